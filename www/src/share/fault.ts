import { type Facts, type Key, type Language, wordIn } from "../site/words/index.js";

/** Something that an address asks for and that cannot be had. */
export interface Fault {
  readonly key: Extract<Key, `fault${string}`>;
  readonly facts: Facts;
  /** What was thrown. */
  readonly reason?: unknown;
}

/** What could not be had, in a sentence; `why` is the reason in that language. */
export function faultIn(language: Language, { key, facts }: Fault, why = ""): string {
  return wordIn(language, key, { ...facts, why });
}
