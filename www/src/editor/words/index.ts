import { type Facts, filled, type Language } from "../../site/words/index.js";
import { EN, type Key, type Sayings } from "./en.js";

export type { Key, Sayings } from "./en.js";

/** The texts of the editor, fetched in the language that is asked for and no other. */
export const SAYINGS: Readonly<Record<Language, () => Promise<Sayings>>> = {
  en: () => Promise.resolve(EN),
  te: async () => (await import("./te.js")).SAYINGS,
  hi: async () => (await import("./hi.js")).SAYINGS,
  ur: async () => (await import("./ur.js")).SAYINGS,
  kn: async () => (await import("./kn.js")).SAYINGS,
};

/** Says a text with what it speaks of. */
export type Say = (key: Key, facts?: Facts) => string;

/** Fetches what says the texts of a language; English where they cannot be fetched. */
export async function saying(language: Language): Promise<Say> {
  try {
    return sayer(language, await SAYINGS[language]());
  } catch {
    return sayer("en", EN);
  }
}

function sayer(language: Language, texts: Sayings): Say {
  return (key, facts = {}) => filled(language, texts[key], facts);
}
