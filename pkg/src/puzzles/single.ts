import type { Game } from "../game.js";
import type { Move } from "../move.js";
import type { SolutionBranch } from "../solve.js";
import type { RefusalCode } from "../verdict.js";
import type { Budget } from "./budget.js";

/** The moves with which the opponent wins, if only for a lesser win, within so many turns; `undefined` if he cannot. */
export function threat(game: Game, turns: number, budget: Budget): readonly Move[] | undefined {
  if (game.status().state !== "playing") return undefined;
  const solution = game.solve({ mateIn: turns, lesser: true, nodes: budget.left });
  budget.spend(solution.nodes);
  if (solution.outcome === "undecided") throw budget.undecided();
  return solution.solved ? mainLine(solution.tree) : undefined;
}

/** What the opponent wins with after a move of the player to move; `undefined` if the move prevents it. */
export function allows(game: Game, move: Move, turns: number, budget: Budget): readonly Move[] | undefined {
  game.play(move);
  try {
    if (game.turn !== move.color) return threat(game, turns, budget);
    const others = game.legalMoves();
    const met = others.map((other) => allows(game, other, turns, budget));
    return met.every((one) => one !== undefined) ? met[0] : undefined;
  } finally {
    game.undo();
  }
}

/** Why a man may not be captured though he is attacked. */
const PROTECTED: readonly RefusalCode[] = ["mastu", "supported"];
/** That a man does not attack the other one at all. */
const NO_ATTACK: readonly RefusalCode[] = [
  "movement",
  "blocked",
  "pawn-ahead",
  "pawn-diagonal",
  "pawn-at-end",
  "waiting",
  "no-leap",
  "leap-lost",
  "leap-in-check",
  "leap-captures",
];

/** An enemy man as the player to move sees him. */
export interface Seen {
  readonly square: string;
  readonly attacked: boolean;
  /** A turn that captures him. */
  readonly capture?: Move;
  /** He is attacked, and every capture is refused because he is protected. */
  readonly untouchable: boolean;
}

/** Every enemy man but the King. */
export function enemies(game: Game): readonly Seen[] {
  const men = game.board();
  const legal = game.legalMoves();
  const own = men.filter(({ color }) => color === game.turn);
  return men
    .filter(({ color, piece }) => color !== game.turn && piece !== "K")
    .map(({ square }) => {
      const capture = legal.find(({ captures }) => captures.some((taken) => taken.square === square));
      const refusals = own.filter((man) => !leaps(man.piece, man.square, square)).map((man) => refusal(game, man.square, square));
      const attacks = refusals.filter((code) => !NO_ATTACK.some((one) => one === code));
      const attacked = attacks.length > 0;
      const untouchable = attacked && !capture && attacks.every((code) => PROTECTED.some((one) => one === code));
      return { square, attacked, untouchable, ...(capture ? { capture } : {}) };
    });
}

/** A leap attacks nothing. */
function leaps(piece: string, from: string, to: string): boolean {
  if (piece !== "K") return false;
  const away = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1)));
  return away === 3;
}

function refusal(game: Game, from: string, to: string): RefusalCode | "allowed" {
  const verdict = game.why(from, to);
  return verdict.allowed ? "allowed" : verdict.code;
}

function mainLine(tree: readonly SolutionBranch[]): readonly Move[] {
  const [first] = tree;
  return first ? [first.move, ...mainLine(first.next)] : [];
}
