import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const cargoToml = readFileSync(join(root, "Cargo.toml"), "utf8");

function pinned(pattern, what) {
  const found = cargoToml.match(pattern)?.[1];
  if (!found) throw new Error(`Cargo.toml does not name ${what}`);
  return found;
}

/** The oldest Rust that compiles the crate. */
export const rustVersion = pinned(/^rust-version\s*=\s*"([\d.]+)"/m, "a rust-version");

/** The command line tool must be of exactly the crate's version. */
export const wasmBindgen = pinned(/^wasm-bindgen\s*=\s*"=([\d.]+)"/m, "an exact version of wasm-bindgen");

export const wasmPack = "0.15.1";

/** The first dotted number in a text: `cargo 1.96.0 (…)` gives `1.96.0`. */
export const numberIn = (text) => text?.match(/\d+(?:\.\d+)+/)?.[0];

/** Whether version `have` is `need` or newer. */
export function atLeast(have, need) {
  const a = have.split(".").map(Number);
  const b = need.split(".").map(Number);
  const i = b.findIndex((part, at) => (a[at] ?? 0) !== part);
  return i < 0 || (a[i] ?? 0) > b[i];
}
