import type { Square } from "../../index.js";
import type { Piece } from "../core/model.js";

/** What the element itself says, beside what it says of a game. */
export const ELEMENT = {
  keys:
    "Arrow keys move over the board, Enter picks up and puts down, Escape puts back. A letter and a number lead to a square; " +
    "a capital letter leads to the next man of that kind.",
  board: (name: string) => `Board of ${name}`,
  loading: "The rules of the game are being loaded.",
  unloaded: "The rules of the games could not be loaded, so nothing can be played here.",
  again: "Try again",
  wrong: (what: string, why: string) => `${what}: ${why}`,
  none: (man: string) => `No ${man} that may be moved is on the board.`,
  status: "How the game stands",
  moves: "Moves",
  noMoves: "No move has been made yet.",
  game: "Game",
  undo: "Undo",
  redo: "Redo",
  flip: "Flip board",
  fresh: "New game",
  stop: "Stop",
  resume: "Go on",
  claim: "Claim the draw",
  claimable: (why: string) => `${why}, so a draw may be claimed.`,
} as const;

/** What there is to say about a square when the rules are not there: "d5, black M". */
export function bare(square: Square, piece: Piece | undefined): string {
  return piece ? `${square}, ${piece.color === "w" ? "white" : "black"} ${piece.letter}` : `${square}, empty`;
}
