import { run } from "../lib/run.mjs";
import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

export default async function main() {
  const env = await setUp({ browsers: false });
  await buildAll(env);
  await run(["cargo", "bench", "--locked", "--bench", "perft"], { env });
  await run(["cargo", "bench", "--locked", "--bench", "search"], { env });
  await run([process.execPath, "benches/wasm.mjs"], { env });
}
