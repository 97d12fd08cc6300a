import type { Variant } from "buddhibala";
import { errorText, loadWords, puzzleGoal } from "buddhibala/board";
import { checkPuzzle, type Difficulty, type Goal, type Puzzle, type PuzzleTask } from "buddhibala/puzzles";
import { LANGUAGES, type Language } from "../site/words/index.js";
import type { Wanted } from "./check.js";
import { askGame } from "./game.js";

/** What somebody says of a puzzle, as it was typed. */
export interface Written {
  readonly title: string;
  readonly author: string;
  readonly source: string;
  readonly difficulty: Difficulty;
  readonly points: Readonly<Partial<Record<Language, string>>>;
}

/** What is asked where nobody has said what. */
export const USUAL_GOAL: Goal = { kind: "mate", in: 2 };

const LONGEST_NAME = 64;

/** What a puzzle has beside what it asks. What was not said of its point is the task itself. */
export async function restOf(written: Written, task: PuzzleTask, variant: Variant, language: Language, ownWork: string): Promise<Wanted["rest"]> {
  const { title, author, source, difficulty, points } = written;
  const said = Object.fromEntries(Object.entries(points).map(([tag, text]) => [tag, plain(text)] as const).filter(([, text]) => text !== ""));
  const other: Language = language === "en" ? "te" : language;
  const needed: readonly Language[] = ["en", ...(Object.keys(said).some((tag) => tag !== "en") ? [] : [other])];
  for (const tag of needed) said[tag] ??= await goalSentence(task.goal, variant, tag);
  return {
    id: nameOf(title, task),
    themes: [],
    difficulty,
    source: [plain(author), plain(source)].filter((text) => text !== "").join(", ") || ownWork,
    point: said as Puzzle["point"],
  };
}

/** The name of a puzzle, made of its title: small letters, digits and hyphens. A title in another script leaves it to the task. */
export function nameOf(title: string, task: PuzzleTask): string {
  const letters = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = letters.replace(/[^a-z0-9]+/g, "-").replace(/^-+/, "").slice(0, LONGEST_NAME).replace(/-+$/, "");
  const { variant, goal } = task;
  return name || `${variant}-${goal.kind}${"in" in goal ? `-${goal.in}` : ""}-${digest(JSON.stringify(task))}`;
}

/** A few signs that tell texts apart: FNV-1a of 32 bits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Braces, and signs that nobody sees: no text of a puzzle may have them. */
const UNFIT = /(?![\u061c\u200c-\u200f])[{}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A title as it may be shown; none where it has signs that it may not have. */
export function fairTitle(title: string): string {
  return UNFIT.test(title) ? "" : plain(title);
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
export function textFault({ task, rest }: Wanted, title: string): { readonly code: string; readonly message: string; readonly field: string } | undefined {
  if (UNFIT.test(title)) return { code: "bad-puzzle", message: "", field: "title" };
  const { goal, ...setup } = task;
  const first = askGame(setup, (game) => (goal.kind === "untouchable" ? game.board().find(({ color }) => color !== game.turn)?.square : game.legalMoves()[0]?.uci)) ?? "";
  try {
    checkPuzzle({ ...rest, ...task, solution: [first], clauses: [] });
    return undefined;
  } catch (thrown) {
    const field = (thrown as { readonly details?: { readonly field?: string } }).details?.field ?? "";
    return { code: "bad-puzzle", message: errorText(thrown), field };
  }
}
