// Makes a module of each collection in data/puzzles, whose lines are the sources.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const from = new URL("../data/puzzles/", import.meta.url);
const to = new URL("../src/puzzles/data/", import.meta.url);

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from).filter((one) => one.endsWith(".jsonl"))) {
  const text = readFileSync(new URL(name, from), "utf8");
  const module = `/** The lines of data/puzzles/${name}. */\nexport const lines: string =\n  ${JSON.stringify(text)};\n`;
  writeFileSync(new URL(name.replace(".jsonl", ".ts"), to), module);
}
