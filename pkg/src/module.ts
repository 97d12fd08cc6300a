import { initSync as start } from "../wasm/buddhibala.js";
import { BuddhibalaError, messageOf } from "./errors.js";

/** Where a module came from, as far as that is known. */
export interface Origin {
  readonly url?: string;
  readonly status?: number;
  readonly contentType?: string;
}

let running: WebAssembly.Module | undefined;

/** Whether WebAssembly has been started on this thread. */
export function isRunning(): boolean {
  return running !== undefined;
}

/** The module that was started. */
export function runningModule(): WebAssembly.Module {
  if (running !== undefined) return running;
  throw new BuddhibalaError("not-initialised", "buddhibala is not ready: wait for init() before you make a game");
}

/** Starts WebAssembly, once. */
export function run(module: WebAssembly.Module, origin: Origin = {}): void {
  if (running !== undefined) return;
  // The glue keeps whatever it has started, so a foreign module must not come as far as that.
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === "rawgame_new")) {
    throw loadFailed("is some other WebAssembly module, not buddhibala's", origin);
  }
  try {
    start({ module });
  } catch (thrown) {
    throw loadFailed(`could not be started: ${messageOf(thrown)}`, origin, thrown);
  }
  running = module;
}

/** The error for a module that cannot be had. */
export function loadFailed(why: string, origin: Origin, cause?: unknown): BuddhibalaError {
  const { url, status } = origin;
  const what = url === undefined ? "What init() was given" : status === undefined ? url : `${url} (status ${status})`;
  return new BuddhibalaError("load-failed", `${what} ${why}`, origin, cause);
}
