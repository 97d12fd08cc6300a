import { EN, type Key, type Words } from "./en.js";
import { HI } from "./hi.js";
import { KN } from "./kn.js";
import { TE } from "./te.js";
import { UR } from "./ur.js";

export type { Key } from "./en.js";

/** The languages of the site: each by its own name, with the direction in which it is read. */
export const LANGUAGES = {
  en: { name: "English", dir: "ltr", words: EN },
  te: { name: "తెలుగు", dir: "ltr", words: TE },
  hi: { name: "हिन्दी", dir: "ltr", words: HI },
  ur: { name: "اردو", dir: "rtl", words: UR },
  kn: { name: "ಕನ್ನಡ", dir: "ltr", words: KN },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dir: "ltr" | "rtl"; readonly words: Partial<Words> }>>;

/** A language of the site, by its tag. */
export type Language = keyof typeof LANGUAGES;

/** The language that a tag names, with or without its country. */
export function languageOf(tag: string | undefined): Language | undefined {
  const [first] = (tag ?? "").toLowerCase().split("-");
  return (Object.keys(LANGUAGES) as Language[]).find((language) => language === first);
}

/** The name of each game, and where and when it was played. */
export const OF_GAMES = {
  krida: { name: "kridaName", when: "kridaWhen" },
  chadarangam: { name: "chadarangamName", when: "chadarangamWhen" },
  "shatranj-14": { name: "shatranjName", when: "shatranjWhen" },
} as const satisfies Readonly<Record<string, Readonly<Record<"name" | "when", Key>>>>;

/** What a text speaks of, by the name that it has there in braces. */
export type Facts = Readonly<Record<string, string | number>>;

/** A text of the site in the language of the page, or in English where that has none. */
export function word(key: Key, facts: Facts = {}): string {
  return wordIn(languageOf(document.documentElement.lang) ?? "en", key, facts);
}

/** A text of the site in a language. */
export function wordIn(language: Language, key: Key, facts: Facts = {}): string {
  const { words }: { readonly words: Partial<Words> } = LANGUAGES[language];
  return filled(language, words[key] ?? EN[key], facts);
}

/** A text with what it speaks of in the place of the names in braces. */
export function filled(language: Language, text: string, facts: Facts): string {
  // What an address says may be written the other way.
  const shown = (fact: string | number): string => (LANGUAGES[language].dir === "rtl" ? `\u2068${fact}\u2069` : String(fact));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? shown(facts[name] ?? "") : whole));
}
