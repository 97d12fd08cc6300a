import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import init, { BuddhibalaError, newGame, variants } from "buddhibala";
import { take } from "../dist/board/core/snapshot.js";
import { en } from "../dist/board/words/en.js";
import { errorText } from "../dist/board/words/errors.js";
import { reason, why } from "../dist/board/words/why.js";
import { checkText, WORDS } from "./languages.mjs";

await init();

/** The refusals that the rules themselves are tested with: game, options, FEN, from, to, clause, code. */
const table = readFileSync(new URL("../../tests/why.rs", import.meta.url), "utf8");
const REFUSED = [...table.matchAll(/^ {4}\((("[^"]*", ){6}"[^"]*")\),$/gm)].map(([, row]) => row.split('", "').map((cell) => cell.replaceAll('"', "")));

function refused([variant, options, fen, from, to]) {
  const chosen = Object.fromEntries(options.split(" ").filter(Boolean).map((pair) => pair.split("=")));
  const game = newGame({ variant, options: chosen, fen });
  const snapshot = take(variants().find(({ id }) => id === variant), game, [], 0);
  const verdict = game.why(from, to);
  game.free();
  return { snapshot, from, verdict };
}

test("every reason that the rules know is among those that are tried", () => {
  assert.ok(REFUSED.length >= 60);
  assert.deepEqual([...new Set(REFUSED.map((row) => row[6]))].sort(), Object.keys(en.why).sort());
});

test("in English a refusal says what the rules say", () => {
  const plain = (text) => text.replace(/\.$/, "").toLowerCase();
  for (const row of REFUSED) {
    const { snapshot, from, verdict } = refused(row);
    if (verdict.code === "game-over" || row[1].includes("dahja=bishop")) continue; // told otherwise, and better
    assert.equal(plain(why(snapshot, from, verdict)), plain(verdict.text), row.join(" "));
  }
});

test("every refusal is told in every language, with its squares and its clause", () => {
  for (const [tag, words] of WORDS) {
    for (const row of REFUSED) {
      const { snapshot, from, verdict } = refused(row);
      const text = reason(snapshot, from, verdict, words);
      checkText(tag, text, row.join(" "));
      if (verdict.clause) assert.ok(text.includes(verdict.clause), text);
      if (verdict.at && verdict.code !== "king") assert.ok(text.includes(verdict.at), `${tag} ${verdict.code}: ${text}`);
    }
  }
});

test("a man that an option moves otherwise is told so", () => {
  const row = REFUSED.find(([, options]) => options === "dahja=bishop");
  const { snapshot, from, verdict } = refused(row);
  assert.equal(why(snapshot, from, verdict), "the Dahja does not move so: any distance diagonally");
});

test("an error is told by its code, in English as it was thrown", () => {
  const failures = [
    () => newGame("chess"), () => newGame({ variant: "krida", options: { leap: "none" } }), () => newGame({ variant: "krida", fen: "x" }), () => newGame(7),
    () => newGame("krida").play("e2e5"), () => newGame("krida").play("?"),
  ];
  for (const fails of failures) {
    const error = thrownBy(fails);
    assert.equal(errorText(error), error.message);
    for (const [tag, words] of WORDS) if (tag !== "en") checkText(tag, errorText(error, words).replace(/^\u2066?[a-z ]+\u2069?: /, ""), error.code);
  }
  assert.match(errorText(thrownBy(() => newGame({ variant: "krida", fen: "x" })), WORDS.get("hi")), /अक्षर \d+ पर/);
  assert.equal(errorText(new Error("other"), WORDS.get("hi")), "other");
});

function thrownBy(fails) {
  try {
    fails();
  } catch (error) {
    assert.ok(error instanceof BuddhibalaError);
    return error;
  }
  throw new Error("nothing was thrown");
}
