import { badArgument } from "../../arguments.js";
import type { Language } from "./types.js";

/** A language tag as BCP 47 writes it, and the wider ones that it belongs to: `te-IN`, `te`. None for what is no tag. */
export function lineage(tag: unknown): readonly string[] {
  const canonical = canonicalTag(tag);
  if (canonical === undefined) return [];
  const parts = canonical.split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
}

/** What is known of a language by its tag alone. */
export function described(tag: string): Language {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  const { script } = new Intl.Locale(tag).maximize();
  return { tag, name, dir: RIGHT_TO_LEFT.has(script ?? "") ? "rtl" : "ltr" };
}

/** The tag of a language that somebody adds. */
export function tagArgument(tag: unknown): string {
  const canonical = canonicalTag(tag);
  if (canonical === undefined) throw badArgument("tag", 'a language tag such as "ta"', tag);
  return canonical;
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** No tag of a language is longer. */
const LONGEST_TAG = 64;

function canonicalTag(tag: unknown): string | undefined {
  if (typeof tag !== "string" || tag.length > LONGEST_TAG) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
