import type { Square, Variant } from "../../index.js";

/** The squares of a board as rows from the top of the page, each from left to right. */
export function rows({ files, ranks }: Variant, flipped: boolean): readonly (readonly Square[])[] {
  const grid = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) => `${fileName(column)}${ranks - row}` as Square),
  );
  return flipped ? grid.map((row) => [...row].reverse()).reverse() : grid;
}

/** The letter of a file. */
export function file(square: Square): string {
  return square.slice(0, 1);
}

/** The number of a rank. */
export function rank(square: Square): string {
  return square.slice(1);
}

function fileName(index: number): string {
  return String.fromCharCode("a".charCodeAt(0) + index);
}
