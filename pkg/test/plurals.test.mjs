import assert from "node:assert/strict";
import { test } from "node:test";

import init from "buddhibala";
import { POINTS } from "../../scripts/lib/points.mjs";
import { collection, LEAST } from "../../scripts/lib/puzzle-report.mjs";
import { TAGS, WORDS } from "./languages.mjs";

await init();

/** A sentence for that many turns, without the number. */
const without = (tag, say) => (count) => say(count).replaceAll(new Intl.NumberFormat(tag).format(count), "#");

/** A noun that goes with a number has another form for one than for two, where the language has one, and the same for two and three. */
function inflects(tag, name, say) {
  const said = without(tag, say);
  const rules = new Intl.PluralRules(tag);
  assert.notEqual(rules.select(1), rules.select(2), tag);
  assert.notEqual(said(1), said(2), `${tag} ${name}`);
  assert.equal(said(2), said(3), `${tag} ${name}`);
}

test("one turn is in the singular in every language", () => {
  assert.deepEqual([...TAGS].sort(), ["en", "hi", "kn", "te", "ur"]);
  for (const tag of TAGS) {
    const { analysis, puzzles } = WORDS.get(tag);
    inflects(tag, "winsIn", (turns) => analysis.winsIn("w", turns));
    inflects(tag, "later", (turns) => puzzles.later(turns));
    if (tag === "en") continue; // "Mate in 2" has no noun
    inflects(tag, "mate", (turns) => puzzles.mate(turns));
    inflects(tag, "bareKing", (turns) => puzzles.bareKing("K", turns));
    inflects(tag, "gain", (turns) => puzzles.gain("R", turns));
    inflects(tag, "avoid", (turns) => puzzles.avoid(turns));
  }
});

test("so it is in the points of puzzles", () => {
  const facts = { man: "M", to: "d5", from: "c4", officer: "O", prey: "P", then: "e6" };
  for (const [tag, points] of Object.entries(POINTS)) {
    const counting = Object.entries(points).filter(([, say]) => say({ ...facts, turns: 2 }) !== say({ ...facts, turns: 3 }));
    const nouns = tag === "en" ? counting.filter(([, say]) => /turns/.test(say({ ...facts, turns: 2 }))) : counting;
    assert.ok(nouns.length >= 2, tag);
    for (const [name, say] of nouns) inflects(tag, name, (turns) => say({ ...facts, turns }));
  }
  for (const { id, point } of Object.keys(LEAST).flatMap(collection)) {
    assert.doesNotMatch(Object.values(point).join(" "), /(?<!\d)1 (turns|ఎత్తుల్లో|ఎత్తుల\s|چالوں)/u, id);
  }
});
