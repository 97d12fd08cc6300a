import { spoken, told } from "../site/language.js";
import { put, putLabel } from "./element.js";
import { fetchLesson, putLesson } from "./lesson.js";
import { fetchTexts, type GAMES } from "./tables.js";

/** Tells the texts of the page in its language, now and whenever another is chosen. */
export function tellTexts(tables: typeof GAMES): void {
  const tell = (): void => void show(tables);
  document.addEventListener("languagechange", tell);
  tell();
}

async function show(tables: typeof GAMES): Promise<void> {
  const language = spoken();
  const english = language === "en";
  const game = document.querySelector<HTMLElement>("[data-lesson-of]")?.dataset["lessonOf"];
  const [texts, taught] = await Promise.all([fetchTexts(tables, language), game === undefined ? undefined : fetchLesson(game, language)]);
  if (language !== spoken()) return; // another one was chosen meanwhile
  const names = new Intl.DisplayNames(language, { type: "language" });
  for (const element of all("[data-text]")) put(element, texts[element.dataset["text"] ?? ""], english);
  for (const element of all("[data-text-label]")) putLabel(element, texts[element.dataset["textLabel"] ?? ""]);
  for (const element of all("[data-lesson]")) putLesson(element, taught, english);
  for (const element of all("[data-language]")) put(element, english ? undefined : names.of(element.dataset["language"] ?? ""), english);
  told();
}

function all(selector: string): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
