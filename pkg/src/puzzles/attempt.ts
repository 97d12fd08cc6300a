import type { Move } from "../move.js";
import type { Letter, Square } from "../variants.js";

/** What comes of an attempt at a puzzle. */
export interface Attempt {
  /** `also-right` is a move that reaches the goal as well, but is not the one of the main line, which was followed so far. */
  readonly verdict: "right" | "also-right" | "wrong";
  /** The move that was tried; none where a square was named. */
  readonly move?: Move;
  /**
   * What shows that it is wrong: the opponent's answer, which leaves no way to the goal in time; with `avoid` all that he
   * wins with; of a man who can be captured, how. Empty where the game ended otherwise than it should.
   */
  readonly refutation?: readonly Move[];
  /** The move reaches the goal, but later than asked: in so many turns. */
  readonly later?: number;
  /** What the opponent has answered to a right move. */
  readonly replies: readonly Move[];
  /** Whether the puzzle is solved by it. */
  readonly solved: boolean;
}

/** A part of the solution, a little more each time it is asked for. */
export type Hint =
  | { readonly step: 1; readonly piece: Letter }
  | { readonly step: 2; readonly piece: Letter; readonly square: Square }
  | { readonly step: 3; readonly piece: Letter; readonly square: Square; readonly move: Move };

/** How far somebody has come with a puzzle. */
export interface PuzzleStatus {
  /** `shown` once the solution has been asked for. */
  readonly state: "playing" | "solved" | "shown";
  /** How many moves have been tried. */
  readonly tries: number;
  /** How many of them were wrong. */
  readonly mistakes: number;
  /** How many hints have been given. */
  readonly hints: number;
}
