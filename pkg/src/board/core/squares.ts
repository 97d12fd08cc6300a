import type { Square } from "../../index.js";

/** The size of a board. */
export interface Size {
  readonly files: number;
  readonly ranks: number;
}

/** The squares of a board as rows from the top of the page, each from left to right. */
export function rows({ files, ranks }: Size, flipped: boolean): readonly (readonly Square[])[] {
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

/** White's a1 is dark, from whichever side one looks. */
export function isDark(square: string): boolean {
  return (square.charCodeAt(0) - "a".charCodeAt(0) + Number(square.slice(1))) % 2 === 1;
}

function fileName(index: number): string {
  return String.fromCharCode("a".charCodeAt(0) + index);
}
