import type { Move, Square } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

/** Which of the opening moves is to be made: "move 2 of 3"; nothing outside the opening, and where there is only one. */
export function progress({ status, turn, options }: Snapshot, words: Words = en): string {
  const [left, total] = [status.opening[turn], Number(options["opening"])];
  return left > 0 && total > 1 ? words.opening.progress(total - left + 1, total) : "";
}

/** What the player to move has to know about his opening turn, while it goes on. */
export function opening(snapshot: Snapshot, words: Words = en): readonly string[] {
  const { status, turn, options } = snapshot;
  const left = status.opening[turn];
  if (left === 0) return [];
  const total = Number(options["opening"]);
  const { single, several, made, bans } = words.opening;
  if (total === 1) return [single(turn)];
  return [
    several(turn, total, progress(snapshot, words), whoMay(status.moved, total, left, words)),
    left === total ? `${made} ${bans}` : bans,
  ];
}

/** That the rest of an opening turn was forgone, if the last move has ended it too early. */
export function forgone({ line, ply, first }: Snapshot, { color }: Move, words: Words = en): readonly string[] {
  const made = line.slice(0, ply).filter((move) => move.color === color);
  const ended = made.findIndex(({ endsTurn }) => endsTurn) + 1;
  return ended !== made.length || ended >= first.opening[color] ? [] : [words.opening.forgone(color)];
}

function whoMay(moved: readonly Square[], total: number, left: number, { opening: { anyMan, thirdMan, sameMan, either } }: Words): string {
  const [here] = moved;
  if (left === total || here === undefined) return anyMan;
  if (moved.length > 1) return thirdMan(moved);
  const last = left === 1;
  return last && total > 2 ? sameMan(here) : either(here, !last);
}
