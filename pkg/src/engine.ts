/**
 * The computer as a player, beside the page instead of on it.
 *
 * @packageDocumentation
 */
import { badArgument, calledOnAnother, isInstance, properties, property } from "./arguments.js";
import { BuddhibalaError, messageOf, toBuddhibalaError } from "./errors.js";
import type { Game } from "./game.js";
import { type GameRecord, RECORD } from "./record.js";
import { checkLimits, type SearchLimits, type SearchResult } from "./search.js";
import type { SearchRequest, WorkerReply } from "./worker.js";

/** When a search by an {@link Engine} stops. */
export interface EngineLimits extends SearchLimits {
  /** Stops the search at once when it is aborted. */
  readonly signal?: AbortSignal;
}

interface Job {
  readonly request: SearchRequest;
  resolve(result: SearchResult): void;
  reject(error: BuddhibalaError): void;
}

/**
 * A worker that searches, so that the page never freezes. It starts with the first search. Many games can share one
 * engine: searches asked for meanwhile wait their turn.
 *
 * @example
 * ```ts
 * const engine = new Engine();
 * const { move, score } = await engine.bestMove(game, { level: 6 });
 * game.play(move);
 * ```
 */
export class Engine {
  #worker: Worker | undefined;
  #current: Job | undefined;
  #waiting: Job[] = [];

  /**
   * Looks for the best move. The game is taken as it is now; it may be played on, or freed, meanwhile.
   *
   * @throws {BuddhibalaError} As a rejection: `game-over`, `bad-argument`, `disposed`, `aborted`, `engine-failed`, or
   *   `no-worker` where there are no workers, as in Node: there use `game.search()`.
   *
   * @example
   * ```ts
   * const stop = new AbortController();
   * button.onclick = () => stop.abort();
   * const { move } = await engine.bestMove(game, { timeMs: 5000, signal: stop.signal });
   * ```
   */
  async bestMove(game: Game, limits: EngineLimits = {}): Promise<SearchResult> {
    Engine.#check(this);
    const { signal, ...rest } = properties("limits", limits, ["level", "depth", "nodes", "timeMs", "seed", "signal"]);
    if (signal !== undefined && !isInstance(signal, AbortSignal)) throw badArgument("limits.signal", "an AbortSignal", signal);
    const request = { game: recordOf(game), limits: checkLimits(rest) };
    if (signal?.aborted) throw aborted(signal.reason);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => this.#drop(job, aborted(signal?.reason));
      const job: Job = {
        request,
        resolve: (result) => {
          signal?.removeEventListener("abort", onAbort);
          resolve(result);
        },
        reject: (error) => {
          signal?.removeEventListener("abort", onAbort);
          reject(error);
        },
      };
      signal?.addEventListener("abort", onAbort);
      this.#waiting.push(job);
      this.#next();
    });
  }

  /**
   * Stops every search, those that wait too, and ends the worker. Each of them is rejected with the code `aborted`.
   * The engine can still be used: the next search starts another worker.
   */
  terminate(): void {
    Engine.#check(this);
    const jobs = this.#current === undefined ? this.#waiting : [this.#current, ...this.#waiting];
    this.#current = undefined;
    this.#waiting = [];
    this.#endWorker();
    for (const job of jobs) job.reject(aborted(undefined));
  }

  static #check(value: unknown): void {
    if (typeof value === "object" && value !== null && #waiting in value) return;
    throw calledOnAnother("engine", "engine.bestMove(game)", value);
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#current = job;
    try {
      this.#worker ??= this.#startWorker();
      this.#worker.postMessage(job.request);
    } catch (thrown) {
      this.#fail(thrown instanceof BuddhibalaError ? thrown : failed(messageOf(thrown), thrown));
    }
  }

  #startWorker(): Worker {
    if (typeof Worker === "undefined") {
      throw new BuddhibalaError("no-worker", "there are no workers here: use game.search(), which needs none");
    }
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    // What a worker had sent before it was ended may still arrive, and is no answer to what was asked since.
    const whileInUse = (react: () => void): void => {
      if (worker === this.#worker) react();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => whileInUse(() => this.#settle(data));
    worker.onmessageerror = () => whileInUse(() => this.#fail(failed("its answer could not be read")));
    worker.onerror = ({ message }) => whileInUse(() => this.#fail(failed(message || "it could not be loaded")));
    return worker;
  }

  #settle(reply: WorkerReply): void {
    if ("error" in reply && reply.error.code === "internal") return this.#fail(toBuddhibalaError(reply.error));
    const job = this.#current;
    this.#current = undefined;
    if ("error" in reply) job?.reject(toBuddhibalaError(reply.error));
    else job?.resolve(reply.result);
    this.#next();
  }

  /** The worker is of no more use: whoever waits for it is told, the next search gets another one. */
  #fail(error: BuddhibalaError): void {
    const job = this.#current;
    this.#current = undefined;
    this.#endWorker();
    job?.reject(error);
    this.#next();
  }

  /** A search cannot be interrupted from outside, so its worker is ended. */
  #drop(job: Job, error: BuddhibalaError): void {
    if (job === this.#current) return this.#fail(error);
    this.#waiting = this.#waiting.filter((other) => other !== job);
    job.reject(error);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function recordOf(game: unknown): GameRecord {
  const record = typeof game === "object" && game !== null ? property("game", game, RECORD) : undefined;
  if (typeof record !== "function") throw badArgument("game", "a game made by newGame", game);
  return record.call(game) as GameRecord;
}

function aborted(reason: unknown): BuddhibalaError {
  return new BuddhibalaError("aborted", "the search was stopped", {}, reason);
}

function failed(why: string, cause?: unknown): BuddhibalaError {
  return new BuddhibalaError("engine-failed", `the engine's worker failed: ${why}`, {}, cause);
}
