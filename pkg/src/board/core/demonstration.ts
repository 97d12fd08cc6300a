import { type Letter, newGame, type Options, type Square, type Variant } from "../../index.js";
import type { Model, Snapshot } from "./model.js";
import { rows } from "./squares.js";
import { take } from "./snapshot.js";

/**
 * How a man moves by the rules in force: the man picked up in the middle of a board, with as few others as a game may have. What is
 * shown of it is found by the rules themselves.
 */
export function demonstration({ variant, options }: Snapshot, letter: Letter, flipped: boolean): Model {
  const [, , leaps = "-"] = start(variant, options).split(" ");
  const fen = `${placement(variant, letter)} w ${letter === "K" && leaps.includes("K") ? "K" : "-"} - 0 1`;
  const game = newGame({ variant: variant.id, options: options as Partial<Options>, fen });
  try {
    const snapshot = take(variant, game, [], 0);
    const from = middle(variant);
    const moves = snapshot.legal.filter((move) => move.from === from);
    return {
      snapshot,
      phase: { kind: "picked", steps: [from], moves },
      seats: { w: "person", b: "person" },
      flipped,
      happening: { kind: "started" },
    };
  } finally {
    game.free();
  }
}

function start({ id: variant }: Variant, options: Readonly<Record<string, string>>): string {
  const game = newGame({ variant, options: options as Partial<Options> });
  try {
    return game.fen();
  } finally {
    game.free();
  }
}

/** A little left of the middle and a little below it, as there is no square in it. */
function middle({ files, ranks }: Variant): Square {
  return squareAt(files / 2, ranks / 2);
}

function squareAt(file: number, rank: number): Square {
  return `${String.fromCharCode("a".charCodeAt(0) + file - 1)}${rank}` as Square;
}

/** The others stand where no man in the middle attacks them or is in their way; a soldier has somebody to take. */
function placement(variant: Variant, letter: Letter): string {
  const { files, ranks } = variant;
  const men = new Map<Square, string>([
    [squareAt(files, ranks - 1), "k"],
    [squareAt(1, ranks), "n"],
    [middle(variant), letter],
    letter === "K" ? [squareAt(files, 2), "P"] : [squareAt(files, 1), "K"],
  ]);
  if (letter === "P") for (const side of [-1, 1]) men.set(squareAt(files / 2 + side, ranks / 2 + 1), "p");
  return rows(variant, false)
    .map((row) => row.map((square) => men.get(square) ?? "1").join("").replace(/1+/g, (empty) => String(empty.length)))
    .join("/");
}
