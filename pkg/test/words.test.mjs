import assert from "node:assert/strict";
import { test } from "node:test";

import init, { variants } from "buddhibala";
import { game, man, meaning, piece } from "../dist/board/words/names.js";
import { moves } from "../dist/board/words/moves.js";
import { checkText, leaves, TAGS, WORDS } from "./languages.mjs";

await init();

/** What each function of a table is tried with, `M` for a name of a man, `S` for a sentence. */
const [M, S] = ["MAN", "SENTENCE"];
const COLORS = [["w"], ["b"]];
const FACTS = [false, true].map((other) => [{ man: M, moves: S, king: M, pawn: M, at: "d5", other, ended: S }]);
const SAMPLES = {
  "sides.piece": [["w", M], ["b", M]],
  "cell.board": [[S]],
  "cell.via": [[S, "b8"]],
  "turn.step": [[M, "a1", "b2", []], [M, "a1", "b2", [M]], [M, "a1", "b2", [M, M]]],
  "turn.removal": [[M, "a1"]],
  "turn.told": [["w", S], ["b", S]],
  "turn.waits": [[M, "a8"]],
  "turn.removed": [["w", M, "a1"], ["b", M, "a1"]],
  "turn.became": [[M, "b8", M, undefined], [M, "b8", M, { to: "c6", taken: undefined }], [M, "b8", M, { to: "c6", taken: M }]],
  "turn.returned": [[M, "b8", undefined, "b7", M], [M, "b8", M, "a7", M]],
  "turn.converted": [["w", M, "a8", M], ["b", M, "a1", M]],
  "turn.leapMade": COLORS.map(([color]) => [color, M]),
  "turn.leapLost": COLORS.map(([color]) => [color, M]),
  "opening.progress": [[2, 3]],
  "opening.single": COLORS,
  "opening.several": [["w", 3, S, S], ["b", 2, S, S]],
  "opening.thirdMan": [[["f3", "g3"]]],
  "opening.sameMan": [["f3"]],
  "opening.either": [["f3", true], ["f3", false]],
  "opening.forgone": COLORS,
  "status.claimed": COLORS,
  "status.wins": COLORS,
  "status.lesserWin": COLORS,
  "status.toMove": [["w", true], ["b", false]],
  "status.bareKing": COLORS.map(([color]) => [color, M]),
  "status.sixtyFourChecks": COLORS.map(([color]) => [color, 64]),
  "status.stalemate": COLORS,
  "status.bareKings": [[M]],
  "status.removing": COLORS.map(([color]) => [color, M]),
  "status.goesOn": [[M, M, "b8", 1, true], [M, M, "b8", 3, false]],
  "status.picked": [[M, S, "b8", 1], [M, M, "b8", 2]],
  "status.becomes": [["b8", M]],
  "status.leapers": [[["w"], M], [["w", "b"], M]],
  "status.waitingMen": [[["a8"]], [["a8", "b8", "h8"]]],
  "status.mastuMen": [[["a8"]], [["a8", "b1"]]],
  "status.checksInRow": COLORS.map(([color]) => [color, 12, 64]),
  "puzzles.mate": [[1], [2]],
  "puzzles.bareKing": [[M, 1], [M, 2]],
  "puzzles.gain": [[M, 1], [M, 2]],
  "puzzles.avoid": [[1], [2]],
  "puzzles.wrong": [["Nxd5+"]],
  "puzzles.capturable": [["Nxd5+"]],
  "puzzles.later": [[3], [4]],
  "puzzles.shown": [["Nxd5+ Nxd5+"]],
  "puzzles.hintMan": [[M]],
  "claims.may": [[S]],
  "news.started": [[S]],
  "news.picked": [[M, "e2", 1], [M, "e2", 8]],
  "news.back": [[S]],
  "news.forward": [[S]],
  "news.below": COLORS,
  "news.failed": [[S]],
  "news.sentence": [[S]],
  "refusals.empty": COLORS.map(([color]) => ["e4", color]),
  "refusals.notYours": COLORS.map(([color]) => [M, "e4", color]),
  "refusals.stuck": [[M, "e4"]],
  "refusals.notThere": [[M, "e4", "e6"]],
  "refusals.notOn": [[M, "b8", "e6", ["a6", "c6", "d7"], ""], [M, "b8", "e6", ["a6"], " (C5)"]],
  "refusals.notRemovable": [["e4"]],
  "refusals.reason": [[S, undefined], [S, "C7"]],
  "seats.computer": [[3, S]],
  "seats.label": COLORS,
  "analysis.winsIn": [["w", 1], ["b", 4]],
  "analysis.ahead": COLORS.map(([color]) => [color, 1.5]),
  "analysis.depth": [[12, 1_234_567]],
  "analysis.hintMan": [[M, "e4"]],
  "analysis.hintRemoval": [[M]],
  "analysis.hintMove": [[S, "Nxd5+"]],
  "analysis.wouldPlay": [["w", "b", S, "Nxd5+"]],
  "analysis.inCheck": COLORS,
  "analysis.noThreat": COLORS,
  "analysis.failed": [[S]],
  "setup.size": [[14, 14, 10]],
  "rules.shown": [[M]],
  "element.wrong": [["e4", S]],
  "element.none": [[M]],
  "editor.setting": [[M]],
  "editor.picked": [[M, "e4"]],
  "editor.set": [[M, "e4"]],
  "editor.cleared": [["e4"]],
  "editor.moved": [[M, "e4", "e6"]],
  "editor.empty": [["e4"]],
};

