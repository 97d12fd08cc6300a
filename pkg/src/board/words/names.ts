import type { Color, Letter, Variant } from "../../index.js";
import type { Level, Piece, Seat } from "../core/model.js";

/** The name of a side. */
export function side(color: Color): string {
  return color === "w" ? "White" : "Black";
}

/** The name of a man in its game. */
export function man(variant: Variant, letter: Letter): string {
  return variant.men.find((one) => one.letter === letter)?.name ?? letter;
}

/** A name with its article: "a Mantri", "an Enugu". */
export function one(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}

/** A man with its side: "black Mantri". */
export function piece(variant: Variant, { color, letter }: Piece): string {
  return `${color === "w" ? "white" : "black"} ${man(variant, letter)}`;
}

const STRENGTHS: Readonly<Record<Level, string>> = {
  1: "beginner",
  2: "very easy",
  3: "easy",
  4: "medium",
  5: "fairly hard",
  6: "hard",
  7: "very hard",
  8: "strongest",
};

/** Who makes the moves of a side. */
export function seat(who: Seat): string {
  return who === "person" ? "Person" : `Computer ${who}, ${STRENGTHS[who]}`;
}

/** A number of things: "1 square", "2 squares". */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** A sentence as a heading, without its full stop. */
export function titled(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
