import type { Color, DrawClaim, Letter, Square, Variant } from "../index.js";
import type { Model, Piece, Snapshot } from "./core/model.js";
import type { Way } from "./core/phase.js";
import { bare, cell } from "./words/cell.js";
import { errorText } from "./words/errors.js";
import { announcement, notice } from "./words/happening.js";
import { wordsFor } from "./words/languages.js";
import { game, man, side } from "./words/names.js";
import { claimed, details, headline, lasting } from "./words/status.js";
import type { Words } from "./words/types.js";

/** Everything that the element says, in one language. */
export interface Wording {
  /** The tag of the language. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  readonly words: Words;
  readonly element: ElementWords;
  bare(square: Square, piece: Piece | undefined): string;
  cell(model: Model, square: Square, piece: Piece | undefined, way: Way | undefined): string;
  announcement(model: Model): string;
  notice(model: Model): { readonly text: string; readonly grave: boolean } | undefined;
  headline(model: Model): string;
  details(model: Model): readonly string[];
  lasting(snapshot: Snapshot): readonly string[];
  claimed(claim: DrawClaim): string;
  error(thrown: unknown): string;
  game(variant: Variant): string;
  man(variant: Variant, letter: Letter): string;
  side(color: Color): string;
}

/** What the element itself says, beside what it says of a game. */
export interface ElementWords {
  readonly keys: string;
  board(name: string): string;
  readonly loading: string;
  readonly unloaded: string;
  readonly again: string;
  wrong(what: string, why: string): string;
  none(man: string): string;
  readonly status: string;
  readonly moves: string;
  readonly noMoves: string;
  readonly game: string;
  readonly undo: string;
  readonly redo: string;
  readonly flip: string;
  readonly fresh: string;
  readonly stop: string;
  readonly resume: string;
  readonly claim: string;
  claimable(why: string): string;
}

const made = new WeakMap<Words, Wording>();

/** The one place where the element gets its words: those of a language, by its tag, or else English ones. */
export function wording(lang: string): Wording {
  const words = wordsFor(lang);
  const found = made.get(words) ?? make(words);
  made.set(words, found);
  return found;
}

function make(words: Words): Wording {
  return {
    tag: words.language.tag,
    dir: words.language.dir,
    words,
    element: elementWords(words),
    bare: (square, piece) => bare(square, piece, words),
    cell: (model, square, piece, way) => cell(model, square, piece, way, words),
    announcement: (model) => announcement(model, words),
    notice: (model) => notice(model, words),
    headline: (model) => headline(model, words),
    details: (model) => details(model, words),
    lasting: (snapshot) => lasting(snapshot, words),
    claimed: (claim) => claimed(claim, words),
    error: (thrown) => errorText(thrown, words),
    game: (variant) => game(variant, words),
    man: (variant, letter) => man(variant, letter, words),
    side: (color) => side(color, words),
  };
}

function elementWords({ cell: { keys, board }, controls, claims, element, page }: Words): ElementWords {
  const { status, moves, noMoves, game, undo, redo, flip, stop, claim } = controls;
  return {
    ...element,
    keys,
    board,
    again: page.again,
    status,
    moves,
    noMoves,
    game,
    undo,
    redo,
    flip,
    fresh: controls.newGame,
    stop,
    resume: controls.goOn,
    claim,
    claimable: claims.may,
  };
}
