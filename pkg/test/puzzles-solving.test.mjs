import assert from "node:assert/strict";
import { test } from "node:test";

import { newPuzzle } from "buddhibala/puzzles";
import { SOUND, TRIES } from "./puzzle-samples.mjs";

for (const [game, { puzzle, right, also, wrong }] of Object.entries(TRIES)) {
  test(`attempts at a puzzle: ${game}`, () => {
    const open = newPuzzle(puzzle);
    const failed = open.try(wrong);
    assert.deepEqual([failed.verdict, failed.solved, failed.move.uci, failed.replies], ["wrong", false, wrong, []]);
    assert.equal(failed.refutation.length, 1);
    assert.ok(failed.later > 1, `later: ${failed.later}`);
    assert.deepEqual([open.fen(), open.turnsLeft], [puzzle.fen, 1]);
    assert.throws(() => open.try("a1a9"), (error) => ["illegal-move", "bad-move", "bad-square"].includes(error.code));
    assert.deepEqual(open.status, { state: "playing", tries: 1, mistakes: 1, hints: 0 });
    const done = open.try(also);
    assert.deepEqual([done.verdict, done.solved], ["also-right", true]);
    assert.throws(() => open.try(right), { code: "game-over" });
    open.reset();
    assert.deepEqual(open.status, { state: "playing", tries: 0, mistakes: 0, hints: 0 });
    assert.deepEqual([open.try(right).verdict, open.status.state], ["right", "solved"]);
  });
}

for (const [name, puzzle] of Object.entries(SOUND)) {
  test(`solved by its main line: ${name}`, () => {
    const open = newPuzzle(puzzle, { lang: "te" });
    const told = [];
    for (const type of ["try", "solved", "hint", "shown", "reset"]) open.addEventListener(type, ({ detail }) => told.push([type, detail, open.status.state]));
    const [first] = puzzle.solution;
    let attempt;
    for (let ply = 0; ply < puzzle.solution.length; ply += 1 + attempt.replies.length) {
      assert.equal(open.point, undefined);
      assert.equal(open.solution, undefined);
      attempt = open.try(puzzle.solution[ply]);
      assert.equal(attempt.verdict, "right");
      assert.deepEqual(attempt.replies.map(({ uci }) => uci), puzzle.solution.slice(ply + 1, ply + 1 + attempt.replies.length));
    }
    assert.equal(attempt.solved, true);
    assert.equal(open.point, puzzle.point.te);
    assert.deepEqual(told.at(-1).slice(0, 1), ["solved"]);
    assert.ok(told.slice(0, -1).every(([type]) => type === "try"));
    assert.deepEqual(open.solution, [...puzzle.solution]);
    open.reset();
    const asked = puzzle.goal.kind === "untouchable" ? [1, 2, 2] : [1, 2, 3];
    const hints = asked.map(() => open.hint());
    assert.deepEqual(hints.map(({ step }) => step), asked);
    assert.deepEqual(Object.keys(hints[0]), ["step", "piece"]);
    assert.equal(hints[1].square, first.slice(0, first.length === 2 ? 2 : hints[1].square.length));
    if (asked[2] === 3) assert.equal(hints[2].move.uci, first);
    assert.equal(open.status.hints, 3);
    assert.equal(open.fen(), newPuzzle(puzzle).fen());
    const shown = open.solve();
    assert.deepEqual(shown.map(({ uci }) => uci), puzzle.goal.kind === "untouchable" ? [] : [...puzzle.solution]);
    assert.equal(open.status.state, "shown");
    assert.throws(() => open.hint(), { code: "game-over" });
    assert.deepEqual(told.slice(-1).map(([type]) => type), ["shown"]);
  });
}

test("a wrong move is refuted by what shows it", () => {
  const avoid = newPuzzle(SOUND["avoid, chadarangam"]).try("c8d8");
  assert.equal(avoid.verdict, "wrong");
  assert.equal(avoid.refutation.length, 1);
  assert.match(avoid.refutation[0].san, /#$/);
  const gain = newPuzzle(SOUND["gain in two"]).try("e5c6");
  assert.deepEqual([gain.verdict, gain.refutation.length], ["wrong", 1]);
  const named = newPuzzle(SOUND["untouchable, mastu"]);
  assert.deepEqual(named.try("a7"), { verdict: "wrong", refutation: [], replies: [], solved: false });
  assert.throws(() => named.try("z9"), { code: "bad-square" });
  assert.throws(() => named.try({ from: "a1", to: "a2" }), { code: "bad-argument" });
  const stalemate = newPuzzle(TRIES.chadarangam.puzzle).try("f1f7");
  assert.deepEqual([stalemate.verdict, stalemate.solved], ["wrong", false]);
});

test("after another right move the opponent answers, and the hints follow the game", () => {
  const open = newPuzzle({ ...TRIES.krida.puzzle, goal: { kind: "mate", in: 2 }, solution: ["b6c7", "a8a7", "h1h7"] });
  open.hint();
  const other = open.try("f1f7");
  assert.deepEqual([other.verdict, other.solved, other.replies.length, open.turnsLeft], ["also-right", false, 1, 1]);
  const [, , { step, move }] = [open.hint(), open.hint(), open.hint()];
  assert.equal(step, 3);
  assert.deepEqual([open.try(move).solved, open.history().length, open.status.hints], [true, 3, 4]);
});

test("nothing gives the solution away before it is asked for", () => {
  for (const puzzle of Object.values(SOUND)) {
    const open = newPuzzle(puzzle);
    const inherited = new Set(Object.keys(Object.getOwnPropertyDescriptors(EventTarget.prototype)));
    for (const key in open) assert.ok(inherited.has(key), key);
    assert.deepEqual(Object.keys(open), []);
    const seen = JSON.stringify([open, open.question, open.status, open.toJSON()]);
    const secret = puzzle.goal.kind === "untouchable" ? '"d4"' : puzzle.solution[0];
    assert.ok(!seen.includes(secret) && !seen.includes(puzzle.point.en) && !seen.includes("clauses") && !seen.includes("themes"), seen);
    open.question.goal.in = 99;
    assert.deepEqual(open.question.goal, puzzle.goal);
  }
});

test("what is no puzzle, or no setting, is refused", () => {
  for (const value of [null, undefined, 7, "{}", {}, []]) assert.throws(() => newPuzzle(value), { code: "bad-puzzle" });
  for (const setting of [null, 1, { lang: 1 }, { nodes: 0 }, { colour: "w" }]) assert.throws(() => newPuzzle(SOUND.only, setting), { code: "bad-argument" });
  const hurried = newPuzzle(SOUND["mate, krida"], { nodes: 3 });
  assert.throws(() => hurried.try("f6g6"), { code: "bad-puzzle" });
  assert.deepEqual([hurried.fen(), hurried.status.tries], [SOUND["mate, krida"].fen, 0]);
  for (const lang of ["xx", "__proto__", "constructor"]) {
    const open = newPuzzle(SOUND.only, { lang });
    open.solve();
    assert.equal(open.point, SOUND.only.point.en);
  }
  const wide = newPuzzle(SOUND.only, { lang: "te-IN" });
  wide.solve();
  assert.deepEqual([wide.point, wide.pointIn("hi"), wide.pointIn("te")], [SOUND.only.point.te, { lang: "en", text: SOUND.only.point.en }, { lang: "te", text: SOUND.only.point.te }]);
  const freed = newPuzzle(SOUND.only);
  freed.free();
  assert.throws(() => freed.try("h5g5"), { code: "disposed" });
});
