import { initSync as start } from "../wasm/buddhibala.js";
import { BuddhibalaError, messageOf } from "./errors.js";

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
export function run(module: WebAssembly.Module): void {
  if (running !== undefined) return;
  // The glue keeps whatever it has started, so a foreign module must not come as far as that.
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === "rawgame_new")) {
    throw new BuddhibalaError("load-failed", "this WebAssembly module is not buddhibala's");
  }
  try {
    start({ module });
  } catch (thrown) {
    throw new BuddhibalaError("load-failed", `buddhibala's WebAssembly did not start: ${messageOf(thrown)}`, {}, thrown);
  }
  running = module;
}
