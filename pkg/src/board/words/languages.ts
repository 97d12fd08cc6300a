import { BuddhibalaError } from "../../errors.js";
import { en } from "./en.js";
import { overlay, tableArgument } from "./overlay.js";
import { described, lineage, tagArgument } from "./tag.js";
import type { Language, PartialWords, Words } from "./types.js";

/** The languages whose tables come with the board, besides English, and how each is fetched. */
const SHIPPED: ReadonlyMap<string, { readonly language: Language; readonly load: () => Promise<Words> }> = new Map([
  ["te", { language: { tag: "te", name: "తెలుగు", dir: "ltr" }, load: async () => (await import("./te.js")).te }],
  ["hi", { language: { tag: "hi", name: "हिन्दी", dir: "ltr" }, load: async () => (await import("./hi.js")).hi }],
  ["ur", { language: { tag: "ur", name: "اردو", dir: "rtl" }, load: async () => (await import("./ur.js")).ur }],
  ["kn", { language: { tag: "kn", name: "ಕನ್ನಡ", dir: "ltr" }, load: async () => (await import("./kn.js")).kn }],
]);

const loaded = new Map<string, Words>([["en", en]]);
const added = new Map<string, readonly PartialWords[]>();
const known = new Map<string, Words>();

/** The languages of the board: English first, then those that come with it, then those that were added. */
export function languages(): readonly Language[] {
  const own = [en.language, ...[...SHIPPED.values()].map(({ language }) => language)];
  const others = [...added.keys()].filter((tag) => own.every((language) => language.tag !== tag));
  return [...own, ...others.map((tag) => wordsFor(tag).language)];
}

/**
 * Adds a language, or changes words of one that is there. Words that the table leaves out are those of the wider
 * language (`te` for `te-IN`), or else English.
 *
 * A board that is there already has the words when it is next drawn.
 *
 * A function of the table that throws, or that gives no text, is passed over when it is used: the board goes on with the
 * words below it, and the page hears of it by its `error` event.
 *
 * @throws {@link BuddhibalaError} `bad-argument` for what is no language tag, and for a table with unknown words.
 * @example
 * ```ts
 * addLanguage("ta", { sides: { name: { w: "வெள்ளை", b: "கருப்பு" } } });
 * ```
 */
export function addLanguage(tag: string, table: PartialWords): void {
  const canonical = tagArgument(tag);
  added.set(canonical, [...(added.get(canonical) ?? []), tableArgument(en, table)]);
  known.clear();
}

/** The words for a language tag as far as they are here, English where there are none; `te-IN` is served by `te`. */
export function wordsFor(tag: unknown): Words {
  const tags = lineage(tag);
  const [narrowest] = tags.filter((one) => added.has(one) || loaded.has(one));
  if (narrowest === undefined) return en;
  const words = known.get(narrowest) ?? assemble(lineage(narrowest));
  known.set(narrowest, words);
  return words;
}

/**
 * Fetches the words for a language tag, unless they are here.
 *
 * @throws {@link BuddhibalaError} `load-failed` if the file cannot be fetched; {@link wordsFor} goes on with English.
 */
export async function loadWords(tag: unknown): Promise<Words> {
  const shipped = lineage(tag).find((one) => SHIPPED.has(one));
  if (shipped !== undefined && !loaded.has(shipped)) {
    loaded.set(shipped, await fetched(shipped));
    known.clear();
  }
  return wordsFor(tag);
}

async function fetched(tag: string): Promise<Words> {
  try {
    return (await SHIPPED.get(tag)?.load()) ?? en;
  } catch (thrown) {
    throw new BuddhibalaError("load-failed", `the words of the language "${tag}" could not be loaded`, { given: tag }, thrown);
  }
}

/** The widest language first, each narrower one laid over it. */
function assemble(tags: readonly string[]): Words {
  return tags.reduceRight<Words>((wider, tag) => {
    const own = loaded.get(tag);
    const layers = added.get(tag) ?? [];
    const base = own ?? (layers.length > 0 ? { ...wider, language: described(tag) } : wider);
    return layers.reduce(overlay, base);
  }, en);
}
