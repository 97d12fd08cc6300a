import type { Variant } from "buddhibala";
import { type Level, LEVELS, type NewGame, type Seat, type Seats } from "buddhibala/board";
import { recordOf } from "../share/element.js";
import type { KeptGame, KeptGames } from "../share/kept.js";
import type { Wish } from "../share/wish.js";

/** How the game on the page begins. */
export interface Beginning {
  readonly start: NewGame;
  /** How many moves are on the board, if not all. */
  readonly ply?: number;
  readonly flipped: boolean;
  /** A sentence about each thing that could not be had. */
  readonly faults: readonly string[];
}

const LEVEL: Level = 3;
const LOST = "The game in progress could not be read and was left out.";

/** What the address asks for; if it asks for nothing but a game, that game in progress; or else a new one. */
export function beginning(wish: Wish, kept: KeptGames, games: readonly Variant[]): Beginning {
  const variant = wish.game ?? kept.last ?? games[0]?.id ?? "krida";
  const special = wish.fen !== undefined || wish.moves.length > 0 || Object.keys(wish.options).length > 0;
  const game = special ? undefined : kept.games[variant];
  if (!game) return begun({ ...wish, game: variant }, { w: "person", b: LEVEL }, false);
  const resumed = begun({ ...wish, game: variant, options: game.options, moves: game.moves, ...(game.fen === undefined ? {} : { fen: game.fen }) }, seatsOf(game), game.flipped);
  if (resumed.faults.length === 0) return { ...resumed, ply: game.ply };
  return { ...begun({ ...wish, game: variant }, seatsOf(game), game.flipped), faults: [LOST] };
}

function begun(wish: Wish, seats: Seats, flipped: boolean): Beginning {
  const { pgn, faults } = recordOf(wish);
  const { game, options, side, opponent } = wish;
  const turned = side === undefined ? flipped : side === "black";
  const level = LEVELS.find((one) => one === wish.level) ?? LEVEL;
  const far = turned ? "w" : "b";
  const plays = (color: "w" | "b"): Seat => {
    const computers = { none: "", engine: far, white: "w", black: "b", both: "wb" };
    return opponent === undefined ? seats[color] : computers[opponent].includes(color) ? level : "person";
  };
  const given = { w: plays("w"), b: plays("b") };
  const start = pgn === undefined ? { ...(game ? { variant: game } : {}), options, seats: given } : { pgn, seats: given };
  return { start, flipped: turned, faults };
}

function seatsOf({ seats: { w, b } }: KeptGame): Seats {
  return { w: seatOf(w), b: seatOf(b) };
}

function seatOf(seat: KeptGame["seats"]["w"]): Seat {
  return LEVELS.find((level) => level === seat) ?? "person";
}
