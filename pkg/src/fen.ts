import { properties, textArgument } from "./arguments.js";
import { BuddhibalaError } from "./errors.js";
import { type GameSpec, newGame, type PlacedMan, variants } from "./game.js";
import type { Status } from "./status.js";
import type { Color, GivenOptions, Options, VariantId } from "./variants.js";

/** What a FEN says. */
export interface FenInfo<V extends VariantId = VariantId> {
  /** The game that it is a position of. */
  readonly variant: V;
  /** Every option of the game with the value in force. */
  readonly options: Options<V>;
  /** The same position as the one text that this package writes for it. */
  readonly fen: string;
  /** Who is to move. */
  readonly turn: Color;
  /** The men, from a1 along the ranks. */
  readonly board: readonly PlacedMan[];
  /** How the game stands. */
  readonly status: Status;
}

/** Which game, and with which options, a FEN is to be read for: see {@link parseFen}. */
export interface FenContext<V extends VariantId = VariantId> {
  /** The game. */
  readonly variant: V;
  /** Readings of the rules that differ from the defaults. */
  readonly options?: GivenOptions<V>;
}

/**
 * Reads and checks a position.
 *
 * @param fen The text.
 * @param game The game that it is a position of, by name or with options. If it is left out, the first game of
 *   `variants()` that has such a position is taken.
 * @throws {BuddhibalaError} `bad-fen` with the field and the column, for any position that could not arise; also
 *   `not-initialised`, `unknown-variant`, `bad-option` or `bad-argument`.
 *
 * @example
 * ```ts
 * const { turn, board } = parseFen("7k/1P6/8/8/8/8/7p/K7 w", "krida");
 * ```
 */
export function parseFen<V extends VariantId = VariantId>(fen: string, game?: V | FenContext<V>): FenInfo<V> {
  const text = textArgument("fen", fen, "bad-fen");
  if (game === undefined) return firstThatReads(text) as FenInfo<V>;
  if (typeof game === "string") return read({ variant: game, fen: text });
  const { variant, options } = properties("game", game, ["variant", "options"]);
  return read({ variant, options, fen: text } as GameSpec<V>);
}

function read<V extends VariantId>(spec: GameSpec<V>): FenInfo<V> {
  const game = newGame(spec);
  try {
    return {
      variant: game.variant,
      options: game.options,
      fen: game.fen(),
      turn: game.turn,
      board: game.board(),
      status: game.status(),
    };
  } finally {
    game.free();
  }
}

/** If no game reads the text, the error of the one that came farthest says most. */
function firstThatReads(fen: string): FenInfo {
  let farthest: BuddhibalaError | undefined;
  for (const { id } of variants()) {
    try {
      return read({ variant: id, fen });
    } catch (error) {
      if (!(error instanceof BuddhibalaError) || error.code !== "bad-fen") throw error;
      if (farthest === undefined || (error.details.column ?? 0) > (farthest.details.column ?? 0)) farthest = error;
    }
  }
  throw farthest ?? new BuddhibalaError("internal", "there are no games");
}
