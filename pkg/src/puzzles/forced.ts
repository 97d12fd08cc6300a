import type { Game } from "../game.js";
import type { Move } from "../move.js";
import type { Budget } from "./budget.js";
import type { Goal } from "./puzzle.js";

/** A goal that is reached by force over several turns. */
export interface Aim {
  /** In how many of his turns, `turns` at most, the player to move reaches it whatever is answered. */
  least(game: Game, turns: number): number | undefined;
  /** His moves with which he reaches it as soon as he can, that is in `turns`. */
  keys(game: Game, turns: number): readonly Move[];
  /** Whether the move just made has reached it. */
  reached(game: Game, move: Move): boolean;
}

/** What comes of a move of the player who is to reach a goal. */
export type Prospect =
  /** He reaches it in so many turns, this one among them; the longest resistance begins with these answers. */
  | { readonly holds: true; readonly turns: number; readonly replies: readonly (readonly Move[])[] }
  /** He does not, if he is answered so; no answer where the game has ended. */
  | { readonly holds: false; readonly refutation: readonly Move[] };

/** The goals that take several turns. */
export type ForcedGoal = Extract<Goal, { readonly kind: "mate" | "bare-king" | "gain" }>;

/** What a goal means on the board. */
export function aimOf(goal: ForcedGoal, budget: Budget): Aim {
  return goal.kind === "gain" ? new Gain(goal.man, budget) : new Win(goal.kind === "bare-king", budget);
}

/** Makes a move in thought, and says what comes of it within so many turns. */
export function prospect(game: Game, aim: Aim, move: string, turns: number): Prospect {
  const made = game.play(move);
  try {
    if (aim.reached(game, made)) return { holds: true, turns: 1, replies: [] };
    if (game.status().state !== "playing") return { holds: false, refutation: [] };
    if (game.turn === made.color) {
      const least = aim.least(game, turns);
      return least === undefined ? { holds: false, refutation: [] } : { holds: true, turns: least, replies: [] };
    }
    const answered = defence(game, aim, turns - 1);
    return answered.holds ? { ...answered, turns: answered.turns + 1 } : answered;
  } finally {
    game.undo();
  }
}

/** What the player to move can do against a goal of the other one. */
function defence(game: Game, aim: Aim, turns: number): Prospect {
  let longest = 0;
  let replies: (readonly Move[])[] = [];
  for (const answer of sharpestFirst(game.legalMoves())) {
    const after = answered(game, aim, answer, turns);
    if (!after.holds) return after;
    if (after.turns > longest) [longest, replies] = [after.turns, []];
    if (after.turns === longest) replies.push(...after.replies);
  }
  return { holds: true, turns: longest, replies };
}

function answered(game: Game, aim: Aim, answer: Move, turns: number): Prospect {
  game.play(answer);
  try {
    if (game.status().state !== "playing") return { holds: false, refutation: [answer] };
    if (game.turn === answer.color) {
      const rest = defence(game, aim, turns);
      return rest.holds
        ? { ...rest, replies: rest.replies.map((reply) => [answer, ...reply]) }
        : { holds: false, refutation: [answer, ...rest.refutation] };
    }
    const least = turns === 0 ? undefined : aim.least(game, turns);
    return least === undefined ? { holds: false, refutation: [answer] } : { holds: true, turns: least, replies: [[answer]] };
  } finally {
    game.undo();
  }
}

/** A refutation that takes something is easier to understand. */
function sharpestFirst(moves: readonly Move[]): readonly Move[] {
  return [...moves].sort((a, b) => b.captures.length - a.captures.length);
}

/** The end of the game, proved by the solver. */
class Win implements Aim {
  readonly #lesser: boolean;
  readonly #budget: Budget;

  constructor(lesser: boolean, budget: Budget) {
    this.#lesser = lesser;
    this.#budget = budget;
  }

  least(game: Game, turns: number): number | undefined {
    return this.#solve(game, turns).mateIn;
  }

  keys(game: Game, turns: number): readonly Move[] {
    const solution = this.#solve(game, turns);
    if (solution.solved && solution.unique === undefined) throw this.#budget.undecided();
    return solution.keys;
  }

  reached(game: Game, move: Move): boolean {
    const { state, winner, grade } = game.status();
    return state === "won" && winner === move.color && (this.#lesser || grade === "full");
  }

  #solve(game: Game, turns: number) {
    const solution = game.solve({ mateIn: turns, lesser: this.#lesser, nodes: this.#budget.left });
    this.#budget.spend(solution.nodes);
    if (solution.outcome === "undecided") throw this.#budget.undecided();
    return solution;
  }
}

/** The capture of a man by one who cannot be captured in the answer. */
class Gain implements Aim {
  readonly #man: string;
  readonly #budget: Budget;

  constructor(man: string, budget: Budget) {
    this.#man = man;
    this.#budget = budget;
  }

  least(game: Game, turns: number): number | undefined {
    for (let within = 1; within <= turns; within++) {
      if (game.legalMoves().some((move) => this.#holds(game, move, within))) return within;
    }
    return undefined;
  }

  keys(game: Game, turns: number): readonly Move[] {
    return game.legalMoves().filter((move) => this.#holds(game, move, turns));
  }

  reached(game: Game, move: Move): boolean {
    this.#budget.visit();
    const { state, winner } = game.status();
    if (state !== "playing") return winner === move.color;
    if (move.captures.every(({ piece }) => piece !== this.#man)) return false;
    if (move.kind === "removal") return true;
    const square = move.path?.at(-1) ?? move.to;
    return game.legalMoves().every(({ captures }) => captures.every((taken) => taken.square !== square));
  }

  #holds(game: Game, move: Move, turns: number): boolean {
    return prospect(game, this, move.uci, turns).holds;
  }
}
