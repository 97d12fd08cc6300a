import { BuddhibalaError } from "../errors.js";
import { type Game, variants } from "../game.js";
import type { Move } from "../move.js";
import type { SolutionBranch } from "../solve.js";
import type { WinReason } from "../status.js";
import type { VariantId } from "../variants.js";
import { Budget } from "./budget.js";
import { begin } from "./check.js";
import type { Puzzle } from "./puzzle.js";
import { keysOf } from "./solved.js";

/** A clause on which a solution turns, and how that is known. */
export interface ClauseFound {
  /** The clause, such as `"K1"`. */
  readonly clause: string;
  /** The move that uses it, or what is otherwise under another value of its option. */
  readonly reason: string;
}

/** The clause that each option belongs to. */
const CLAUSE_OF: Readonly<Record<VariantId, Readonly<Record<string, string>>>> = {
  krida: { stalemate: "K3", bareKing: "K4", checkLimit: "K5" },
  chadarangam: {
    leap: "C1",
    farRank: "C4",
    newKnight: "C5",
    pawnsOnly: "C6",
    mastu: "C7",
    capture: "C8",
    pawnsOnlyStalemate: "C9",
    bareKing: "C9",
  },
  "shatranj-14": { promotion: "S2", dahja: "S3" },
};

const ENDS: Readonly<Record<VariantId, Partial<Record<WinReason, string>>>> = {
  krida: { checkmate: "K2", "bare-king": "K4", "sixty-four-checks": "K5" },
  chadarangam: { stalemate: "C9", "bare-king": "C9" },
  "shatranj-14": { checkmate: "S1" },
};

/** The clauses that the moves of a tree use, each with the first move that does. */
export function clausesUsed(variant: VariantId, tree: readonly SolutionBranch[], opening: boolean): ClauseFound[] {
  const found = new Map<string, string>();
  const walk = (branches: readonly SolutionBranch[]): void => {
    for (const { move, dual, end, next } of branches) {
      if (dual) continue;
      for (const [clause, what] of uses(variant, move, opening)) if (!found.has(clause)) found.set(clause, `${move.san} ${what}`);
      const clause = end && ENDS[variant][end.reason];
      if (clause && !found.has(clause)) found.set(clause, `${move.san} ends the game: ${end.reason}`);
      walk(next);
    }
  };
  walk(tree);
  return [...found].map(([clause, reason]) => ({ clause, reason }));
}

/** The clauses without which, by another value of their options, the solution is another or none. */
export function clausesNeeded(puzzle: Puzzle, key: string, nodes: number): { readonly found: ClauseFound[]; readonly undecided: string[] } {
  const found = new Map<string, string>();
  const undecided: string[] = [];
  for (const { name, values, default: usual } of variants().find(({ id }) => id === puzzle.variant)?.options ?? []) {
    const clause = CLAUSE_OF[puzzle.variant][name];
    const now = puzzle.options[name] ?? usual;
    for (const { value } of values) {
      if (clause === undefined || value === now || found.has(clause)) continue;
      try {
        const why = otherwise(puzzle, name, value, key, new Budget(nodes));
        if (why !== undefined) found.set(clause, why);
      } catch (thrown) {
        if (!(thrown instanceof BuddhibalaError) || thrown.code !== "bad-puzzle") throw thrown;
        undecided.push(`${name}=${value}`);
      }
    }
  }
  return { found: [...found].map(([clause, reason]) => ({ clause, reason })), undecided };
}

/** What is otherwise under another value of an option; nothing if the same first move solves it in as many turns, and no other. */
function otherwise(puzzle: Puzzle, name: string, value: string, key: string, budget: Budget): string | undefined {
  const other = { ...puzzle, options: { ...puzzle.options, [name]: value } };
  let game: Game;
  try {
    game = begin(other);
  } catch (thrown) {
    if (thrown instanceof BuddhibalaError && thrown.code === "bad-fen") return `with ${name}=${value} there is no such position`;
    throw thrown;
  }
  try {
    if (game.status().state !== "playing") return `with ${name}=${value} the game is over`;
    const keys = keysOf(game, puzzle.goal, budget);
    if (keys.length === 1 && keys[0] === key) return undefined;
    const what = keys.length === 0 ? "there is no solution in as many turns" : keys.includes(key) ? "there are others" : "it is another";
    return `with ${name}=${value} ${what}`;
  } finally {
    game.free();
  }
}

function uses(variant: VariantId, move: Move, opening: boolean): (readonly [clause: string, what: string])[] {
  const { kind, promotion, piece, path, conversions, endsTurn } = move;
  const used: (readonly [string, string])[] = [];
  switch (variant) {
    case "krida":
      if (kind === "removal") used.push(["K3", "removes a man"]);
      if (promotion !== undefined) used.push(["K1", path ? "promotes and goes back" : "promotes"]);
      break;
    case "chadarangam":
      if (kind === "leap" || (piece === "K" && leaps(move))) used.push(["C1", "leaps"]);
      if (!endsTurn || opening) used.push(["C2", "is an opening move"]);
      if (promotion !== undefined) used.push(["C3", "promotes"]);
      if (piece === "P" && promotion === undefined && /[a-z](1|8)$/.test(move.to)) used.push(["C4", "lets a pawn wait"]);
      if (conversions.length > 0) used.push(["C4", "converts a waiting pawn"]);
      if (path && promotion === "N") used.push(["C5", "has a second step"]);
      break;
    case "shatranj-14":
      if (promotion !== undefined) used.push(["S2", "promotes"]);
  }
  return used;
}

/** Whether a King goes like a horse, also where he captures. */
function leaps({ from, to }: Move): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))) === 3;
}
