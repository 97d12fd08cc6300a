import { npm, run } from "./run.mjs";
import { say, seconds } from "./say.mjs";
import { buildWasm } from "./wasm.mjs";

async function timed(what, work) {
  const begun = performance.now();
  await work();
  say(`${what}: ${seconds(begun)} s`);
}

/** The wasm module, then the npm package, which must not be too large, then the site: each from what the one before made. */
export async function buildAll(env) {
  await timed("wasm", () => buildWasm(env));
  await timed("pkg", () => run([...npm(), "run", "build", "-w", "pkg"], { env }));
  await timed("sizes", () => run([...npm(), "run", "--silent", "sizes", "-w", "pkg"], { env }));
  await timed("www", () => run([...npm(), "run", "build", "-w", "www"], { env }));
}
