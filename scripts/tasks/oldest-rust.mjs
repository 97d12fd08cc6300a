import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { rustVersion } from "../lib/versions.mjs";

/** Compiles everything with the oldest Rust that Cargo.toml allows, which rustup fetches: `npm run oldest-rust`. */
export default async function main() {
  await run(["rustup", "toolchain", "install", rustVersion, "--profile", "minimal"]);
  const env = { ...process.env, CARGO_TARGET_DIR: join(root, "target", "oldest-rust") };
  await run(["cargo", `+${rustVersion}`, "check", "--locked", "--all-targets"], { env });
}
