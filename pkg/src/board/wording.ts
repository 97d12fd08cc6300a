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
  /** Which way it is written. */
  readonly dir: "ltr" | "rtl";
  /** All its words. */
  readonly words: Words;
  /** What the element itself says. */
  readonly element: ElementWords;
  /** A square with what stands on it. */
  bare(square: Square, piece: Piece | undefined): string;
  /** The same, with all that there is to know of it. */
  cell(model: Model, square: Square, piece: Piece | undefined, way: Way | undefined): string;
  /** What has just happened, to be read out. */
  announcement(model: Model): string;
  /** What has just happened, to be shown, and whether it is a failure. */
  notice(model: Model): { readonly text: string; readonly grave: boolean } | undefined;
  /** How the game stands, in a line. */
  headline(model: Model): string;
  /** What there is to say beside it. */
  details(model: Model): readonly string[];
  /** What stays so for more than a turn. */
  lasting(snapshot: Snapshot): readonly string[];
  /** Why a draw was claimed. */
  claimed(claim: DrawClaim): string;
  /** An error in a sentence. */
  error(thrown: unknown): string;
  /** The name of a game. */
  game(variant: Variant): string;
  /** The name of a man. */
  man(variant: Variant, letter: Letter): string;
  /** The name of a side. */
  side(color: Color): string;
}

/** What the element itself says, beside what it says of a game. */
export interface ElementWords {
  /** How the keyboard is used. */
  readonly keys: string;
  /** The name of the board on which a game is played. */
  board(name: string): string;
  /** The rules are on their way. */
  readonly loading: string;
  /** They could not be loaded. */
  readonly unloaded: string;
  /** To try once more. */
  readonly again: string;
  /** What was asked for, and why it cannot be had. */
  wrong(what: string, why: string): string;
  /** There is no such man on the board. */
  none(man: string): string;
  /** The heading of how the game stands. */
  readonly status: string;
  /** The heading of the moves. */
  readonly moves: string;
  /** None has been played. */
  readonly noMoves: string;
  /** The heading of the buttons. */
  readonly game: string;
  /** The button that takes a move back. */
  readonly undo: string;
  /** The button that makes it again. */
  readonly redo: string;
  /** The button that turns the board round. */
  readonly flip: string;
  /** The button that begins a new game. */
  readonly fresh: string;
  /** The button that stops the computer. */
  readonly stop: string;
  /** The button that lets it go on. */
  readonly resume: string;
  /** The button that claims a draw. */
  readonly claim: string;
  /** Why a draw may be claimed. */
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
