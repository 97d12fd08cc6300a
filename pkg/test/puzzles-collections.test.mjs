import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";

import { loadPuzzles, readPuzzles } from "buddhibala/puzzles";
import { likeness } from "../../scripts/lib/alike.mjs";
import { collection, LEAST, reportOn } from "../../scripts/lib/puzzle-report.mjs";

for (const variant of Object.keys(LEAST)) {
  test(`every puzzle of the collection is sound, and none is like another: ${variant}`, () => {
    assert.deepEqual(reportOn(variant).faults, []);
  });

  test(`the collection can be loaded: ${variant}`, async () => {
    assert.deepEqual(await loadPuzzles(variant), collection(variant));
  });
}

test("each collection has gains, and positions from games with what it takes to have them again", () => {
  const played = /^A game that the program played against itself: level [1-7], seed \d+, game \d+, after \d+ plies$/;
  for (const variant of Object.keys(LEAST)) {
    const puzzles = collection(variant);
    const mined = puzzles.filter(({ source }) => source.startsWith("A game"));
    for (const { id, source } of mined) assert.match(source, played, id);
    assert.ok(mined.length >= 8, variant);
    assert.ok(puzzles.filter(({ goal }) => goal.kind === "gain").length >= 5, variant);
  }
});

test("there are no collections of other games", async () => {
  for (const variant of ["chess", "__proto__", undefined, null, {}]) await assert.rejects(loadPuzzles(variant), { code: "unknown-variant" });
});

test("in Node the puzzles need no other import", async () => {
  const code = 'const { loadPuzzles } = await import("buddhibala/puzzles"); console.log((await loadPuzzles("chadarangam")).some(({ id }) => id === "sarkar-3"));';
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { cwd: new URL(".", import.meta.url) });
  assert.equal(stdout.trim(), "true");
});

test("the problems printed in old books are in the collection, as they were printed", () => {
  const rows = readFileSync(new URL("../../tests/vectors/history-problems.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const puzzles = readPuzzles(readFileSync(new URL("../data/puzzles/chadarangam.jsonl", import.meta.url), "utf8"));
  for (const { id, fen, options, line } of rows) {
    const puzzle = puzzles.find((one) => one.id === id.replace("HS", "sarkar-"));
    assert.deepEqual([puzzle?.fen, puzzle?.options, puzzle?.solution[0]], [fen, options, line[0]], id);
  }
});

test("positions are alike in a mirror and with the colours changed, and not otherwise", () => {
  const like = (fen, variant = "chadarangam", options = {}) => likeness({ variant, options, fen });
  const fen = "r3k3/8/8/8/8/8/P7/4K1NR w Kk - 0 1 opening=0,3 moved=a2,h1";
  const others = ["3k3r/8/8/8/8/8/7P/RN1K4 w Kk - 7 9 opening=0,3 moved=a1,h2", "4k1nr/p7/8/8/8/8/8/R3K3 b Kk - 0 1 opening=3,0 moved=a7,h8"];
  for (const other of others) assert.equal(like(other), like(fen));
  assert.equal(like("k6r/8/8/8/8/8/8/4K3 w K - 0 1"), like("4k3/8/8/8/8/8/8/K6R b k - 0 1"));
  assert.notEqual(like("k6r/8/8/8/8/8/8/4K3 w K - 0 1"), like("4k3/8/8/8/8/8/8/K6R b K - 0 1"));
  assert.notEqual(like(fen), like(fen.replace("R w", "N w")));
  assert.notEqual(like(fen), like(fen.replace("w Kk", "b Kk")));
  assert.notEqual(like(fen), like(fen, "chadarangam", { leap: "none" }));
  assert.equal(like("k13/14/14/14/14/14/14/14/14/14/14/14/12R1/6K7 w - - 0 1", "shatranj-14"), like("13k/14/14/14/14/14/14/14/14/14/14/14/1R12/7K6 w - - 3 4", "shatranj-14"));
});
