import { badArgument, excerpt, ownKeys, properties, property } from "../arguments.js";
import { BuddhibalaError, type Color, type Square, type VariantId } from "../index.js";
import { type Level, LEVELS, type Seat, type Seats } from "./core/model.js";
import { GAMES } from "./core/outline.js";
import type { Arrow, Circle, PointerKind } from "./core/pointer.js";

/** Which sides the computer plays: `engine` is the side that sits at the top. */
export type Opponent = "none" | "engine" | "white" | "black" | "both";
/** Whose side of the board is below. */
export type Orientation = "white" | "black";
/** Which colours the board has: those of the page, or its own. */
export type Theme = "auto" | "light" | "dark";

const OPPONENTS: readonly Opponent[] = ["none", "engine", "white", "black", "both"];
const ORIENTATIONS: readonly Orientation[] = ["white", "black"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const KINDS: readonly PointerKind[] = ["best", "hint", "threat"];
const USUAL_LEVEL: Level = 2;
/** More than this nobody can tell apart, or wants to see. */
const MOST_POINTERS = 256;

/** Reads the name of a game; none is the first game's. */
export function readVariant(value: unknown): VariantId {
  if (value === null || value === undefined) return GAMES[0] as VariantId;
  const id = GAMES.find((game) => game === value);
  if (id) return id;
  const given = typeof value === "string" ? value : "";
  throw new BuddhibalaError("unknown-variant", `there is no game named "${excerpt(given)}": known are ${GAMES.join(", ")}`, { given: excerpt(given), known: GAMES });
}

/** Reads options: an object, or `name=value; name=value`. */
export function readOptions(value: unknown): Readonly<Record<string, string>> {
  if (value === null || value === undefined || value === "") return {};
  if (typeof value !== "string") return copied(value);
  const pairs = value.split(";").map((pair) => pair.trim()).filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      if (at > 0) return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      throw new BuddhibalaError("bad-option", `"${excerpt(pair)}" is no option: write name=value, and ; between two`, { given: excerpt(pair) });
    }),
  );
}

/** Reads who plays. */
export function readOpponent(value: unknown): Opponent {
  return word("opponent", value, OPPONENTS);
}

/** Reads whose side is below. */
export function readOrientation(value: unknown): Orientation {
  return word("orientation", value, ORIENTATIONS);
}

/** Reads a theme. */
export function readTheme(value: unknown): Theme {
  return word("theme", value, THEMES);
}

/** Reads a strength of the computer. */
export function readLevel(value: unknown): Level {
  if (value === null || value === undefined) return USUAL_LEVEL;
  const level = LEVELS.find((one) => one === value || String(one) === value);
  if (level) return level;
  throw badArgument("level", `a whole number from ${LEVELS[0]} to ${LEVELS.length}`, value);
}

/** Reads what chooses among equally good moves; none leaves it to chance. */
export function readSeed(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined;
  const seed = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof seed === "number" && Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw badArgument("seed", "a whole number from 0", value);
}

/** Reads a text that the rules will judge; none is no text. */
export function readText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  throw badArgument(name, "a string", value);
}

/** Reads arrows that a page wants to be drawn. */
export function readArrows(value: unknown): readonly Arrow[] {
  return list("arrows", value, ["from", "to", "via", "kind"]).map(({ from, to, via, kind }) => ({
    from: text("from of an arrow", from),
    to: text("to of an arrow", to),
    ...(via === undefined ? {} : { via: squares(via) }),
    ...kinds(kind),
  }));
}

/** Reads circles that a page wants to be drawn. */
export function readCircles(value: unknown): readonly Circle[] {
  return list("circles", value, ["square", "kind"]).map(({ square, kind }) => ({ square: text("square of a circle", square), ...kinds(kind) }));
}

/** Reads a player. */
export function readColor(value: unknown): Color {
  if (value === "w" || value === "b") return value;
  throw badArgument("color", '"w" or "b"', value);
}

/** Reads who plays a side. */
export function readSeat(name: string, value: unknown): Seat {
  const seat = value === "person" ? value : LEVELS.find((level) => level === value);
  if (seat !== undefined) return seat;
  throw badArgument(name, `"person" or a level from 1 to ${LEVELS.length}`, value);
}

/** Reads who plays both sides. */
export function readSeats(value: unknown): Seats {
  const { w, b } = properties("seats", value, ["w", "b"]);
  return { w: readSeat("seats.w", w), b: readSeat("seats.b", b) };
}

/** Who sits where. */
export function seats(opponent: Opponent, level: Level, orientation: Orientation): Seats {
  const white = opponent === "white" || opponent === "both" || (opponent === "engine" && orientation === "black");
  const black = opponent === "black" || opponent === "both" || (opponent === "engine" && orientation === "white");
  return { w: white ? level : "person", b: black ? level : "person" };
}

function word<T extends string>(name: string, value: unknown, known: readonly [T, ...T[]] | readonly T[]): T {
  const found = value === null || value === undefined || value === "" ? known[0] : known.find((one) => one === value);
  if (found !== undefined) return found;
  throw badArgument(name, known.join(", "), value);
}

function copied(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null || isArray(value)) throw badArgument("options", "an object, or name=value; name=value", value);
  return Object.fromEntries(
    ownKeys("options", value).map((name) => {
      const one = property("options", value, name);
      return [name, typeof one === "number" ? String(one) : (one as string)];
    }),
  );
}

/** The items of a list, each with these properties as they are. */
function list<K extends string>(name: string, value: unknown, known: readonly K[]): readonly Readonly<Record<K, unknown>>[] {
  if (value === null || value === undefined) return [];
  const item = `an item of ${name}`;
  return items(name, `a list of at most ${MOST_POINTERS}`, value).map((one) => {
    if (typeof one !== "object" || one === null) throw badArgument(item, "an object", one);
    return Object.fromEntries(known.map((key) => [key, property(item, one, key)])) as Record<K, unknown>;
  });
}

function items(name: string, expected: string, value: unknown): readonly unknown[] {
  try {
    if (Array.isArray(value) && value.length <= MOST_POINTERS) return Array.from(value as unknown[]);
  } catch {
    // one that cannot be read is refused like one that is too long
  }
  throw badArgument(name, expected, value);
}

function isArray(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

function squares(value: unknown): readonly Square[] {
  return items("via of an arrow", "a list of squares", value).map((square) => text("a square in via of an arrow", square));
}

/** A name that is none of a square is not drawn, so that it need not be known here which board there is. */
function text(name: string, value: unknown): Square {
  if (typeof value === "string") return value as Square;
  throw badArgument(name, "the name of a square", value);
}

function kinds(value: unknown): { readonly kind?: PointerKind } {
  if (value === undefined) return {};
  return { kind: word("kind of an arrow or a circle", value, KINDS) };
}
