/// <reference lib="esnext.disposable" preserve="true" />
import { RawGame, variants as rawVariants } from "../wasm/buddhibala.js";
import {
  badArgument,
  calledOnAnother,
  excerpt,
  integerArgument,
  objectArgument,
  ownKeys,
  pgnArgument,
  properties,
  property,
  textArgument,
} from "./arguments.js";
import { BuddhibalaError, crossing, type ErrorCode } from "./errors.js";
import { HeldGame } from "./held.js";
import { runningModule } from "./module.js";
import { countMoves, type Move, type StandingMan, unpackMove, unpackMoves } from "./move.js";
import { type GameRecord, RECORD, SEARCH, SOLVE } from "./record.js";
import { checkLimits, type SearchLimits, type SearchResult, unpackReport } from "./search.js";
import { checkSolveLimits, type Solution, type SolveLimits, unpackSolution } from "./solve.js";
import type { Status } from "./status.js";
import type { Color, GivenOptions, Letter, Options, Square, Variant, VariantId } from "./variants.js";
import type { Verdict } from "./verdict.js";

/** How deep `perft` may count. */
export const DEEPEST_PERFT = 10;

/** What to begin with: see {@link newGame}. */
export interface GameSpec<V extends VariantId = VariantId> {
  /** Which game. */
  readonly variant: V;
  /** Readings of the rules that differ from the defaults; `variants()` lists them. */
  readonly options?: GivenOptions<V>;
  /** The position to begin with, instead of the array. */
  readonly fen?: string;
}

/** A game to go on with: its PGN text says what is played, and how it went. */
export interface GameInPgn {
  /**
   * The text. Its first game is read. Its tags, its result, its comments and its variations come back in {@link Game.pgn};
   * to look into them use `parsePgn`.
   */
  readonly pgn: string;
}

/** Tags for {@link Game.pgn}, such as `{ White: "A. Player" }`. */
export type PgnTags = Readonly<Record<string, string>>;

/** A move by its squares: what {@link Game.play} reads of a {@link Move}, so that any move can be given back to it. */
export interface MoveSquares {
  /** Where the man comes from. */
  readonly from: string;
  /** Where it goes. */
  readonly to: string;
  /**
   * Every square on the way, both ends among them; only needed where `from` and `to` leave a choice. Two squares are a
   * turn of one step.
   */
  readonly path?: readonly string[];
}

/**
 * What is special about a man where it stands: on a marked square, a pawn waiting for a place as an officer, its side's
 * only officer that cannot be captured, or supported where supported men cannot be captured.
 */
export type Special = "marked" | "waiting" | "mastu" | "supported";

/** A man on the board. */
export interface PlacedMan extends StandingMan {
  /** What is special about it. */
  readonly special: readonly Special[];
}

/**
 * Begins a game.
 *
 * @param game The name of a game, or a specification with options and a start position.
 * @throws {BuddhibalaError} `not-initialised`, `unknown-variant`, `bad-option`, `bad-fen`, `bad-pgn` or `bad-argument`.
 *
 * @example
 * ```ts
 * const plain = newGame("krida");
 * const copy = newGame({ pgn: plain.pgn() });
 * const other = newGame({ variant: "krida", options: { bareKing: "win" }, fen: "7k/1P6/8/8/8/8/7p/K7 w - - 0 1" });
 * ```
 */
export function newGame<V extends VariantId>(game: V | GameSpec<V>): Game<V>;
/** Goes on with a game that a PGN text tells. */
export function newGame(game: GameInPgn): Game;
export function newGame<V extends VariantId>(game: V | GameSpec<V> | GameInPgn): Game<V> {
  runningModule();
  if (typeof game === "string") {
    const variant = textArgument("variant", game, "unknown-variant");
    return begun(() => new RawGame(variant, undefined, undefined));
  }
  const spec = properties("game", game, ["variant", "options", "fen", "pgn"]);
  if (spec.pgn !== undefined) {
    if (Object.keys(spec).length > 1) throw badArgument("game", "either pgn alone, or variant, options and fen", game);
    const pgn = pgnArgument(spec.pgn);
    return new Game(crossing(() => new HeldGame(() => RawGame.fromPgn(pgn), (raw) => countMoves(raw.history()))));
  }
  const variant = textArgument("variant", spec.variant, "unknown-variant");
  const options = spec.options === undefined ? undefined : copyOptions(spec.options);
  const fen = spec.fen === undefined ? undefined : textArgument("fen", spec.fen, "bad-fen");
  return begun(() => new RawGame(variant, options, fen));
}

