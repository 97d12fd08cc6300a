import type { Letter, VariantId } from "../variants.js";

/** What the solver of a puzzle is asked for; `in` counts his own turns. */
export type Goal =
  /** He wins by force within so many turns, not sooner, and not for a lesser win. */
  | { readonly kind: "mate"; readonly in: number }
  /** He wins by force within so many turns; lesser wins will do, and the longest resistance ends with a bare King. */
  | { readonly kind: "bare-king"; readonly in: number }
  /**
   * He captures a man of this letter by force within so many turns, and whoever captured him cannot be captured in the
   * answer. Whatever wins the game is as good.
   */
  | { readonly kind: "gain"; readonly man: Letter; readonly in: number }
  /** The only turn after which the opponent has no forced win, a lesser one among them, within so many of his turns. */
  | { readonly kind: "avoid"; readonly in: number }
  /** The only legal turn. */
  | { readonly kind: "only" }
  /** The one enemy man that is attacked and whom nobody may capture, being mastu or supported. */
  | { readonly kind: "untouchable" };

/** How hard a puzzle is, easiest first. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** A puzzle: plain data, a line of JSON each in a collection. */
export interface Puzzle {
  /** Its name, of small letters, digits and hyphens. */
  readonly id: string;
  /** Which game. */
  readonly variant: VariantId;
  /** The options that differ from their defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** The position, in which the solver is to move. */
  readonly fen: string;
  /** What he is asked for. */
  readonly goal: Goal;
  /** The main line in coordinates, which the longest resistance makes; for `untouchable` the square of that man. */
  readonly solution: readonly [string, ...string[]];
  /** The clauses of the rules on which the solution turns. */
  readonly clauses: readonly string[];
  /** What it is about, in a word each. */
  readonly themes: readonly string[];
  /** How hard it is. */
  readonly difficulty: Difficulty;
  /** Who made it, or where it was printed. */
  readonly source: string;
  /** What it shows, in a sentence, by language tag: English and at least one other. */
  readonly point: Readonly<Record<string, string>> & { readonly en: string };
}
