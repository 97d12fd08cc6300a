import type { Told, Wanted } from "./check.js";

/** Checks a puzzle beside the page; where there are no workers, on it. Gives what stops it. */
export function checkBeside(wanted: Wanted, tell: (told: Told) => void): () => void {
  let worker: Worker | undefined;
  let ended = false;
  const end = (): void => {
    ended = true;
    worker?.terminate();
  };
  const hear = (told: Told): void => {
    if (ended) return;
    if (told.kind !== "composed" || told.composed.outcome !== "composed") end();
    tell(told);
  };
  const onPage = (): void => {
    worker = undefined;
    import("./check.js").then(
      ({ check }) => (ended ? undefined : check(wanted, hear)),
      (thrown: unknown) => hear({ kind: "failed", error: { code: "load-failed", message: String(thrown) } }),
    );
  };
  try {
    worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data));
    worker.addEventListener("error", () => !ended && onPage(), { once: true });
    worker.postMessage(wanted);
  } catch {
    onPage();
  }
  return end;
}
