import "buddhibala/board";
import init, { variants } from "buddhibala";
import { game as nameOf, loadWords, wordsFor } from "buddhibala/board";
import { html } from "./dom.js";
import { readPlace } from "./share/address.js";
import { boardFor } from "./share/element.js";
import { keepOffline } from "./site/offline.js";
import { speak, spoken, told } from "./site/language.js";
import { wear } from "./site/theme.js";
import { faultText } from "./view/faults.js";

const main = document.querySelector("main");
if (main) void open(main);
// The frame of another page follows its address as long as it stands.
addEventListener("hashchange", () => location.reload());
keepOffline();

async function open(main: HTMLElement): Promise<void> {
  try {
    await init();
  } catch {
    // Without the rules the board shows the position and says why it is all.
    main.replaceChildren(html("buddhibala-board", {}));
    told();
    return;
  }
  const games = variants();
  const { wish, faults } = readPlace(location, games);
  speak(wish.lang ?? spoken());
  if (wish.theme) wear(wish.theme);
  const { board, faults: more } = boardFor(wish);
  const game = games.find(({ id }) => id === board.variant);
  const words = await loadWords(spoken()).catch(() => wordsFor("en"));
  const title = html("h1", { class: "sr-only" }, game ? nameOf(game, words) : "Buddhibala");
  main.replaceChildren(title, board, ...[...faults, ...more].map((fault) => html("p", { class: "fault", role: "alert" }, faultText(fault, words))));
}
