import { badArgument, objectArgument, ownKeys, properties, property } from "../../arguments.js";
import type { GameWords, ManWords, PartialWords, Words } from "./types.js";

type Table = Readonly<Record<string, unknown>>;
type Speaker = (...facts: readonly unknown[]) => unknown;

/** The sections of a table that have the same keys in every language. */
type Section = Exclude<keyof Words, "games">;

/** Reads a table that somebody made, each word of it once; what is no word of `model`, or of another type, is refused by name. */
export function tableArgument(model: Words, given: unknown): PartialWords {
  const { games, ...sections } = properties("table", given, Object.keys(model) as (keyof Words)[]);
  const read = Object.entries(sections).map(([name, value]) => [name, entry(model[name as Section], value, `table.${name}`)]);
  return { ...Object.fromEntries(read), ...(games === undefined ? {} : { games: gamesArgument(games) }) } as PartialWords;
}

/** A table with the words of another laid over it. */
export function overlay(below: Words, { games, ...sections }: PartialWords): Words {
  return { ...(merged(below, sections) as Words), games: merged(below.games, games ?? {}) as Words["games"] };
}

function entry(model: unknown, value: unknown, name: string): unknown {
  if (typeof model === "string") return text(value, name);
  if (typeof model === "function") {
    if (typeof value === "function") return value;
    throw badArgument(name, "a function", value);
  }
  const table = model as Table;
  const given = Object.entries(properties(name, value, Object.keys(table)));
  return Object.fromEntries(given.map(([key, one]) => [key, entry(table[key], one, `${name}.${key}`)]));
}

function gamesArgument(value: unknown): Record<string, GameWords> {
  return each(value, "table.games", (game, name) => {
    const { men, ...rest } = properties(name, game, ["name", "men"]);
    return { ...texts(rest, name), ...(men === undefined ? {} : { men: each(men, `${name}.men`, manArgument) }) };
  });
}

function manArgument(value: unknown, name: string): ManWords {
  return texts(properties(name, value, ["name", "meaning", "moves"]), name);
}

function each<T>(value: unknown, name: string, read: (one: unknown, name: string) => T): Record<string, T> {
  const object = objectArgument(name, value);
  return Object.fromEntries(ownKeys(name, object).map((key) => [key, read(property(name, object, key), `${name}.${key}`)]));
}

function texts(given: Table, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, text(value, `${name}.${key}`)]));
}

function text(value: unknown, name: string): string {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw badArgument(name, "a text", value);
}

function merged(below: unknown, over: unknown): unknown {
  if (typeof over === "function") return typeof below === "function" ? guarded(below as Speaker, over as Speaker) : over;
  if (typeof over !== "object" || over === null) return over;
  const table = (below ?? {}) as Table;
  const laid = Object.entries(over).map(([key, value]) => [key, merged(table[key], value)] as const);
  return { ...table, ...Object.fromEntries(laid) };
}

/** Where a function of a table fails, the board goes on with the words below it, and the page is told. */
function guarded(below: Speaker, over: Speaker): Speaker {
  return (...facts) => {
    try {
      return text(over(...facts), "what a function of a language gives");
    } catch (thrown) {
      globalThis.reportError?.(thrown);
      return below(...facts);
    }
  };
}
