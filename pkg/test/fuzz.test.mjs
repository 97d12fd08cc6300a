// Every function that the package exports, with values that no caller should give: it answers or throws its own error, the
// module stays as good as new, and no object is changed by what it refuses.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";

import * as rules from "buddhibala";
import * as board from "buddhibala/board";
import * as editor from "buddhibala/editor";
import * as engines from "buddhibala/engine";
import * as puzzles from "buddhibala/puzzles";
import { anything, real, specs, texts } from "./hostile-values.mjs";

const { BuddhibalaError, newGame } = rules;
const { Engine } = engines;
const RUNS = { seed: 1741, numRuns: Number(process.env.BUDDHIBALA_FUZZ ?? 300) };
const CODES = new Set(["bad-argument", "unknown-variant", "bad-option", "bad-fen", "bad-pgn", "bad-puzzle", "bad-square", "bad-move", "illegal-move", "ambiguous-move", "game-over", "aborted"]);

/** What is called, by name, and the arguments that it gets. */
const seen = new Set();
const limits = specs("level", "depth", "nodes", "timeMs", "seed", "multiPv", "signal").map(bounded);
const proofs = specs("mateIn", "lesser", "nodes", "signal").map(bounded);
/** Beyond three moves a count takes for ever. */
const depths = anything.filter((value) => !(Number.isInteger(value) && value > 2 && value <= 10));

/** What would be right but take for ever is kept short; what cannot be read is left as it is. */
function bounded(value) {
  try {
    if (Object.getPrototypeOf(value) === Object.prototype) return { ...value, nodes: Number.isInteger(value.nodes) ? Math.min(value.nodes, 50) : (value.nodes ?? 50) };
  } catch {
    // as it is
  }
  return value;
}

function own(error, what) {
  assert.ok(error instanceof BuddhibalaError, `${what}: ${String(error?.stack ?? error)}`);
  assert.ok(CODES.has(error.code), `${what}: ${error.code}: ${error.message}`);
  assert.ok(error.message.length < 700, `${what}: ${error.message.length} characters`);
}

/** Calls with arguments of these kinds; what it throws, or is rejected with, is an error of the package. */
function fuzz(name, call, ...kinds) {
  seen.add(name);
  test(name, async () => {
    await fc.assert(
      fc.asyncProperty(...kinds, async (...given) => {
        try {
          const result = call(...given.map(real));
          if (typeof result?.then === "function") await result;
        } catch (error) {
          own(error, name);
        }
      }),
      RUNS,
    );
    assert.equal(newGame("krida").legalMoves().length, 16);
  });
}

const idle = newGame("chadarangam");
idle.play("g3");
const before = [idle.fen(), idle.pgn()];
after(() => assert.deepEqual([idle.fen(), idle.pgn()], before));

fuzz("init", (...given) => rules.init(...given), anything);
fuzz("default", (...given) => rules.default(...given), anything);
fuzz("initSync", (...given) => rules.initSync(...given), anything);
fuzz("newGame", (...given) => rules.newGame(...given), specs("variant", "options", "fen", "pgn"), anything);
fuzz("newGame of a game that there is", (options, fen) => rules.newGame({ variant: "krida", options, fen }), specs("stalemate", "array", "leap"), fc.option(texts, { nil: undefined }));
fuzz("parseFen", (...given) => rules.parseFen(...given), texts, specs("variant", "options"));
fuzz("parsePgn", (...given) => rules.parsePgn(...given), anything);
fuzz("variants", (...given) => rules.variants(...given), anything);
fuzz("boardSvg", (...given) => rules.boardSvg(...given), fc.oneof(fc.constant("8/8/8/8/8/8/8/8"), texts), specs("variant", "options", "orientation", "marks", "arrows", "coordinates", "lang", "title"));

