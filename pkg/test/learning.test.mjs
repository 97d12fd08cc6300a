import assert from "node:assert/strict";
import { test } from "node:test";

import init, { newGame, variants } from "buddhibala";
import { demonstration } from "../dist/board/core/demonstration.js";
import { outlook } from "../dist/board/core/outlook.js";
import { take } from "../dist/board/core/snapshot.js";
import { outlookTexts } from "../dist/board/words/outlook.js";
import { checkText, TAGS, WORDS } from "./languages.mjs";

await init();

const of = (id) => variants().find((variant) => variant.id === id);
const usual = ({ options }) => Object.fromEntries(options.map((option) => [option.name, option.default]));

/** A position as the board has it, with nothing picked up. */
function standing(id, fen, options = {}) {
  const game = newGame({ variant: id, fen, options });
  const model = { snapshot: take(of(id), game, [], 0), phase: { kind: "idle" }, seats: { w: "person", b: "person" }, flipped: false, happening: { kind: "started" } };
  const ask = (from, to) => game.why(from, to);
  return { model, look: (square, phase = model.phase) => outlook({ ...model, phase }, square, ask) };
}

const shown = (id, letter, options = usual(of(id))) => {
  const { phase } = demonstration({ variant: of(id), options }, letter, false);
  return [...new Set(phase.moves.map(({ to }) => to))].sort();
};

test("every man of every game can be shown, whatever is chosen", () => {
  for (const variant of variants()) {
    const readings = [usual(variant), ...variant.options.flatMap(({ name, values }) => values.map(({ value }) => ({ ...usual(variant), [name]: value })))];
    for (const options of readings) {
      for (const { letter } of variant.men) assert.ok(shown(variant.id, letter, options).length > 0, `${variant.id} ${letter} ${JSON.stringify(options)}`);
    }
  }
});

test("a man is shown as it moves by the rules in force", () => {
  assert.deepEqual(shown("krida", "C"), ["b2", "b6", "f2", "f6"]);
  assert.deepEqual(shown("krida", "P"), ["c5", "d5", "e5"]);
  assert.equal(shown("chadarangam", "K").length, 16);
  assert.equal(shown("chadarangam", "K", { ...usual(of("chadarangam")), leap: "none" }).length, 8);
  assert.equal(shown("shatranj-14", "W").length, 51);
  assert.equal(shown("shatranj-14", "D").length, 26);
  assert.deepEqual(shown("shatranj-14", "D", { promotion: "wazir", dahja: "bishop" }), shown("shatranj-14", "B"));
});

test("of a man one sees where it may go, and what rule keeps it from going elsewhere", () => {
  const { look } = standing("chadarangam", "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1");
  const seen = look("d1");
  assert.equal(seen.kind, "man");
  assert.ok(seen.open.includes("d4"));
  assert.deepEqual(seen.barred.map(({ to, why }) => [to, why.clause, why.code]), [["d5", "C7", "mastu"]]);
  assert.equal(look("d5").kind, "other");
  assert.equal(look("a1"), undefined);
});

test("what everybody can see is no reason that is told", () => {
  const { look } = standing("krida", of("krida").fen);
  assert.deepEqual([look("a1").open, look("a1").barred], [[], []]);
  assert.deepEqual([look("e2").open, look("e2").barred], [["e3"], []]);
});

test("while a man is picked up, a square to which it may not go says why", () => {
  const { model, look } = standing("krida", of("krida").fen);
  const moves = model.snapshot.legal.filter(({ from }) => from === "e2");
  const picked = { kind: "picked", steps: ["e2"], moves };
  assert.deepEqual([look("e3", picked), look("e5", picked).barred.why.code, look("b1", picked).kind], [undefined, "movement", "man"]);
});

test("nothing is said when there is nothing to choose", () => {
  const { look } = standing("krida", of("krida").fen);
  for (const kind of ["removing", "claimed", "over"]) assert.equal(look("e2", { kind }), undefined);
  for (const kind of ["thinking", "paused"]) assert.equal(look("e2", { kind }).kind, "other");
});

test("it is said in every language, each reason once", () => {
  const { model, look } = standing("chadarangam", "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1");
  const start = standing("krida", of("krida").fen);
  const picked = { kind: "picked", steps: ["e2"], moves: start.model.snapshot.legal.filter(({ from }) => from === "e2") };
  for (const tag of TAGS) {
    const told = [
      outlookTexts(model.snapshot, look("d1"), WORDS.get(tag)),
      outlookTexts(model.snapshot, look("d5"), WORDS.get(tag)),
      outlookTexts(start.model.snapshot, start.look("a1"), WORDS.get(tag)),
      outlookTexts(start.model.snapshot, start.look("e5", picked), WORDS.get(tag)),
    ];
    for (const text of told.flat()) checkText(tag, text, "outlook");
  }
  const [, , ...reasons] = outlookTexts(model.snapshot, look("d1"));
  assert.deepEqual(reasons, ["d5: The Enugu is mastu: its side's only officer cannot be captured (C7)."]);
});
