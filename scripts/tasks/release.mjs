import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { npm, output, run } from "../lib/run.mjs";
import { say, Stop } from "../lib/say.mjs";
import oldestRust from "./oldest-rust.mjs";
import test from "./test.mjs";

const read = (name) => readFileSync(join(root, name), "utf8");

/** What must be so before anything is published; docs/release.md says how it comes about. */
function check(version) {
  const crate = read("Cargo.toml").match(/^version = "([^"]+)"/m)?.[1];
  if (crate !== version) throw new Stop(`The package is ${version} and the crate ${crate}: give both the same version.`);
  if (!read("CHANGELOG.md").includes(`\n## ${version}\n`)) throw new Stop(`CHANGELOG.md has no heading "## ${version}": name the changes of this version.`);
  if (output("git", ["status", "--porcelain"]) !== "") throw new Stop("There are changes that are not committed: commit them, or put them away.");
  const tag = output("git", ["describe", "--tags", "--exact-match"]);
  if (tag !== `v${version}`) throw new Stop(`This commit has not the tag v${version}: \`git tag v${version}\`, and push it.`);
}

/**
 * Tests everything and publishes the npm package: `npm run release`, or `npm run release -- --dry-run` to see what would
 * be published. Provenance, the proof of where it was built, is given where CI vouches for it, and only there.
 */
export default async function main(options) {
  const { version } = JSON.parse(read("pkg/package.json"));
  const dry = options.includes("--dry-run");
  if (dry) say(`a rehearsal of version ${version}`);
  else check(version);
  await oldestRust();
  await test([]);
  await run([...npm(), "publish", "-w", "pkg", "--provenance", "--access", "public", ...(dry ? ["--dry-run"] : [])]);
}
