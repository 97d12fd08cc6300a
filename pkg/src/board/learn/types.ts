import type { OptionsByVariant, VariantId } from "../../index.js";

/** What an option decides, and what each of its values means, in a sentence each. */
export interface OptionWords<Value extends string = string> {
  /** What it decides. */
  readonly about: string;
  /** What each value means. */
  readonly values: Readonly<Record<Value, string>>;
}

/** A rule in one or two sentences, and where it comes from. */
export interface RuleWords {
  /** What it says. */
  readonly text: string;
  /** Where it comes from. */
  readonly source: string;
}

/** What there is to learn about a game. */
export interface GameLesson<V extends VariantId = VariantId> {
  /** What is special about it, in a sentence. */
  readonly about: string;
  /** Where and when it was played. */
  readonly origin: string;
  /** The choices between readings of the rules. */
  readonly options: { readonly [K in keyof OptionsByVariant[V]]: OptionWords<OptionsByVariant[V][K] & string> };
  /** The special rules by clause, as with the default options. */
  readonly rules: Readonly<Record<string, RuleWords>>;
}

/** All that there is to learn, in one language. */
export interface Lessons {
  /** The rules that all games share, by the name of the King. */
  readonly common: (king: string) => readonly string[];
  /** The games. */
  readonly games: { readonly [V in VariantId]: GameLesson<V> };
}

/** Lessons that leave to `variants()` what it says in English. */
export interface EnglishLessons {
  /** The rules that all games share, by the name of the King. */
  readonly common: Lessons["common"];
  /** The games. */
  readonly games: Readonly<Record<VariantId, Pick<GameLesson, "about">>>;
}
