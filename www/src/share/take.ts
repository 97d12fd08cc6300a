import { say } from "../dom.js";
import { word } from "../site/words/index.js";

const TOLD_MS = 2_000;

/** Copies a text that is shown, and says so on the button and to those who listen. */
export async function take(shown: HTMLElement, copy: HTMLElement, told: HTMLElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(shown.textContent ?? "");
  } catch {
    // Forbidden, or not served safely: the text is selected, for the keys of the system.
    getSelection()?.selectAllChildren(shown);
    return;
  }
  tellCopied(copy, told);
}

/** Says for a while that something has been copied. */
export function tellCopied(copy: HTMLElement, told: HTMLElement | null): void {
  copy.textContent = word("copied");
  if (told) say(told, word("copied"));
  setTimeout(() => {
    copy.textContent = word("copy");
    if (told) say(told, "");
  }, TOLD_MS);
}
