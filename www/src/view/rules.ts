import type { Man, Variant } from "buddhibala";
import { MEANING, type Model, possibleSigns, type Sign, titled } from "buddhibala/board";
import { html } from "../dom.js";
import { badge } from "./badge.js";
import { man } from "./men.js";

/** What is being played: the men and how they move, and the reading of the rules in force. */
export class RulesView {
  readonly element = html("section", { class: "rules", "aria-label": "The rules of this game" });
  #variant: Variant | undefined;
  #options = "";

  /** Draws what has changed. */
  show({ snapshot }: Model): void {
    const { variant, options } = snapshot;
    const chosen = JSON.stringify(options);
    if (variant === this.#variant && chosen === this.#options) return;
    this.#variant = variant;
    this.#options = chosen;
    this.element.replaceChildren(
      fold(
        "The men and how they move",
        html("ul", { class: "legend" }, ...variant.men.map((one) => legend(variant, one))),
        ...signed(possibleSigns(snapshot)),
        ...changed(variant, options),
      ),
      fold("The rules", clauses(variant), html("h3", {}, "As they are read in this game"), inForce(variant, options)),
      fold("Where the rules come from", html("ul", { class: "sources" }, ...variant.sources.map((source) => html("li", {}, source)))),
    );
  }
}

function fold(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return html("details", {}, html("summary", {}, title), ...content);
}

function legend(variant: Variant, { letter, name, meaning, names, words }: Man): HTMLElement {
  const native = names.flatMap(({ lang, text }) => [" ", html("bdi", { lang }, text)]);
  return html(
    "li",
    {},
    man(variant, { color: "w", letter }),
    html("p", {}, html("strong", {}, name), ...native, html("span", { class: "hint" }, `${meaning} (${letter})`), html("span", {}, words)),
  );
}

function signed(signs: readonly Sign[]): readonly HTMLElement[] {
  if (signs.length === 0) return [];
  const row = (sign: Sign): HTMLElement => html("li", {}, html("span", { class: "sign" }, badge(sign)), html("p", {}, MEANING[sign]));
  return [html("h3", {}, "The signs beside them"), html("ul", { class: "legend" }, ...signs.map(row))];
}

function clauses({ rules }: Variant): HTMLElement {
  const row = ({ clause, text, source }: Variant["rules"][number]): HTMLElement =>
    html("li", {}, html("strong", {}, clause), html("p", {}, text, " ", html("cite", { class: "hint" }, source)));
  return html("ul", { class: "clauses" }, ...rules.map(row));
}

/** What is chosen otherwise than by default, which may change how a man moves. */
function changed({ options }: Variant, chosen: Readonly<Record<string, string>>): readonly HTMLElement[] {
  const others = options.flatMap(({ name, about, default: usual, values }) => {
    const value = values.find((one) => one.value === chosen[name] && one.value !== usual);
    return value ? [html("li", {}, `${about} ${value.about}`)] : [];
  });
  return others.length === 0 ? [] : [html("h3", {}, "Chosen otherwise for this game"), html("ul", { class: "sources" }, ...others)];
}

function inForce({ options }: Variant, chosen: Readonly<Record<string, string>>): HTMLElement {
  const rows = options.flatMap(({ name, about, values }) => {
    const value = values.find((one) => one.value === chosen[name]);
    return value ? [html("dt", {}, titled(about)), html("dd", {}, value.about)] : [];
  });
  return html("dl", {}, ...rows);
}
