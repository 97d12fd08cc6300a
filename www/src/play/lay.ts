import type { BuddhibalaBoard } from "buddhibala/board";
import type { Beginning } from "./beginning.js";

/** Lays the game out on a board that nobody has played at yet. */
export function lay(board: BuddhibalaBoard, { variant, options, pgn, ply, flipped, seats }: Beginning): void {
  if (pgn === undefined) {
    board.variant = variant;
    board.options = options;
  } else board.pgn = pgn;
  board.orientation = flipped ? "black" : "white";
  if (ply !== undefined) board.jump(ply);
  // The computer comes last, so that it does not answer what is still being laid out.
  board.seat("w", seats.w);
  board.seat("b", seats.b);
}