const DETAILS = [[{}], [{ column: 12, line: 3 }]];
const samples = (path) => SAMPLES[path] ?? (path.startsWith("why.") ? FACTS : path.startsWith("errors.") ? DETAILS : undefined);
const tables = [...WORDS].map(([tag, { games: _, language, ...words }]) => [tag, words, language]);

/** The names of all men of all games in a language. */
const names = (words) => variants().flatMap((variant) => variant.men.map(({ letter }) => man(variant, letter, words)));

/** A sample with a name and a sentence in the language in place of their signs. */
const filled = (sample, name, sentence) =>
  JSON.parse(JSON.stringify(sample, (_, value) => (value === undefined ? "UNDEFINED" : value)).replaceAll(M, name).replaceAll(S, sentence), (_, value) =>
    value === "UNDEFINED" ? undefined : value,
  );

test("every language has the same words", () => {
  const shape = (words) => [...leaves(words)].map(([path, value]) => `${path}: ${typeof value}`).sort();
  const [, english] = tables[0];
  assert.ok(shape(english).length > 150);
  for (const [tag, words] of tables) assert.deepEqual(shape(words), shape(english), tag);
});

test("no text is empty, has a hole, or letters of another script", () => {
  for (const [tag, words] of tables) {
    const [sentence] = [words.controls.newGame];
    for (const [path, value] of leaves(words)) {
      if (path === "comma") continue;
      if (typeof value === "string") checkText(tag, value, path);
      else {
        const tried = samples(path);
        assert.ok(tried, `${path} is tried with nothing`);
        for (const sample of tried) {
          for (const name of names(WORDS.get(tag))) {
            const text = value(...filled(sample, name, sentence));
            if (tag === "en" && path.startsWith("errors.")) assert.equal(text, undefined);
            else checkText(tag, text, `${path} with ${name}`);
          }
        }
      }
    }
  }
});

test("nothing is tried that is not there", () => {
  const [, english] = tables[0];
  const paths = new Set([...leaves(english)].map(([path]) => path));
  assert.deepEqual(Object.keys(SAMPLES).filter((path) => !paths.has(path)), []);
});

test("every man and every game has its name and its movement in every language", () => {
  for (const [tag, words] of WORDS) {
    for (const variant of variants()) {
      checkText(tag, game(variant, words), variant.id);
      const told = variant.men.map(({ letter }) => man(variant, letter, words));
      assert.equal(new Set(told).size, variant.men.length, `${tag} ${variant.id}: two men of one name`);
      for (const { letter } of variant.men) {
        for (const text of [man(variant, letter, words), meaning(variant, letter, words), moves(variant, letter, {}, words)]) {
          checkText(tag, text, `${variant.id} ${letter}`);
        }
      }
    }
  }
});

test("names that the rules print are taken from them", () => {
  for (const variant of variants()) {
    for (const { letter, names: native } of variant.men) {
      for (const { lang, text } of native) if (WORDS.has(lang)) assert.equal(man(variant, letter, WORDS.get(lang)), text);
    }
  }
});

test("a man moves as the option says", () => {
  const shatranj = variants().find(({ id }) => id === "shatranj-14");
  for (const words of WORDS.values()) {
    assert.equal(moves(shatranj, "D", { dahja: "bishop" }, words), moves(shatranj, "B", {}, words));
    assert.equal(moves(shatranj, "D", { dahja: "rook" }, words), moves(shatranj, "R", {}, words));
  }
});

test("the grammar of a language bends its names", () => {
  const [te, hi, ur, kn] = ["te", "hi", "ur", "kn"].map((tag) => WORDS.get(tag));
  const taking = (words, name) => words.turn.step(name, "a1", "b2", [name]);
  assert.match(taking(te, "శకటం"), /శకటాన్ని చంపుతూ$/);
  assert.match(taking(te, "మంత్రి"), /మంత్రిని చంపుతూ$/);
  assert.match(taking(hi, "घोड़ा"), /^घोड़ा .* घोड़े को मारते हुए$/);
  assert.match(taking(ur, "شہزادہ"), /شہزادے کو مارتے ہوئے$/);
  assert.match(taking(kn, "ಶಕಟಂ"), /ಶಕಟವನ್ನು ಹೊಡೆಯುತ್ತಾ$/);
  assert.equal(hi.sides.piece("b", "रानी"), "काली रानी");
  assert.match(hi.refusals.notYours("काला घोड़ा", "e4", "w"), /काले घोड़े को/);
  assert.equal(piece(variants()[0], { color: "b", letter: "M" }), "black Mantri");
});

test("Urdu is written from right to left, with squares and moves kept whole", () => {
  const directions = TAGS.map((tag) => WORDS.get(tag).language.dir);
  assert.deepEqual(directions, ["ltr", "ltr", "ltr", "rtl", "ltr"]);
  const ur = WORDS.get("ur");
  for (const text of [ur.analysis.hintMove("گھوڑا", "Nxd5+"), ur.turn.step("رخ", "a1", "a5", [])]) {
    assert.equal(text.replace(/\u2066[^\u2066\u2069]*\u2069/g, "").match(/[A-Za-z0-9]/), null, text);
    assert.equal(text.split("\u2066").length, text.split("\u2069").length);
  }
});
