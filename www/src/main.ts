import "buddhibala/board";
import init, { BuddhibalaError, type Variant, variants } from "buddhibala";
import { errorText, loadLessons, loadWords, wordsFor } from "buddhibala/board";
import { button, html } from "./dom.js";
import { beginning } from "./play/beginning.js";
import { lay } from "./play/lay.js";
import { readPlace, writeAddress } from "./share/address.js";
import { readKept } from "./share/kept.js";
import { isPlaceOnPage } from "./share/place.js";
import type { Wish } from "./share/wish.js";
import { speak, spoken } from "./site/language.js";
import { openShell } from "./site/shell.js";
import { kept } from "./site/store.js";
import { wear } from "./site/theme.js";
import { openPage } from "./view/page.js";
import type { Speech } from "./view/setup.js";

openShell();
const root = document.querySelector<HTMLElement>("#app");
if (root) void begin(root);

async function begin(root: HTMLElement): Promise<void> {
  try {
    await init();
    const games = variants();
    const [first] = games;
    if (!first) throw new Error("it knows no game");
    await open(root, [first, ...games.slice(1)]);
  } catch (reason) {
    showFailure(root, reason);
  }
}

async function open(root: HTMLElement, games: readonly [Variant, ...Variant[]]): Promise<void> {
  const hash = isPlaceOnPage(location.hash) ? "" : location.hash;
  const { wish, faults } = readPlace({ hash, search: location.search }, games);
  dress(wish);
  const start = beginning(wish, readKept(kept("games"), games), games);
  const board = html("buddhibala-board", {});
  const tell = openPage(root, games, board, [...faults, ...start.faults], await speech());
  lay(board, start);
  document.addEventListener("languagechange", async () => {
    const language = spoken();
    const spoke = await speech();
    if (language === spoken()) tell(spoke);
  });
  addEventListener("hashchange", () => {
    if (!isPlaceOnPage(location.hash)) location.reload();
  });
}

/** The words of the page's language, or English ones where they cannot be fetched. */
async function speech(): Promise<Speech> {
  try {
    const [words, lessons] = await Promise.all([loadWords(spoken()), loadLessons(spoken())]);
    return { words, lessons };
  } catch {
    return { words: wordsFor("en"), lessons: await loadLessons("en") };
  }
}

/** Follows an address in language and theme without keeping them, and forgets the rest: after a reload the game goes on. */
function dress({ lang, theme }: Wish): void {
  if (lang) speak(lang);
  if (theme) wear(theme);
  const rest = writeAddress({ options: {}, moves: [], ...(lang ? { lang } : {}), ...(theme ? { theme } : {}) });
  history.replaceState(null, "", `${location.pathname}${rest === "" ? "" : `#${rest}`}`);
}

function showFailure(root: HTMLElement, reason: unknown): void {
  const words = wordsFor(spoken());
  const unloaded = reason instanceof BuddhibalaError && reason.code === "load-failed";
  root.replaceChildren(
    html(
      "main",
      { class: "failure", id: "content", role: "alert" },
      html("h1", {}, words.page.failed),
      html("p", {}, unloaded ? words.page.unloaded : words.page.fault),
      html("p", { class: "answer wrong" }, errorText(reason, words)),
      button(words.page.again, () => location.reload(), { class: "primary" }),
    ),
  );
}
