import { BuddhibalaError, messageOf } from "../../errors.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

/** Signs that nobody sees, or that turn what follows; the joiners of scripts may come. A message may quote anything. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What went wrong, in a sentence. What no language has a sentence for is told as it was thrown, with nothing hidden in it. */
export function errorText(thrown: unknown, words: Words = en): string {
  const told = thrown instanceof BuddhibalaError ? words.errors[thrown.code](thrown.details) : undefined;
  return told ?? messageOf(thrown).replace(HIDDEN, "\ufffd");
}

/** Why the computer failed; the engine's own message, which is English, only where the language leaves it to that. */
export function engineFailure(message: string, words: Words): string {
  return words.errors["engine-failed"]({}) ?? message;
}
