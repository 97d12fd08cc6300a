import "buddhibala/board";
import init, { type Variant, variants } from "buddhibala";
import { button, html } from "./dom.js";
import { tellFaults, unused } from "./kiosk/faults.js";
import { Kiosk } from "./kiosk/kiosk.js";
import { readPlace } from "./share/address.js";
import { speak, spoken, told } from "./site/language.js";
import { keepOffline } from "./site/offline.js";
import { wear } from "./site/theme.js";
import { LANGUAGES, type Language, OF_GAMES, word } from "./site/words/index.js";

void open();
keepOffline();

async function open(): Promise<void> {
  const stage = find(".kiosk-stage");
  try {
    await init();
  } catch {
    // The element says why it cannot play.
    stage.replaceChildren(html("buddhibala-board", {}));
    told();
    return;
  }
  const games = variants();
  const [first] = games;
  if (!first) return;
  const { wish, faults } = readPlace(location, games);
  if (wish.theme) wear(wish.theme);
  const begin = games.find(({ id }) => id === wish.game) ?? first;
  const screen = { title: find("h1"), stage, status: find(".kiosk-status"), attract: find(".attract"), games: find(".kiosk-games") };
  const kiosk = new Kiosk(screen, [first, ...games.slice(1)], begin, wish.level);
  const home = wish.lang ?? spoken();
  screen.games.append(...games.map((game) => choice(game, () => kiosk.play(game))));
  find(".kiosk-languages").append(...Object.entries(LANGUAGES).map(([tag, { name }]) => language(tag as Language, name, kiosk)));
  find(".again").addEventListener("click", () => kiosk.play());
  find(".back").addEventListener("click", () => kiosk.undo());
  screen.attract.addEventListener("click", () => {
    speak(home);
    fill();
    kiosk.play();
  });
  for (const event of ["pointerdown", "keydown", "wheel"]) addEventListener(event, () => kiosk.touched(), { passive: true });
  // No menu of the browser, and nothing to drag away.
  for (const event of ["contextmenu", "dragstart"]) addEventListener(event, (happening) => happening.preventDefault());
  speak(home);
  tellFaults(find(".kiosk-faults"), [...faults, ...unused(wish)]);
  kiosk.attract(begin);
  document.body.classList.add("ready");
}

function choice(game: Variant, act: () => void): HTMLButtonElement {
  const [native] = game.names;
  const key = OF_GAMES[game.id].name;
  const name = native ? [html("bdi", { lang: native.lang }, native.text), " "] : [];
  return button(html("span", {}, ...name, html("small", { "data-word": key }, word(key))), act, { value: game.id, "aria-pressed": "false" });
}

function language(tag: Language, name: string, kiosk: Kiosk): HTMLButtonElement {
  return button(
    name,
    () => {
      speak(tag);
      kiosk.tell();
    },
    { lang: tag },
  );
}

/** A browser may have no full screen, or forbid it. */
function fill(): void {
  if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => undefined);
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) return element;
  throw new Error(`the screen has no ${selector}`);
}
