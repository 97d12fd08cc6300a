import { badArgument, integerArgument, properties } from "../arguments.js";
import { readPuzzle } from "./lines.js";
import { OpenPuzzle, type PuzzleSetting } from "./open.js";
import type { Puzzle } from "./puzzle.js";

/**
 * Puts a puzzle before somebody who is to solve it.
 *
 * @param puzzle A puzzle, or a line of JSON.
 * @throws {@link BuddhibalaError} `bad-puzzle` with the field, `bad-argument` or `not-initialised`.
 *
 * @example
 * ```ts
 * const open = newPuzzle(puzzle, { lang: "te" });
 * open.addEventListener("solved", ({ detail }) => console.log(detail.mistakes, open.point));
 * const { verdict, refutation, replies, solved } = open.try("e4e5");
 * ```
 */
export function newPuzzle(puzzle: Puzzle | string, setting: PuzzleSetting = {}): OpenPuzzle {
  const { lang, nodes } = properties("setting", setting, ["lang", "nodes"]);
  if (lang !== undefined && typeof lang !== "string") throw badArgument("setting.lang", "a language tag", lang);
  const most = nodes === undefined ? undefined : integerArgument("setting.nodes", nodes, 1, Number.MAX_SAFE_INTEGER);
  return new OpenPuzzle(readPuzzle(puzzle), lang ?? "en", most);
}
