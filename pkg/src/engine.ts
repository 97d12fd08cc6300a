/**
 * The computer as a player and as an adviser, beside the page instead of on it.
 *
 * @packageDocumentation
 */
export type { AnalysisInfo } from "./job.js"; // the declarations lose the comment above where it stands before an import
import { badArgument, calledOnAnother, isInstance, properties, property } from "./arguments.js";
import { ownWorker } from "./beside.js";
import { BuddhibalaError, toBuddhibalaError } from "./errors.js";
import type { Game } from "./game.js";
import { Analysis, type AnalysisInfo, aborted, type Job, Search } from "./job.js";
import { PageRunner } from "./page-runner.js";
import { type GameRecord, RECORD } from "./record.js";
import { checkLimits, DEEPEST_SEARCH, isLimited, LIMITS, milliseconds, type SearchLimits, type SearchResult, unpackReport } from "./search.js";
import { checkSolveLimits, type Solution, type SolveLimits, unpackSolution } from "./solve.js";
import type { Reply, Runner, Task } from "./task.js";
import { WorkerRunner } from "./worker-runner.js";

/** When a search by an {@link Engine} stops. */
export interface EngineLimits extends SearchLimits {
  /** Stops the search at once when it is aborted. */
  readonly signal?: AbortSignal;
}

/** When an analysis stops: with no limit, when it is told to. */
export type AnalysisLimits = Omit<EngineLimits, "level">;

/** How long a win may take that {@link Engine.solve} is to prove. */
export interface EngineSolveLimits extends SolveLimits {
  /** Gives the proof up when it is aborted. */
  readonly signal?: AbortSignal;
}

/** How an {@link Engine} works. */
export interface EngineOptions {
  /** Where the worker's script is, if not beside this package. It must come from the page's own origin. */
  readonly workerUrl?: string | URL;
  /**
   * How long a worker may fail to answer, beyond the time that a search may take, until it is given up, in milliseconds:
   * 20,000 if left out. A search without `timeMs` may take as long as it likes once the worker has begun it.
   */
  readonly timeoutMs?: number;
}

const USUAL_TIMEOUT = 20_000;

/**
 * A worker that searches, so that the page never freezes. It starts with the first search, and again after one that was
 * stopped; `timeMs` counts from when a search's turn has come, and a start is a part of it. Many games can share one
 * engine: searches asked for meanwhile wait their turn.
 *
 * Where there are no workers, as in Node, or the page may not start one, the engine searches on the page's own thread
 * and lets it breathe between depths. It finds the same, but the page waits while one depth is searched, and a search
 * can be stopped only between two of them: give a limit.
 *
 * @example
 * ```ts
 * const engine = new Engine();
 * const { move, score } = await engine.bestMove(game, { level: 6 });
 * game.play(move);
 * ```
 */
export class Engine {
  readonly #workerUrl: string | URL | undefined;
  readonly #timeoutMs: number;
  #runner: Runner | undefined;
  #onPage = false;
  #current: Job | undefined;
  #waiting: Job[] = [];

  /**
   * Makes an engine; nothing is started yet.
   *
   * @throws {BuddhibalaError} `bad-argument`.
   */
  constructor(options: EngineOptions = {}) {
    const { workerUrl, timeoutMs } = properties("options", options, ["workerUrl", "timeoutMs"]);
    if (workerUrl !== undefined && !isAddress(workerUrl)) throw badArgument("options.workerUrl", "an address", workerUrl);
    this.#workerUrl = workerUrl;
    this.#timeoutMs = timeoutMs === undefined ? USUAL_TIMEOUT : milliseconds("options.timeoutMs", timeoutMs);
  }

  /**
   * Looks for the best move. The game is taken as it is now; it may be played on, or freed, meanwhile.
   *
   * @throws {BuddhibalaError} As a rejection: `game-over`, `bad-argument`, `disposed`, `aborted` or `engine-failed`.
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
    const { signal, ...checked } = engineLimits(limits, LIMITS);
    return this.#search({ game: recordOf(game), limits: checked }, signal, unpackReport);
  }

  /**
   * Proves or refutes that the player to move wins by force. The game is taken as it is now.
   *
   * @throws {BuddhibalaError} As a rejection: `game-over`, `bad-argument`, `disposed`, `aborted` or `engine-failed`.
   *
   * @example
   * ```ts
   * const { solved, keys } = await engine.solve(game, { mateIn: 3 });
   * ```
   */
  async solve(game: Game, limits: EngineSolveLimits): Promise<Solution> {
    Engine.#check(this);
    const { signal, ...rest } = properties("limits", limits, ["mateIn", "lesser", "nodes", "signal"]);
    return this.#search({ game: recordOf(game), solve: checkSolveLimits(rest) }, checkSignal(signal), unpackSolution);
  }

