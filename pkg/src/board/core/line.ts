import type { Color, Move } from "../../index.js";
import type { Seats, Snapshot } from "./model.js";

/** A move in the list: the `ply`th is on the board once so many moves are made. */
export interface Entry {
  /** After how many moves it stands on the board. */
  readonly ply: number;
  /** It in short notation. */
  readonly san: string;
}

/** A numbered turn of both players. */
export interface Turn {
  /** Its number. */
  readonly number: number;
  /** The moves of each player: several in an opening turn. */
  readonly moves: Readonly<Record<Color, readonly Entry[]>>;
}

/** The line as numbered turns; the number goes up after Black's last move of a turn. */
export function turns(line: readonly Move[], first: Snapshot["first"]): readonly Turn[] {
  const list: { number: number; moves: Record<Color, Entry[]> }[] = [];
  let open = false;
  for (const [index, move] of line.entries()) {
    if (!open) list.push({ number: first.number + list.length, moves: { w: [], b: [] } });
    list.at(-1)?.moves[move.color].push({ ply: index + 1, san: move.san });
    open = !(move.color === "b" && move.endsTurn);
  }
  return list;
}

/** Who is to move after so many moves of the line. */
export function mover(snapshot: Snapshot, ply: number): Color {
  return snapshot.line[ply]?.color ?? snapshot.turn;
}

/** Where taking back leads: before a person's last move, or one move back if no person has moved. */
export function earlier(snapshot: Snapshot, seats: Seats): number {
  for (let ply = snapshot.ply - 1; ply >= 0; ply--) {
    if (seats[mover(snapshot, ply)] === "person") return ply;
  }
  return Math.max(0, snapshot.ply - 1);
}

/** Where going forward leads: to a person's next move, or to the end of the line. */
export function later(snapshot: Snapshot, seats: Seats): number {
  const end = snapshot.line.length;
  if (seats.w !== "person" && seats.b !== "person") return Math.min(end, snapshot.ply + 1);
  for (let ply = snapshot.ply + 1; ply < end; ply++) {
    if (seats[mover(snapshot, ply)] === "person") return ply;
  }
  return end;
}
