import assert from "node:assert/strict";
import { test } from "node:test";

import { dailyPuzzle, progress } from "buddhibala/puzzles";

const named = (count) => Array.from({ length: count }, (_, index) => ({ id: `p-${index}` }));
const dayOf = (number) => new Date(number * 86_400_000);

test("a day has one puzzle, whoever asks and however", () => {
  const puzzles = named(60);
  const today = dailyPuzzle(puzzles, "2026-11-30");
  assert.equal(dailyPuzzle([...puzzles].reverse(), "2026-11-30"), today);
  assert.equal(dailyPuzzle(puzzles, new Date("2026-11-30T00:00:00Z")), today);
  assert.equal(dailyPuzzle(puzzles, new Date("2026-11-30T23:59:59.999Z")), today);
  assert.equal(dailyPuzzle([], "2026-11-30"), undefined);
  // A puzzle once announced for a day must not change with a new version.
  assert.deepEqual(["2026-11-30", "2026-12-01", "2026-12-02"].map((day) => dailyPuzzle(puzzles, day).id), KNOWN);
});

const KNOWN = ["p-6", "p-37", "p-29"];

test("none comes again before all have come, nor before half of the others", () => {
  for (const count of [1, 2, 3, 4, 5, 60]) {
    const puzzles = named(count);
    const last = new Map();
    let closest = count;
    for (let round = -2; round < 40; round++) {
      const days = Array.from({ length: count }, (_, index) => round * count + index);
      const shown = days.map((day) => dailyPuzzle(puzzles, dayOf(day)).id);
      assert.equal(new Set(shown).size, count);
      for (const [index, id] of shown.entries()) {
        closest = Math.min(closest, days[index] - (last.get(id) ?? -Infinity));
        last.set(id, days[index]);
      }
    }
    assert.ok(closest - 1 >= Math.floor((count - 1) / 2), `${count}: ${closest}`);
  }
});

test("what is no day is refused", () => {
  for (const date of [undefined, null, 0, "", "2026-02-30", "2026-13-01", "30.11.2026", "2026-11-30T00:00", new Date(NaN), {}, Object.create(Date.prototype)]) {
    assert.throws(() => dailyPuzzle(named(3), date), { code: "bad-argument" });
  }
  for (const list of [null, undefined, {}, "text", 3]) assert.throws(() => dailyPuzzle(list, "2026-11-30"), { code: "bad-argument" });
});

/** A storage that remembers, as a browser has it. */
function storage(kept = new Map()) {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const done = { solved: true, mistakes: 1, hints: 2 };

test("progress is kept, and what was solved stays solved", () => {
  const keeper = storage();
  const first = progress(keeper);
  first.note("p-1", done);
  first.note("p-2", { ...done, solved: false });
  first.note("p-1", { solved: false, mistakes: 0, hints: 0 });
  const again = progress(keeper);
  assert.deepEqual([again.get("p-1"), again.get("p-2"), again.get("p-3"), again.ids().sort()], [done, { ...done, solved: false }, undefined, ["p-1", "p-2"]]);
  again.clear();
  assert.deepEqual([again.ids(), progress(keeper).ids()], [[], []]);
  for (const id of ["", "A", "__proto__", null, 1]) assert.throws(() => first.note(id, done), { code: "bad-puzzle" });
  for (const wrong of [null, {}, { ...done, mistakes: -1 }, { ...done, solved: 1 }, { ...done, time: 3 }]) {
    assert.throws(() => first.note("p-1", wrong), { code: "bad-argument" });
  }
});

test("a hostile storage does no harm", () => {
  const throws = () => { throw new Error("forbidden"); };
  const texts = [
    "", "x", "null", "7", "[]", '{"version":2,"done":{}}', '{"version":1}', '{"version":1,"done":null}', '{"version":1,"done":{"p-1":{"solved":true}}}', '{"version":1,"done":{"p-1":7,"<b>":{}}}',
    '{"version":1,"done":{"__proto__":{"solved":true,"mistakes":0,"hints":0}}}', '{"__proto__":{"polluted":1},"version":1,"done":{}}', "[".repeat(2_000_000),
  ];
  for (const text of texts) assert.deepEqual(progress(storage(new Map([["buddhibala.puzzles", text]]))).ids(), [], text.slice(0, 60));
  const hostile = [{ getItem: throws, setItem: throws, removeItem: throws }, { getItem: () => ({}), setItem: throws, removeItem: throws }, {}, new Proxy({}, { get: throws })];
  for (const keeper of [...hostile, undefined]) {
    const mine = progress(keeper);
    mine.note("p-1", done);
    assert.deepEqual(mine.get("p-1"), done);
    mine.clear();
    assert.deepEqual(mine.ids(), []);
  }
  assert.equal({}.polluted, undefined);
  const part = `{"version":1,"done":{"p-1":${JSON.stringify(done)},"p-2":{"solved":"yes"}}}`;
  assert.deepEqual(progress(storage(new Map([["buddhibala.puzzles", part]]))).ids(), ["p-1"]);
});
