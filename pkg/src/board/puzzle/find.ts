import { excerpt } from "../../arguments.js";
import { BuddhibalaError } from "../../errors.js";
import { dailyPuzzle, loadPuzzles, type Puzzle, readPuzzle } from "../../puzzles.js";
import type { VariantId } from "../../variants.js";
import { GAMES } from "../core/outline.js";

/** The puzzle of the day, of the game that the board has. */
const DAILY = "daily";

/** Finds the puzzle that a page means: JSON, the name of one of the collections, or `daily`. */
export async function find(text: string, variant: VariantId): Promise<Puzzle> {
  if (text.trimStart().startsWith("{")) return readPuzzle(text);
  const found = text === DAILY ? dailyPuzzle(await loadPuzzles(variant), new Date()) : await named(text, variant);
  if (found) return found;
  const what = text === DAILY ? `there are no puzzles of ${variant}` : `there is no puzzle named "${excerpt(text)}"`;
  throw new BuddhibalaError("bad-puzzle", what, { given: excerpt(text), field: "id" });
}

/** The collection of the board's game is looked at first. */
async function named(id: string, variant: VariantId): Promise<Puzzle | undefined> {
  for (const game of [variant, ...GAMES.filter((one) => one !== variant)]) {
    const found = (await loadPuzzles(game)).find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
