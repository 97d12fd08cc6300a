import type { Variant } from "buddhibala";
import type { Model } from "buddhibala/board";
import { html } from "../dom.js";

/** The name of the game that is being played. */
export class TitleView {
  readonly element = html("div", { class: "heading" });
  #variant: Variant | undefined;

  /** Draws what has changed. */
  show({ snapshot: { variant } }: Model): void {
    if (variant === this.#variant) return;
    this.#variant = variant;
    document.title = `${variant.name} – Buddhibala`;
    const natives = variant.names.flatMap(({ lang, text }) => [html("bdi", { lang }, text), " · "]);
    this.element.replaceChildren(html("h1", {}, variant.name), html("p", { class: "hint" }, ...natives, variant.origin));
  }
}
