import type { Started } from "./beside.js";
import { messageOf } from "./errors.js";
import { after, type Runner, type RunnerEvents, type Task } from "./task.js";
import type { WorkerMessage, WorkerReply } from "./worker.js";

/** Does tasks in a worker, and watches that it answers. */
export class WorkerRunner implements Runner {
  readonly #worker: Worker;
  readonly #events: RunnerEvents;
  readonly #patience: number;
  #doubtful: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timeMs: number | undefined;
  #state: "new" | "preparing" | "ready" = "new";
  /** What has to wait until the worker is ready, and since when. */
  #held: { readonly task: Task; readonly since: number } | undefined;
  #ended = false;

  constructor({ worker, doubtful }: Started, patience: number, events: RunnerEvents) {
    this.#worker = worker;
    this.#doubtful = doubtful;
    this.#events = events;
    this.#patience = patience;
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#heard(data);
    this.#worker.onmessageerror = () => this.#fail("its answer could not be read");
    this.#worker.onerror = ({ message }) => this.#fail(message || "it could not be loaded");
  }

  prepare(module: WebAssembly.Module): void {
    this.#state = "preparing";
    this.#send({ module });
  }

  begin(task: Task): void {
    this.#timeMs = task.limits?.timeMs;
    this.#wait(this.#patience);
    if (this.#state === "ready") return this.#send(task);
    this.#held = { task, since: performance.now() };
    if (this.#state === "new") this.prepare(task.game.module);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #send(message: WorkerMessage): void {
    try {
      this.#worker.postMessage(message);
    } catch (thrown) {
      this.#fail(messageOf(thrown), thrown);
    }
  }

  #heard(reply: WorkerReply): void {
    // What a worker had sent before it was ended may still arrive.
    if (this.#ended) return;
    this.#doubtful = false;
    if (reply.kind === "ready") return this.#ready();
    const isBroken = reply.kind === "error" && (reply.error.code === "internal" || this.#state !== "ready");
    if (isBroken) return this.#fail(reply.error.message, reply.error);
    if (reply.kind !== "deeper") clearTimeout(this.#timer);
    // Only a search with a limit of time is known to end in time.
    if (reply.kind === "begun" && this.#timeMs !== undefined) this.#wait(this.#timeMs + this.#patience);
    this.#events.replied(reply);
  }

  /** The time that it took to get ready is a part of the time allowed. */
  #ready(): void {
    this.#state = "ready";
    const held = this.#held;
    this.#held = undefined;
    if (held === undefined) return;
    const { task, since } = held;
    this.#send(task.limits ? { ...task, limits: after(performance.now() - since, task.limits) } : task);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(`it did not answer for ${Math.round(ms)} ms`), ms);
  }

  #fail(why: string, cause?: unknown): void {
    if (this.#ended) return;
    this.end();
    if (this.#doubtful) this.#events.unavailable();
    else this.#events.failed(why, cause);
  }
}
