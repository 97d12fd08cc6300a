import assert from "node:assert/strict";

import { en } from "../dist/board/words/en.js";
import { loadWords } from "../dist/board/words/languages.js";

/** The languages that come with the board, besides English, and a letter of each script. */
export const SCRIPTS = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u, ur: /\p{Script=Arabic}/u, kn: /\p{Script=Kannada}/u };

export const TAGS = ["en", ...Object.keys(SCRIPTS)];
export const WORDS = new Map([["en", en]]);
for (const tag of Object.keys(SCRIPTS)) WORDS.set(tag, await loadWords(tag));

/** What is written in Latin letters in every script: squares, files, moves, clauses, and the names of keys and formats. */
const LATIN = [/\b[a-n](1[0-4]|[1-9])\b/g, /\b[a-n]\b/g, /\b[KCS][1-9]\b/g, /\bNxd5\+/g, /Ctrl\+C|⌘C|\bFEN\b/g];
const FAULTS = /undefined|null|NaN|\[object|\$\{|\{\w*\}|TODO|\?\?| {2}|\s[.,।۔،:;]|[.,।۔،][.।۔]|^\s|\s$|\(\)/u;

/** Fails for a text that is empty, has a hole in it, or letters of another script. */
export function checkText(tag, text, where, { bare = false } = {}) {
  assert.equal(typeof text, "string", `${tag} ${where}`);
  assert.notEqual(text.trim(), "", `${tag} ${where}`);
  assert.doesNotMatch(text, FAULTS, `${tag} ${where}`);
  if (tag === "en") return;
  const rest = LATIN.reduce((left, allowed) => left.replace(allowed, ""), text);
  assert.doesNotMatch(rest, /\p{Script=Latin}/u, `${tag} ${where}: ${text}`);
  for (const [other, script] of Object.entries(SCRIPTS)) if (other !== tag) assert.doesNotMatch(text, script, `${tag} ${where}: ${text}`);
  if (!bare) assert.match(text, SCRIPTS[tag], `${tag} ${where}: ${text}`);
}

/** Every text and function of a table with its path. */
export function* leaves(table, path = "") {
  for (const [key, value] of Object.entries(table)) {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof value === "object" && value !== null) yield* leaves(value, name);
    else yield [name, value];
  }
}
