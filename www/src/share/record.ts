import { type Game, newGame, type Options } from "buddhibala";
import type { Wish } from "./wish.js";

/** A position and moves, as far as there are such. */
export interface Recorded {
  /** The record, sure to be readable; left out for a game at its start. */
  readonly pgn?: string;
  /** A sentence about each thing that there is not. */
  readonly faults: readonly string[];
}

/** Sets up the position that is wished for, and plays the moves for as long as they are legal. */
export function recordOf({ game: variant = "krida", options, fen, moves }: Wish): Recorded {
  const faults: string[] = [];
  let game: Game;
  try {
    game = newGame({ variant, options: options as Partial<Options>, ...(fen === undefined ? {} : { fen }) });
  } catch (reason) {
    return { faults: [`The position in the address cannot be set up. ${sentence(reason)}`] };
  }
  for (const [index, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (reason) {
      faults.push(`Move ${index + 1} in the address, “${move}”, cannot be made; it and what follows were left out. ${sentence(reason)}`);
      break;
    }
  }
  const pgn = fen === undefined && game.history().length === 0 ? undefined : game.pgn();
  game.free();
  return { faults, ...(pgn === undefined ? {} : { pgn }) };
}

function sentence(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
