import type { Color, Letter, Square } from "./variants.js";

/**
 * What sort of turn a move is. A promotion that captures is a `"promotion"` with `captured`; a `"removal"` takes an
 * enemy man off the board without moving one's own.
 */
export type MoveKind = "step" | "capture" | "leap" | "promotion" | "removal";

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
  /** In coordinates, as in `"e2e3"`; `"x@d5"` for a removal. */
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

/**
 * Reads one move: `uci san from to kind facts path`, between tabs. `facts` has a character each for colour, piece,
 * captured, promotion (`-` for none), check and the end of the turn (`1` or `0`); `path` is empty or has blanks between.
 */
export function unpackMove(line: string): Move {
  const [uci, san, from, to, kind, facts, path] = line.split("\t") as [string, string, Square, Square, MoveKind, string, string];
  const move: Mutable<Move> = {
    from,
    to,
    piece: facts[1] as Letter,
    color: facts[0] as Color,
    kind,
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