function begun<V extends VariantId>(begin: () => RawGame): Game<V> {
  return new Game(crossing(() => new HeldGame(begin, () => 0)));
}

/**
 * Describes every game: its board, men, options, names and sources.
 *
 * @throws {BuddhibalaError} `not-initialised`.
 *
 * @example
 * ```ts
 * for (const { id, name, files, ranks } of variants()) console.log(`${id}: ${name}, ${files}x${ranks}`);
 * ```
 */
export function variants(): Variant[] {
  runningModule();
  return crossing(() => rawVariants() as Variant[]);
}

/**
 * A game being played: a position, the moves that led to it, and the rules in force. Made by {@link newGame}.
 *
 * Every method throws a `BuddhibalaError` with the code `disposed` after {@link Game.free}.
 */
export class Game<V extends VariantId = VariantId> {
  #held: HeldGame | undefined;

  /** @internal */
  constructor(held: HeldGame) {
    this.#held = held;
  }

  /** The name of the game. */
  get variant(): V {
    return crossing(() => Game.#live(this).variant() as V);
  }

  /** Every option of the game with the value in force. */
  get options(): Options<V> {
    return crossing(() => Game.#live(this).options() as Options<V>);
  }

  /** Who is to move. */
  get turn(): Color {
    return crossing(() => Game.#live(this).turn() as Color);
  }

  /** The position that the game began with. */
  get startFen(): string {
    return crossing(() => Game.#live(this).startFen());
  }

  /**
   * Lists the legal moves, with everything about each of them. Empty when the game is over.
   *
   * @param filter `{ from }` to have only those of one man (for a removal: that remove the man on that square).
   * @throws {BuddhibalaError} `bad-square` or `bad-argument`.
   *
   * @example
   * ```ts
   * game.legalMoves().length;
   * game.legalMoves({ from: "e2" }).map((move) => move.to);
   * ```
   */
  legalMoves(filter?: { readonly from?: string }): Move[] {
    const from = filter === undefined ? undefined : properties("filter", filter, ["from"]).from;
    if (from === undefined) return unpackMoves(crossing(() => Game.#live(this).legalMoves()));
    const square = textArgument("from", from, "bad-square");
    return unpackMoves(crossing(() => Game.#live(this).legalMovesFrom(square)));
  }

  /**
   * Makes a move.
   *
   * @param move Coordinates (`"e2e3"`), short notation (`"Nf3"`, leniently read), or an object with `from` and `to`
   *   such as a {@link Move}.
   * @returns The move that was made.
   * @throws {BuddhibalaError} `illegal-move`, `bad-move`, `ambiguous-move`, `bad-square`, `game-over` or `bad-argument`;
   *   the game is then as it was.
   *
   * @example
   * ```ts
   * game.play("e2e3");
   * game.play({ from: "d7", to: "d6" });
   * ```
   */
  play(move: string | MoveSquares): Move {
    if (typeof move === "string") {
      const text = textArgument("move", move, "bad-move");
      return Game.#played(this, crossing(() => Game.#live(this).play(text)));
    }
    const { from, to, path } = moveSquares(move);
    return Game.#played(this, crossing(() => Game.#live(this).playSquares(from, to, path)));
  }

  /** How the game stands. */
  status(): Status {
    return crossing(() => Game.#live(this).status() as Status);
  }

  /** Takes the last move back and returns it; `undefined` at the beginning. */
  undo(): Move | undefined {
    const move = optionalMove(crossing(() => Game.#live(this).undo()));
    if (move) this.#held?.undone();
    return move;
  }

  /** Makes again the move that was last taken back and returns it; `undefined` if there is none. */
  redo(): Move | undefined {
    const move = optionalMove(crossing(() => Game.#live(this).redo()));
    if (move) this.#held?.redone();
    return move;
  }

  /** The moves made so far. */
  history(): Move[] {
    return unpackMoves(crossing(() => Game.#live(this).history()));
  }

  /** The position as a text that `newGame` and `parseFen` read. */
  fen(): string {
    return crossing(() => Game.#live(this).fen());
  }

  /**
   * The game as a PGN text. A game that was begun from a PGN text has the tags, comments and variations of that text, and
   * its result as long as nothing is taken back or played.
   *
   * @param tags Tags beside those that follow from the game or were in its text. Their names have letters, digits and `_`
   *   only. While the game goes on, `Result` says that it was given up or that a draw was claimed or agreed.
   * @throws {BuddhibalaError} `bad-argument`.
   *
   * @example
   * ```ts
   * game.pgn({ White: "A. Player", Event: "Museum evening" });
   * ```
   */
  pgn(tags?: PgnTags): string {
    const copy = tags === undefined ? undefined : copyTexts("tags", tags, "bad-argument");
    for (const name of Object.keys(copy ?? {})) {
      if (!/^\w+$/.test(name)) throw badArgument("a name in tags", "made of letters, digits and _", name);
    }
    return crossing(() => Game.#live(this).pgn(copy));
  }

  /**
   * Says whether the man on a square may go to another one now, and if not, why. A removal is asked for with the same
   * square twice.
   *
   * @throws {BuddhibalaError} `bad-square` or `bad-argument`.
   *
   * @example
   * ```ts
   * const verdict = game.why("e2", "e5");
   * if (!verdict.allowed) console.log(verdict.clause, verdict.text);
   * ```
   */
  why(from: string, to: string): Verdict {
    const [a, b] = [textArgument("from", from, "bad-square"), textArgument("to", to, "bad-square")];
    return crossing(() => Game.#live(this).why(a, b) as Verdict);
  }

  /** The men on the board, from a1 along the ranks. */
  board(): PlacedMan[] {
    return unpackBoard(crossing(() => Game.#live(this).board()));
  }

  /** The board drawn with letters, White's side at the bottom. */
  ascii(): string {
    return crossing(() => Game.#live(this).ascii());
  }

  /**
   * Counts the sequences of moves of a given length. Useful for comparing rules with another program.
   * The time grows about thirtyfold with each step.
   *
   * @param depth How many moves, from 0 to 10.
   * @throws {BuddhibalaError} `bad-argument`.
   *
   * @example
   * ```ts
   * newGame("krida").perft(1) === newGame("krida").legalMoves().length;
   * ```
   */
  perft(depth: number): number {
    const plies = integerArgument("depth", depth, 0, DEEPEST_PERFT);
    return crossing(() => Game.#live(this).perft(plies));
  }

  /**
   * Looks for the best move on this thread, which is blocked meanwhile. In a browser use `buddhibala/engine`.
   *
   * @throws {BuddhibalaError} `game-over` or `bad-argument`.
   *
   * @example
   * ```ts
   * const { move } = game.search({ depth: 4 });
   * game.play(move);
   * for (const { score, pv } of game.search({ depth: 4, multiPv: 3 }).lines) console.log(score, pv[0].san);
   * ```
   */
  search(limits: SearchLimits = {}): SearchResult {
    return unpackReport(Game.prototype[SEARCH].call(this, checkLimits(limits), undefined));
  }

  /**
   * Proves or refutes that the player to move wins by force, on this thread, which is blocked meanwhile.
   * Repetitions and quiet turns play no part: they end no game by themselves.
   *
   * @throws {BuddhibalaError} `game-over` or `bad-argument`.
   *
   * @example
   * ```ts
   * const solution = game.solve({ mateIn: 2 });
   * if (solution.solved) console.log(solution.mateIn, solution.keys.map((move) => move.san));
   * ```
   */
  solve(limits: SolveLimits): Solution {
    return unpackSolution(Game.prototype[SOLVE].call(this, checkSolveLimits(limits)));
  }

  /**
   * Gives the memory back at once. Optional: games that are not freed do not fill the memory, because those that were used
   * longest ago are put away, and made again from their moves if they are used once more. Freeing twice does no harm.
   */
  free(): void {
    Game.#check(this);
    this.#held?.free();
    this.#held = undefined;
  }

  /** @internal */
  [RECORD](): GameRecord {
    Game.#check(this);
    const { variant, options, startFen } = this;
    return {
      module: runningModule(),
      start: { variant, options, fen: startFen } as GameSpec,
      moves: this.history().map((move) => move.uci),
    };
  }

  /** @internal */
  [SOLVE]({ mateIn, lesser, nodes }: SolveLimits): string {
    return crossing(() => Game.#live(this).solve(mateIn, lesser, nodes));
  }

  /** @internal */
  [SEARCH](limits: SearchLimits, deeper: ((packed: string) => void) | undefined): string {
    const { level, depth, nodes, timeMs, seed, multiPv } = limits;
    return crossing(() => Game.#live(this).search(level, depth, nodes, timeMs, seed, multiPv, deeper));
  }

  /** Static, because a private member cannot be asked for where a method is called without its game. */
  static #check(value: unknown): asserts value is Game {
    if (typeof value === "object" && value !== null && #held in value) return;
    throw calledOnAnother("game", "game.play(move)", value);
  }

  static #played(game: Game, packed: string): Move {
    const move = unpackMove(packed);
    game.#held?.played(move.uci);
    return move;
  }

  static #live(game: unknown): RawGame {
    Game.#check(game);
    if (game.#held !== undefined) return game.#held.raw;
    throw new BuddhibalaError("disposed", "this game has been freed: make a new one");
  }
}

/** `using game = newGame("krida")` frees the game at the end of the block, where the language has `using`. */
export interface Game<V extends VariantId = VariantId> extends Disposable {
  /** The same as {@link Game.free}. */
  [Symbol.dispose](): void;
}

// Not a method of the class: where there is no Symbol.dispose it would be called "undefined".
if (typeof Symbol.dispose === "symbol") {
  Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, configurable: true, writable: true });
}

function copyOptions(given: unknown): Record<string, string> {
  return copyTexts("options", given, "bad-option");
}

/** Copies names and texts; whole numbers become texts. */
function copyTexts(argument: string, given: unknown, tooLong: ErrorCode): Record<string, string> {
  const object = objectArgument(argument, given);
  const copy: [string, string][] = [];
  for (const name of ownKeys(argument, object)) {
    const value = property(argument, object, name);
    if (value === undefined) continue;
    textArgument(`a name in ${argument}`, name, tooLong);
    const text = Number.isInteger(value) ? String(value) : value;
    copy.push([name, textArgument(`${argument} "${excerpt(name)}"`, text, tooLong)]);
  }
  return Object.fromEntries(copy);
}

function moveSquares(move: unknown): { from: string; to: string; path: string | undefined } {
  if (typeof move !== "object" || move === null) throw badArgument("move", "a string or an object with from and to", move);
  const object = objectArgument("move", move);
  const square = (name: string): string => textArgument(`move.${name}`, property("move", object, name), "bad-square");
  const path = property("move", object, "path");
  const [from, to] = [square("from"), square("to")];
  return { from, to, path: path === undefined ? undefined : pathText(path, from, to) };
}

/** The path as WebAssembly compares it: a turn of one step has none there. */
function pathText(path: unknown, from: string, to: string): string {
  try {
    if (Array.isArray(path) && (path.length === 2 || path.length === 3)) {
      const text = Array.from(path, (square) => textArgument("move.path", square, "bad-square")).join(" ");
      return text === `${from} ${to}` ? "" : text;
    }
  } catch (thrown) {
    if (thrown instanceof BuddhibalaError) throw thrown;
  }
  throw badArgument("move.path", "a list of two or three squares", path);
}

function optionalMove(line: string | undefined): Move | undefined {
  return line === undefined ? undefined : unpackMove(line);
}

const SPECIAL: Readonly<Record<string, Special>> = { m: "marked", w: "waiting", o: "mastu", s: "supported" };

/** Reads `a1wRm b1wN`: for each man its square, colour, letter, and what is special about it. */
function unpackBoard(packed: string): PlacedMan[] {
  const men: PlacedMan[] = [];
  for (const [, square, color, piece, special] of packed.matchAll(/([a-z]\d+)([wb])([A-Z])([a-z]*)/g)) {
    men.push({
      square: square as Square,
      color: color as Color,
      piece: piece as Letter,
      special: [...(special ?? "")].flatMap((letter) => SPECIAL[letter] ?? []),
    });
  }
  return men;
}
