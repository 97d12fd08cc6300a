import type { Move } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import { side } from "./names.js";

const NUMBERS: Readonly<Record<number, string>> = { 2: "two", 3: "three" };

/** Which of the opening moves is to be made: "move 2 of 3"; nothing outside the opening, and where there is only one. */
export function progress({ status, turn, options }: Snapshot): string {
  const [left, total] = [status.opening[turn], Number(options["opening"])];
  return left > 0 && total > 1 ? `move ${total - left + 1} of ${total}` : "";
}

/** What the player to move has to know about his opening turn, while it goes on. */
export function opening(snapshot: Snapshot): readonly string[] {
  const { status, turn, options } = snapshot;
  const left = status.opening[turn];
  if (left === 0) return [];
  const total = Number(options["opening"]);
  const bans = "None may capture or give check.";
  if (total === 1) return [`${side(turn)} begins with an opening move, which may not capture or give check.`];
  return [
    `${side(turn)} makes ${NUMBERS[total] ?? total} moves in a row. Now ${progress(snapshot)}: ${whoMay(status.moved, total, left)}.`,
    ...(left === total ? [`They are made by different men, or all by the same one. ${bans}`] : [bans]),
  ];
}

/** That the rest of an opening turn was forgone, if the last move has ended it too early. */
export function forgone({ line, ply, first }: Snapshot, { color }: Move): readonly string[] {
  const made = line.slice(0, ply).filter((move) => move.color === color);
  const ended = made.findIndex(({ endsTurn }) => endsTurn) + 1;
  if (ended !== made.length || ended >= first.opening[color]) return [];
  return [`${side(color)} has no further opening move, and forgoes the rest.`];
}

function whoMay(moved: readonly string[], total: number, left: number): string {
  const last = left === 1;
  if (left === total) return "any man";
  if (moved.length > 1) return `a third man, not those on ${moved.join(" and ")}`;
  if (last && total > 2) return `the man on ${moved.join()} again, which has made them all`;
  return `another man, or the one on ${moved.join()} again${last ? "" : ", which then makes them all"}`;
}
