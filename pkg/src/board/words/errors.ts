import { BuddhibalaError, messageOf } from "../../errors.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

/** What went wrong, in a sentence. What no language has a sentence for is told as it was thrown. */
export function errorText(thrown: unknown, words: Words = en): string {
  const told = thrown instanceof BuddhibalaError ? words.errors[thrown.code](thrown.details) : undefined;
  return told ?? messageOf(thrown);
}

/** Why the computer failed; the engine's own message, which is English, only where the language leaves it to that. */
export function engineFailure(message: string, words: Words): string {
  return words.errors["engine-failed"]({}) ?? message;
}
