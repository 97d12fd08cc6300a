import type { BuddhibalaError, Color, Letter, Variant } from "buddhibala";
import { errorText, man, side } from "buddhibala/board";
import { harmless, shown } from "../share/shown.js";
import { sentence } from "../view/faults.js";
import type { Speech } from "./scene.js";
import { EN, type Key } from "./words/en.js";

/** No honest count is larger. */
const MOST_TOLD = 9_999;

/** Why a text is not a legal position, in a sentence. */
export function reason(error: BuddhibalaError, variant: Variant, speech: Speech): string {
  const { words, say } = speech;
  const key = keyOf(error);
  if (!key) return sentence(errorText(error, words));
  const { color, piece, found = 0, most = 0, rank = 0, at = "", given = "" } = error.details;
  const named = (letter: Letter): string => man(variant, letter, words);
  const format = new Intl.NumberFormat(words.language.tag);
  const number = (count: number): string => (count > MOST_TOLD ? `${format.format(MOST_TOLD)}+` : format.format(count));
  return say(key, {
    side: color ? side(color, words) : "",
    other: color ? side(opposite(color), words) : "",
    king: named("K"),
    pawn: named("P"),
    man: named(piece ?? "P"),
    found: number(found),
    most: number(most),
    rank: number(rank),
    files: number(variant.files),
    ranks: number(variant.ranks),
    at,
    given: shown(given),
  });
}

/** Where in the text the fault is: the field and the sign. */
export function place({ details: { field, column } }: BuddhibalaError, { words, say }: Speech): string {
  const key = `field.${field ?? ""}`;
  const name = isKey(key) ? say(key) : harmless(field ?? "");
  return column === undefined || field === undefined || field === "" ? "" : say("where", { field: name, column: new Intl.NumberFormat(words.language.tag).format(column) });
}

/** Whether a text cannot even be laid on the board. */
export function isUnreadable({ details: { fault } }: BuddhibalaError): boolean {
  return fault === undefined || fault === "rank-width" || fault === "rank-count" || fault === "leading-zero";
}

function keyOf({ details: { fault, found } }: BuddhibalaError): Key | undefined {
  if (fault === undefined) return "fault.too-long";
  if (fault === "kings" && found === 0) return "fault.no-king";
  if (fault === "nameless") return "fault.unknown-field";
  if (fault === "other-board") return "fault.off-board";
  const key = `fault.${fault ?? ""}`;
  return isKey(key) ? key : undefined;
}

function isKey(text: string): text is Key {
  return Object.hasOwn(EN, text);
}

function opposite(color: Color): Color {
  return color === "w" ? "b" : "w";
}
