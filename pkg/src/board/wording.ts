import type { DrawClaim, Letter, Square, Variant } from "../index.js";
import type { Model, Piece, Snapshot } from "./core/model.js";
import type { Way } from "./core/phase.js";
import { cell } from "./words/cell.js";
import { bare, ELEMENT } from "./words/element.js";
import { announcement, notice } from "./words/happening.js";
import { man, side } from "./words/names.js";
import { claimed, details, headline, lasting } from "./words/status.js";

/** Everything that the element says, in one language. */
export interface Wording {
  /** The tag of the language. */
  readonly tag: string;
  readonly element: typeof ELEMENT;
  bare(square: Square, piece: Piece | undefined): string;
  cell(model: Model, square: Square, piece: Piece | undefined, way: Way | undefined): string;
  announcement(model: Model): string;
  notice(model: Model): { readonly text: string; readonly grave: boolean } | undefined;
  headline(model: Model): string;
  details(model: Model): readonly string[];
  lasting(snapshot: Snapshot): readonly string[];
  claimed(claim: DrawClaim): string;
  man(variant: Variant, letter: Letter): string;
  side(color: "w" | "b"): string;
}

const ENGLISH: Wording = { tag: "en", element: ELEMENT, bare, cell, announcement, notice, headline, details, lasting, claimed, man, side };

/** The one place where the element gets its words: those of a language, by its tag, or else English ones. */
export function wording(_lang: string): Wording {
  return ENGLISH;
}
