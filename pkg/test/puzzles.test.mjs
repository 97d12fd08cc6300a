import assert from "node:assert/strict";
import { test } from "node:test";

import { BuddhibalaError } from "buddhibala";
import { checkPuzzle, readPuzzle, readPuzzles, readPuzzlesPgn, verifyPuzzle, writePuzzle, writePuzzlePgn, writePuzzles } from "buddhibala/puzzles";
import { FALSE, SOUND } from "./puzzle-samples.mjs";

const good = SOUND["mate, krida"];

/** Runs a call that must find fault with a puzzle, and gives the details. */
function fault(call, what) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof BuddhibalaError, `${what}: ${error}`);
    assert.equal(error.code, "bad-puzzle", `${what}: ${error.message}`);
    assert.ok(error.message.length > 10 && error.message.length < 700, error.message);
    return error.details;
  }
  assert.fail(`not refused: ${what}`);
}

for (const [name, puzzle] of Object.entries(SOUND)) {
  test(`proved: ${name}`, () => {
    const report = verifyPuzzle(puzzle);
    assert.deepEqual(report.faults, []);
    assert.deepEqual([report.sound, report.proved, report.unique, report.keys], [true, true, true, [puzzle.solution[0]]]);
    for (const clause of puzzle.clauses) assert.ok(report.clauses.some((one) => one.clause === clause && one.reason.length > 10), clause);
    if (puzzle.goal.kind !== "only" && puzzle.goal.kind !== "untouchable") assert.ok(report.nodes > 0);
  });
}

for (const [name, [puzzle, says]] of Object.entries(FALSE)) {
  test(`not proved: ${name}`, () => {
    const report = verifyPuzzle(puzzle);
    assert.equal(report.sound, false);
    assert.match(report.faults.join(), says);
  });
}

test("a proof that may not take its time says so", () => {
  const report = verifyPuzzle(good, { nodes: 5 });
  assert.deepEqual([report.sound, report.proved], [false, false]);
  assert.match(report.faults.join(), /could not be decided within 5 positions/);
  for (const limits of [null, 3, { nodes: 0 }, { depth: 1 }]) assert.throws(() => verifyPuzzle(good, limits), { code: "bad-argument" });
});

test("puzzles come back from JSON lines and from PGN as they were", () => {
  const puzzles = Object.entries(SOUND).map(([, puzzle], index) => checkPuzzle({ ...puzzle, id: `sample-${index}` }));
  assert.deepEqual(readPuzzles(writePuzzles(puzzles)), puzzles);
  assert.deepEqual(readPuzzles(`\ufeff\r\n${puzzles.map(writePuzzle).join("\r\n\r\n")}`), puzzles);
  assert.deepEqual(readPuzzlesPgn(puzzles.map(writePuzzlePgn).join("\n\n")), puzzles);
  assert.deepEqual(readPuzzle(writePuzzle(good)), readPuzzle(good));
  assert.deepEqual(readPuzzles(""), []);
  const strange = { ...good, source: 'A "book", [p. 3] \\ ; $1', point: { en: "Mate; (or so) [x] \"y\" \\ $1", ur: "بازی\u200cکی" } };
  assert.deepEqual(readPuzzlesPgn(writePuzzlePgn(strange)), [checkPuzzle(strange)]);
});

test("whatever is not right is refused by its field", () => {
  const wrong = {
    id: [undefined, "", "A", "a b", "-a", "a".repeat(65), 7, null, "__proto__"],
    variant: [undefined, "chess", 1, {}, "__proto__"],
    options: [undefined, null, [], "stalemate=draw", { stalemate: "remove-jailer" }, { stalemate: "x" }, { dahja: "rook" }, { checkLimit: 0 }, JSON.parse('{"__proto__":"draw"}')],
    fen: [undefined, "", "x", `${good.fen}\n`, "8/8/8/8/8/8/8/8 w - - 0 1", "R6k/1R6/8/8/8/8/7p/K7 b - - 0 1", 3, "k".repeat(5_000_000)],
    goal: [
      undefined, null, "mate", {}, { kind: "mate" }, { kind: "mate", in: 0 }, { kind: "mate", in: 13 }, { kind: "mate", in: "2" }, { kind: "mate", in: 1.5 }, { kind: "only", in: 1 },
      { kind: "mate", in: 2, man: "R" }, { kind: "gain", in: 1 }, { kind: "gain", in: 1, man: "K" }, { kind: "gain", in: 1, man: "Q" }, { kind: "x", in: 1 }, { kind: "mate", in: 2, deep: 1 },
    ],
    solution: [undefined, [], "f6g6", ["f6g6", "e6f7"], ["Kg6"], ["a1a8"], [7], [null], Array(65).fill("f6g6"), { 0: "f6g6", length: 1 }, [["f6g6"]]],
    clauses: [undefined, "K2", ["C7"], ["K2", "K2"], [2], Array(17).fill("K2")],
    themes: [undefined, "x", ["X"], ["a", "a"], ["<b>"], [1]],
    difficulty: [undefined, 0, 6, 1.5, "1", NaN],
    source: [undefined, "", " x", "a  b", "a\nb", "a{b", "a\0b", "\u202eabc", "\ud800", "x".repeat(501), 1],
    point: [undefined, null, "x", {}, { en: "x" }, { te: "x", hi: "y" }, { en: "", te: "x" }, { en: "x", te: "a}b" }, { en: "x", "<b>": "y" }, JSON.parse('{"en":"x","te":"y","__proto__":"z"}')],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) assert.equal(fault(() => checkPuzzle({ ...good, [field]: value }), `${field}: ${String(value).slice(0, 60)}`).field, field);
  }
  fault(() => checkPuzzle({ ...good, untold: 1 }), "an unknown field");
  assert.equal(fault(() => checkPuzzle({ ...SOUND["untouchable, mastu"], solution: ["h4"] }), "an own man").field, "solution");
  assert.equal(fault(() => checkPuzzle({ ...SOUND["untouchable, mastu"], solution: ["d5"] }), "nobody").field, "solution");
});

