import { badArgument, properties } from "../arguments.js";
import type { Game, MoveSquares, PlacedMan, Special } from "../game.js";
import type { Move } from "../move.js";
import type { DrawClaim, Status } from "../status.js";
import type { Color, VariantId } from "../variants.js";
import type { Verdict } from "../verdict.js";
import type { Seat } from "./core/model.js";
import { Holding } from "./holding.js";
import { type Orientation, readColor, readSeat, readVariant } from "./settings.js";

/** A board at which a game is played, without what is seen of it. */
export abstract class Playing extends Holding {
  /** Which game is played. To set it begins a new one. */
  get variant(): VariantId {
    this.settle();
    return this.model?.snapshot.variant.id ?? this.wished?.variant ?? readVariant(null);
  }

  set variant(value: VariantId | null) {
    this.wishVariant(value);
  }

  /** Every option of the game with the value in force. To set them, as an object or as `name=value; name=value`, begins a new game. */
  get options(): Readonly<Record<string, string>> {
    this.settle();
    return { ...(this.model?.snapshot.options ?? this.wished?.options) };
  }

  set options(value: Readonly<Record<string, string | number>> | string | null) {
    this.wishOptions(value);
  }

  /** The position that stands on the board. To set it begins a new game from there. */
  get fen(): string {
    this.settle();
    return this.model?.snapshot.fen ?? this.wished?.fen ?? "";
  }

  set fen(value: string | null) {
    this.wishFen(value);
  }

  /** The game so far. To set it goes on from there. */
  get pgn(): string {
    this.settle();
    return this.record ?? this.wished?.pgn ?? "";
  }

  set pgn(value: string | null) {
    this.wishPgn(value);
  }

  /** Whose side of the board is below. */
  get orientation(): Orientation {
    if (!this.model) return this.side;
    return this.model.flipped ? "black" : "white";
  }

  set orientation(value: Orientation | null) {
    this.wishOrientation(value);
  }

  /**
   * Makes a move: coordinates, short notation, or an object with `from` and `to`.
   *
   * @returns The move, or `undefined` if a listener to `beforemove` forbade it.
   * @throws {BuddhibalaError} As `play` of a game; `not-initialised` before the board is ready.
   */
  play(move: string | MoveSquares): Move | undefined {
    return this.table.play(move);
  }

  /** Takes back: the claim of a draw, or all moves since a person's last one. */
  undo(): void {
    this.table.undo();
  }

  /** Makes again what was taken back. */
  redo(): void {
    this.table.redo();
  }

  /** Shows the position after so many moves of the game, from 0. */
  jump(ply: number): void {
    const most = this.live.snapshot.line.length;
    if (!Number.isInteger(ply) || ply < 0 || ply > most) throw badArgument("ply", `a whole number from 0 to ${most}`, ply);
    this.table.jump(ply);
  }

  /** The legal moves, of all men or of the one on a square. */
  legalMoves(filter?: { readonly from?: string }): readonly Move[] {
    const { legal } = this.live.snapshot;
    const only = filter === undefined ? undefined : properties("filter", filter, ["from"]).from;
    return only === undefined ? legal : legal.filter(({ from }) => from === only);
  }

  /** How the game stands. */
  status(): Status {
    return this.live.snapshot.status;
  }

  /** The moves that are on the board. */
  history(): readonly Move[] {
    const { line, ply } = this.live.snapshot;
    return line.slice(0, ply);
  }

  /** Whether the man on a square may go to another one now, and if not, why. */
  why(from: string, to: string): Verdict {
    return this.table.why(from, to);
  }

  /** The men on the board. */
  board(): readonly PlacedMan[] {
    const { men, special } = this.live.snapshot;
    return [...men].map(([square, { color, letter }]) => ({ square, color, piece: letter, special: special.get(square) ?? ([] as readonly Special[]) }));
  }

  /** The game as it stands, as another one, to analyse: yours to free. */
  copy(): Game {
    return this.table.copy();
  }

  /** Turns the board round. */
  flip(): void {
    this.table.flip();
  }

  /** The player to move claims a draw. */
  claim(claim: DrawClaim): void {
    this.table.claim(claim);
  }

  /** Gives a side to a person or to the computer at a level. */
  seat(color: Color, seat: Seat): void {
    this.table.seat(readColor(color), readSeat("seat", seat));
  }

  /** Stops the computer, which then waits. */
  stop(): void {
    this.table.stop();
  }

  /** Lets the computer go on. */
  resume(): void {
    this.table.resume();
  }
}
