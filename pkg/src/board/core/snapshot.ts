import type { Game, Move, Variant } from "../../index.js";
import type { Snapshot } from "./model.js";

/** Reads everything that the page shows of a game. */
export function take(variant: Variant, game: Game, line: readonly Move[], ply: number): Snapshot {
  const board = game.board();
  return {
    variant,
    options: { ...game.options },
    men: new Map(board.map(({ square, color, piece }) => [square, { color, letter: piece }])),
    special: new Map(board.map(({ square, special }) => [square, special])),
    turn: game.turn,
    legal: game.legalMoves(),
    status: game.status(),
    fen: game.fen(),
    line,
    ply,
    first: beginning(game.startFen),
  };
}

function beginning(fen: string): Snapshot["first"] {
  const [, turn, , , , number] = fen.split(" ");
  const [, white, black] = / opening=(\d+),(\d+)/.exec(fen) ?? [];
  return { turn: turn === "b" ? "b" : "w", number: Number(number), opening: { w: Number(white ?? 0), b: Number(black ?? 0) } };
}
