import type { NativeName, Variant } from "buddhibala";
import { game, type Model, type Words } from "buddhibala/board";
import { html } from "../dom.js";
import { OF_GAMES, word } from "../site/words/index.js";

/** The name of the game that is being played. */
export class TitleView {
  readonly element = html("div", { class: "heading" });
  readonly #words: Words;
  #variant: Variant | undefined;

  constructor(words: Words) {
    this.#words = words;
  }

  /** Draws what has changed. */
  show({ snapshot: { variant } }: Model): void {
    if (variant === this.#variant) return;
    this.#variant = variant;
    const name = game(variant, this.#words);
    document.title = `${name} – Buddhibala`;
    const natives = variant.names.filter(({ text }) => text !== name).flatMap(({ lang, text }: NativeName) => [html("bdi", { lang }, text), " · "]);
    this.element.replaceChildren(html("h1", {}, name), html("p", { class: "hint" }, ...natives, html("bdi", {}, word(OF_GAMES[variant.id].when))));
  }
}
