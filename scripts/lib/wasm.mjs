import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { digest, unlessStamped } from "./digest.mjs";
import { root, targetDir } from "./paths.mjs";
import { output, run } from "./run.mjs";
import { stdFolder } from "./rust.mjs";
import { say, Stop } from "./say.mjs";
import { wasmBindgen, wasmPack } from "./versions.mjs";
import { checkFeatures } from "./wasm-features.mjs";

const OUT = join(root, "pkg", "wasm");
const MODULE = join(OUT, "buddhibala_bg.wasm");
const OPTIONS = ["--mode", "no-install", "--target", "web", "--release", "--no-pack", "--no-gitignore"];

/** cargo does not notice that std was built anew (error E0463): the wasm target folder then has to start afresh. */
export function dropStaleTarget(env) {
  const folder = stdFolder(env);
  const stamp = join(targetDir, "wasm32-std.json");
  const known = existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")) : {};
  const std = readdirSync(folder).filter((name) => name.startsWith("libstd-")).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`).join();
  if (known[folder] === std) return;
  rmSync(join(targetDir, "wasm32-unknown-unknown"), { recursive: true, force: true });
  mkdirSync(targetDir, { recursive: true });
  writeFileSync(stamp, JSON.stringify({ ...known, [folder]: std }));
}

/** Builds the release module into pkg/wasm, unless nothing that it depends on has changed. */
export async function buildWasm(env) {
  dropStaleTarget(env);
  const inputs = ["src", ".cargo", "Cargo.toml", "Cargo.lock", "package-lock.json"];
  const now = digest(inputs, output("rustc", ["-vV"], env), wasmBindgen, wasmPack, OPTIONS.join(" "));
  const stamp = join(OUT, ".stamp");
  if (!existsSync(MODULE)) rmSync(stamp, { force: true });
  const built = await unlessStamped(stamp, now, async () => {
    rmSync(OUT, { recursive: true, force: true });
    await run(["wasm-pack", "build", ...OPTIONS, "--out-dir", "pkg/wasm", "--", "--locked", ...withoutPaths()], { env });
    checkOptimised();
  });
  await checkFeatures(MODULE, env);
  const bytes = readFileSync(MODULE);
  say(`wasm module: ${built ? "built" : "unchanged"}, ${kib(bytes)} KiB, ${kib(gzipSync(bytes, { level: 9 }))} KiB gzipped`);
}

/** Panics name the files of the crates they come from; where these lie on this machine is nobody's business. */
function withoutPaths() {
  const sources = join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "registry", "src");
  const folders = existsSync(sources) ? readdirSync(sources) : [];
  const flags = folders.map((folder) => `--remap-path-prefix=${join(sources, folder)}=crates`);
  return ["--config", `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(flags)}`];
}

const kib = (bytes) => (bytes.length / 1024).toFixed(1);

/** wasm-opt drops the section of function names, which wasm-bindgen leaves in: if it is there, wasm-opt did not run. */
function checkOptimised() {
  const names = WebAssembly.Module.customSections(new WebAssembly.Module(readFileSync(MODULE)), "name");
  if (names.length > 0) throw new Stop("wasm-opt did not run on the module: remove node_modules and pkg/wasm and run this again.");
}
