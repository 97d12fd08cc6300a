import { readFileSync } from "node:fs";
import { variants } from "buddhibala";
import { readPuzzles, verifyPuzzle } from "buddhibala/puzzles";
import { likeness } from "./alike.mjs";

/** How many puzzles each collection has at least. One that has sixty has each clause in three of them. */
export const LEAST = { krida: 60, chadarangam: 60, "shatranj-14": 60 };
const FILLED = 60;
const EACH_CLAUSE = 3;

/** The puzzles of a game, as they stand in the tree. */
export function collection(variant) {
  return readPuzzles(readFileSync(new URL(`../../pkg/data/puzzles/${variant}.jsonl`, import.meta.url), "utf8"));
}

/** Verifies every puzzle of a game; `told` hears of each. */
export function reportOn(variant, told = () => {}) {
  const puzzles = collection(variant);
  const reports = puzzles.map((puzzle) => {
    const report = verifyPuzzle(puzzle);
    told(puzzle, report);
    return report;
  });
  const clauses = new Map(variants().find(({ id }) => id === variant).rules.map(({ clause }) => [clause, 0]));
  for (const { clause } of reports.flatMap((report) => report.clauses)) clauses.set(clause, clauses.get(clause) + 1);
  return { variant, puzzles, reports, clauses, faults: faults(variant, puzzles, reports, clauses) };
}

function faults(variant, puzzles, reports, clauses) {
  const found = reports.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));
  const seen = new Map();
  for (const puzzle of puzzles) {
    if (puzzle.variant !== variant) found.push(`${puzzle.id}: it is of ${puzzle.variant}`);
    const like = likeness(puzzle);
    if (seen.has(like)) found.push(`${puzzle.id}: it is like ${seen.get(like)}`);
    seen.set(like, puzzle.id);
  }
  if (puzzles.length < LEAST[variant]) found.push(`${variant}: ${puzzles.length} puzzles, fewer than ${LEAST[variant]}`);
  if (LEAST[variant] < FILLED) return found;
  const rare = [...clauses].filter(([, count]) => count < EACH_CLAUSE);
  return [...found, ...rare.map(([clause, count]) => `${variant}: ${clause} in ${count} puzzles, fewer than ${EACH_CLAUSE}`)];
}
