// Makes dist/buddhibala-board.js: one script for a page, with everything in it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { rolldown } from "rolldown";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { version } = JSON.parse(readFileSync(here("../package.json"), "utf8"));

const LEGAL = `/*!
 * buddhibala ${version}, MIT OR Apache-2.0
 * With lit, Copyright Google LLC, BSD-3-Clause, and fflate, Copyright Arjun Barrett, MIT
 */`;
/** One script from a TypeScript file and all that it imports. */
async function script(input, plugins = [], output = {}) {
  // package.json tells which files of dist do something when they are imported; these are those of src.
  const options = { resolve: { extensionAlias: { ".js": [".ts", ".js"] } }, treeshake: { moduleSideEffects: () => true } };
  const build = await rolldown({ input: here(input), plugins, platform: "browser", ...options, tsconfig: here("../tsconfig.json"), transform: { target: "es2022", define: { process: "undefined" } } });
  try {
    const { output: made } = await build.generate({ format: "iife", strict: true, minify: true, codeSplitting: false, comments: { legal: false }, ...output });
    return made;
  } finally {
    await build.close();
  }
}

/** Puts the module and the worker in, and takes them from there instead of from files. */
function inside(texts) {
  const INSIDE = "buddhibala:inside";
  return {
    name: "buddhibala-inside",
    resolveId(source, importer) {
      if (source === INSIDE) return INSIDE;
      if (source === "./beside.js" && !importer.endsWith("inside.mjs")) return here("inside.mjs");
      return undefined;
    },
    load(id) {
      if (id !== INSIDE) return undefined;
      return Object.entries(texts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join("\n");
    },
  };
}

const [{ code: worker }] = await script("../src/worker.ts");
// Deflated, then as base64, it takes less of a compressed download than as base64 alone.
const module = deflateRawSync(readFileSync(here("../wasm/buddhibala_bg.wasm")), { level: 9 }).toString("base64");
const [{ code, map }] = await script("../src/standalone.ts", [inside({ MODULE: module, WORKER: worker })], { postBanner: LEGAL, sourcemap: "hidden" });
// Nobody wants to read the module in a debugger.
map.sourcesContent = map.sources.map((source, at) => (source.includes("buddhibala:inside") ? null : map.sourcesContent[at]));
writeFileSync(here("../dist/buddhibala-board.js"), `${code}\n//# sourceMappingURL=buddhibala-board.js.map\n`);
writeFileSync(here("../dist/buddhibala-board.js.map"), JSON.stringify(map));
