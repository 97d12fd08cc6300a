import type { Color, Letter, Square } from "./variants.js";
import type { ObjectionCode } from "./verdict.js";

/**
 * What went wrong, as a stable word for programs.
 *
 * | code | when |
 * |---|---|
 * | `not-initialised` | a game was asked for before `init()` had finished |
 * | `load-failed` | the WebAssembly module could not be fetched, read or started |
 * | `disposed` | the game has been freed |
 * | `bad-argument` | an argument has the wrong type or is out of range |
 * | `unknown-variant` | there is no game of that name |
 * | `bad-option` | the game has no such option, or the option no such value |
 * | `bad-fen` | the text is no position that could arise in that game |
 * | `bad-pgn` | the PGN text has no game, or its first game is not right |
 * | `bad-puzzle` | the puzzle is not right, or what it asks could not be decided within the positions allowed |
 * | `bad-square` | the text names no square of the board |
 * | `bad-move` | the text cannot be read as a move |
 * | `illegal-move` | the move can be read, but the rules do not allow it now |
 * | `ambiguous-move` | more than one legal move fits |
 * | `game-over` | the game has ended, so nothing can be played or searched |
 * | `engine-failed` | the engine's worker could not start, broke down, or does not answer |
 * | `aborted` | the search was stopped by its signal, by `terminate()`, or by `stop()` before it had found anything |
 * | `internal` | a fault of this library: please report it |
 */
export type ErrorCode =
  | "not-initialised"
  | "load-failed"
  | "disposed"
  | "bad-argument"
  | "unknown-variant"
  | "bad-option"
  | "bad-fen"
  | "bad-pgn"
  | "bad-puzzle"
  | "bad-square"
  | "bad-move"
  | "illegal-move"
  | "ambiguous-move"
  | "game-over"
  | "engine-failed"
  | "aborted"
  | "internal";

/** Facts about a failure. Which of them are there depends on the code. */
export interface ErrorDetails {
  /** The refused text, shortened. */
  readonly given?: string;
  /** The argument or property that was refused: `bad-argument`. */
  readonly argument?: string;
  /** What was expected in its place: `bad-argument`. */
  readonly expected?: string;
  /** Every value that would have been accepted: `unknown-variant`, `bad-option`. */
  readonly known?: readonly string[];
  /** The option concerned: `bad-option`. */
  readonly option?: string;
  /** The field of the FEN, or the name that stands where no such field may: `bad-fen`. That of the puzzle: `bad-puzzle`. */
  readonly field?: FenField | (string & {});
  /** Where in the FEN, in characters, from 1: `bad-fen`. */
  readonly column?: number;
  /** What is wrong with the position, in a word: `bad-fen`, where the text could be read by a game. */
  readonly fault?: FenFault;
  /** The side that the fault speaks of, where it speaks of one: `bad-fen`. */
  readonly color?: Color;
  /** The rank whose width is wrong, from 1: `bad-fen`. */
  readonly rank?: number;
  /** How many there are of what the fault speaks of: men, Kings, squares of the rank, ranks, checks or opening moves: `bad-fen`. */
  readonly found?: number;
  /** How many men of the kind there can be at most: `bad-fen`. */
  readonly most?: number;
  /** The line of the text, from 1: `bad-pgn`, `bad-puzzle`. */
  readonly line?: number;
  /** The number of the turn in the PGN text: `bad-pgn`. */
  readonly turn?: number;
  /** The square that the refused move starts from, where the text names one: `illegal-move`. */
  readonly from?: string;
  /** The legal moves from that square (all of them, if the text names no square), in coordinates: `illegal-move`. */
  readonly legal?: readonly string[];
  /** The clause of the game's rules that forbids the move, as in `"C7"`, where one does: `illegal-move`, `bad-pgn`. */
  readonly clause?: string;
  /**
   * Why the move is not allowed, as `game.why()` says it. It is there where the text names the man, or means men who are
   * all refused for this reason: `illegal-move`, `bad-pgn`.
   */
  readonly code?: ObjectionCode;
  /** The square that the reason speaks of, where it speaks of one: `illegal-move`, `bad-pgn`, `bad-fen`. */
  readonly at?: Square;
  /** The man that the reason speaks of, where it speaks of one: `illegal-move`, `bad-pgn`, `bad-fen`. */
  readonly piece?: Letter;
  /** The same in a sentence, which the message has too: `illegal-move`, `bad-pgn`. */
  readonly text?: string;
  /** The legal moves that fit, in coordinates: `ambiguous-move`. */
  readonly candidates?: readonly string[];
  /** The address that was fetched: `load-failed`. */
  readonly url?: string;
  /** The HTTP status of its answer: `load-failed`. */
  readonly status?: number;
  /** The content type of its answer: `load-failed`. */
  readonly contentType?: string;
}