const PUZZLE = {
  id: "x", variant: "krida", options: {}, fen: "k6r/8/1K6/8/8/8/7R/8 w - - 14 18", goal: { kind: "mate", in: 1 }, solution: ["h2h8"], clauses: [], themes: [], difficulty: 1, source: "x", point: { en: "x", te: "y" },
};
/** A puzzle of which one field is anything. */
const spoilt = fc.oneof(anything, fc.tuple(fc.constantFrom(...Object.keys(PUZZLE)), anything).map(([field, value]) => ({ ...PUZZLE, [field]: value })));
for (const name of ["checkPuzzle", "readPuzzle", "writePuzzle", "writePuzzlePgn"]) fuzz(name, (puzzle) => puzzles[name](puzzle), spoilt);
for (const name of ["readPuzzles", "readPuzzlesPgn", "writePuzzles", "loadPuzzles"]) fuzz(name, (value) => puzzles[name](value), anything);
fuzz("verifyPuzzle", (puzzle, limits) => puzzles.verifyPuzzle(puzzle, limits), spoilt, specs("nodes"));
const TASK = { variant: PUZZLE.variant, options: {}, fen: PUZZLE.fen, goal: PUZZLE.goal };
/** A task of which one field is anything. */
const tasks = fc.oneof(anything, fc.tuple(fc.constantFrom(...Object.keys(TASK)), anything).map(([field, value]) => ({ ...TASK, [field]: value })));
fuzz("composeLine", (task, limits) => puzzles.composeLine(task, limits), tasks, specs("nodes"));
fuzz("newPuzzle", (puzzle, setting) => puzzles.newPuzzle(puzzle, setting), spoilt, specs("lang", "nodes"));
fuzz("OpenPuzzle.try", (move) => puzzles.newPuzzle(PUZZLE).try(move), specs("from", "to", "path"));
fuzz("dailyPuzzle", (list, date) => puzzles.dailyPuzzle(list, date), fc.oneof(fc.array(anything, { maxLength: 4 }), anything), anything);
fuzz("progress", (storage, id, done) => puzzles.progress(storage).note(id, done), anything, anything, specs("solved", "mistakes", "hints"));

for (const name of ["legalMoves", "play", "undo", "redo", "history", "status", "fen", "pgn", "why", "board", "ascii", "perft", "search", "solve", "free"]) {
  const kinds = {
    legalMoves: [specs("from")],
    play: [specs("from", "to", "path", "uci")],
    pgn: [fc.oneof(specs("White", "Result", "Variant"), fc.dictionary(texts, anything))],
    why: [anything, anything],
    perft: [depths],
    search: [limits],
    solve: [proofs],
  };
  fuzz(`Game.${name}`, (...given) => newGame("krida")[name](...given), ...(kinds[name] ?? [anything]));
  fuzz(`Game.${name} on anything`, (self, ...given) => idle[name].call(self, ...given), anything, ...(kinds[name] ?? [anything]));
}
fuzz("what a game refuses changes nothing", (move) => {
  try {
    idle.play(move);
    idle.undo();
  } catch (error) {
    assert.deepEqual([idle.fen(), idle.history().length], [before[0], 1]);
    throw error;
  }
}, anything);

fuzz("Engine", (options) => new Engine(options), specs("workerUrl", "timeoutMs"));
fuzz("Engine.bestMove", (game, given) => new Engine().bestMove(game, given), fc.oneof(fc.constant(idle), anything), limits);
fuzz("Engine.solve", (game, given) => new Engine().solve(game, given), fc.oneof(fc.constant(idle), anything), proofs);
fuzz("Engine.analyse", async (game, given) => {
  const analysis = new Engine().analyse(game, given);
  await analysis.next();
  await analysis.return();
}, fc.oneof(fc.constant(idle), anything), limits);
fuzz("Engine.stop", (self) => Engine.prototype.stop.call(self), anything);
fuzz("Engine.terminate", (self) => Engine.prototype.terminate.call(self), anything);

