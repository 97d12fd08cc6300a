import type { VariantId } from "buddhibala";
import type { Goal } from "buddhibala/puzzles";
import { askGame } from "./game.js";

/** The fields of a FEN that say something by the rules in force, and how much they can count. */
export interface Clauses {
  readonly leap: boolean;
  /** How many checks in a row win, where they are counted. */
  readonly checks: number | undefined;
  /** With how many moves each player begins; none where they are usual. */
  readonly opening: number;
  readonly waiting: boolean;
  /** What a puzzle may ask for. */
  readonly goals: readonly Goal["kind"][];
}

/** Asks the rules in force for their clauses. */
export function clausesOf(variant: VariantId, options: Readonly<Record<string, string>>): Clauses {
  return askGame({ variant, options }, (game) => {
    const { leaps, checks, opening } = game.status();
    const inForce: Readonly<Record<string, string | undefined>> = game.options;
    const bareKing = inForce["bareKing"] === "lesser-win" || inForce["bareKing"] === "win";
    const protects = (inForce["mastu"] ?? "none") !== "none" || inForce["capture"] === "maddat-mari";
    return {
      leap: leaps.w || leaps.b,
      checks: checks?.limit,
      opening: Math.max(opening.w, opening.b),
      waiting: inForce["farRank"] === "wait",
      goals: ["mate", ...(bareKing ? (["bare-king"] as const) : []), "gain", "avoid", "only", ...(protects ? (["untouchable"] as const) : [])],
    };
  });
}
