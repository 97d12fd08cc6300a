import { badArgument, integerArgument, properties } from "./arguments.js";
import { type Move, unpackMove } from "./move.js";
import type { Grade, WinReason } from "./status.js";

/** The most turns that can be asked for. */
const MOST_TURNS = 64;

/** What to prove: that the player to move wins by force, whatever is answered. */
export interface SolveLimits {
  /**
   * Within how many of his turns he shall win, from 1 to 64, by mate or by whatever else ends the game in his favour.
   * Several opening moves in a row are one turn.
   */
  readonly mateIn: number;
  /** Whether a win of the grade `"lesser"` will do as well. Not, if left out. */
  readonly lesser?: boolean;
  /** How many positions to visit at most, ten million if left out. */
  readonly nodes?: number;
}

/** A move of a solution, and all that follows. */
export interface SolutionBranch {
  /** The move. */
  readonly move: Move;
  /** Whether it is a move that wins as fast as the one before it, which the solution follows. */
  readonly dual: boolean;
  /** How it wins the game, where it does. */
  readonly end?: { readonly reason: WinReason; readonly grade: Grade };
  /**
   * Every answer of the defender; or the winning moves of the attacker, the one that the solution follows first. Empty
   * after a dual, at the end of the game, and where the tree is cut.
   */
  readonly next: readonly SolutionBranch[];
}

/** There is a forced win. */
export interface Solved {
  /** There is a forced win. */
  readonly solved: true;
  /** The same in a word. */
  readonly outcome: "win";
  /** In how many of his turns the player to move wins, and not sooner. */
  readonly mateIn: number;
  /** Every first move that forces it in that time; in an opening turn the first of several. */
  readonly keys: readonly Move[];
  /** Whether there is one key only; `undefined` if the limit was met before all other moves were refuted. */
  readonly unique: boolean | undefined;
  /** The whole solution, beginning with the keys. */
  readonly tree: readonly SolutionBranch[];
  /** Whether the tree is not complete: a limit was met, or it would have more than ten thousand moves. */
  readonly cut: boolean;
  /** How many positions were visited. */
  readonly nodes: number;
}

/** There is no forced win within the turns asked for (`"none"`), or the limit was met before this was known (`"undecided"`). */
export interface Unsolved {
  /** No forced win was found. */
  readonly solved: false;
  /** Whether there is none, or this is not known. */
  readonly outcome: "none" | "undecided";
  /** Nothing was won. */
  readonly mateIn?: undefined;
  /** No move is known to force a win. */
  readonly keys: readonly [];
  /** There is no solution. */
  readonly tree: readonly [];
  /** Within so many turns there is surely no win. */
  readonly refuted: number;
  /** How many positions were visited. */
  readonly nodes: number;
}

/** What a solver found. */
export type Solution = Solved | Unsolved;

/** Checks limits that a caller gave, and copies them. */
export function checkSolveLimits(given: unknown): SolveLimits {
  const limits = properties("limits", given, ["mateIn", "lesser", "nodes"]);
  const checked: { -readonly [K in keyof SolveLimits]: SolveLimits[K] } = {
    mateIn: integerArgument("limits.mateIn", limits.mateIn, 1, MOST_TURNS),
  };
  if (limits.lesser !== undefined) {
    if (typeof limits.lesser !== "boolean") throw badArgument("limits.lesser", "true or false", limits.lesser);
    checked.lesser = limits.lesser;
  }
  if (limits.nodes !== undefined) checked.nodes = integerArgument("limits.nodes", limits.nodes, 1, Number.MAX_SAFE_INTEGER);
  return checked;
}

/**
 * Reads what WebAssembly found: a line `win 2 unique whole 20412` (turns, keys, tree, nodes), then a line
 * `level role reason grade` and a move, between tabs, for each move of the tree, before those that follow it.
 */
export function unpackSolution(packed: string): Solution {
  const [head, ...lines] = packed.split("\n") as [string, ...string[]];
  const [outcome, turns, unique, whole, nodes] = head.split(" ");
  if (outcome !== "win") {
    const why = outcome as Unsolved["outcome"];
    return { solved: false, outcome: why, keys: [], tree: [], refuted: Number(turns), nodes: Number(nodes) };
  }
  const tree = unpackTree(lines);
  return {
    solved: true,
    outcome,
    mateIn: Number(turns),
    keys: tree.map((branch) => branch.move),
    unique: unique === "-" ? undefined : unique === "unique",
    tree,
    cut: whole === "cut",
    nodes: Number(nodes),
  };
}

function unpackTree(lines: readonly string[]): SolutionBranch[] {
  const root: SolutionBranch[] = [];
  const open = [root];
  for (const line of lines) {
    const [level, role, reason, grade, ...move] = line.split("\t");
    const next: SolutionBranch[] = [];
    const end = reason === "" ? {} : { end: { reason: reason as WinReason, grade: grade as Grade } };
    open[Number(level)]?.push({ move: unpackMove(move.join("\t")), dual: role === "dual", ...end, next });
    open[Number(level) + 1] = next;
  }
  return root;
}