fuzz("addLanguage", (tag, table) => board.addLanguage(tag, table), anything, specs("sides", "cell", "language", "why"));
fuzz("loadWords", (tag) => board.loadWords(tag), anything);
fuzz("wordsFor", (tag) => board.wordsFor(tag), anything);
fuzz("loadLessons", (tag) => board.loadLessons(tag), anything);
fuzz("languages", (given) => board.languages(given), anything);

const PROPERTIES = ["variant", "options", "fen", "pgn", "orientation", "opponent", "level", "seed", "theme", "controls", "viewonly", "arrows", "circles", "engine", "puzzle"];
for (const name of PROPERTIES) {
  fuzz(`<buddhibala-board> ${name}`, (value) => {
    const element = new board.BuddhibalaBoard();
    element[name] = value;
    element.setAttribute(name, typeof value === "symbol" ? "symbol" : shown(value));
    assert.equal(element.legalMoves().length > 0 || element.status().state !== "playing", true);
    for (const read of PROPERTIES) if (read !== "engine") void element[read];
    for (const error of element.takeReports()) own(error, name);
  }, name === "arrows" || name === "circles" ? fc.oneof(fc.array(specs("from", "to", "via", "square", "kind"), { maxLength: 3 }), anything) : anything);
}
const EDITABLE = ["variant", "placement", "orientation", "theme", "wrong"];
for (const name of EDITABLE) {
  fuzz(`<buddhibala-editor> ${name}`, (value) => {
    const element = new editor.BuddhibalaEditor();
    element.addEventListener("error", ({ detail: { error } }) => own(error, name));
    element[name] = value;
    element.setAttribute(name, typeof value === "symbol" ? "symbol" : shown(value));
    assert.ok(editor.fitsBoard(element.placement, element.variant));
    for (const read of EDITABLE) void element[read];
  }, name === "placement" ? fc.oneof(texts, anything) : anything);
}
fuzz("fitsBoard", (position, variant) => editor.fitsBoard(position, variant), anything, fc.oneof(fc.constant("krida"), anything));

for (const [name, ...kinds] of [["play", specs("from", "to", "path")], ["jump", anything], ["legalMoves", specs("from")], ["why", anything, anything], ["newGame", specs("variant", "options", "fen", "pgn", "seats")],
  ["claim", anything], ["seat", anything, anything], ["undo", anything], ["redo", anything], ["flip", anything], ["history", anything], ["status", anything], ["board", anything], ["copy", anything],
  ["stop", anything], ["resume", anything], ["tell", anything]]) {
  fuzz(`<buddhibala-board>.${name}`, (...given) => new board.BuddhibalaBoard()[name](...given), ...kinds);
}

/** What an attribute holds of a value. */
function shown(value) {
  try {
    return String(value);
  } catch {
    return "unreadable";
  }
}

test("every function of the rules and of the engine is among those that are tried", () => {
  for (const [of, prototype] of [["Game", Object.getPrototypeOf(idle)], ["Engine", Engine.prototype]]) {
    const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([name, { value }]) => typeof value === "function" && name !== "constructor");
    for (const [name] of methods) assert.ok(seen.has(`${of}.${name}`), `${of}.${name} is not tried`);
  }
  for (const [name, value] of Object.entries({ ...rules, ...engines, ...puzzles, ...editor })) {
    if (typeof value === "function" && value !== BuddhibalaError && value !== editor.BuddhibalaEditor) assert.ok(seen.has(name), `${name} is not tried`);
  }
  const setters = new Set(Object.keys(board.BuddhibalaBoard.properties).concat("engine"));
  for (const name of setters) assert.ok(seen.has(`<buddhibala-board> ${name}`), `${name} is not tried`);
  for (const name of Object.keys(editor.BuddhibalaEditor.properties)) assert.ok(seen.has(`<buddhibala-editor> ${name}`), `${name} is not tried`);
});
