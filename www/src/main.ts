import "buddhibala/board";
import init, { BuddhibalaError, type Variant, variants } from "buddhibala";
import { button, html } from "./dom.js";
import { beginning } from "./play/beginning.js";
import { lay } from "./play/lay.js";
import { readPlace, writeAddress } from "./share/address.js";
import { readKept } from "./share/kept.js";
import type { Wish } from "./share/wish.js";
import { speak } from "./site/language.js";
import { openShell } from "./site/shell.js";
import { kept } from "./site/store.js";
import { wear } from "./site/theme.js";
import { openPage } from "./view/page.js";

const UNLOADED =
  "The rules of the games could not be loaded. The file may be missing on the server, the connection may be down, " +
  "or this browser may be too old for WebAssembly or forbidden to run it.";

openShell();
const root = document.querySelector<HTMLElement>("#app");
if (root) void begin(root);

async function begin(root: HTMLElement): Promise<void> {
  try {
    await init();
    const games = variants();
    const [first] = games;
    if (!first) throw new Error("it knows no game");
    open(root, [first, ...games.slice(1)]);
  } catch (reason) {
    showFailure(root, reason);
  }
}

function open(root: HTMLElement, games: readonly [Variant, ...Variant[]]): void {
  const hash = isPlaceOnPage(location.hash) ? "" : location.hash;
  const { wish, faults } = readPlace({ hash, search: location.search }, games);
  dress(wish);
  const start = beginning(wish, readKept(kept("games"), games), games);
  const board = html("buddhibala-board", {});
  openPage(root, games, board, [...faults, ...start.faults]);
  lay(board, start);
  addEventListener("hashchange", () => {
    if (!isPlaceOnPage(location.hash)) location.reload();
  });
}

/** Whether a fragment leads to a part of the page, as that of the link which skips the header. */
function isPlaceOnPage(fragment: string): boolean {
  return document.getElementById(fragment.slice(1)) !== null;
}

/** Follows an address in language and theme without keeping them, and forgets the rest: after a reload the game goes on. */
function dress({ lang, theme }: Wish): void {
  if (lang) speak(lang);
  if (theme) wear(theme);
  const rest = writeAddress({ options: {}, moves: [], ...(lang ? { lang } : {}), ...(theme ? { theme } : {}) });
  history.replaceState(null, "", `${location.pathname}${rest === "" ? "" : `#${rest}`}`);
}

function showFailure(root: HTMLElement, reason: unknown): void {
  const why = reason instanceof Error ? reason.message : String(reason);
  const unloaded = reason instanceof BuddhibalaError && reason.code === "load-failed";
  root.replaceChildren(
    html(
      "main",
      { class: "failure", id: "content", role: "alert" },
      html("h1", {}, "The board cannot be shown"),
      html("p", {}, unloaded ? UNLOADED : "This is a fault of the page."),
      html("p", { class: "answer wrong" }, why),
      button("Try again", () => location.reload(), { class: "primary" }),
    ),
  );
}
