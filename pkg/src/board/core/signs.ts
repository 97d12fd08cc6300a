import type { Square } from "../../index.js";
import type { Snapshot } from "./model.js";

/** What is shown beside a man. */
export const SIGNS = ["waiting", "mastu", "supported", "moved"] as const;
/** A sign beside a man: he waits for promotion, cannot be captured as the only one of his kind or as supported, or has moved in this turn. */
export type Sign = (typeof SIGNS)[number];

/** The signs of the man on a square. */
export function signs({ special, status }: Snapshot, square: Square): readonly Sign[] {
  const here = special.get(square) ?? [];
  return SIGNS.filter((sign) => (sign === "moved" ? status.moved.includes(square) : here.includes(sign)));
}

/** The signs that men may have by the rules in force. */
export function possibleSigns({ options }: Pick<Snapshot, "options">): readonly Sign[] {
  const possible: Readonly<Record<Sign, boolean>> = {
    waiting: options["farRank"] === "wait",
    mastu: (options["mastu"] ?? "none") !== "none",
    supported: options["capture"] === "maddat-mari",
    moved: Number(options["opening"] ?? 0) > 1,
  };
  return SIGNS.filter((sign) => possible[sign]);
}
