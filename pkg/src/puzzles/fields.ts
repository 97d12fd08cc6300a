import { excerpt, objectArgument, ownKeys, properties, property } from "../arguments.js";
import type { Variant } from "../variants.js";
import { about, badPuzzle } from "./fault.js";
import type { Difficulty, Goal, Puzzle } from "./puzzle.js";

/** No main line is longer. */
const LONGEST_LINE = 64;
/** In how many turns a goal can be reached at most. */
export const MOST_TURNS = 12;
const LONGEST_TEXT = 500;
const MOST_WORDS = 16;
const MOST_LANGUAGES = 16;

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
/** Controls, halves of surrogate pairs, and signs that nobody sees; the joiners and the marks of direction of scripts may come. */
const UNSEEN = /(?![\u061c\u200c-\u200f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Braces end a comment of PGN, and blanks in a row do not survive one. */
const NEEDLESS = /[{}]|\s\s|^\s|\s$/u;

/** Reads a name of small letters, digits and hyphens. */
export function name(field: string, value: unknown): string {
  if (typeof value === "string" && NAME.test(value)) return value;
  throw badPuzzle(field, `${field} must be of small letters, digits and hyphens, at most 64`);
}

/** Reads a line of text. */
export function sentence(field: string, value: unknown): string {
  if (typeof value === "string" && value !== "" && value.length <= LONGEST_TEXT && !UNSEEN.test(value) && !NEEDLESS.test(value)) return value;
  throw badPuzzle(field, `${field} must be one line of at most ${LONGEST_TEXT} characters, without braces, controls or needless blanks`);
}

/** Reads the difficulty. */
export function difficulty(value: unknown): Difficulty {
  if (value === 1 || value === 2 || value === 3 || value === 4 || value === 5) return value;
  throw badPuzzle("difficulty", "difficulty must be a whole number from 1 to 5");
}

/** Reads options, each with a value that is not its default. */
export function options(value: unknown, variant: Variant): Readonly<Record<string, string>> {
  const object = about("options", () => objectArgument("options", value));
  const names = about("options", () => ownKeys("options", object));
  const read = names.map((key): [string, string] => {
    const chosen = about("options", () => property("options", object, key));
    const option = variant.options.find((one) => one.name === key);
    if (!option) throw badPuzzle("options", `${variant.id} has no option "${excerpt(key)}"`);
    const known = option.values.find((one) => one.value === chosen && chosen !== option.default);
    if (known) return [key, known.value];
    throw badPuzzle("options", `option ${key} must have one of its values, and not its default, which is left out`);
  });
  return Object.fromEntries(read);
}

/** Reads the goal. */
export function goal(value: unknown, variant: Variant): Goal {
  const { kind, man, in: within } = about("goal", () => properties("goal", value, ["kind", "man", "in"]));
  if (kind !== "gain" && man !== undefined) throw badPuzzle("goal", "only a gain names a man");
  switch (kind) {
    case "mate":
    case "bare-king":
    case "avoid":
      return { kind, in: turns(within) };
    case "gain": {
      const letter = variant.men.find((one) => one.letter === man && man !== "K")?.letter;
      if (letter) return { kind, man: letter, in: turns(within) };
      throw badPuzzle("goal", "a gain must name a man of the game, and not the King");
    }
    case "only":
    case "untouchable":
      if (within === undefined) return { kind };
      throw badPuzzle("goal", "this goal counts no turns");
    default:
      throw badPuzzle("goal", "goal.kind must be mate, bare-king, gain, avoid, only or untouchable");
  }
}

/** Reads the main line, as texts only. */
export function solution(value: unknown): readonly [string, ...string[]] {
  const [first, ...others] = list("solution", value, LONGEST_LINE).map((one) => sentence("solution", one));
  if (first !== undefined) return [first, ...others];
  throw badPuzzle("solution", "the solution has no move");
}

/** Reads clauses of the game. */
export function clauses(value: unknown, variant: Variant): readonly string[] {
  return distinct("clauses", list("clauses", value, MOST_WORDS), (one) => {
    const rule = variant.rules.find(({ clause }) => clause === one);
    if (rule) return rule.clause;
    throw badPuzzle("clauses", `a clause of ${variant.id} is one of ${variant.rules.map(({ clause }) => clause).join(", ")}`);
  });
}

/** Reads themes. */
export function themes(value: unknown): readonly string[] {
  return distinct("themes", list("themes", value, MOST_WORDS), (one) => name("themes", one));
}

/** Reads the point, in English and another language. */
export function point(value: unknown): Puzzle["point"] {
  const object = about("point", () => objectArgument("point", value));
  const tags = about("point", () => ownKeys("point", object));
  if (tags.length > MOST_LANGUAGES || tags.some((tag) => !TAG.test(tag))) throw badPuzzle("point", "point must have language tags for names");
  const { en, ...others } = Object.fromEntries(tags.map((tag) => [tag, sentence("point", about("point", () => property("point", object, tag)))]));
  if (en !== undefined && tags.length > 1) return { en, ...others };
  throw badPuzzle("point", "point must be there in English and in another language");
}

function turns(value: unknown): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST_TURNS) return value;
  throw badPuzzle("goal", `goal.in must be a whole number from 1 to ${MOST_TURNS}`);
}

function list(field: string, value: unknown, most: number): readonly unknown[] {
  try {
    if (Array.isArray(value) && value.length <= most) return Array.from(value as readonly unknown[]);
  } catch (thrown) {
    throw badPuzzle(field, `${field} cannot be read`, {}, thrown);
  }
  throw badPuzzle(field, `${field} must be a list of at most ${most}`);
}

function distinct<T>(field: string, values: readonly unknown[], read: (value: unknown) => T): readonly T[] {
  const all = values.map(read);
  if (new Set(all).size === all.length) return all;
  throw badPuzzle(field, `${field} names something twice`);
}
