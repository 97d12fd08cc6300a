import type { Color, Letter, Square } from "./variants.js";

/**
 * What sort of turn a move is. A promotion that captures is a `"promotion"` with `captured`; a `"removal"` takes an
 * enemy man off the board without moving one's own.
 */
export type MoveKind = "step" | "capture" | "leap" | "promotion" | "removal";

/** A man and where it stands. */
export interface StandingMan {
  /** Where it stands. */
  readonly square: Square;
  /** Whose it is. */
  readonly color: Color;
  /** What it is. */
  readonly piece: Letter;
}

/** A move: plain data, safe to keep, compare and send. */
export interface Move {
  /** Where the man came from. For a removal, where the removed man stood. */
  readonly from: Square;
  /** Where it went. For a removal, the same as `from`. */
  readonly to: Square;
  /** The man that moved, as it was before. For a removal, the removed man. */
  readonly piece: Letter;
  /** Who made the move. */
  readonly color: Color;
  /** The man that it took. */
  readonly captured?: Letter;
  /** What the man became. */
  readonly promotion?: Letter;
  /** What sort of turn it is. */
  readonly kind: MoveKind;
  /** Every square on the way, `from` first, where the turn has more than one step: `["b7", "b8", "b7"]`. */
  readonly path?: readonly Square[];
  /** Every man that is captured or removed, in the order of the turn. */
  readonly captures: readonly StandingMan[];
  /** Every waiting pawn of the opponent that becomes an officer by it, as what it becomes. */
  readonly conversions: readonly StandingMan[];
  /** Whose King loses his leap by it. */
  readonly leapsLost: readonly Color[];
  /** In coordinates, as in `"e2e3"`; `"x@d5"` for a removal, `"b7b8c6"` for a turn with a second step. */
  readonly uci: string;
  /** In the usual short notation, as in `"Nf3"` or `"Rxd5+"`. */
  readonly san: string;
  /** Whether it leaves the enemy King attacked. */
  readonly check: boolean;
  /** Whether the other player is to move after it. */
  readonly endsTurn: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Reads the moves that WebAssembly wrote, a line for each. To cross the boundary once with one text is several times
 * as fast as to build the objects from the other side.
 */
export function unpackMoves(packed: string): Move[] {
  return packed === "" ? [] : packed.split("\n").map(unpackMove);
}

/** How many moves there are in such a text. */
export function countMoves(packed: string): number {
  return packed === "" ? 0 : packed.split("\n").length;
}

/**
 * Reads one move: `uci san from to kind facts path captures conversions leaps`, between tabs. `facts` has a character
 * each for colour, piece, captured, promotion (`-` for none), check and the end of the turn (`1` or `0`); the lists are
 * empty or have blanks between; `leaps` has a letter for each colour.
 */
export function unpackMove(line: string): Move {
  const parts = line.split("\t") as [string, string, Square, Square, MoveKind, string, string, string, string, string];
  const [uci, san, from, to, kind, facts, path, captures, conversions, leaps] = parts;
  const move: Mutable<Move> = {
    from,
    to,
    piece: facts[1] as Letter,
    color: facts[0] as Color,
    kind,
    captures: unpackMen(captures),
    conversions: unpackMen(conversions),
    leapsLost: leaps === "" ? [] : ([...leaps] as Color[]),
    uci,
    san,
    check: facts[4] === "1",
    endsTurn: facts[5] === "1",
  };
  if (facts[2] !== "-") move.captured = facts[2] as Letter;
  if (facts[3] !== "-") move.promotion = facts[3] as Letter;
  if (path !== "") move.path = path.split(" ") as Square[];
  return move;
}

/** Reads `a1wR b1wN`: for each man its square, colour and letter. */
function unpackMen(packed: string): StandingMan[] {
  if (packed === "") return [];
  return packed.split(" ").map((man) => ({
    square: man.slice(0, -2) as Square,
    color: man.at(-2) as Color,
    piece: man.at(-1) as Letter,
  }));
}
