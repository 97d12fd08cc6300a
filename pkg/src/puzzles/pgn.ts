import { type Game, variants } from "../game.js";
import { parsePgn, type PgnGame } from "../pgn.js";
import { begin, checkPuzzle } from "./check.js";
import { badPuzzle } from "./fault.js";
import { added, textOf } from "./lines.js";
import type { Goal, Puzzle } from "./puzzle.js";

const COUNTED = /^(mate|bare-king|avoid) in (\d{1,2})$/;
const GAIN = /^gain ([A-Z]) in (\d{1,2})$/;
const PLAIN = /^(only|untouchable)$/;
const POINT = /^([A-Za-z0-9-]{2,35}): (.+)$/u;

/**
 * Writes a puzzle as a game of PGN: tags `Puzzle` (as in `mate in 2`), `PuzzleId`, `Clauses`, `Themes`, `Difficulty` and
 * `Source` beside the usual ones, the main line as its moves, and the point in each language as comments before them.
 */
export function writePuzzlePgn(puzzle: Puzzle): string {
  const checked = checkPuzzle(puzzle);
  const { goal, id, clauses, themes, difficulty, source, solution, point } = checked;
  const untouchable = goal.kind === "untouchable";
  const game = begin(checked);
  try {
    if (!untouchable) for (const move of solution) game.play(move);
    const tags = {
      Puzzle: goalText(goal),
      PuzzleId: id,
      ...(untouchable ? { Solution: solution[0] } : {}),
      Clauses: clauses.join(" "),
      Themes: themes.join(" "),
      Difficulty: String(difficulty),
      Source: source,
    };
    return withComments(game, tags, Object.entries(point).map(([tag, text]) => `${tag}: ${text}`));
  } finally {
    game.free();
  }
}

/**
 * Reads puzzles that {@link writePuzzlePgn} wrote, or that somebody wrote like it.
 *
 * @throws {@link BuddhibalaError} `bad-puzzle` with the field, `bad-argument` or `not-initialised`.
 */
export function readPuzzlesPgn(text: string): Puzzle[] {
  const names = new Set<string>();
  return parsePgn(textOf("text", text)).map((game) => added(names, puzzleOf(game)));
}

function puzzleOf({ variant, options, fen, tags, line, error }: PgnGame): Puzzle {
  if (error) throw badPuzzle("pgn", error.message, { line: error.line });
  const tag = (name: string): string => tags.find(([key]) => key === name)?.[1] ?? "";
  const words = (name: string): string[] => tag(name).split(" ").filter((word) => word !== "");
  const goal = goalOf(tag("Puzzle"));
  return checkPuzzle({
    id: tag("PuzzleId"),
    variant,
    options: changed(variant, options),
    fen: fen ?? "",
    goal,
    solution: goal.kind === "untouchable" ? [tag("Solution")] : line.moves.map(({ uci }) => uci),
    clauses: words("Clauses"),
    themes: words("Themes"),
    difficulty: Number(tag("Difficulty")),
    source: tag("Source"),
    point: Object.fromEntries(line.comments.map(pointOf)),
  });
}

function goalText(goal: Goal): string {
  if (goal.kind === "gain") return `gain ${goal.man} in ${goal.in}`;
  return goal.kind === "only" || goal.kind === "untouchable" ? goal.kind : `${goal.kind} in ${goal.in}`;
}

function goalOf(text: string): { readonly kind?: string; readonly man?: string; readonly in?: number } {
  const [, kind, counted] = COUNTED.exec(text) ?? [];
  if (kind !== undefined) return { kind, in: Number(counted) };
  const [, man, within] = GAIN.exec(text) ?? [];
  if (man !== undefined) return { kind: "gain", man, in: Number(within) };
  const [plain] = PLAIN.exec(text) ?? [];
  if (plain !== undefined) return { kind: plain };
  throw badPuzzle("goal", 'the tag Puzzle must be like "mate in 2", "gain R in 1" or "only"');
}

function pointOf(comment: string): [string, string] {
  const [, tag, text] = POINT.exec(comment) ?? [];
  if (tag !== undefined && text !== undefined) return [tag, text];
  throw badPuzzle("point", "a comment before the moves must begin with a language tag and a colon");
}

/** A PGN text has all options; a puzzle has those that differ from the defaults. */
function changed(id: PgnGame["variant"], options: PgnGame["options"]): Record<string, string> {
  const known = variants().find((variant) => variant.id === id)?.options ?? [];
  return Object.fromEntries(Object.entries(options ?? {}).filter(([name, value]) => known.every((one) => one.name !== name || one.default !== value)));
}

/** The comments come before the first move, after the empty line that ends the tags. */
function withComments(game: Game, tags: Record<string, string>, comments: readonly string[]): string {
  const [head, moves] = game.pgn(tags).split("\n\n");
  return `${head}\n\n${comments.map((text) => `{${text}}`).join("\n")}\n${moves}`;
}