test("hostile texts are refused with their line, and change nothing", () => {
  const line = writePuzzle(good);
  const texts = [
    "x", "{", "null", "[]", "7", '"text"', `[${line}]`, line.slice(0, -1), `${line}${line}`, "[".repeat(16_000), `{"a":${"[".repeat(8_000)}`, line.replace("{", '{"__proto__":{"polluted":1},'),
      line.replace("{", '{"constructor":{"prototype":{"polluted":1}},'), line.replace('"point":{', '"point":{"__proto__":"x",'), `${" ".repeat(16_384)}${line}`, line.replace("sample", "\u0000"),
  ];
  for (const text of texts) assert.equal(fault(() => readPuzzles(`${writePuzzle({ ...good, id: "first" })}\n\n${text}`), text.slice(0, 60)).line, 3);
  assert.deepEqual({ ...fault(() => readPuzzles(`${line}\n${line}`), "the same name twice") }, { field: "id", line: 2 });
  for (const twice of [line.replace("{", '{"id":"other",'), line.replace('"goal":{', '"goal":{"kind" : "only",'), line.replace('"options":{', '"options":{"\\u0073talemate":"draw","stalemate":"draw",')]) {
    assert.deepEqual({ ...fault(() => readPuzzles(twice), "a name twice") }, { field: "text", line: 1 });
  }
  const fair = { ...good, source: 'Names: "a": 1, \\"b\\":', point: { en: '":"', te: ':"' } };
  assert.deepEqual(readPuzzles(writePuzzle(fair)), [checkPuzzle(fair)]);
  fault(() => readPuzzles("\n".repeat(4_194_305)), "a long text");
  fault(() => readPuzzlesPgn("x".repeat(4_194_305)), "a long PGN text");
  assert.equal({}.polluted, undefined);
  const pgn = writePuzzlePgn(good);
  const bad = [
    "x", pgn.replace("mate in 2", "mate in two"), pgn.replace("mate in 2", "mate in 99"), pgn.replace("Puzzle ", "Riddle "), pgn.replace("{te:", "{te"), pgn.replace("krida", "chess"), pgn.replace("89. ", "89. Kh9 "),
    pgn.replace('[Difficulty "1"]', '[Difficulty "1e0x"]'), pgn.replace('[PuzzleId "sample"]', ""), pgn + pgn, pgn.replace("[FEN", "[Fen"),
  ];
  assert.ok(bad.every((text) => text !== pgn));
  for (const [index, text] of bad.entries()) fault(() => readPuzzlesPgn(text), `PGN ${index}`);
  for (const value of [null, undefined, 7, {}, [], Symbol("x")]) {
    assert.throws(() => readPuzzles(value), { code: "bad-argument" });
    assert.throws(() => readPuzzlesPgn(value), { code: "bad-argument" });
    if (!Array.isArray(value)) assert.throws(() => writePuzzles(value), { code: "bad-argument" });
    fault(() => readPuzzle(value), "no puzzle");
  }
  const throwing = new Proxy({}, { get() { throw new Error("no reading"); }, ownKeys() { throw new Error("no listing"); } });
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  for (const value of [throwing, revoked, new Map(), new Date(0), { ...good, get id() { throw 1; } }]) fault(() => verifyPuzzle(value), "an object that cannot be read");
  for (const field of ["options", "goal", "solution", "clauses", "themes", "point"]) {
    for (const value of [throwing, revoked]) assert.equal(fault(() => checkPuzzle({ ...good, [field]: value }), field).field, field);
  }
});
