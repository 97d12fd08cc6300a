import type { Variant } from "buddhibala";
import type { Lesson } from "buddhibala/board";
import { html } from "../dom.js";
import { type Opponent, OPPONENTS, type Wish } from "../share/wish.js";
import { themeOf } from "../site/theme.js";
import { LANGUAGES, languageOf } from "../site/words/index.js";
import { reading } from "../view/reading.js";
import type { Attributes, Subject } from "./snippets.js";

type Choose = (attributes: Attributes, subject: Subject) => void;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const LEVEL = 2;

/** What there is to say of each game, by its name, in the language of the page. */
export type Lessons = ReadonlyMap<string, Lesson>;

/** Fills the form, and tells at once and after every change what is chosen in it. Gives what fills it in another language. */
export function openForm(form: HTMLFormElement, games: readonly Variant[], lessons: Lessons, choose: Choose): (lessons: Lessons) => void {
  fill(form, "variant", games.map(({ id, name }) => [id, name]));
  fill(form, "level", LEVELS.map((level) => [String(level), String(level)]));
  fill(form, "lang", Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name]));
  select(form, "level").value = String(LEVEL);
  select(form, "lang").value = languageOf(document.documentElement.lang) ?? "en";
  const chosen = (): Variant | undefined => games.find(({ id }) => id === select(form, "variant").value);
  const readings = form.querySelector(".reading-list");
  let taught = lessons;
  const read = (): void => readings?.replaceChildren(...(taught.get(chosen()?.id ?? "")?.options ?? []).map((option) => reading(option)));
  const tell = (): void => {
    const game = chosen();
    if (game) choose(...wished(form, game));
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", ({ target }) => {
    if (target === select(form, "variant")) read();
    tell();
  });
  const speak = (now: Lessons): void => {
    taught = now;
    for (const choice of select(form, "variant").options) choice.textContent = now.get(choice.value)?.name ?? choice.textContent;
    const before = new FormData(form);
    read();
    for (const list of readings?.querySelectorAll("select") ?? []) list.value = String(before.get(list.name) ?? list.value);
    tell();
  };
  speak(lessons);
  return speak;
}

function wished(form: HTMLFormElement, game: Variant): [Attributes, Subject] {
  const data = new FormData(form);
  const opponent: Opponent = OPPONENTS.find((one) => one === data.get("opponent")) ?? "none";
  const level = Number(data.get("level"));
  const side = data.get("orientation") === "black" ? "black" : "white";
  const lang = languageOf(String(data.get("lang"))) ?? "en";
  const theme = themeOf(String(data.get("theme")));
  const controls = data.has("controls");
  const options = Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) => {
      const value = data.get(`option-${name}`);
      return typeof value === "string" && value !== usual ? [[name, value]] : [];
    }),
  );
  const written = Object.entries(options).map(([name, value]) => `${name}=${value}`).join("; ");
  const attributes: Attributes = [
    ["variant", game.id],
    ...optional("options", written),
    ...optional("opponent", opponent === "none" ? "" : opponent),
    ...optional("level", opponent === "none" ? "" : String(level)),
    ...optional("orientation", side === "white" ? "" : side),
    ["lang", lang],
    ...optional("theme", theme ?? ""),
    ...(controls ? [["controls", ""] as const] : []),
  ];
  const computer = opponent === "none" ? {} : { opponent, level };
  const wish: Wish = { game: game.id, options, moves: [], ...computer, ...(side === "white" ? {} : { side }), lang, ...(theme ? { theme } : {}), controls };
  return [attributes, { attributes, wish, site: new URL("./", document.baseURI).href, title: select(form, "variant").selectedOptions[0]?.textContent ?? game.name }];
}

function optional(name: string, value: string): Attributes {
  return value === "" ? [] : [[name, value]];
}

function fill(form: HTMLFormElement, name: string, choices: readonly (readonly [string, string])[]): void {
  select(form, name).replaceChildren(...choices.map(([value, text]) => html("option", { value }, text)));
}

function select(form: HTMLFormElement, name: string): HTMLSelectElement {
  const list = form.elements.namedItem(name);
  if (list instanceof HTMLSelectElement) return list;
  throw new Error(`the form has no list ${name}`);
}