  /**
   * Looks deeper and deeper, and tells what it has found whenever it has looked one move farther, until a limit is met,
   * the loop is left, or {@link Engine.stop} is called. Of what the loop has not come to read only the newest is kept.
   *
   * The game is taken as it is now; it may be played on, or freed, meanwhile. The analysis begins with the loop.
   *
   * @throws {BuddhibalaError} `bad-argument`, `disposed`; in the loop `game-over`, `engine-failed`, and `aborted` if
   *   its signal is aborted or the engine terminated.
   *
   * @example
   * ```ts
   * for await (const { depth, lines } of engine.analyse(game, { multiPv: 3 })) {
   *   for (const { score, pv } of lines) console.log(depth, score, pv.map(({ san }) => san).join(" "));
   *   if (depth === 12) break;
   * }
   * ```
   */
  analyse(game: Game, limits: AnalysisLimits = {}): AsyncIterableIterator<AnalysisInfo, undefined> {
    Engine.#check(this);
    const { signal, ...checked } = engineLimits(limits, LIMITS.filter((name) => name !== "level"));
    const job = new Analysis({ game: recordOf(game), limits: isLimited(checked) ? checked : { ...checked, depth: DEEPEST_SEARCH } });
    let begun = false;
    return {
      next: () => {
        if (!begun) this.#add(job, signal);
        begun = true;
        return job.next();
      },
      return: () => {
        begun = true;
        this.#release(job);
        job.leave();
        return Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  /**
   * Stops the search that runs, at once, and keeps what it has found: an analysis ends as if a limit had been met, and
   * `bestMove` gives the best move found so far, or is rejected with the code `aborted` if there is none. Searches that
   * wait go on. Does nothing if no search runs.
   */
  stop(): void {
    Engine.#check(this);
    const job = this.#current;
    if (job === undefined) return;
    this.#release(job);
    job.stopped();
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
    this.#runner?.end();
    this.#runner = undefined;
    for (const job of jobs) job.failed(aborted());
  }

  static #check(value: unknown): void {
    if (typeof value === "object" && value !== null && #waiting in value) return;
    throw calledOnAnother("engine", "engine.bestMove(game)", value);
  }

  #search<Result>(task: Task, signal: AbortSignal | undefined, read: (report: string) => Result): Promise<Result> {
    return new Promise((resolve, reject) => this.#add(new Search(task, read, resolve, reject), signal));
  }

  #add(job: Job, signal: AbortSignal | undefined): void {
    if (signal?.aborted) return job.failed(aborted(signal.reason));
    job.watch(signal, () => {
      this.#release(job);
      job.failed(aborted(signal?.reason));
    });
    this.#waiting.push(job);
    this.#next();
  }

  #next(): void {
    if (this.#current !== undefined) return;
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) return;
    this.#runner ??= this.#start();
    this.#runner.begin(this.#current.task);
  }

  /** A search cannot be interrupted from outside: its worker is ended, and another one gets ready. */
  #release(job: Job): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (job !== this.#current) return;
    this.#current = undefined;
    this.#runner?.end();
    this.#runner = this.#start();
    this.#runner.prepare(job.task.game.module);
    this.#next();
  }

  #start(): Runner {
    const events = {
      replied: (reply: Reply): void => this.#replied(reply),
      failed: (why: string, cause?: unknown): void => this.#failed(why, cause),
      unavailable: (): void => this.#goOnPage(),
    };
    if (this.#onPage || typeof Worker === "undefined") return new PageRunner(events);
    const url = this.#workerUrl;
    try {
      const started = url === undefined ? ownWorker() : { worker: new Worker(url, { type: "module" }), doubtful: false };
      return new WorkerRunner(started, this.#timeoutMs, events);
    } catch {
      return new PageRunner(events); // a policy of the page forbids workers, or ones from there
    }
  }

  /** The page's policy forbids the worker, and says so only when it is started. */
  #goOnPage(): void {
    this.#onPage = true;
    this.#runner = this.#start();
    if (this.#current !== undefined) this.#runner.begin(this.#current.task);
  }

  #replied(reply: Reply): void {
    const job = this.#current;
    if (reply.kind === "begun") return;
    if (reply.kind === "deeper") return job?.deeper(reply);
    this.#current = undefined;
    if (reply.kind === "error") job?.failed(toBuddhibalaError(reply.error));
    else job?.done(reply);
    this.#next();
  }

  /** Whoever waits for a runner that has broken down is told; the next search gets another one. */
  #failed(why: string, cause: unknown): void {
    const job = this.#current;
    this.#current = undefined;
    this.#runner = undefined;
    job?.failed(new BuddhibalaError("engine-failed", `the engine's worker failed: ${why}`, {}, cause));
    this.#next();
  }
}

function isAddress(value: unknown): value is string | URL {
  if (typeof value !== "string") return isInstance(value, URL);
  try {
    // Of a relative address it only counts whether it can be read, wherever the page is.
    return value !== "" && new URL(value, "https://page.invalid") !== undefined;
  } catch {
    return false;
  }
}

function engineLimits(given: unknown, known: readonly (typeof LIMITS)[number][]): EngineLimits {
  const { signal: unchecked, ...rest } = properties("limits", given, [...known, "signal"]);
  const signal = checkSignal(unchecked);
  return { ...checkLimits(rest), ...(signal === undefined ? {} : { signal }) };
}

function checkSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined || isInstance(signal, AbortSignal)) return signal;
  throw badArgument("limits.signal", "an AbortSignal", signal);
}

function recordOf(game: unknown): GameRecord {
  const record = typeof game === "object" && game !== null ? property("game", game, RECORD) : undefined;
  if (typeof record !== "function") throw badArgument("game", "a game made by newGame", game);
  return record.call(game) as GameRecord;
}
