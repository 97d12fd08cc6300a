import { integerArgument, properties } from "../arguments.js";
import { BuddhibalaError } from "../errors.js";
import type { Game } from "../game.js";
import { Budget, USUAL_NODES } from "./budget.js";
import { begin, variantOf } from "./check.js";
import { about, badPuzzle } from "./fault.js";
import * as fields from "./fields.js";
import { type Aim, aimOf, type ForcedGoal, prospect } from "./forced.js";
import type { Puzzle } from "./puzzle.js";
import { allows } from "./single.js";
import { keysOf } from "./solved.js";
import type { VerifyLimits } from "./verify.js";

/** A position and what is asked in it: a puzzle that nobody has solved yet. */
export type PuzzleTask = Pick<Puzzle, "variant" | "options" | "fen" | "goal">;

/** What came of looking for a solution. */
export type Composed =
  /** There is one first move, or one square, that does it; `solution` is the main line, which the longest resistance makes. */
  | { readonly outcome: "composed"; readonly keys: readonly [string]; readonly solution: readonly [string, ...string[]]; readonly nodes: number }
  /** Several first moves do it. */
  | { readonly outcome: "several"; readonly keys: readonly string[]; readonly nodes: number }
  /** It can be done in fewer turns than asked for: in `turns`. */
  | { readonly outcome: "sooner"; readonly turns: number; readonly nodes: number }
  /** It cannot be done as asked, or this could not be decided within the limit. */
  | { readonly outcome: "none" | "undecided"; readonly nodes: number };

/**
 * Looks for what solves a puzzle that is being made, and for its main line. With a source, a point and the rest it is a
 * puzzle then, which {@link verifyPuzzle} judges.
 *
 * @throws {@link BuddhibalaError} `bad-puzzle` with the field of what cannot be asked, `bad-argument`, `not-initialised`.
 *
 * @example
 * ```ts
 * const found = composeLine({ variant: "krida", options: {}, fen, goal: { kind: "mate", in: 2 } });
 * if (found.outcome === "composed") console.log(found.solution.join(" "));
 * ```
 */
export function composeLine(task: PuzzleTask, limits: VerifyLimits = {}): Composed {
  const given = about("puzzle", () => properties("task", task, ["variant", "options", "fen", "goal"]));
  const variant = variantOf(given.variant);
  const read: PuzzleTask = {
    variant: variant.id,
    options: fields.options(given.options, variant),
    fen: fields.sentence("fen", given.fen),
    goal: fields.goal(given.goal, variant),
  };
  const { nodes: most } = properties("limits", limits, ["nodes"]);
  const budget = new Budget(most === undefined ? USUAL_NODES : integerArgument("limits.nodes", most, 1, Number.MAX_SAFE_INTEGER));
  const game = about("fen", () => begin(read));
  try {
    if (game.status().state !== "playing") throw badPuzzle("fen", "the game is over in this position");
    return found(game, read.goal, budget);
  } finally {
    game.free();
  }
}

function found(game: Game, goal: Puzzle["goal"], budget: Budget): Composed {
  try {
    const made = answer(game, goal, budget);
    return { ...made, nodes: budget.used } as Composed;
  } catch (thrown) {
    if (!(thrown instanceof BuddhibalaError) || thrown.code !== "bad-puzzle") throw thrown;
    return { outcome: "undecided", nodes: budget.used };
  }
}

type Answer<C = Composed> = C extends Composed ? Omit<C, "nodes"> : never;

function answer(game: Game, goal: Puzzle["goal"], budget: Budget): Answer {
  if (isForced(goal)) {
    const least = aimOf(goal, budget).least(game, goal.in);
    if (least !== undefined && least < goal.in) return { outcome: "sooner", turns: least };
  }
  const keys = keysOf(game, goal, budget);
  const [key, ...others] = keys;
  if (key === undefined) return { outcome: "none" };
  if (others.length > 0) return { outcome: "several", keys };
  const solution = mainLine(game, goal, key, budget);
  return solution ? { outcome: "composed", keys: [key], solution } : { outcome: "none" };
}

function isForced(goal: Puzzle["goal"]): goal is ForcedGoal {
  return goal.kind === "mate" || goal.kind === "bare-king" || goal.kind === "gain";
}

/** The main line from its first move on; none where the longest resistance does not end as the goal says. */
function mainLine(game: Game, goal: Puzzle["goal"], key: string, budget: Budget): Puzzle["solution"] | undefined {
  if (goal.kind === "untouchable") return [key];
  if (!isForced(goal)) return [key, ...restOfTurn(game, goal, key, budget)];
  const reason = goal.kind === "bare-king" ? "bare-king" : undefined;
  for (const line of lines(game, aimOf(goal, budget), key, goal.in, reason)) return line;
  return undefined;
}

/** Every main line that begins with a move of the solver, who is to reach the goal within so many turns. */
function* lines(game: Game, aim: Aim, key: string, turns: number, reason: string | undefined): Generator<readonly [string, ...string[]], undefined> {
  const hope = prospect(game, aim, key, turns);
  if (!hope.holds) return;
  const move = game.play(key);
  try {
    if (aim.reached(game, move)) {
      if (reason === undefined || game.status().reason === reason) yield [key];
      return;
    }
    const replies = game.turn === move.color ? [[]] : hope.replies;
    for (const reply of replies) {
      for (const { uci } of reply) game.play(uci);
      try {
        const left = game.turn === move.color && reply.length === 0 ? turns : turns - 1;
        for (const next of aim.keys(game, left)) {
          for (const rest of lines(game, aim, next.uci, left, reason)) yield [key, ...reply.map(({ uci }) => uci), ...rest];
        }
      } finally {
        for (const _ of reply) game.undo();
      }
    }
  } finally {
    game.undo();
  }
}

/** The other moves of an opening turn that the first one begins. */
function restOfTurn(game: Game, goal: Puzzle["goal"], key: string, budget: Budget): readonly string[] {
  const solver = game.turn;
  const made: string[] = [];
  game.play(key);
  try {
    while (game.turn === solver && game.status().state === "playing") {
      const legal = game.legalMoves();
      const next = goal.kind === "avoid" ? legal.find((move) => allows(game, move, goal.in, budget) === undefined) : legal[0];
      if (!next) break;
      made.push(game.play(next.uci).uci);
    }
    return made;
  } finally {
    while (game.undo());
  }
}
