import { existsSync, readdirSync } from "node:fs";
import { builtFor, debianRust } from "./debian-std.mjs";
import { output, run, which } from "./run.mjs";
import { say, Stop } from "./say.mjs";
import { atLeast, numberIn, rustVersion } from "./versions.mjs";

const TARGET = "wasm32-unknown-unknown";
const CHOICES = ["auto", "rustup", "debian"];

/** The folder of std for wasm32 of the compiler in force, if std is there and of that compiler. */
export function stdFolder(env) {
  const folder = output("rustc", ["--print", "target-libdir", "--target", TARGET], env);
  if (!folder || !existsSync(folder) || !readdirSync(folder).some((name) => /^libstd-.*\.rlib$/.test(name))) return undefined;
  const stamp = builtFor(folder);
  return !stamp || output("rustc", ["-vV"], env)?.includes(`commit-hash: ${stamp}`) ? folder : undefined;
}

function checkCargo(env) {
  if (!which("cargo", env)) {
    throw new Stop(`cargo was not found: install Rust ${rustVersion} or newer from https://rustup.rs and run this again.`);
  }
  const version = numberIn(output("cargo", ["--version"], env));
  if (!version) throw new Stop("cargo is installed but does not run: try `rustup toolchain install stable` and run this again.");
  if (!atLeast(version, rustVersion)) {
    throw new Stop(`cargo ${version} is too old: run \`rustup update stable\` to get Rust ${rustVersion} or newer and run this again.`);
  }
}

/**
 * A Rust compiler with std for wasm32: as it is, else by rustup, else by Debian. BUDDHIBALA_WASM_STD=rustup never takes
 * Debian's, =debian takes no other. Returns the environment in which cargo finds it.
 */
export async function rust(env) {
  const choice = env.BUDDHIBALA_WASM_STD || "auto";
  if (!CHOICES.includes(choice)) throw new Stop(`BUDDHIBALA_WASM_STD is "${choice}": set it to ${CHOICES.join(", ")}.`);
  if (choice === "debian") return debian(env);
  checkCargo(env);
  if (stdFolder(env)) return found(env, "already there");
  // Whoever sets RUSTUP_AUTO_INSTALL=0 does not want us to download by rustup either, unless asked by name.
  const mayAdd = which("rustup", env) && (choice === "rustup" || env.RUSTUP_AUTO_INSTALL !== "0");
  if (mayAdd && (await added(env))) return found(env, "added by rustup");
  if (choice === "auto" && which("apt-get", env)) return debian(env);
  throw new Stop(`There is no standard library for ${TARGET}: run \`rustup target add ${TARGET}\` and run this again.`);
}

async function added(env) {
  say(`rustup target add ${TARGET}`);
  try {
    await run(["rustup", "target", "add", TARGET], { env });
  } catch {
    return false;
  }
  return stdFolder(env) !== undefined;
}

async function debian(env) {
  if (!which("apt-get", env)) throw new Stop("BUDDHIBALA_WASM_STD=debian needs apt-get: unset it on this system.");
  const debianEnv = { ...env, RUSTUP_AUTO_INSTALL: "0", ...(await debianRust()) };
  checkCargo(debianEnv);
  if (!stdFolder(debianEnv)) throw new Stop("The cargo and rustc on PATH are not Debian's: remove them from PATH and run this again.");
  return found(debianEnv, "Debian's");
}

function found(env, how) {
  say(`rust ${numberIn(output("rustc", ["--version"], env))} with std for wasm32: ${how}`);
  return env;
}
