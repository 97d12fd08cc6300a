import type { Game } from "../game.js";
import type { Move } from "../move.js";
import type { Budget } from "./budget.js";
import { type Aim, aimOf, type ForcedGoal } from "./forced.js";
import type { Goal, Puzzle } from "./puzzle.js";
import { allows, enemies } from "./single.js";

/**
 * The right first moves of a puzzle in coordinates, or the right squares; none if the goal is not reached as asked. Whether
 * it may be reached sooner as well is for `sooner` to say.
 */
export function keysOf(game: Game, goal: Goal, budget: Budget, sooner = false): readonly string[] {
  switch (goal.kind) {
    case "mate":
    case "bare-king":
    case "gain": {
      const aim = aimOf(goal, budget);
      const least = aim.least(game, goal.in);
      return least !== undefined && (sooner || least === goal.in) ? texts(aim.keys(game, least)) : [];
    }
    case "avoid":
      return texts(game.legalMoves().filter((move) => allows(game, move, goal.in, budget) === undefined));
    case "only": {
      const legal = game.legalMoves();
      return legal.length === 1 ? texts(legal) : [];
    }
    case "untouchable":
      return untouchables(game);
  }
}

/** The squares of those whom nobody may capture, if everybody else who is attacked can be captured. */
function untouchables(game: Game): readonly string[] {
  const seen = enemies(game);
  if (seen.some(({ attacked, untouchable, capture }) => attacked && !untouchable && !capture)) return [];
  return seen.filter(({ untouchable }) => untouchable).map(({ square }) => square);
}

/** What is wrong with the main line, in a sentence; nothing if it is what the goal says. The game is then as it was. */
export function lineFault(game: Game, { goal, solution }: Pick<Puzzle, "goal" | "solution">, budget: Budget): string | undefined {
  if (goal.kind === "untouchable") return undefined;
  try {
    return goal.kind === "avoid" || goal.kind === "only" ? oneTurn(game, solution) : forcedLine(game, goal, solution, budget);
  } finally {
    while (game.undo());
  }
}

function forcedLine(game: Game, goal: ForcedGoal, solution: Puzzle["solution"], budget: Budget): string | undefined {
  const aim = aimOf(goal, budget);
  const solver = game.turn;
  let left = goal.in;
  let last: Move | undefined;
  for (const text of solution) {
    if (last?.color === solver && aim.reached(game, last)) return `the main line goes on after ${last.uci}, which reaches the goal`;
    if (game.turn === solver && !keeps(game, aim, text, left)) return `${text} does not reach the goal within ${left}`;
    last = game.play(text);
    if (game.turn !== last.color && last.color === solver) left -= 1;
    if (game.turn === solver && last.color !== solver && aim.least(game, left) !== left) return `another answer than ${text} resists longer`;
  }
  if (!last || last.color !== solver || !aim.reached(game, last)) return "the main line ends before the goal is reached";
  if (goal.kind === "bare-king" && game.status().reason !== "bare-king") return "the main line does not end with a bare King";
  return undefined;
}

function keeps(game: Game, aim: Aim, text: string, turns: number): boolean {
  return aim.keys(game, turns).some(({ uci }) => uci === text);
}

function oneTurn(game: Game, solution: Puzzle["solution"]): string | undefined {
  const solver = game.turn;
  for (const [index, text] of solution.entries()) {
    game.play(text);
    const ended = game.turn !== solver || game.status().state !== "playing";
    if (ended !== (index === solution.length - 1)) return "the main line must be one turn";
  }
  return undefined;
}

function texts(moves: readonly Move[]): readonly string[] {
  return moves.map(({ uci }) => uci);
}
