import { type Game, newGame, type Options, type Variant, variants } from "../../index.js";

/** What a game begins with, instead of the array. */
export interface Start {
  /** A position. */
  readonly fen?: string;
  /** A game to go on with. */
  readonly pgn?: string;
}

/** A game that has been laid out. */
export interface Opened {
  readonly variant: Variant;
  readonly game: Game;
}

/** Lays out a game. What cannot be laid out throws. A PGN text says itself which game it is, and by which rules. */
export function open(variant: Variant, options: Readonly<Record<string, string>>, { fen, pgn }: Start): Opened {
  if (pgn !== undefined) {
    const game = newGame({ pgn });
    const named = variants().find(({ id }) => id === game.variant);
    return { variant: named ?? variant, game };
  }
  const given = options as Partial<Options>;
  return { variant, game: newGame({ variant: variant.id, options: given, ...(fen === undefined ? {} : { fen }) }) };
}

/** The same position in another game, without what led to it. */
export function copyOf(game: Game): Game {
  return newGame({ variant: game.variant, options: game.options, fen: game.fen() });
}
