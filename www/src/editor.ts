import "buddhibala/editor";
import init from "buddhibala";
import { errorText, loadLessons, loadWords, wordsFor } from "buddhibala/board";
import { part } from "./dom.js";
import { asked } from "./editor/address.js";
import { EditorPage, failure, knownGames } from "./editor/page.js";
import type { Speech } from "./editor/scene.js";
import { saying } from "./editor/words/index.js";
import { isPlaceOnPage } from "./share/place.js";
import type { Wish } from "./share/wish.js";
import { speak, spoken } from "./site/language.js";
import { openShell } from "./site/shell.js";
import { wear } from "./site/theme.js";
import { tellTexts } from "./texts/page.js";
import { EDITOR } from "./texts/tables.js";

openShell();
tellTexts(EDITOR);
const main = document.querySelector<HTMLElement>("main");
if (main) void open(main);

async function open(main: HTMLElement): Promise<void> {
  try {
    await init();
    const games = knownGames();
    const place = { hash: isPlaceOnPage(location.hash) ? "" : location.hash, search: location.search };
    const beginning = asked(place, games);
    dress(beginning.wish);
    const page = new EditorPage(main, games, beginning, await speech());
    document.addEventListener("languagechange", async () => {
      const language = spoken();
      const spoke = await speech();
      if (language === spoken()) page.speak(spoke);
    });
    addEventListener("hashchange", () => {
      if (!isPlaceOnPage(location.hash)) dress(page.follow());
    });
    await part<HTMLElement & { readonly updateComplete: Promise<unknown> }>(main, "buddhibala-editor").updateComplete;
    part(main, ".editor-room").classList.remove("coming");
  } catch (thrown) {
    part(main, ".editor-fault").replaceChildren(failure(errorText(thrown, wordsFor(spoken()))));
  }
}

/** Follows an address in language and theme without keeping them. */
function dress({ lang, theme }: Pick<Wish, "lang" | "theme">): void {
  if (lang && lang !== spoken()) speak(lang);
  if (theme) wear(theme);
}

/** The words of the page's language, or English ones where they cannot be fetched. */
async function speech(): Promise<Speech> {
  const say = await saying(spoken());
  try {
    const [words, lessons] = await Promise.all([loadWords(spoken()), loadLessons(spoken())]);
    return { words, lessons, say };
  } catch {
    return { words: wordsFor("en"), lessons: await loadLessons("en"), say };
  }
}
