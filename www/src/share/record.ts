import { type Game, newGame, type Options } from "buddhibala";
import type { Fault } from "./fault.js";
import type { Wish } from "./wish.js";

/** A position and moves, as far as there are such. */
export interface Recorded {
  /** The record, sure to be readable; left out for a game at its start. */
  readonly pgn?: string;
  /** Each thing that there is not. */
  readonly faults: readonly Fault[];
}

/** Sets up the position that is wished for, and plays the moves for as long as they are legal. */
export function recordOf({ game: variant = "krida", options, fen, moves }: Wish): Recorded {
  const faults: Fault[] = [];
  let game: Game;
  try {
    game = newGame({ variant, options: options as Partial<Options>, ...(fen === undefined ? {} : { fen }) });
  } catch (reason) {
    return { faults: [{ key: "faultPosition", facts: {}, reason }] };
  }
  for (const [index, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (reason) {
      faults.push({ key: "faultIllegal", facts: { number: index + 1, value: `“${move}”` }, reason });
      break;
    }
  }
  const pgn = fen === undefined && game.history().length === 0 ? undefined : game.pgn();
  game.free();
  return { faults, ...(pgn === undefined ? {} : { pgn }) };
}
