import "buddhibala/board";
import init, { variants } from "buddhibala";
import { errorText, lesson, loadLessons, loadWords, wordsFor } from "buddhibala/board";
import { html } from "./dom.js";
import { snippets } from "./embed/copy.js";
import { type Lessons, openForm } from "./embed/form.js";
import { spoken } from "./site/language.js";
import { openShell } from "./site/shell.js";
import { tellTexts } from "./texts/page.js";
import { EMBED } from "./texts/tables.js";

openShell();
tellTexts(EMBED);
void open();

async function open(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(".wishes");
  const stage = document.querySelector<HTMLElement>(".stage");
  if (!form || !stage) return;
  const show = snippets();
  try {
    await init();
    const speak = openForm(form, variants(), await lessons(), (attributes, subject) => {
      // A board made anew is exactly what the reader's page will show.
      stage.replaceChildren(html("buddhibala-board", Object.fromEntries(attributes.map(([name, value]) => [name, value === "" ? true : value]))));
      show(subject);
    });
    document.addEventListener("languagechange", () => {
      lessons().then(speak, () => undefined); // what cannot be fetched stays as it is
    });
  } catch (reason) {
    form.replaceChildren(html("p", { role: "alert" }, errorText(reason, wordsFor(spoken()))));
  }
}

async function lessons(): Promise<Lessons> {
  const [words, tables] = await Promise.all([loadWords(spoken()), loadLessons(spoken())]);
  return new Map(variants().map((variant) => [variant.id, lesson(variant, {}, words, tables)]));
}
