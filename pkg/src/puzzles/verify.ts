import { integerArgument, properties } from "../arguments.js";
import { BuddhibalaError } from "../errors.js";
import type { Game } from "../game.js";
import type { SolutionBranch } from "../solve.js";
import { Budget, USUAL_NODES } from "./budget.js";
import { begin, checkPuzzle } from "./check.js";
import { type ClauseFound, clausesNeeded, clausesUsed } from "./clauses.js";
import type { Puzzle } from "./puzzle.js";
import { keysOf, lineFault } from "./solved.js";

export type { ClauseFound } from "./clauses.js";

/** How much work a proof may take. */
export interface VerifyLimits {
  /** How many positions may be visited for each question, ten million if left out. */
  readonly nodes?: number;
}

/** What was found out about a puzzle. */
export interface PuzzleReport {
  /** The name of the puzzle. */
  readonly id: string;
  /** Nothing is wrong with it: it is proved, its key is the only one, its line is the longest, its clauses are right. */
  readonly sound: boolean;
  /** Whether the first move of its solution (or its square) does what is asked. */
  readonly proved: boolean;
  /** Whether nothing else does. */
  readonly unique: boolean;
  /** Every first move, or square, that does. */
  readonly keys: readonly string[];
  /** The clauses on which the solution turns, those that the puzzle names and others. */
  readonly clauses: readonly ClauseFound[];
  /** Options with values under which nothing could be decided within the limit. */
  readonly undecided: readonly string[];
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  /** How many positions were visited for the proof. A position that JavaScript visits counts as twenty. */
  readonly nodes: number;
}

/**
 * Proves or refutes a puzzle by exhaustive search: that the goal is reached, by one first move only, that its main line
 * is forced and the longest resistance, and that the solution turns on each clause that it names.
 *
 * A solution turns on a clause if a move of its tree uses it, or if by another value of the option that belongs to the
 * clause the first move is no longer the only solution in as many turns.
 *
 * @throws {@link BuddhibalaError} `bad-puzzle` for what is no puzzle at all, `bad-argument`, `not-initialised`.
 *
 * @example
 * ```ts
 * const { sound, faults } = verifyPuzzle(puzzle);
 * if (!sound) console.log(faults.join("\n"));
 * ```
 */
export function verifyPuzzle(given: Puzzle, limits: VerifyLimits = {}): PuzzleReport {
  const puzzle = checkPuzzle(given);
  const { nodes: most } = properties("limits", limits, ["nodes"]);
  const nodes = most === undefined ? USUAL_NODES : integerArgument("limits.nodes", most, 1, Number.MAX_SAFE_INTEGER);
  const budget = new Budget(nodes);
  const game = begin(puzzle);
  try {
    return report(puzzle, game, budget, nodes);
  } catch (thrown) {
    if (!(thrown instanceof BuddhibalaError) || thrown.code !== "bad-puzzle") throw thrown;
    const nothing = { proved: false, unique: false, sound: false, keys: [], clauses: [], undecided: [] };
    return { id: puzzle.id, ...nothing, faults: [thrown.message], nodes: budget.used };
  } finally {
    game.free();
  }
}

function report(puzzle: Puzzle, game: Game, budget: Budget, nodes: number): PuzzleReport {
  const [key] = puzzle.solution;
  const keys = keysOf(game, puzzle.goal, budget);
  const proved = keys.includes(key);
  const unique = proved && keys.length === 1;
  const faults: string[] = [];
  if (!proved) faults.push(keys.length === 0 ? "the goal is not reached as asked" : `${key} does not solve it, but ${keys.join(", ")}`);
  else if (!unique) faults.push(`it has ${keys.length} solutions: ${keys.join(", ")}`);
  const line = proved ? lineFault(game, puzzle, budget) : undefined;
  if (line !== undefined) faults.push(line);
  const { found, undecided } = unique ? clausesNeeded(puzzle, key, nodes) : { found: [], undecided: [] };
  const used = proved ? clausesUsed(puzzle.variant, tree(puzzle, game, budget), openingMoves(game)) : [];
  const clauses = [...used, ...found.filter(({ clause }) => used.every((one) => one.clause !== clause))];
  if (unique) {
    const missing = puzzle.clauses.filter((clause) => clauses.every((one) => one.clause !== clause));
    if (missing.length > 0) faults.push(`the solution does not turn on ${missing.join(", ")}`);
  }
  return { id: puzzle.id, sound: faults.length === 0, proved, unique, keys, clauses, undecided, faults, nodes: budget.used };
}

/** The solution with every answer where the solver makes one, and the main line. */
function tree({ goal, solution }: Puzzle, game: Game, budget: Budget): readonly SolutionBranch[] {
  if (goal.kind === "untouchable") return [];
  const main = branch(game, solution);
  if (goal.kind !== "mate" && goal.kind !== "bare-king") return main;
  const solved = game.solve({ mateIn: goal.in, lesser: goal.kind === "bare-king", nodes: budget.left });
  budget.spend(solved.nodes);
  return [...main, ...solved.tree];
}

function branch(game: Game, [text, ...others]: readonly string[]): readonly SolutionBranch[] {
  if (text === undefined) return [];
  const move = game.play(text);
  const { state, reason, grade } = game.status();
  const next = branch(game, others);
  game.undo();
  return [{ move, dual: false, ...(state === "won" ? { end: { reason, grade } } : {}), next }];
}

function openingMoves(game: Game): boolean {
  const { opening } = game.status();
  return opening.w + opening.b > 0;
}
