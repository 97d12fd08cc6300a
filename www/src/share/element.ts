import type { BuddhibalaBoard } from "buddhibala/board";
import { newGame, type Options } from "buddhibala";
import { html } from "../dom.js";
import type { Wish } from "./wish.js";

/** A board as an address asks for it, and a sentence about each part that the game does not have. */
export interface Made {
  readonly board: BuddhibalaBoard;
  readonly faults: readonly string[];
}

/** Makes the board that is wished for: as far as there is such a position, and as far as there are such moves. */
export function boardFor(wish: Wish): Made {
  const { game = "krida", options, side, opponent, level, theme, controls = true } = wish;
  const { pgn, faults } = recordOf(wish);
  const board = html("buddhibala-board", {
    variant: game,
    options: Object.entries(options).map(([name, value]) => `${name}=${value}`).join("; "),
    pgn,
    orientation: side,
    opponent,
    level: level?.toString(),
    theme,
    controls,
  });
  return { board, faults };
}

/** The wished position and moves as a record that is sure to be readable; `undefined` for a game at its start. */
export function recordOf({ game = "krida", options, fen, moves }: Wish): { readonly pgn?: string; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const begin = (from?: string): ReturnType<typeof newGame> =>
    newGame({ variant: game, options: options as Partial<Options>, ...(from === undefined ? {} : { fen: from }) });
  let played: ReturnType<typeof newGame>;
  try {
    played = begin(fen);
  } catch (reason) {
    faults.push(`The position in the address cannot be set up. ${sentence(reason)}`);
    return { faults };
  }
  for (const [index, move] of moves.entries()) {
    try {
      played.play(move);
    } catch (reason) {
      faults.push(`Move ${index + 1} in the address, “${move}”, cannot be made; it and what follows were left out. ${sentence(reason)}`);
      break;
    }
  }
  const pgn = fen === undefined && played.history().length === 0 ? undefined : played.pgn();
  played.free();
  return { faults, ...(pgn === undefined ? {} : { pgn }) };
}

function sentence(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
