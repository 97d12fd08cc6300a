import { badArgument } from "../arguments.js";
import { checkPuzzle } from "./check.js";
import { badPuzzle, onLine } from "./fault.js";
import { listArgument } from "./list.js";
import type { Puzzle } from "./puzzle.js";

/** A collection is no longer. */
export const LONGEST_TEXT = 4_194_304;
const LONGEST_LINE = 16_384;
/** A text of JSON; what names a value has a colon behind it. */
const TEXT = /"(?:[^"\\]|\\.)*"(\s*:)?/g;
/** A collection has no more puzzles. */
export const MOST_PUZZLES = 5_000;

/**
 * Reads puzzles, one object of JSON a line; empty lines are passed over. At most 5,000 puzzles, 16,384 characters a line
 * and 4 million in all.
 *
 * @throws {@link BuddhibalaError} `bad-puzzle` with the line and the field of whatever is not right, an unknown field or a name that
 *   comes twice among it; `bad-argument`, `not-initialised`.
 *
 * @example
 * ```ts
 * const puzzles = readPuzzles(await (await fetch("krida.jsonl")).text());
 * ```
 */
export function readPuzzles(text: string): Puzzle[] {
  const lines = textOf("text", text).replace(/^\ufeff/, "").split(/\r?\n/);
  const names = new Set<string>();
  const puzzles: Puzzle[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    puzzles.push(onLine(index + 1, () => added(names, readLine(line))));
  }
  return puzzles;
}

/** Writes a puzzle as one line of JSON, without the end of the line. */
export function writePuzzle(puzzle: Puzzle): string {
  return JSON.stringify(checkPuzzle(puzzle));
}

/** Writes puzzles, one line of JSON each. */
export function writePuzzles(puzzles: readonly Puzzle[]): string {
  return listArgument("puzzles", puzzles).map((one) => `${writePuzzle(one)}\n`).join("");
}

/** Reads one puzzle, as a line of JSON or as what was made of one. */
export function readPuzzle(value: unknown): Puzzle {
  return typeof value === "string" ? readLine(value) : checkPuzzle(value);
}

/** Reads a long text. */
export function textOf(argument: string, value: unknown): string {
  if (typeof value !== "string") throw badArgument(argument, "a string", value);
  if (value.length > LONGEST_TEXT) throw badPuzzle("text", `at most ${LONGEST_TEXT} characters are read`);
  return value;
}

/** Refuses a puzzle too many, and one whose name was there before. */
export function added(names: Set<string>, puzzle: Puzzle): Puzzle {
  if (names.has(puzzle.id)) throw badPuzzle("id", `there are two puzzles "${puzzle.id}"`);
  if (names.size === MOST_PUZZLES) throw badPuzzle("text", `at most ${MOST_PUZZLES} puzzles are read`);
  names.add(puzzle.id);
  return puzzle;
}

function readLine(line: string): Puzzle {
  if (line.length > LONGEST_LINE) throw badPuzzle("text", `a puzzle has at most ${LONGEST_LINE} characters`);
  let value: unknown;
  let names = -1; // the whole has none
  try {
    value = JSON.parse(line, function (this: unknown, _, one: unknown) {
      if (!Array.isArray(this)) names++;
      return one;
    });
  } catch (thrown) {
    throw badPuzzle("text", "this is not JSON", {}, thrown);
  }
  const written = [...line.matchAll(TEXT)].filter(([, colon]) => colon !== undefined).length;
  if (written !== names) throw badPuzzle("text", "an object has a name twice");
  return checkPuzzle(value);
}
