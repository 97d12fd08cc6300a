// What people download: `node build/sizes.mjs` fails where it is more than sizes.json allows, `--accept` allows what it is
// now and 5 per cent more, and `--details` tells what the scripts of the board are for.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(6);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const BUDGET = here("../sizes.json");
/** Compilers differ by a few per cent from version to version. */
const SPARE = 1.05;
/** What it was meant to be at most, in bytes of gzip. */
const AIMS = { board: 90 * 1024 };

/** The scripts that an entry of the package loads at once, minified: not the languages, which are fetched when they are asked for. */
async function scripts(entry) {
  const build = await rolldown({ input: here(entry), platform: "browser" });
  try {
    const { output } = await build.generate({ format: "es", minify: true });
    const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
    const needed = new Set([output[0].fileName]);
    for (const name of needed) for (const other of chunks.get(name).imports) needed.add(other);
    return [...needed].map((name) => Buffer.from(chunks.get(name).code));
  } finally {
    await build.close();
  }
}

/** How much of the board's scripts each part is, before it is minified but without its comments. */
async function details() {
  const build = await rolldown({ input: here("../dist/board.js"), platform: "browser" });
  const { output } = await build.generate({ format: "es" });
  await build.close();
  const parts = new Map();
  for (const [id, { code }] of output.flatMap((chunk) => (chunk.isDynamicEntry ? [] : Object.entries(chunk.modules)))) {
    const part = id.match(/dist\/(board\/[\w-]+)\//)?.[1] ?? (id.includes("/dist/") ? "rules and engine" : id.includes("/wasm/") ? "wasm-bindgen" : "lit");
    parts.set(part, (parts.get(part) ?? "") + (code ?? "").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""));
  }
  const rows = [...parts].map(([part, code]) => [part, gzipSync(code, { level: 9 }).length]).sort(([, one], [, other]) => other - one);
  for (const [part, bytes] of rows) console.log(`${kib(bytes)} KiB gzip: ${part}`);
}

const module = readFileSync(here("../wasm/buddhibala_bg.wasm"));
const rules = await scripts("../dist/index.js");
const board = await scripts("../dist/board.js");
const worker = await scripts("../dist/worker.js");
const entries = {
  module: { about: "the WebAssembly module", files: [module] },
  rules: { about: "rules, notation and a search: import \"buddhibala\"", files: [module, ...rules] },
  board: { about: "a playable board with engine, men and English: import \"buddhibala/board\"", files: [module, ...board, ...worker] },
  standalone: { about: "the stand-alone file", files: [readFileSync(here("../dist/buddhibala-board.js"))] },
};

const sum = (files, measure) => files.reduce((total, file) => total + measure(file).length, 0);
const sizes = Object.entries(entries).map(([name, { about, files }]) => ({
  name,
  about,
  gzip: sum(files, (file) => gzipSync(file, { level: 9 })),
  brotli: sum(files, (file) => brotliCompressSync(file)),
}));

if (process.argv.includes("--accept")) {
  const budget = Object.fromEntries(sizes.map(({ name, gzip, brotli }) => [name, { gzip: Math.ceil(gzip * SPARE), brotli: Math.ceil(brotli * SPARE) }]));
  writeFileSync(BUDGET, `${JSON.stringify(budget, null, 2)}\n`);
}
const budget = JSON.parse(readFileSync(BUDGET, "utf8"));
for (const { name, about, gzip, brotli } of sizes) {
  const aim = AIMS[name] ? `, aim ${kib(AIMS[name]).trim()}` : "";
  console.log(`${kib(gzip)} KiB gzip (at most ${kib(budget[name].gzip).trim()}${aim}), ${kib(brotli)} brotli (at most ${kib(budget[name].brotli).trim()}): ${about}`);
}
if (process.argv.includes("--details")) await details();
const over = sizes.filter(({ name, gzip, brotli }) => gzip > budget[name].gzip || brotli > budget[name].brotli);
if (over.length > 0) {
  console.error(`Too large: ${over.map(({ about }) => about).join("; ")}. Find out why, or allow it by \`npm run sizes -w pkg -- --accept\`.`);
  process.exitCode = 1;
}
