import { type Game, newGame, type Options, type VariantId } from "buddhibala";

/** A game by its rules, and from a position if one is given. */
export interface Setup {
  readonly variant: VariantId;
  readonly options: Readonly<Record<string, string>>;
  readonly fen?: string;
}

/** Begins a game, which has to be freed. */
export function begin({ options, ...setup }: Setup): Game {
  return newGame({ ...setup, options: options as Partial<Options> });
}

/** Asks a game, and frees it. */
export function askGame<A>(setup: Setup, ask: (game: Game) => A): A {
  const game = begin(setup);
  try {
    return ask(game);
  } finally {
    game.free();
  }
}
