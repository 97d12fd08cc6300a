import type { Color, Square } from "./variants.js";

/** A draw that a player may claim now. The game goes on if nobody does. */
export type DrawClaim = "repetition" | "fifty-move";

/** Why a game was won. */
export type WinReason = "checkmate" | "bare-king" | "sixty-four-checks" | "stalemate";

/** Why a game was drawn. */
export type DrawReason = "stalemate" | "bare-kings" | "bare-king";

/** What a win is worth. The old sources count a win over a bare King for less. */
export type Grade = "full" | "lesser";

/** What is told of a game whether it goes on or not. */
interface Counts {
  /** The player to move; after the end, the one who would be. */
  readonly turn: Color;
  /** Whether that player's King is attacked. */
  readonly check: boolean;
  /**
   * How many of each player's last turns in a row gave check, and how many win the game. Only where the rules in force
   * count them.
   */
  readonly checks?: { readonly w: number; readonly b: number; readonly limit: number };
  /** Draws that a player may claim now: empty when the game is over. */
  readonly claims: readonly DrawClaim[];
  /** Whose King may still leap like a horse. */
  readonly leaps: { readonly w: boolean; readonly b: boolean };
  /** How many opening moves each player has left. */
  readonly opening: { readonly w: number; readonly b: number };
  /** Where the men stand that have moved in the opening turn under way. */
  readonly moved: readonly Square[];
  /** The pawns that wait on the far rank; of two that wait for the same place the first to arrive comes first. */
  readonly waiting: readonly Square[];
  /** The officers that cannot be captured because they are their sides' only ones. */
  readonly mastu: readonly Square[];
}

/** The game goes on. */
export interface Playing extends Counts {
  /** The game goes on. */
  readonly state: "playing";
  /** Nobody has won. */
  readonly winner?: undefined;
  /** Nothing has ended it. */
  readonly reason?: undefined;
  /** Nothing is won. */
  readonly grade?: undefined;
}

/** A player has won. */
export interface Won extends Counts {
  /** A player has won. */
  readonly state: "won";
  /** Who won. */
  readonly winner: Color;
  /** Why. */
  readonly reason: WinReason;
  /** What the win is worth. */
  readonly grade: Grade;
}

/** Nobody has won, and the game is over. */
export interface Drawn extends Counts {
  /** The game is drawn. */
  readonly state: "drawn";
  /** Nobody has won. */
  readonly winner?: undefined;
  /** Why. */
  readonly reason: DrawReason;
  /** Nothing is won. */
  readonly grade?: undefined;
}

/**
 * How the game stands. `state` tells the three cases apart.
 *
 * @example
 * ```ts
 * const status = game.status();
 * if (status.state === "won") console.log(`${status.winner} wins: ${status.reason}`);
 * ```
 */
export type Status = Playing | Won | Drawn;
