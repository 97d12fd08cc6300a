import { newGame, type Options, type Variant } from "buddhibala";
import { errorText, loadWords, puzzleGoal } from "buddhibala/board";
import { checkPuzzle, type Difficulty, type Goal, type Puzzle } from "buddhibala/puzzles";
import { LANGUAGES, type Language } from "../site/words/index.js";
import type { Wanted } from "./check.js";

/** What somebody says of a puzzle, as it was typed. */
export interface Written {
  readonly title: string;
  readonly author: string;
  readonly source: string;
  readonly difficulty: Difficulty;
  readonly points: Readonly<Partial<Record<Language, string>>>;
}

const LONGEST_NAME = 64;

/** What a puzzle has beside what it asks. What was not said of its point is the task itself. */
export async function restOf(written: Written, goal: Goal, variant: Variant, language: Language, ownWork: string): Promise<Wanted["rest"]> {
  const { title, author, source, difficulty, points } = written;
  const said = Object.fromEntries(Object.entries(points).map(([tag, text]) => [tag, plain(text)] as const).filter(([, text]) => text !== ""));
  const other: Language = language === "en" ? "te" : language;
  const needed: readonly Language[] = ["en", ...(Object.keys(said).some((tag) => tag !== "en") ? [] : [other])];
  for (const tag of needed) said[tag] ??= await goalSentence(goal, variant, tag);
  return {
    id: nameOf(title, variant, goal),
    themes: [],
    difficulty,
    source: [plain(author), plain(source)].filter((text) => text !== "").join(", ") || ownWork,
    point: said as Puzzle["point"],
  };
}

/** The name of a puzzle, made of its title: small letters, digits and hyphens. */
export function nameOf(title: string, { id }: Pick<Variant, "id">, goal: Goal): string {
  const letters = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = letters.replace(/[^a-z0-9]+/g, "-").replace(/^-+/, "").slice(0, LONGEST_NAME).replace(/-+$/, "");
  return name || `${id}-${goal.kind}${"in" in goal ? `-${goal.in}` : ""}`;
}

/** A line of text without needless blanks. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}

async function goalSentence(goal: Goal, variant: Variant, tag: Language): Promise<string> {
  const words = await loadWords(tag);
  return words.news.sentence(puzzleGoal(goal, variant, words));
}

/** The languages in which a point may be told, by their own names. */
export const TONGUES = Object.entries(LANGUAGES).map(([tag, { name, dir }]) => ({ tag: tag as Language, name, dir }));

/** What is wrong with the texts of a puzzle, which needs no search: any main line will do. */
export function textFault({ task, rest }: Wanted): { readonly code: string; readonly message: string; readonly field: string } | undefined {
  const game = newGame({ variant: task.variant, options: task.options as Partial<Options>, fen: task.fen });
  const enemy = game.board().find(({ color }) => color !== game.turn)?.square ?? "";
  const first = task.goal.kind === "untouchable" ? enemy : (game.legalMoves()[0]?.uci ?? "");
  game.free();
  try {
    checkPuzzle({ ...rest, ...task, solution: [first], clauses: [] });
    return undefined;
  } catch (thrown) {
    const field = (thrown as { readonly details?: { readonly field?: string } }).details?.field ?? "";
    return { code: "bad-puzzle", message: errorText(thrown), field };
  }
}
