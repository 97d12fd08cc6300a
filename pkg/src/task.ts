import { type PlainError, toBuddhibalaError } from "./errors.js";
import { type Game, newGame } from "./game.js";
import { run } from "./module.js";
import type { GameRecord } from "./record.js";
import type { SearchLimits } from "./search.js";
import type { SolveLimits } from "./solve.js";

/** A search to make, or a win to prove, as it is sent to a worker. */
export type Task =
  | { readonly game: GameRecord; readonly limits: SearchLimits; readonly solve?: undefined }
  | { readonly game: GameRecord; readonly solve: SolveLimits; readonly limits?: undefined };

/**
 * What is told of a task: that it has begun, what was found so far, and how it ended. A `report` is packed, as
 * WebAssembly wrote it, so that one which nobody reads costs next to nothing.
 */
export type Reply =
  | { readonly kind: "begun" }
  | { readonly kind: "deeper" | "done"; readonly report: string; readonly timeMs: number }
  | { readonly kind: "error"; readonly error: PlainError };

/** Does tasks, one at a time. */
export interface Runner {
  /** Gets ready for a task of that module. */
  prepare(module: WebAssembly.Module): void;
  /** Begins a task. */
  begin(task: Task): void;
  /** Gives the task up, and is of no more use: nothing is told any more. */
  end(): void;
}

/** What a runner tells. */
export interface RunnerEvents {
  replied(reply: Reply): void;
  /** It has broken down, and is of no more use. */
  failed(why: string, cause?: unknown): void;
  /** It may not work here at all, and has not begun anything. */
  unavailable(): void;
}

/** The game that a record tells of. */
export function reopen({ module, start, moves }: GameRecord): Game {
  run(module);
  const game = newGame(start);
  try {
    for (const move of moves) game.play(move);
    return game;
  } catch (thrown) {
    game.free();
    throw thrown;
  }
}

/** Limits of a search for which somebody has waited so long already. */
export function after<Limits extends SearchLimits>(waitedMs: number, limits: Limits): Limits {
  return limits.timeMs === undefined ? limits : { ...limits, timeMs: Math.max(limits.timeMs - waitedMs, 1) };
}

/** An error as a reply. */
export function errorReply(thrown: unknown): Reply {
  const { code, message, details } = toBuddhibalaError(thrown);
  return { kind: "error", error: { code, message, details } };
}
