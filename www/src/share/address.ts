import { THEMES } from "../site/theme.js";
import { LANGUAGES } from "../site/words/index.js";
import type { Fault } from "./fault.js";
import { shown } from "./shown.js";
import { type Known, OPPONENTS, type Wish } from "./wish.js";

/** No honest address is longer, in characters. */
const LONGEST = 16_000;
const LONGEST_VALUE = 400;
const MOST_MOVES = 2_000;
const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
const MOVE = /^(?:[a-n]\d{1,2}){2,3}$|^x@[a-n]\d{1,2}$/;

/** What an address asks for, and something to be said about each part of it that was left out. */
export interface Read {
  readonly wish: Wish;
  readonly faults: readonly Fault[];
}

/**
 * Reads what follows `#` or `?` in an address. Anybody may have written it: what is unknown, doubled, too long or not possible is left
 * out and told, and nothing throws.
 */
export function readAddress(text: string, known: Known): Read {
  const faults: Fault[] = [];
  const nothing: Wish = { options: {}, moves: [] };
  const trimmed = text.replace(/^[#?]/, "");
  if (trimmed.length > LONGEST) return { wish: nothing, faults: [{ key: "faultLong", facts: {} }] };
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(trimmed)) {
    if (given.has(name)) faults.push({ key: "faultTwice", facts: { name: shown(name) } });
    else given.set(name, value);
  }
  const reader = new Reader(given, faults);
  const game = reader.choice("game", known.map(({ id }) => id));
  const fen = reader.text("fen", LONGEST_VALUE);
  const wish: Wish = {
    ...present("game", game),
    options: reader.options(known.find(({ id }) => id === (game ?? known[0]?.id))),
    ...present("fen", fen),
    moves: reader.moves(),
    ...present("side", reader.choice("side", ["white", "black"] as const)),
    ...present("opponent", reader.choice("opponent", OPPONENTS)),
    ...present("level", numeric(reader.choice("level", LEVELS))),
    ...present("lang", reader.choice("lang", Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])),
    ...present("theme", reader.choice("theme", THEMES)),
    ...present("controls", yes(reader.choice("controls", ["yes", "no"] as const))),
  };
  reader.rest();
  return { wish, faults };
}

/** What an address may speak of. */
const NAMES: ReadonlySet<string> = new Set(["game", "options", "fen", "moves", "side", "opponent", "level", "lang", "theme", "controls"]);

/** Reads the address of the page: what follows `#`, or else what follows `?`, where others may have put things of their own. */
export function readPlace({ hash, search }: Pick<Location, "hash" | "search">, known: Known): Read {
  if (hash.length > 1 || search.length > LONGEST) return readAddress(hash || search, known);
  const ours = [...new URLSearchParams(search)].filter(([name]) => NAMES.has(name));
  return readAddress(new URLSearchParams(ours).toString(), known);
}

/** The address of this page that asks for this. */
export function addressOf(wish: Wish): string {
  const url = new URL(location.href);
  url.search = "";
  url.hash = writeAddress(wish);
  return url.href;
}

/** Writes the address that asks for this, to be put after `#`. */
export function writeAddress(wish: Wish): string {
  const { game, options, fen, moves, side, opponent, level, lang, theme, controls } = wish;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const parts: readonly (readonly [string, string | undefined])[] = [
    ["game", game],
    ["options", chosen.length === 0 ? undefined : chosen.join(";")],
    ["fen", fen],
    ["moves", moves.length === 0 ? undefined : moves.join(",")],
    ["side", side],
    ["opponent", opponent],
    ["level", level?.toString()],
    ["lang", lang],
    ["theme", theme],
    ["controls", controls === undefined ? undefined : controls ? "yes" : "no"],
  ];
  const written = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${gently(value)}`]));
  return written.join("&");
}

class Reader {
  readonly #given: Map<string, string>;
  readonly #faults: Fault[];

  constructor(given: Map<string, string>, faults: Fault[]) {
    this.#given = given;
    this.#faults = faults;
  }

  text(name: string, longest: number): string | undefined {
    const value = this.#given.get(name);
    this.#given.delete(name);
    if (value === undefined || value.length <= longest) return value;
    this.#faults.push({ key: "faultTooLong", facts: { name } });
    return undefined;
  }

  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name, LONGEST_VALUE);
    const found = allowed.find((one) => one === value);
    if (value !== undefined && found === undefined) {
      this.#faults.push({ key: "faultChoice", facts: { name, value: shown(value), allowed: allowed.join(", ") } });
    }
    return found;
  }

  options(variant: Known[number] | undefined): Readonly<Record<string, string>> {
    const chosen: Record<string, string> = {};
    for (const part of (this.text("options", LONGEST_VALUE) ?? "").split(";")) {
      if (part.trim() === "") continue;
      const [name = "", value = "", ...more] = part.split("=").map((one) => one.trim());
      const option = more.length === 0 ? variant?.options.find((one) => one.name === name) : undefined;
      if (option?.values.some((one) => one.value === value)) chosen[option.name] = value;
      else this.#faults.push({ key: "faultOption", facts: { value: shown(part) } });
    }
    return chosen;
  }

  moves(): readonly string[] {
    const written = (this.text("moves", LONGEST) ?? "").split(",").filter((move) => move !== "");
    const bad = written.findIndex((move) => !MOVE.test(move));
    const end = bad === -1 ? written.length : bad;
    if (bad !== -1) this.#faults.push({ key: "faultMove", facts: { number: bad + 1, value: shown(written[bad] ?? "") } });
    if (end > MOST_MOVES) this.#faults.push({ key: "faultMoves", facts: { most: MOST_MOVES } });
    return written.slice(0, Math.min(end, MOST_MOVES));
  }

  rest(): void {
    for (const name of this.#given.keys()) this.#faults.push({ key: "faultName", facts: { name: shown(name) } });
  }
}

function present<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

function numeric(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function yes(text: "yes" | "no" | undefined): boolean | undefined {
  return text === undefined ? undefined : text === "yes";
}

/** Signs that need no escape after `#` stay readable; half a surrogate pair, which no address can have, is replaced. */
function gently(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, "\ufffd")).replace(/%2C/g, ",").replace(/%3B/g, ";").replace(/%3D/g, "=").replace(/%2F/g, "/").replace(/%20/g, "+");
}
