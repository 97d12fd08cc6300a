import { npm, runLogged } from "../../scripts/lib/run.mjs";
import { say, Stop } from "../../scripts/lib/say.mjs";
import { stage } from "./stage.mjs";
import { faultsOf } from "./tarball.mjs";

/** Packs the package as it would be published, and tries it as those do who use it. */
export async function testPackages(env) {
  const { tarball, installed, names } = await stage(env);
  const faults = faultsOf(installed, names);
  if (faults.length > 0) throw new Stop(`The package is not as it should be:\n${faults.join("\n")}`);
  say(`${names.length} files in the package`);
  const tool = (...command) => runLogged(command[0], [...npm(), "exec", "--no", "--", ...command], { env });
  await tool("publint", "run", tarball, "--strict");
  // It is ES modules only, and TypeScript has no types for a module of WebAssembly.
  await tool("attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", "buddhibala.wasm", "--format", "ascii", "--no-color");
}
