import { run } from "./module.js";
import { SEARCH, SOLVE } from "./record.js";
import { after, errorReply, type Reply, reopen, type Task } from "./task.js";

/** What the worker is sent: a module to get ready with, and one task after another. */
export type WorkerMessage = Task | { readonly module: WebAssembly.Module };

/** What it says: that it is ready for tasks, and what becomes of each. */
export type WorkerReply = Reply | { readonly kind: "ready" };

function tell(reply: WorkerReply): void {
  globalThis.postMessage(reply);
}

function work({ game: record, limits, solve }: Task): void {
  const start = performance.now();
  const told = (kind: "deeper" | "done", report: string): void => tell({ kind, report, timeMs: performance.now() - start });
  const game = reopen(record);
  try {
    tell({ kind: "begun" });
    told("done", solve ? game[SOLVE](solve) : game[SEARCH](after(performance.now() - start, limits), (report) => told("deeper", report)));
  } finally {
    game.free();
  }
}

// Not where a server imports it, which has no use for it.
globalThis.addEventListener?.("message", ({ data }: MessageEvent<WorkerMessage>) => {
  try {
    if ("module" in data) {
      run(data.module);
      tell({ kind: "ready" });
    } else {
      work(data);
    }
  } catch (thrown) {
    tell(errorReply(thrown));
  }
});
