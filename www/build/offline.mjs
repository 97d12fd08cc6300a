import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const WORKER = "sw.js";

/** Every file below a folder, by its path in it. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length).replaceAll("\\", "/"));
}

/** Tells the service worker which files the site has, and a version that changes with any of them. */
export function offline() {
  let publicFolder = "";
  return {
    name: "buddhibala-offline",
    apply: "build",
    enforce: "post",
    configResolved({ publicDir }) {
      publicFolder = publicDir.endsWith("/") ? publicDir : `${publicDir}/`;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk" || worker.imports.length > 0) throw new Error("the service worker is not one file by itself");
        const contents = new Map(filesOf(publicFolder).map((name) => [name, readFileSync(join(publicFolder, name))]));
        for (const [name, file] of Object.entries(bundle)) {
          if (file !== worker) contents.set(name, file.type === "chunk" ? file.code : file.source);
        }
        const names = [...contents.keys()].sort();
        const hash = createHash("sha256");
        for (const name of names) hash.update(name).update("\0").update(contents.get(name)).update("\0");
        hash.update(worker.code);
        worker.code = worker.code
          .replaceAll("__FILES__", JSON.stringify(names))
          .replaceAll("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)));
      },
    },
  };
}
