import type { Sign } from "../core/signs.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

/** What a sign means. */
export function meaningOf(sign: Sign, words: Words = en): string {
  return words.meanings[sign];
}

/** What each sign means, in English. */
export const MEANING: Readonly<Record<Sign, string>> = en.meanings;
