import type { Snapshot } from "../core/model.js";
import { side } from "./names.js";

const MOVES: Readonly<Record<number, string>> = { 2: "two moves", 3: "three moves" };

/** What the player to move has to know about his opening turn, while it goes on. */
export function opening({ status, turn, options }: Snapshot): readonly string[] {
  const left = status.opening[turn];
  const total = Number(options["opening"]);
  if (left === 0) return [];
  const bans = "no captures, no checks";
  const moves = MOVES[total];
  if (!moves) return [`${side(turn)}'s opening move: ${bans}.`];
  return [`${side(turn)} makes ${moves} in a row: ${left} left; ${whichMen(status.moved, total - left)}; ${bans}.`];
}

function whichMen(moved: readonly string[], made: number): string {
  if (moved.length === 2) return "the last by a third man";
  if (made === 2) return `the last by the man on ${moved.join()} again`;
  return "by different men, or all by the same one";
}
