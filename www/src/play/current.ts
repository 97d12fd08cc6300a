import type { Model } from "buddhibala/board";
import type { KeptGame } from "../share/kept.js";
import type { Wish } from "../share/wish.js";

/** The game on the page, as it is kept in the browser. */
export function keepable({ snapshot, seats, flipped }: Model, pgn: string): KeptGame {
  const { options, line, ply } = snapshot;
  const fen = /^\[FEN "([^"]*)"\]$/m.exec(pgn)?.[1];
  return { options, ...(fen === undefined ? {} : { fen }), moves: line.map(({ uci }) => uci), ply, seats, flipped };
}

/** The game on the page, as an address asks for it: what is on the board, and the rules where they are not the usual ones. */
export function asked({ snapshot }: Model, { options, fen, moves, ply, seats, flipped }: KeptGame): Wish {
  const { id, options: known } = snapshot.variant;
  const changed = Object.entries(options).filter(([name, value]) => known.some((option) => option.name === name && option.default !== value));
  const opponent = seats.w === "person" ? (seats.b === "person" ? "none" : "black") : seats.b === "person" ? "white" : "both";
  const level = [seats.b, seats.w].find((seat) => seat !== "person");
  return {
    game: id,
    options: Object.fromEntries(changed),
    ...(fen === undefined ? {} : { fen }),
    moves: moves.slice(0, ply),
    ...(flipped ? { side: "black" as const } : {}),
    opponent,
    ...(typeof level === "number" ? { level } : {}),
  };
}
