import type { Variant, VariantId } from "buddhibala";
import { type Level, LEVELS, type Seat, type Seats } from "buddhibala/board";
import type { Fault } from "../share/fault.js";
import type { KeptGame, KeptGames } from "../share/kept.js";
import { recordOf } from "../share/record.js";
import type { Opponent, Wish } from "../share/wish.js";

/** How the game on the page begins. */
export interface Beginning {
  readonly variant: VariantId;
  readonly options: Readonly<Record<string, string>>;
  /** The position and the moves, if it is not the start. */
  readonly pgn?: string;
  /** How many moves are on the board, if not all. */
  readonly ply?: number;
  readonly seats: Seats;
  readonly flipped: boolean;
  /** Each thing that could not be had. */
  readonly faults: readonly Fault[];
}

const LEVEL: Level = 3;
const USUAL: Seats = { w: "person", b: LEVEL };
const LOST: Fault = { key: "faultLost", facts: {} };

/** What the address asks for; if it asks for nothing but a game, that game in progress; or else a new one. */
export function beginning(wish: Wish, kept: KeptGames, [first]: readonly [Variant, ...Variant[]]): Beginning {
  const game = wish.game ?? kept.last ?? first.id;
  const special = wish.fen !== undefined || wish.moves.length > 0 || Object.keys(wish.options).length > 0;
  const found = special ? undefined : kept.games[game];
  if (!found) return begun({ ...wish, game }, USUAL, false);
  const { options, fen, moves, ply, seats, flipped } = found;
  const resumed = begun({ ...wish, game, options, moves, ...(fen === undefined ? {} : { fen }) }, seatsOf(seats), flipped);
  if (resumed.faults.length === 0) return { ...resumed, ply };
  return { ...begun({ ...wish, game }, USUAL, false), faults: [LOST] };
}

function begun(wish: Wish & { readonly game: VariantId }, usual: Seats, turned: boolean): Beginning {
  const { game, options, side, opponent } = wish;
  const flipped = side === undefined ? turned : side === "black";
  const seats = opponent === undefined ? usual : seated(opponent, LEVELS.find((one) => one === wish.level) ?? LEVEL, flipped);
  return { variant: game, options, ...recordOf(wish), seats, flipped };
}

function seated(opponent: Opponent, level: Level, flipped: boolean): Seats {
  const computers = { none: "", engine: flipped ? "w" : "b", white: "w", black: "b", both: "wb" }[opponent];
  return { w: computers.includes("w") ? level : "person", b: computers.includes("b") ? level : "person" };
}

function seatsOf({ w, b }: KeptGame["seats"]): Seats {
  return { w: seatOf(w), b: seatOf(b) };
}

function seatOf(kept: KeptGame["seats"]["w"]): Seat {
  return LEVELS.find((level) => level === kept) ?? "person";
}
