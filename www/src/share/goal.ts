import type { Letter } from "buddhibala";
import type { Goal } from "buddhibala/puzzles";

const GOAL = /^(?:(mate|bare-king|avoid)-([1-9]|1[0-2])|gain-([A-Z])-([1-9]|1[0-2])|(only|untouchable))$/;

/** A goal as an address has it: `mate-2`, `gain-R-3`, `only`. */
export function writeGoal(goal: Goal): string {
  return [goal.kind, ...(goal.kind === "gain" ? [goal.man] : []), ...("in" in goal ? [goal.in] : [])].join("-");
}

/** Reads a goal from an address; whether the game has such a man, and such a goal, its rules can tell. */
export function readGoal(text: string): Goal | undefined {
  const [, forced, turns, man, gained, single] = GOAL.exec(text) ?? [];
  if (forced) return { kind: forced as "mate" | "bare-king" | "avoid", in: Number(turns) };
  if (man) return { kind: "gain", man: man as Letter, in: Number(gained) };
  return single ? { kind: single as "only" | "untouchable" } : undefined;
}
