import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { digest, unlessStamped } from "../../scripts/lib/digest.mjs";
import { root, tools } from "../../scripts/lib/paths.mjs";
import { npm, output, run, runLogged } from "../../scripts/lib/run.mjs";
import { say, Stop } from "../../scripts/lib/say.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const MANIFESTS = ["package.json", "package-lock.json", ".npmrc"];

/** Every file below a folder, by its path in it. */
function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"));
}

/**
 * A folder with the package in it as it would be published, packed and installed, and above it the tools that consumers
 * use. The tools are kept for the next time, under the digest of their lock file.
 */
export async function stage(env) {
  const top = join(tools, "consumers", digest(MANIFESTS.map((name) => `tests/packages/${name}`)).slice(0, 16));
  await unlessStamped(join(top, ".stamp"), process.version, async () => {
    say("npm ci of the consumers' tools");
    rmSync(top, { recursive: true, force: true });
    mkdirSync(top, { recursive: true });
    for (const name of MANIFESTS) copyFileSync(here(name), join(top, name));
    await runLogged("consumers", [...npm(), "ci", "--no-audit", "--no-fund"], { env, cwd: top });
  });
  // Each clone of the project has its own.
  const folder = join(top, createHash("sha256").update(root).digest("hex").slice(0, 8));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const tarball = pack(folder, env);
  const install = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--silent", tarball];
  await run([...npm(), ...install], { env, cwd: folder });
  const installed = join(folder, "node_modules", "buddhibala");
  return { folder, tarball, installed, names: filesBelow(installed) };
}

function pack(folder, env) {
  const [program, ...args] = npm();
  const told = output(program, [...args, "pack", "-w", "pkg", "--pack-destination", folder, "--json", "--silent"], env);
  const name = told?.match(/"filename":\s*"([^"]+)"/)?.[1];
  if (!name) throw new Stop("`npm pack -w pkg` failed: run it to see why.");
  return join(folder, name);
}
