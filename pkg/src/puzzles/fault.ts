import { BuddhibalaError, type ErrorDetails } from "../errors.js";

/** Something about a puzzle that is not right; whoever knows the line adds it. */
export function badPuzzle(field: string, why: string, details: ErrorDetails = {}, cause?: unknown): BuddhibalaError {
  return new BuddhibalaError("bad-puzzle", `the puzzle is not right: ${why}`, { ...details, field }, cause);
}

/** Runs what may find fault with a field, and says which one it was. */
export function about<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof BuddhibalaError) || thrown.code === "bad-puzzle" || thrown.code === "not-initialised") throw thrown;
    throw badPuzzle(field, `${field}: ${thrown.message}`, {}, thrown);
  }
}

/** Runs what reads a line of a text, and says which one it was. */
export function onLine<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof BuddhibalaError) || thrown.code !== "bad-puzzle") throw thrown;
    throw new BuddhibalaError("bad-puzzle", `line ${line}: ${thrown.message}`, { ...thrown.details, line }, thrown.cause);
  }
}
