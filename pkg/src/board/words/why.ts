import type { Refused, Square } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import { en } from "./en.js";
import { ended } from "./ended.js";
import { moves } from "./moves.js";
import { man, titled } from "./names.js";
import type { Words } from "./types.js";

/** Why a turn from a square is refused, as a clause of a sentence: "the Enugu is mastu …". */
export function why(snapshot: Snapshot, from: Square, refused: Refused, words: Words = en): string {
  const { variant, men, options, status } = snapshot;
  const letter = refused.piece ?? men.get(from)?.letter ?? "P";
  return words.why[refused.code]({
    man: man(variant, letter, words),
    // A sentence of its own elsewhere, but here in the middle of one.
    moves: moves(variant, letter, options, words).replace(/[.।۔]$/u, ""),
    king: man(variant, "K", words),
    pawn: man(variant, "P", words),
    at: refused.at ?? "",
    other: status.moved.includes(from),
    ended: ended(snapshot, words),
  });
}

/** Why a turn is refused, as a sentence with its clause: "The Enugu is mastu … (C7)." */
export function reason(snapshot: Snapshot, from: Square, refused: Refused, words: Words = en): string {
  return words.refusals.reason(titled(why(snapshot, from, refused, words)), refused.clause);
}
