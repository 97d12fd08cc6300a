import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, asRoot } from "./apt.mjs";
import { output, run, runLogged, which } from "./run.mjs";
import { say, Stop } from "./say.mjs";
import { numberIn } from "./versions.mjs";

const TARGET = "wasm32-unknown-unknown";
const RUSTLIB = "/usr/lib/rustlib";
const RUSTC = "/usr/bin/rustc";
/** Debian's compiler under a name that rustup knows. */
const LINKED = "debian-web";

const field = (name) => output(RUSTC, ["-vV"])?.match(new RegExp(`^${name}: (.*)$`, "m"))?.[1];

/** Which compiler built the std that we put there: an upgrade of rustc makes it useless. */
export function builtFor(libFolder) {
  try {
    return readFileSync(join(libFolder, "..", ".built-for"), "utf8").trim();
  } catch {
    return undefined;
  }
}

/**
 * Debian's compiler for the web browsers, and std for wasm32 built from its packaged sources: nothing is downloaded
 * but Debian packages and crates. Returns the variables that make cargo use it.
 */
export async function debianRust() {
  await aptInstall("rustc-web", "cargo-web", "rust-web-src", "rust-web-clippy", "rustfmt-web", "gcc", "libc6-dev");
  const lld = `lld-${numberIn(field("LLVM version")).split(".")[0]}`;
  await aptInstall(lld);
  const commit = field("commit-hash");
  if (builtFor(`${RUSTLIB}/${TARGET}/lib`) !== commit) await buildStd(commit, lld);
  if (!which("rustup")) return {};
  if (!output("rustup", ["toolchain", "list"])?.split("\n").some((line) => line.split(" ")[0] === LINKED)) {
    await run(["rustup", "toolchain", "link", LINKED, "/usr"]);
  }
  return { RUSTUP_TOOLCHAIN: LINKED };
}

async function buildStd(commit, lld) {
  say(`building std for ${TARGET} with Debian's ${output(RUSTC, ["-V"])} (about two minutes)`);
  const root = asRoot("Installing std");
  const sources = join(realpathSync(`${RUSTLIB}/src/rust`), "library");
  const crates = join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "registry", "src");
  const target = mkdtempSync(join(tmpdir(), "wasm-std-"));
  const env = {
    ...process.env,
    RUSTC,
    RUSTC_BOOTSTRAP: "1",
    CARGO_INCREMENTAL: "0",
    CARGO_PROFILE_DIST_DEBUG: "0",
    // The next two are what Rust's own bootstrap sets for the standard library.
    __CARGO_DEFAULT_LIB_METADATA: "stablestd",
    RUSTFLAGS: [
      "-Zforce-unstable-if-unmarked",
      `--remap-path-prefix=${sources}=/rustc/${commit}/library`,
      `--remap-path-prefix=${crates}=/rust/deps`,
    ].join(" "),
  };
  delete env.RUSTUP_TOOLCHAIN;
  const build = ["build", "--locked", "-p", "sysroot", "--profile", "dist", "--target", TARGET, "--target-dir", target];
  await runLogged("wasm-std", ["/usr/bin/cargo", ...build], { env, cwd: sources });

  const deps = join(target, TARGET, "dist", "deps");
  const rlibs = readdirSync(deps).filter((name) => name.endsWith(".rlib") && !name.startsWith("libsysroot-"));
  if (!rlibs.some((name) => name.startsWith("libstd-"))) throw new Stop(`The build of std left no libstd in ${deps}.`);
  const home = `${RUSTLIB}/${TARGET}`;
  const linkers = `${RUSTLIB}/${field("host")}/bin`;
  await run([...root, "rm", "-rf", home]);
  await run([...root, "mkdir", "-p", `${home}/lib`, linkers]);
  await run([...root, "cp", "-t", `${home}/lib`, ...rlibs.map((name) => join(deps, name))]);
  // rustc looks for a linker of this name; Debian's own package of it brings 300 MB for the same link.
  await run([...root, "ln", "-sfn", which(lld), `${linkers}/rust-lld`]);
  await run([...root, "sh", "-c", `echo ${commit} > ${home}/.built-for`]);
  rmSync(target, { recursive: true });
}