/** The parts of a FEN that an error can name. */
export type FenField =
  | "placement"
  | "turn"
  | "leap"
  | "en-passant"
  | "halfmove"
  | "fullmove"
  | "checks"
  | "opening"
  | "moved"
  | "waiting";

/**
 * What is wrong with a position, in a stable word.
 *
 * | fault | what |
 * |---|---|
 * | `unknown-man` | a letter is none of the game's men: `given` |
 * | `leading-zero` | a count of empty squares begins with 0 |
 * | `rank-width` | a rank has another number of squares than the board: `rank`, `found` |
 * | `rank-count` | there is another number of ranks than the board has: `found` |
 * | `kings` | a side has not exactly one King: `color`, `found`, and `at` where it has several |
 * | `too-many` | a side has more men of a kind than can be: `color`, `piece`, `found`, `most`, `at` |
 * | `same-colour` | two men of a kind that move diagonally stand on one colour: `color`, `piece`, `at` |
 * | `pawn-rank` | a pawn stands where none can: `color`, `at` |
 * | `bare-opponent` | the player not to move, `color`, has his King alone: the game was over before |
 * | `opponent-in-check` | `color` is to move, and the other King is in check |
 * | `forbidden-check` | `color` has King and pawns only, and is in check |
 * | `leap` | the King of `color` cannot have his leap |
 * | `checks` | `color` cannot have given so many checks in a row: `found` |
 * | `opening` | `color` cannot have so many opening moves left: `found` |
 * | `opening-check` | `color` is in check where no turn can have given it |
 * | `moved` | the men that are said to have moved cannot be those |
 * | `waiting` | the pawns that are said to wait are not the pairs that wait for one place |
 * | `count` | a count is beyond what can be written |
 * | `off-board`, `other-board` | something is not of this board |
 * | `unexpected` | a field says something else than it may: `given` |
 * | `unknown-field`, `nameless`, `repeated` | a field after the six is none of the game's, has no name, or comes twice |
 */
export type FenFault =
  | "unknown-man"
  | "leading-zero"
  | "rank-width"
  | "rank-count"
  | "kings"
  | "too-many"
  | "same-colour"
  | "pawn-rank"
  | "bare-opponent"
  | "opponent-in-check"
  | "forbidden-check"
  | "leap"
  | "checks"
  | "opening"
  | "opening-check"
  | "moved"
  | "waiting"
  | "count"
  | "off-board"
  | "other-board"
  | "unexpected"
  | "unknown-field"
  | "nameless"
  | "repeated";

/**
 * The one kind of error that this package throws or rejects with.
 *
 * A failed call changes nothing: the game is exactly as it was.
 *
 * @example
 * ```ts
 * try {
 *   game.play("e2e5");
 * } catch (error) {
 *   if (error instanceof BuddhibalaError && error.code === "illegal-move") {
 *     console.log(error.message, error.details.code, error.details.legal); // "movement", ["e2e3"]
 *   }
 * }
 * ```
 */
export class BuddhibalaError extends Error {
  /** What went wrong, for programs. The message is for people, and may change. */
  readonly code: ErrorCode;
  /** Facts about the failure. */
  readonly details: ErrorDetails;

  /** Errors are made by the package; there is seldom a reason to make one. */
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "BuddhibalaError";
    this.code = code;
    this.details = details;
  }
}

/** The plain form in which an error crosses from WebAssembly or from a worker. */
export interface PlainError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** Makes the public error of whatever was thrown below the public API. */
export function toBuddhibalaError(thrown: unknown): BuddhibalaError {
  if (thrown instanceof BuddhibalaError) return thrown;
  if (isPlainError(thrown)) return new BuddhibalaError(thrown.code, thrown.message, thrown.details);
  return new BuddhibalaError("internal", `buddhibala failed: ${messageOf(thrown)}`, {}, thrown);
}

/** Runs a call into WebAssembly; whatever it throws becomes a public error. */
export function crossing<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw toBuddhibalaError(thrown);
  }
}

/** The message of an error, or a few words about anything else that was thrown. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } catch {
    return "an unreadable value was thrown";
  }
}

function isPlainError(thrown: unknown): thrown is PlainError {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    !(thrown instanceof Error) &&
    "code" in thrown &&
    "message" in thrown &&
    "details" in thrown
  );
}
