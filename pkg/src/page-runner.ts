import type { Game } from "./game.js";
import { SEARCH, SOLVE } from "./record.js";
import { DEEPEST_SEARCH, depthOf, isLimited, type SearchLimits, timeAllowed, USUAL_LEVEL } from "./search.js";
import type { SolveLimits } from "./solve.js";
import { errorReply, type Reply, reopen, type Runner, type RunnerEvents, type Task } from "./task.js";

/**
 * Does tasks on the page's own thread, where there are no workers. It lets the page breathe between depths: each depth
 * is searched from the beginning, which finds the same as a search that goes on, and costs about a third more.
 */
export class PageRunner implements Runner {
  readonly #events: RunnerEvents;
  #ended = false;

  constructor(events: RunnerEvents) {
    this.#events = events;
  }

  prepare(): void {}

  begin(task: Task): void {
    void this.#run(task);
  }

  end(): void {
    this.#ended = true;
  }

  async #run({ game: record, limits, solve }: Task): Promise<void> {
    const start = performance.now();
    try {
      const game = reopen(record);
      try {
        this.#tell({ kind: "begun" });
        if (solve) await this.#solve(game, solve, start);
        else await this.#search(game, limits, start);
      } finally {
        game.free();
      }
    } catch (thrown) {
      this.#tell(errorReply(thrown));
    }
  }

  async #search(game: Game, given: SearchLimits, start: number): Promise<void> {
    const timeMs = timeAllowed(given);
    const { depth: deepest = DEEPEST_SEARCH, ...limits } = isLimited(given) ? given : { ...given, level: USUAL_LEVEL };
    let best = "";
    for (let depth = 1; ; depth++) {
      await macrotask();
      if (this.#ended) return;
      const left = timeMs - (performance.now() - start);
      if (left <= 0 && best !== "") break;
      const found = game[SEARCH]({ ...limits, depth, ...(left < Infinity ? { timeMs: Math.max(left, 1) } : {}) }, undefined);
      // One that was cut short by its time may not have come as far as the one before.
      if (best === "" || depthOf(found) >= depthOf(best)) best = found;
      if (depthOf(found) < depth || depth === deepest) break;
      this.#tell({ kind: "deeper", report: best, timeMs: performance.now() - start });
    }
    this.#tell({ kind: "done", report: best, timeMs: performance.now() - start });
  }

  async #solve(game: Game, limits: SolveLimits, start: number): Promise<void> {
    await macrotask();
    if (this.#ended) return;
    const report = game[SOLVE](limits);
    this.#tell({ kind: "done", report, timeMs: performance.now() - start });
  }

  #tell(reply: Reply): void {
    if (!this.#ended) this.#events.replied(reply);
  }
}

/** Lets events, timers and drawing have their turn, which a promise alone does not. */
function macrotask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
