import { freePort } from "../lib/port.mjs";
import { npm, run } from "../lib/run.mjs";
import { seconds } from "../lib/say.mjs";
import { buildAll } from "../lib/site.mjs";
import { dropStaleTarget } from "../lib/wasm.mjs";
import { setUp } from "./setup.mjs";

const FIRST_PORT = 4187;
const WASM_TESTS = ["--test", "wasm"];
const WASM_CODE = ["--target", "wasm32-unknown-unknown", "--lib", ...WASM_TESTS];
const STRICT = ["--", "-D", "warnings"];
/** Read when its turn comes: it needs the packages that set-up installs. */
const PACKAGES = "../../tests/packages/run.mjs";

function steps(env) {
  const cargo = (...args) => () => run(["cargo", ...args], { env });
  const script = (name, workspace) => () => run([...npm(), "run", name, "-w", workspace], { env });
  const bin = (...command) => () => run([...npm(), "exec", "--no", "--", ...command], { env });
  const inChromium = ["test", "--mode", "no-install", "--release", "--headless", "--chrome", "--chromedriver", env.CHROMEDRIVER];
  return [
    ["Rust format", cargo("fmt", "--all", "--check")],
    ["clippy, native", cargo("clippy", "--locked", "--all-targets", ...STRICT)],
    ["clippy, wasm32", cargo("clippy", "--locked", ...WASM_CODE, ...STRICT)],
    ["build", () => buildAll(env)],
    ["types of pkg", script("typecheck", "pkg")],
    ["API reports and reference", script("api", "pkg")],
    ["types of www", script("typecheck", "www")],
    ["types of the browser tests", bin("tsc", "--noEmit", "-p", "tests/browser")],
    ["Rust tests", cargo("test", "--locked")],
    ["the crate as it is published", cargo("package", "--locked", "--allow-dirty")],
    ["wasm tests in Chromium", () => run(["wasm-pack", ...inChromium, "--", "--locked", ...WASM_TESTS], { env })],
    ["package tests in Node", script("test", "pkg")],
    ["the package as it is published", async () => (await import(PACKAGES)).testPackages(env)],
    ["browser tests", bin("playwright", "test", "-c", "tests/browser/playwright.config.ts")],
  ];
}

export default async function main() {
  const env = { ...(await setUp({ browsers: true })), BUDDHIBALA_TEST_PORT: String(await freePort(FIRST_PORT, "end one of the programs that use them")) };
  dropStaleTarget(env);
  const all = steps(env);
  const results = [];
  let failure;
  for (const [name, work] of all) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    try {
      await work();
    } catch (error) {
      failure = error;
    }
    const line = `${failure ? "FAILED" : "passed"}  ${seconds(begun).padStart(7)} s  ${name}`;
    console.log(`== ${line}`);
    results.push(line);
    if (failure) break;
  }
  console.log(`\n${results.join("\n")}\n${results.length} of ${all.length} steps run in ${seconds()} s`);
  if (failure) throw failure;
}
