import assert from "node:assert/strict";
import { test } from "node:test";

import init, { variants } from "buddhibala";
import { lesson, loadLessons } from "../dist/board/learn/index.js";
import { checkText, SCRIPTS, TAGS, WORDS } from "./languages.mjs";

await init();

const LESSONS = new Map();
for (const tag of TAGS) LESSONS.set(tag, await loadLessons(tag));
const usual = ({ options }) => Object.fromEntries(options.map((option) => [option.name, option.default]));
const learn = (tag, variant, chosen = usual(variant)) => lesson(variant, chosen, WORDS.get(tag), LESSONS.get(tag));

test("every option, value and clause of the rules is taught in every language, and no other", () => {
  for (const tag of Object.keys(SCRIPTS)) {
    const { games } = LESSONS.get(tag);
    assert.deepEqual(Object.keys(games), variants().map(({ id }) => id));
    for (const { id, options, rules } of variants()) {
      assert.deepEqual(Object.keys(games[id].options).sort(), options.map(({ name }) => name).sort(), `${tag} ${id}`);
      assert.deepEqual(Object.keys(games[id].rules), rules.map(({ clause }) => clause), `${tag} ${id}`);
      for (const { name, values } of options) {
        assert.deepEqual(Object.keys(games[id].options[name].values).sort(), values.map(({ value }) => value).sort(), `${tag} ${id} ${name}`);
      }
    }
  }
});

test("every text of a lesson is in the script of its language", () => {
  for (const tag of TAGS) {
    for (const variant of variants()) {
      const { name, about, origin, men, signs, common, rules, options } = learn(tag, variant);
      const texts = [
        name, about, origin, ...common,
        ...men.flatMap((one) => [one.name, one.moves, ...(one.meaning === undefined ? [] : [one.meaning])]),
        ...signs.map(({ meaning }) => meaning),
        ...rules.flatMap(({ text, source }) => [text, source]),
        ...options.flatMap((option) => [option.about, ...option.values.map((value) => value.about)]),
      ];
      for (const text of texts) checkText(tag, text, variant.id);
    }
  }
});

test("in English a lesson says what the rules say", () => {
  for (const variant of variants()) {
    const { men, rules, options, sources, origin } = learn("en", variant);
    assert.deepEqual(men.map(({ moves }) => moves), variant.men.map(({ words }) => words));
    assert.deepEqual(rules, variant.rules.map(({ clause, text, source }) => ({ clause, text, source })));
    assert.deepEqual(options.map(({ about }) => about), variant.options.map(({ about }) => about));
    assert.deepEqual([sources, origin], [variant.sources, variant.origin]);
  }
});

/** Years, pages and squares are the same in every language; a number that English spells out is let be. */
const figures = (text) => (text.replaceAll("×", "x").match(/\b([a-h][1-8]|\d{2,}|\d+x\d+)\b/g) ?? []).sort();

test("a lesson names the pages, years and squares that the rules name", () => {
  for (const tag of Object.keys(SCRIPTS)) {
    for (const variant of variants()) {
      const told = learn(tag, variant);
      const own = learn("en", variant);
      for (const [index, option] of own.options.entries()) {
        for (const [place, { about }] of option.values.entries()) {
          assert.deepEqual(figures(told.options[index].values[place].about), figures(about), `${tag} ${variant.id} ${option.name}`);
        }
      }
      for (const [index, { clause, text }] of own.rules.entries()) assert.deepEqual(figures(told.rules[index].text), figures(text), `${tag} ${clause}`);
    }
  }
});

test("a lesson shows what is chosen, and how men then move", () => {
  const shatranj = variants().find(({ id }) => id === "shatranj-14");
  for (const tag of TAGS) {
    const { men, options } = learn(tag, shatranj, { dahja: "bishop" });
    const of = (letter) => men.find((one) => one.letter === letter).moves;
    assert.equal(of("D"), of("B"));
    const chosen = options.map(({ name, values }) => [name, values.find((value) => value.chosen).value, values.find((value) => value.usual).value]);
    assert.deepEqual(chosen, [["promotion", "wazir", "wazir"], ["dahja", "bishop", "rook"]]);
  }
});

test("signs are taught where the rules have them", () => {
  const signs = (id, chosen) => learn("te", variants().find((variant) => variant.id === id), chosen).signs.map(({ sign }) => sign);
  assert.deepEqual(signs("krida"), []);
  assert.deepEqual(signs("chadarangam"), ["waiting", "mastu", "moved"]);
  assert.deepEqual(signs("chadarangam", { capture: "maddat-mari", mastu: "none", opening: "1", farRank: "no-advance" }), ["supported"]);
});

test("lessons are found by wider tags, and in English otherwise", async () => {
  assert.equal(await loadLessons("hi-IN"), LESSONS.get("hi"));
  for (const tag of ["de", "", null, "../hi", "__proto__", "types", "lesson"]) assert.equal(await loadLessons(tag), LESSONS.get("en"));
});
