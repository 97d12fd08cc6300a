import { run, runLogged } from "../lib/run.mjs";
import { say } from "../lib/say.mjs";
import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

export default async function main() {
  const env = await setUp({ browsers: false });
  await buildAll(env);
  for (const bench of ["perft", "search"]) {
    say(`cargo bench: ${bench}`);
    await runLogged(`bench-${bench}`, ["cargo", "bench", "--locked", "--bench", bench], { env });
  }
  say("wasm and others (about five minutes)");
  await run([process.execPath, "benches/table.mjs"], { env });
}
