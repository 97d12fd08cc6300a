import type { Color, Letter, Square, VariantId } from "../../index.js";
import type { Piece } from "./model.js";
import { rows } from "./squares.js";

/** What can be drawn of a game before its rules are loaded, or without them. */
export interface Outline {
  readonly id: VariantId;
  readonly files: number;
  readonly ranks: number;
  readonly marks: readonly Square[];
  /** Whether the squares are dark and light by turns. */
  readonly chequered: boolean;
  /** The men in the array, as in a FEN. */
  readonly array: string;
}

const OUTLINES: Readonly<Record<VariantId, Outline>> = {
  krida: {
    id: "krida",
    files: 8,
    ranks: 8,
    marks: ["a1", "d1", "e1", "h1", "a4", "d4", "e4", "h4", "a5", "d5", "e5", "h5", "a8", "d8", "e8", "h8"],
    chequered: false,
    array: "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR",
  },
  chadarangam: {
    id: "chadarangam",
    files: 8,
    ranks: 8,
    marks: [],
    chequered: true,
    array: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
  },
  "shatranj-14": {
    id: "shatranj-14",
    files: 14,
    ranks: 14,
    marks: [],
    chequered: false,
    array: "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR",
  },
};

/** The names of the games, that of the first one first. */
export const GAMES = Object.keys(OUTLINES) as readonly VariantId[];

/** What can be drawn of a game. */
export function outline(id: VariantId): Outline {
  return OUTLINES[id];
}

/** The men that the first field of a FEN places; `undefined` if it does not fit the board. */
export function placed(fen: string, board: Outline): ReadonlyMap<Square, Piece> | undefined {
  const [field = ""] = fen.trim().split(/\s/, 1);
  const ranks = field.split("/");
  if (ranks.length !== board.ranks) return undefined;
  const men = new Map<Square, Piece>();
  for (const [y, row] of rows(board, false).entries()) {
    const signs = ranks[y]?.match(/\d+|[a-z]/gi) ?? [];
    if (signs.join("") !== ranks[y]) return undefined;
    let x = 0;
    for (const sign of signs) {
      const square = row[x];
      if (/\d/.test(sign)) {
        x += Number(sign);
        continue;
      }
      if (!square) return undefined;
      men.set(square, man(sign));
      x += 1;
    }
    if (x !== board.files) return undefined;
  }
  return men;
}

/** Men as the first field of a FEN places them. */
export function placement(men: ReadonlyMap<Square, Piece>, board: Outline): string {
  return rows(board, false)
    .map((row) => row.map((square) => sign(men.get(square))).join("").replace(/ +/g, ({ length }) => String(length)))
    .join("/");
}

function sign(piece: Piece | undefined): string {
  if (!piece) return " ";
  return piece.color === "w" ? piece.letter : piece.letter.toLowerCase();
}

function man(sign: string): Piece {
  const color: Color = sign === sign.toUpperCase() ? "w" : "b";
  return { color, letter: sign.toUpperCase() as Letter };
}
