import type { BuddhibalaBoard } from "buddhibala/board";
import { keep } from "./store.js";
import { LANGUAGES, type Language, languageOf, word, type Key } from "./words/index.js";

/** The language of the page. */
export function spoken(): Language {
  return languageOf(document.documentElement.lang) ?? "en";
}

/** Shows the page in a language. What has no words in it stays English, and is marked as such. */
export function speak(language: Language): void {
  const { dir } = LANGUAGES[language];
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) translate(element, element.dataset["word"] as Key);
  for (const element of document.querySelectorAll<HTMLElement>("[data-word-label]")) {
    element.setAttribute("aria-label", word(element.dataset["wordLabel"] as Key));
  }
  // Boards and lessons ask for the language when they are drawn.
  for (const element of document.querySelectorAll<BuddhibalaBoard>("buddhibala-board, buddhibala-lesson")) element.requestUpdate?.();
  document.dispatchEvent(new Event("languagechange"));
  if (!document.querySelector("[data-text]")) told();
}

/** The page says all that it has to say in its language, and may be seen. */
export function told(): void {
  document.documentElement.classList.remove("untold");
}

/** Follows and keeps what is chosen in a list of the languages. */
export function wireLanguage(list: HTMLSelectElement): void {
  list.addEventListener("change", () => {
    const language = languageOf(list.value) ?? "en";
    keep("language", language);
    speak(language);
  });
  document.addEventListener("languagechange", () => {
    list.value = spoken();
  });
}

function translate(element: HTMLElement, key: Key): void {
  const text = word(key);
  if (element.textContent !== text) element.textContent = text;
}
