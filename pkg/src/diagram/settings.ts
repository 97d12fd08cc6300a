import { badArgument, excerpt, objectArgument, ownKeys, properties, property, textArgument } from "../arguments.js";
import { GAMES } from "../board/core/outline.js";
import { BuddhibalaError } from "../errors.js";
import type { Square, VariantId } from "../variants.js";

/** More arrows or marks than this nobody can tell apart. */
const MOST_POINTERS = 256;
const MOST_OPTIONS = 32;

/** An arrow of a diagram: from one square to another, perhaps by way of others. */
export interface DiagramArrow {
  /** Where it begins. */
  readonly from: Square;
  /** Where its head is. */
  readonly to: Square;
  /** The squares between, where it has corners. */
  readonly via?: readonly Square[];
}

/** How a diagram is drawn: see {@link boardSvg}. */
export interface BoardSvgSetting {
  /** Which game; krida, if left out. */
  readonly variant?: VariantId;
  /** The reading of the rules, for the description; it changes nothing that is drawn. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** Whose side is below: White's, if left out. */
  readonly orientation?: "white" | "black";
  /** Squares with a ring round them. What names no square of the board is left out. */
  readonly marks?: readonly Square[];
  /** Arrows. What names no square of the board is left out. */
  readonly arrows?: readonly DiagramArrow[];
  /** Whether files and ranks are named at the edges: they are, if left out. */
  readonly coordinates?: boolean;
  /** The language of title and description: English, if left out, or if its words have not been loaded. */
  readonly lang?: string;
  /** What it is called, in place of the name of the game. */
  readonly title?: string;
}

/** The same, with a value for everything. */
export interface Setting {
  readonly variant: VariantId;
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly flipped: boolean;
  readonly marks: readonly string[];
  readonly arrows: readonly (readonly string[])[];
  readonly coordinates: boolean;
  readonly lang: string;
  readonly title: string | undefined;
}

/** Reads how a diagram is to be drawn. */
export function readSetting(value: unknown): Setting {
  const given = properties("setting", value, ["variant", "options", "orientation", "marks", "arrows", "coordinates", "lang", "title"]);
  const { coordinates = true, lang = "en", orientation = "white", title } = given;
  if (typeof coordinates !== "boolean") throw badArgument("setting.coordinates", "true or false", coordinates);
  if (orientation !== "white" && orientation !== "black") throw badArgument("setting.orientation", "white or black", orientation);
  return {
    variant: variant(given.variant),
    options: options(given.options),
    flipped: orientation === "black",
    marks: list("setting.marks", given.marks, square),
    arrows: list("setting.arrows", given.arrows, arrow),
    coordinates,
    lang: textArgument("setting.lang", lang, "bad-argument"),
    title: title === undefined ? undefined : textArgument("setting.title", title, "bad-argument"),
  };
}

function variant(value: unknown): VariantId {
  const found = value === undefined ? GAMES[0] : GAMES.find((one) => one === value);
  if (found !== undefined) return found;
  if (typeof value !== "string") throw badArgument("setting.variant", GAMES.join(", "), value);
  throw new BuddhibalaError("unknown-variant", `there is no game named "${excerpt(value)}": known are ${GAMES.join(", ")}`, {
    given: excerpt(value),
    known: GAMES,
  });
}

function options(value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  const object = objectArgument("setting.options", value);
  const names = ownKeys("setting.options", object);
  if (names.length > MOST_OPTIONS) throw badArgument("setting.options", `an object with at most ${MOST_OPTIONS} options`, value);
  return names.map((name) => {
    const chosen = property("setting.options", object, name);
    const text = typeof chosen === "number" ? String(chosen) : chosen;
    return [textArgument("a name in setting.options", name, "bad-option"), textArgument("a value in setting.options", text, "bad-option")];
  });
}

function arrow(value: unknown): readonly string[] {
  const { from, to, via } = properties("an arrow", value, ["from", "to", "via"]);
  return [square(from), ...list("via of an arrow", via, square), square(to)];
}

/** A name that is none of a square is not drawn. */
function square(value: unknown): string {
  return textArgument("a square", value, "bad-square");
}

function list<T>(name: string, value: unknown, read: (value: unknown) => T): readonly T[] {
  if (value === undefined) return [];
  let items: readonly unknown[] | undefined;
  try {
    if (Array.isArray(value) && value.length <= MOST_POINTERS) items = Array.from(value as readonly unknown[]);
  } catch (thrown) {
    throw badArgument(name, "a list that can be read", value, thrown);
  }
  if (!items) throw badArgument(name, `a list of at most ${MOST_POINTERS}`, value);
  return items.map(read);
}
