import type { Color, Letter, Variant } from "../../index.js";
import type { Piece, Seat } from "../core/model.js";
import { en } from "./en.js";
import type { ManWords, Words } from "./types.js";

/** The name of a side. */
export function side(color: Color, words: Words = en): string {
  return words.sides.name[color];
}

/** The name of a game. */
export function game({ id, name, names }: Variant, words: Words = en): string {
  return words.games[id]?.name ?? native(names, words) ?? name;
}

/** The name of a man in its game. */
export function man(variant: Variant, letter: Letter, words: Words = en): string {
  const kind = variant.men.find((one) => one.letter === letter);
  return told(variant, letter, words)?.name ?? native(kind?.names ?? [], words) ?? kind?.name ?? letter;
}

/** What the name of a man means; the name itself where there is no other word for it. */
export function meaning(variant: Variant, letter: Letter, words: Words = en): string {
  const kind = variant.men.find((one) => one.letter === letter);
  return told(variant, letter, words)?.meaning ?? kind?.meaning ?? man(variant, letter, words);
}

/** A man with its side: "black Mantri". */
export function piece(variant: Variant, { color, letter }: Piece, words: Words = en): string {
  return words.sides.piece(color, man(variant, letter, words));
}

/** Who makes the moves of a side. */
export function seat(who: Seat, words: Words = en): string {
  return who === "person" ? words.seats.person : words.seats.computer(who, words.seats.strengths[who]);
}

/** A sentence as a heading, without its full stop. */
export function titled(sentence: string): string {
  return sentence.replace(/[.।۔]$/u, "");
}

function told({ id }: Variant, letter: Letter, { games }: Words): ManWords | undefined {
  return games[id]?.men?.[letter];
}

function native(names: Variant["names"], { language }: Words): string | undefined {
  return names.find(({ lang }) => lang === language.tag)?.text;
}
