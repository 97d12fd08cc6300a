import type { Letter, Square } from "./variants.js";

/** Why a turn is not allowed, as a stable word for programs. */
export type RefusalCode =
  | "game-over"
  | "no-man"
  | "not-yours"
  | "own-man"
  | "king"
  | "movement"
  | "blocked"
  | "pawn-ahead"
  | "pawn-diagonal"
  | "still-in-check"
  | "exposes-king"
  | "return"
  | "removal-not-due"
  | "no-removal"
  | "not-the-jailer"
  | "pawn-at-end"
  | "no-leap"
  | "leap-lost"
  | "leap-in-check"
  | "leap-captures"
  | "opening-capture"
  | "opening-check"
  | "opening-man"
  | "waiting"
  | "no-place"
  | "conversion"
  | "pawns-only"
  | "mastu"
  | "supported";

/**
 * Why the text of a move is no legal turn, as a stable word for programs: its turn is not allowed, or it says nothing or
 * something wrong of a second step, names a square that the board does not have, or says something else of a legal turn
 * than what it is.
 */
export type ObjectionCode = RefusalCode | "second-step" | "off-board" | "said-otherwise";

/** The turn is allowed. */
export interface Allowed {
  /** It is. */
  readonly allowed: true;
}

/** The turn is not allowed. */
export interface Refused {
  /** It is not. */
  readonly allowed: false;
  /** The clause of the game's rules that forbids it, as in `"C7"`; none where it is how men move, or the King's safety. */
  readonly clause?: string;
  /** Why, for programs. */
  readonly code: RefusalCode;
  /** The square that the reason speaks of, as that of the man who would attack the King; none where it speaks of none. */
  readonly at?: Square;
  /** The man that the reason speaks of; none where it speaks of none. */
  readonly piece?: Letter;
  /** Why, in a sentence. */
  readonly text: string;
}

/** Whether a turn is allowed, and if not, why. */
export type Verdict = Allowed | Refused;
