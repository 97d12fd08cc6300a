import { join } from "node:path";
import { tools } from "./paths.mjs";
import { output, runLogged, withPath } from "./run.mjs";
import { say } from "./say.mjs";
import { numberIn, wasmBindgen, wasmPack } from "./versions.mjs";

/** wasm-pack and wasm-bindgen of exactly our versions, in a folder of their own that leads the PATH returned. */
export async function cargoTools(env) {
  const withTools = withPath(env, join(tools, "bin"));
  await tool("wasm-bindgen-cli", "wasm-bindgen", wasmBindgen, withTools);
  await tool("wasm-pack", "wasm-pack", wasmPack, withTools);
  return withTools;
}

async function tool(crate, program, version, env) {
  if (numberIn(output(join(tools, "bin", program), ["--version"])) === version) return;
  say(`cargo install ${crate} ${version} (about five minutes, once)`);
  // Optimising the tools little halves the time to compile them.
  const quick = { CARGO_PROFILE_RELEASE_OPT_LEVEL: "1", CARGO_PROFILE_RELEASE_DEBUG: "0", CARGO_PROFILE_RELEASE_LTO: "off" };
  const install = ["cargo", "install", crate, "--version", `=${version}`, "--force", "--root", tools];
  const options = { env: { ...env, ...quick } };
  delete options.env.CARGO_TARGET_DIR;
  try {
    await runLogged(crate, [...install, "--locked"], options);
  } catch {
    // A mirror may lack a version that a fresh release's lock file names.
    say(`${crate}: once more with other versions of its dependencies`);
    await runLogged(crate, install, options);
  }
}
