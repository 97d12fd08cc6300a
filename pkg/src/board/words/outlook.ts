import type { Square } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import type { Barred, Outlook } from "../core/outlook.js";
import { en } from "./en.js";
import { moves } from "./moves.js";
import { man, meaning, piece } from "./names.js";
import type { Words } from "./types.js";
import { reason } from "./why.js";

/** What there is to say of a square at which somebody points, in sentences. */
export function outlookTexts(snapshot: Snapshot, outlook: Outlook, words: Words = en): readonly string[] {
  const { variant, options, turn } = snapshot;
  const { letter } = outlook.piece;
  const name = man(variant, letter, words);
  switch (outlook.kind) {
    case "man": {
      const { square, open, barred } = outlook;
      const head = open.length > 0 ? words.status.picked(name, meaning(variant, letter, words), square, open.length) : words.refusals.stuck(name, square);
      return [head, moves(variant, letter, options, words), ...reasons(snapshot, square, barred, words)];
    }
    case "other":
      return [words.refusals.notYours(piece(variant, outlook.piece, words), outlook.square, turn), moves(variant, letter, options, words)];
    case "not-there": {
      const { from, barred } = outlook;
      return [words.refusals.notThere(name, from, barred.to), reason(snapshot, from, barred.why, words)];
    }
  }
}

/** Each reason once, with all the squares that it bars. */
function reasons(snapshot: Snapshot, from: Square, barred: readonly Barred[], words: Words): readonly string[] {
  const squares = new Map<string, Square[]>();
  for (const { to, why } of barred) {
    const text = reason(snapshot, from, why, words);
    squares.set(text, [...(squares.get(text) ?? []), to]);
  }
  return [...squares].map(([text, all]) => words.element.wrong(all.join(", "), text));
}
