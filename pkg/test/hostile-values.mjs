// Values that no caller should give, but some will.
import fc from "fast-check";

const cyclic = {};
cyclic.self = cyclic;
const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error("no reading");
    },
    has() {
      throw new Error("no asking");
    },
    ownKeys() {
      throw new Error("no listing");
    },
    getPrototypeOf() {
      throw new Error("no type");
    },
  },
);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Objects that are no plain ones, or cannot be read. */
const STRANGERS = [
  cyclic,
  throwing,
  revoked,
  Symbol("x"),
  10n ** 30n,
  -0,
  NaN,
  Infinity,
  Number.MAX_SAFE_INTEGER + 2,
  new Date(0),
  new Map([["variant", "krida"]]),
  new Uint8Array(3),
  () => "krida",
  new String("krida"),
  Promise.resolve("krida"),
  Object.create(null),
  { toString: () => "krida" },
  { valueOf: () => 3 },
  {
    get from() {
      throw new RangeError("no");
    },
  },
  Object.freeze(["e2", "e3"]),
];

/** Stands for one of them as long as fast-check has it, which looks into what it makes. */
class Stranger {
  constructor(at) {
    this.at = at;
  }
}

const strangers = fc.nat(STRANGERS.length - 1).map((at) => new Stranger(at));

const hasStranger = (value) => value instanceof Stranger || (typeof value === "object" && value !== null && Object.values(value).some(hasStranger));

/** The value that is meant, in place of what stands for it. */
export function real(value) {
  if (value instanceof Stranger) return STRANGERS[value.at];
  if (typeof value !== "object" || value === null || !hasStranger(value)) return value;
  if (Array.isArray(value)) return value.map(real);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, real(one)]));
}

/** Pieces of what is right, and of what is not. */
const PIECES = ["krida", "chadarangam", "shatranj-14", "e2", "e3", "n14", "x@d5", "b7b8c6", "Nf3", "O-O", "a8=R#", "rncmkcnr/pppppppp", "8/8/8", "/", " w ", "checks=99,0",
  "opening=3,3", "moved=a1", "waiting=", "[Variant \"krida\"]", "1. e3", "(", ")", "{", "}", "$1", "*", "\"", "\\", "<script>alert(1)</script>", "'\"><svg onload=alert(1)>",
  "__proto__", "constructor", "${7*7}", "%00", "\0", "\ud800", "\udc00", "\u202e", "\u0301", "\ufeff", "ß", "İ", "８", "K", "🐘", ";", "=", ",", "stalemate=draw", "capture=maddat-mari"];

/** Texts, right in parts. */
export const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(...PIECES),
  fc.constantFrom("x".repeat(5000), "8/".repeat(200_000)),
);

/** Anything at all. */
export const anything = fc.oneof(texts, strangers, fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }));

/** Objects with some of the properties that are asked for, and strange ones beside. */
export function specs(...names) {
  const known = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
  return fc.oneof({ weight: 3, arbitrary: known }, fc.tuple(known, fc.dictionary(fc.string(), anything, { maxKeys: 2 })).map(([one, other]) => ({ ...other, ...one })), anything);
}
