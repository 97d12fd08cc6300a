import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where wasm-pack and wasm-bindgen are installed, shared by all clones: BUDDHIBALA_TOOLS. */
export const tools = process.env.BUDDHIBALA_TOOLS || join(homedir(), ".local", "share", "buddhibala-tools");

mkdirSync(join(tools, "bin"), { recursive: true });

/** Cargo's target folder. */
export const targetDir = process.env.CARGO_TARGET_DIR || join(root, "target");
