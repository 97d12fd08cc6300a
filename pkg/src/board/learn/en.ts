import type { EnglishLessons } from "./types.js";

/** What there is to learn in English beside what `variants()` says. */
export const lessons: EnglishLessons = {
  common: (king) => [
    "White moves first, and the players take turns.",
    `No turn may leave one's own ${king} attacked. If he is attacked and there is no legal turn, it is checkmate.`,
    `${king} against ${king} and nothing else is a draw.`,
    "Nothing is drawn by itself through quiet moves or repetition. When the same position has come for the third time, or when " +
      "for fifty turns each nothing was taken and no foot-soldier moved, the player to move may claim a draw.",
  ],
  games: {
    krida: {
      about:
        "Foot-soldiers are promoted on the marked squares of the far rank, a stalemated player takes a man off the board, and " +
        "sixty-four checks in a row win.",
    },
    chadarangam: {
      about:
        "Each side begins with three moves in a row, the King may leap once like a horse, a pawn becomes the officer of the file " +
        "that it has reached, and the only officer of a side cannot be captured.",
    },
    "shatranj-14": {
      about:
        "Fourteen by fourteen squares and ten kinds of men: a queen who steps like the king, a minister and a prince who go any " +
        "distance any way, and three kinds that go any distance straight.",
    },
  },
};
