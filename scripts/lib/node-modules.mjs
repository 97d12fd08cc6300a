import { join } from "node:path";
import { digest, unlessStamped } from "./digest.mjs";
import { root } from "./paths.mjs";
import { npm, runLogged, which, withPath } from "./run.mjs";
import { say, Stop } from "./say.mjs";

const MANIFESTS = ["package-lock.json", "package.json", "pkg/package.json", "www/package.json"];

/** `npm ci` whenever the lock file or a manifest has changed; returns an environment whose PATH has its programs. */
export async function nodeModules(env) {
  const folder = join(root, "node_modules");
  const now = digest(MANIFESTS, process.version, process.platform, process.arch);
  await unlessStamped(join(folder, ".buddhibala-stamp"), now, async () => {
    say("npm ci");
    await runLogged("npm-ci", [...npm(), "ci"], { env: { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } });
  });
  const withModules = withPath(env, join(folder, ".bin"));
  // wasm-pack says nothing loud when it finds no wasm-opt, and leaves the module half as large again.
  if (!which("wasm-opt", withModules)) throw new Stop("wasm-opt is missing from node_modules: remove node_modules and run this again.");
  return withModules;
}
