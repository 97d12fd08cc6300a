/**
 * Puzzles of these games: read, written, proved, solved by somebody, one for each day, and kept in mind.
 *
 * @packageDocumentation
 */
export type { Difficulty, Goal, Puzzle } from "./puzzles/puzzle.js";
export { checkPuzzle } from "./puzzles/check.js";
export { readPuzzle, readPuzzles, writePuzzle, writePuzzles } from "./puzzles/lines.js";
export { readPuzzlesPgn, writePuzzlePgn } from "./puzzles/pgn.js";
export { type Composed, composeLine, type PuzzleTask } from "./puzzles/compose.js";
export { type ClauseFound, type PuzzleReport, verifyPuzzle, type VerifyLimits } from "./puzzles/verify.js";
export type { Attempt, Hint, PuzzleStatus } from "./puzzles/attempt.js";
export { newPuzzle } from "./puzzles/new.js";
export type { OpenPuzzle, PuzzleEvents, PuzzleSetting, Question } from "./puzzles/open.js";
export { dailyPuzzle } from "./puzzles/daily.js";
export { type Done, type Keeper, progress, type Progress } from "./puzzles/progress.js";
export { loadPuzzles } from "./puzzles/load.js";
