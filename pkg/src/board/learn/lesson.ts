import type { Letter, Man, NativeName, Variant, VariantOption } from "../../index.js";
import { possibleSigns, type Sign } from "../core/signs.js";
import { moves } from "../words/moves.js";
import { game, man, meaning } from "../words/names.js";
import type { Words } from "../words/types.js";
import type { EnglishLessons, Lessons, OptionWords, RuleWords } from "./types.js";

/** A kind of men in the legend. */
export interface LegendMan {
  /** Its letter in FEN and in move texts. */
  readonly letter: Letter;
  /** Its name in the language of the lesson. */
  readonly name: string;
  /** What the name means; `undefined` where it says so itself. */
  readonly meaning: string | undefined;
  /** How it moves by the rules in force, in a sentence. */
  readonly moves: string;
  /** Its names in the scripts of its game. */
  readonly names: readonly NativeName[];
  /** How many of them a player has at the start. */
  readonly number: number;
}

/** A sign in the legend. */
export interface LegendSign {
  /** Which sign. */
  readonly sign: Sign;
  /** What it means, in a sentence. */
  readonly meaning: string;
}

/** An option with the value that is chosen. */
export interface LessonOption {
  /** The name by which programs set it. */
  readonly name: string;
  /** What it decides. */
  readonly about: string;
  /** Every value, what it means, and whether it is the default and in force. */
  readonly values: readonly { readonly value: string; readonly about: string; readonly usual: boolean; readonly chosen: boolean }[];
}

/** A rule with its clause. */
export interface LessonRule extends RuleWords {
  /** The clause, such as `"K1"`. */
  readonly clause: string;
}

/** All that there is to learn about a game by the rules in force, in one language. */
export interface Lesson {
  /** The name of the game. */
  readonly name: string;
  /** What is special about it, in a sentence. */
  readonly about: string;
  /** Where and when it was played. */
  readonly origin: string;
  /** The kinds of men. */
  readonly men: readonly LegendMan[];
  /** The signs that may be beside them. */
  readonly signs: readonly LegendSign[];
  /** The rules that all games share. */
  readonly common: readonly string[];
  /** The special rules. */
  readonly rules: readonly LessonRule[];
  /** The choices between readings of the rules. */
  readonly options: readonly LessonOption[];
  /** The books and pages that the rules come from, as they are catalogued: in English. */
  readonly sources: readonly string[];
}

/** Puts a lesson together; whatever the language leaves out is told in English, as `variants()` has it. */
export function lesson(variant: Variant, chosen: Readonly<Record<string, string>>, words: Words, lessons: Lessons | EnglishLessons): Lesson {
  const told: Partial<Lessons["games"][typeof variant.id]> & { readonly about: string } = lessons.games[variant.id];
  return {
    name: game(variant, words),
    about: told.about,
    origin: told.origin ?? variant.origin,
    men: variant.men.map((kind) => legendMan(variant, kind, chosen, words)),
    signs: possibleSigns({ options: chosen }).map((sign) => ({ sign, meaning: words.meanings[sign] })),
    common: lessons.common(man(variant, "K", words)),
    rules: variant.rules.map((rule) => ({ clause: rule.clause, ...(told.rules?.[rule.clause] ?? { text: rule.text, source: rule.source }) })),
    options: variant.options.map((option) => lessonOption(option, chosen[option.name], told.options)),
    sources: variant.sources,
  };
}

function legendMan(variant: Variant, { letter, names, number }: Man, chosen: Readonly<Record<string, string>>, words: Words): LegendMan {
  const [name, sense] = [man(variant, letter, words), meaning(variant, letter, words)];
  return { letter, name, meaning: sense === name ? undefined : sense, moves: moves(variant, letter, chosen, words), names, number };
}

function lessonOption(option: VariantOption, chosen: string | undefined, told: Readonly<Record<string, OptionWords>> = {}): LessonOption {
  const { name, default: usual, values } = option;
  const own = told[name];
  return {
    name,
    about: own?.about ?? option.about,
    values: values.map(({ value, about }) => ({
      value,
      about: own?.values[value] ?? about,
      usual: value === usual,
      chosen: value === (chosen ?? usual),
    })),
  };
}
