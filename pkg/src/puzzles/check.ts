import { excerpt, properties } from "../arguments.js";
import { type Game, type GameSpec, newGame, variants } from "../game.js";
import type { Variant } from "../variants.js";
import { about, badPuzzle } from "./fault.js";
import * as fields from "./fields.js";
import type { Puzzle } from "./puzzle.js";

const KEYS = [
  "id",
  "variant",
  "options",
  "fen",
  "goal",
  "solution",
  "clauses",
  "themes",
  "difficulty",
  "source",
  "point",
] as const satisfies readonly (keyof Puzzle)[];

/**
 * Checks a puzzle that anybody may have made, and copies it: every field, the position, and that its main line can be
 * played. Whether the line solves it is for `verifyPuzzle`.
 *
 * @throws {@link BuddhibalaError} `bad-puzzle` with the field, or `not-initialised`.
 */
export function checkPuzzle(value: unknown): Puzzle {
  const given = about("puzzle", () => properties("puzzle", value, KEYS));
  const missing = KEYS.find((key) => given[key] === undefined);
  if (missing) throw badPuzzle(missing, `${missing} is missing`);
  const variant = variantOf(given.variant);
  const puzzle: Puzzle = {
    id: fields.name("id", given.id),
    variant: variant.id,
    options: fields.options(given.options, variant),
    fen: fields.sentence("fen", given.fen),
    goal: fields.goal(given.goal, variant),
    solution: fields.solution(given.solution),
    clauses: fields.clauses(given.clauses, variant),
    themes: fields.themes(given.themes),
    difficulty: fields.difficulty(given.difficulty),
    source: fields.sentence("source", given.source),
    point: fields.point(given.point),
  };
  return { ...puzzle, fen: canonical(puzzle) };
}

/** The game of a puzzle at its beginning. */
export function begin({ variant, options, fen }: Pick<Puzzle, "variant" | "options" | "fen">): Game {
  return newGame({ variant, options, fen } as GameSpec);
}

/** The one text for the position, which is not at its end, and from which the main line can be played. */
function canonical(puzzle: Puzzle): string {
  const game = about("fen", () => begin(puzzle));
  try {
    const fen = game.fen();
    if (game.status().state !== "playing") throw badPuzzle("fen", "the game is over in this position");
    if (puzzle.goal.kind === "untouchable") enemy(game, puzzle.solution);
    else follow(game, puzzle.solution);
    return fen;
  } finally {
    game.free();
  }
}

function follow(game: Game, line: Puzzle["solution"]): void {
  for (const text of line) {
    const move = about("solution", () => game.play(text));
    if (move.uci !== text) throw badPuzzle("solution", `"${excerpt(text)}" must be in coordinates: ${move.uci}`);
  }
}

function enemy(game: Game, [square, ...others]: Puzzle["solution"]): void {
  const man = game.board().find((one) => one.square === square);
  if (man && man.color !== game.turn && others.length === 0) return;
  throw badPuzzle("solution", "the solution must be the square of one enemy man");
}

/** The game that a puzzle names. */
export function variantOf(value: unknown): Variant {
  const known = variants();
  const found = known.find(({ id }) => id === value);
  if (found) return found;
  throw badPuzzle("variant", `variant must be one of ${known.map(({ id }) => id).join(", ")}`);
}
