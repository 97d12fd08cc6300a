import { parsePgn as rawParsePgn } from "../wasm/buddhibala.js";
import { pgnArgument } from "./arguments.js";
import { crossing } from "./errors.js";
import { runningModule } from "./module.js";
import type { Color, Letter, Options, Square, VariantId } from "./variants.js";
import type { ObjectionCode } from "./verdict.js";

/** What a game in a file ended with. */
export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A move of a line, with what is said of it. */
export interface PgnMove {
  /** The number of the turn. */
  readonly number: number;
  /** Whose move it is. */
  readonly color: Color;
  /** In coordinates. */
  readonly uci: string;
  /** In the usual short notation. */
  readonly san: string;
  /** Numeric annotations: 1 is a good move, 2 a mistake. */
  readonly nags: readonly number[];
  /** What is said after it. */
  readonly comments: readonly string[];
  /** What could have been played instead of it. */
  readonly variations: readonly PgnLine[];
}

/** Moves one after the other, with the variations that branch off them. */
export interface PgnLine {
  /** What is said before the first move. */
  readonly comments: readonly string[];
  /** The moves. */
  readonly moves: readonly PgnMove[];
}

/**
 * What is wrong with a game in a file. Where a move is not legal, `clause`, `code`, `at`, `piece` and `text` say why, as in
 * `ErrorDetails`.
 */
export interface PgnFault {
  /** A sentence that names the turn, the text and the reason. */
  readonly message: string;
  /** The line of the text, from 1. */
  readonly line: number;
  /** The number of the turn, where it is about a move, or about a result that contradicts the last one. */
  readonly turn?: number;
  /** The clause of the game's rules that forbids the move, as in `"C7"`. */
  readonly clause?: string;
  /** Why the move is not allowed, for programs. */
  readonly code?: ObjectionCode;
  /** The square that the reason speaks of, where it speaks of one. */
  readonly at?: Square;
  /** The man that the reason speaks of, where it speaks of one. */
  readonly piece?: Letter;
  /** The same in a sentence, which the message has too. */
  readonly text?: string;
}

/** A game as a file has it, up to the first thing in it that is wrong. */
export interface PgnGame {
  /** Which game, if the tags say it. */
  readonly variant?: VariantId;
  /** Every option of the game with its value. */
  readonly options?: Options;
  /** The position that it begins with, if that is not the usual one. */
  readonly fen?: string;
  /** Names and values of the tags, in the order of the file. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** The moves. */
  readonly line: PgnLine;
  /** What it ended with, by the file, even where the moves say otherwise. */
  readonly result: PgnResult;
  /** What is wrong, if anything is. All that stands before it has been read. */
  readonly error?: PgnFault;
}

/**
 * Reads all games of a PGN text. A game that is not right is given as far as it is, with its `error`.
 *
 * The tag `Variant` is required: a game without it is never read as orthodox chess.
 *
 * Of one text 20,000 games and 100,000 moves are read, those of variations among them, and of a game 250 tags and 20,000
 * moves in a row. Where there is more, the last game of the list has an `error` that says so, and the rest is left out.
 *
 * @throws {BuddhibalaError} `not-initialised`, `bad-argument`, or `bad-pgn` for a text of more than 4 million characters.
 *
 * @example
 * ```ts
 * const [game] = parsePgn('[Variant "krida"]\n\n1. e3 e6 (1... d6) *');
 * game.line.moves[1].variations[0].moves[0].uci; // "d7d6"
 * ```
 */
export function parsePgn(text: string): PgnGame[] {
  runningModule();
  const checked = pgnArgument(text);
  return crossing(() => rawParsePgn(checked) as PgnGame[]);
}
