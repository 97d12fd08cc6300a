import { BuddhibalaError, type ErrorCode } from "./errors.js";

/** No text that means anything here is longer: a longer one is refused before it is copied anywhere. */
export const LONGEST_TEXT = 4096;

/** Refuses an argument of the wrong type. */
export function badArgument(argument: string, expected: string, value: unknown, cause?: unknown): BuddhibalaError {
  const message = `${argument} must be ${expected}, not ${describe(value)}`;
  return new BuddhibalaError("bad-argument", message, { argument, expected, given: describe(value) }, cause);
}

/** Refuses a call of a method on anything but an object of its class. */
export function calledOnAnother(name: string, example: string, value: unknown): BuddhibalaError {
  const message = `call this on the ${name} itself, as in ${example}: neither taken from it nor through a proxy`;
  return new BuddhibalaError("bad-argument", message, { argument: "this", expected: `the ${name} itself`, given: describe(value) });
}

/** Reads a text; one that is far too long is refused with the code of what it was meant to be. */
export function textArgument(argument: string, value: unknown, tooLong: ErrorCode): string {
  if (typeof value !== "string") throw badArgument(argument, "a string", value);
  if (value.length <= LONGEST_TEXT) return value;
  throw new BuddhibalaError(
    tooLong,
    `${argument} has ${value.length} characters, and at most ${LONGEST_TEXT} can mean anything`,
    {
      given: excerpt(value),
      ...(tooLong === "bad-fen" ? { field: "placement" as const, column: LONGEST_TEXT + 1 } : {}),
    },
  );
}

/** A PGN text may be a file of many games. */
const LONGEST_PGN = 4_194_304;

/** Reads a PGN text. */
export function pgnArgument(value: unknown): string {
  if (typeof value !== "string") throw badArgument("pgn", "a string", value);
  if (value.length <= LONGEST_PGN) return value;
  const message = `pgn has ${value.length} characters, and at most ${LONGEST_PGN} are read`;
  throw new BuddhibalaError("bad-pgn", message, { given: excerpt(value) });
}

/** Reads a whole number from `least` to `most`. */
export function integerArgument(argument: string, value: unknown, least: number, most: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw badArgument(argument, `a whole number from ${least} to ${most}`, value);
}

/**
 * Copies the named properties of an object that a caller made, leaving out those that are undefined. Each is read once,
 * so that later code cannot be surprised by a getter. Any other own property is refused.
 */
export function properties<K extends string>(argument: string, value: unknown, known: readonly K[]): Partial<Record<K, unknown>> {
  const object = objectArgument(argument, value);
  for (const key of ownKeys(argument, object)) {
    if (known.some((name) => name === key)) continue;
    const message = `${argument} has no property "${excerpt(key)}": it takes ${known.join(", ")}`;
    throw new BuddhibalaError("bad-argument", message, { argument: excerpt(key), known });
  }
  const copy: Partial<Record<K, unknown>> = {};
  for (const name of known) {
    const found = property(argument, object, name);
    if (found !== undefined) copy[name] = found;
  }
  return copy;
}

/** Refuses everything but a plain object: an array, a date or a map would pass for one without properties. */
export function objectArgument(argument: string, value: unknown): object {
  if (typeof value === "object" && value !== null && kind(value) === PLAIN) return value;
  throw badArgument(argument, "a plain object", value);
}

/** The names of the own properties of an object that a caller made. */
export function ownKeys(argument: string, value: object): string[] {
  try {
    return Object.keys(value);
  } catch (thrown) {
    throw badArgument(argument, "an object that can be read", value, thrown);
  }
}

/** One property of an object that a caller made; `undefined` where there is none. */
export function property(argument: string, value: object, key: string | symbol): unknown {
  try {
    return Reflect.get(value, key);
  } catch (thrown) {
    throw badArgument(argument, `an object whose property ${String(key)} can be read`, value, thrown);
  }
}

/** The beginning of a text, for messages. */
export function excerpt(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}

/** `instanceof`, also for a proxy that refuses to be asked. */
export function isInstance<T>(value: unknown, of: abstract new (...args: never[]) => T): value is T {
  try {
    return value instanceof of;
  } catch {
    return false;
  }
}

function describe(value: unknown): string {
  switch (typeof value) {
    case "string":
      return `"${excerpt(value)}"`;
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      return value === null ? "null" : kind(value);
    default:
      return `a ${typeof value}`;
  }
}

const PLAIN = "an object";

/** What sort of object it is, in words. */
function kind(value: object): string {
  try {
    if (Array.isArray(value)) return "an array";
    return isPlain(value) ? PLAIN : "an instance of a class";
  } catch {
    return "an object that cannot be read"; // a revoked proxy, or one that refuses to be asked
  }
}

/** Whether nothing but `Object.prototype`, of this realm or of another, is behind an object. */
function isPlain(value: object): boolean {
  const behind: unknown = Object.getPrototypeOf(value);
  if (typeof behind !== "object" || behind === null) return behind === null;
  return Object.getPrototypeOf(behind) === null && Object.hasOwn(behind, "isPrototypeOf");
}
