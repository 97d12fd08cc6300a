import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.mjs";

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** A digest of files and folders of the project, by content, and of further texts. */
export function digest(paths, ...texts) {
  const hash = createHash("sha256");
  for (const path of paths.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of filesUnder(path)) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  for (const text of texts) hash.update(`${text}\0`);
  return hash.digest("hex");
}

/** Does `work` unless the stamp says that it was last done for the same digest. Returns whether it was done now. */
export async function unlessStamped(stamp, now, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
