import { BuddhibalaError } from "./errors.js";
import { type Line, type SearchResult, unpackReport } from "./search.js";
import type { Task } from "./task.js";

/** A packed report, and how long it took to find. */
export interface Found {
  readonly report: string;
  readonly timeMs: number;
}

/** What somebody waits for. */
export abstract class Job {
  readonly #over = new AbortController();

  constructor(readonly task: Task) {}

  /** Something was found, and the search goes on. */
  abstract deeper(found: Found): void;

  /** The search is over. */
  done(_: Found): void {
    this.#over.abort();
  }

  /** The search was stopped: what was found counts. */
  stopped(): void {
    this.#over.abort();
  }

  /** The search was given up. */
  failed(_: BuddhibalaError): void {
    this.#over.abort();
  }

  /** Calls back if the signal is aborted while the job lasts. */
  watch(signal: AbortSignal | undefined, aborted: () => void): void {
    signal?.addEventListener("abort", aborted, { signal: this.#over.signal });
  }
}

/** A search for the best move, or for the solution. */
export class Search<Result> extends Job {
  readonly #read: (report: string) => Result;
  readonly #resolve: (result: Result) => void;
  readonly #reject: (error: BuddhibalaError) => void;
  #latest: Found | undefined;

  constructor(task: Task, read: (report: string) => Result, resolve: (result: Result) => void, reject: (error: BuddhibalaError) => void) {
    super(task);
    this.#read = read;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  deeper(found: Found): void {
    this.#latest = found;
  }

  override done(found: Found): void {
    super.done(found);
    this.#resolve(this.#read(found.report));
  }

  override stopped(): void {
    if (this.#latest === undefined) this.failed(aborted());
    else this.done(this.#latest);
  }

  override failed(error: BuddhibalaError): void {
    super.failed(error);
    this.#reject(error);
  }
}

/** What an analysis has found so far. */
export interface AnalysisInfo {
  /** How many moves it has looked ahead. */
  readonly depth: number;
  /** What the position is worth to the player to move. */
  readonly score: Line["score"];
  /** The moves that are best for both. */
  readonly pv: Line["pv"];
  /** The best line, then the next best ones. */
  readonly lines: SearchResult["lines"];
  /** How many positions it has visited. */
  readonly nodes: number;
  /** How long it has searched, in milliseconds. */
  readonly timeMs: number;
}

type Turn = IteratorResult<AnalysisInfo, undefined>;

interface Reader {
  resolve(turn: Turn): void;
  reject(error: BuddhibalaError): void;
}

/** An analysis: of what nobody has read yet only the newest is kept. */
export class Analysis extends Job {
  readonly #readers: Reader[] = [];
  #unread: Found | undefined;
  #read = "";
  #error: BuddhibalaError | undefined;
  #closed = false;

  deeper(found: Found): void {
    const reader = this.#readers.shift();
    if (reader === undefined) this.#unread = found;
    else reader.resolve(this.#turn(found));
  }

  override done(found: Found): void {
    super.done(found);
    if (found.report !== (this.#unread?.report ?? this.#read)) this.deeper(found);
    this.#close();
  }

  override stopped(): void {
    super.stopped();
    this.#close();
  }

  override failed(error: BuddhibalaError): void {
    super.failed(error);
    this.#unread = undefined;
    const reader = this.#readers.shift();
    if (reader === undefined) this.#error = error;
    else reader.reject(error);
    this.#close();
  }

  /** Nobody reads any more. */
  leave(): void {
    this.#unread = undefined;
    this.#error = undefined;
    this.stopped();
  }

  /** What comes next. */
  next(): Promise<Turn> {
    const [unread, error] = [this.#unread, this.#error];
    this.#unread = undefined;
    this.#error = undefined;
    if (unread !== undefined) return Promise.resolve(this.#turn(unread));
    if (error !== undefined) return Promise.reject(error);
    if (this.#closed) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }));
  }

  #turn({ report, timeMs }: Found): Turn {
    this.#read = report;
    const { depth, score, lines, nodes } = unpackReport(report);
    return { done: false, value: { depth, score, pv: lines[0].pv, lines, nodes, timeMs } };
  }

  #close(): void {
    this.#closed = true;
    for (const reader of this.#readers.splice(0)) reader.resolve({ done: true, value: undefined });
  }
}

/** The error of a search that was stopped. */
export function aborted(reason?: unknown): BuddhibalaError {
  return new BuddhibalaError("aborted", "the search was stopped", {}, reason);
}
