import { errorText, type Words } from "buddhibala/board";
import { button, html } from "../dom.js";
import { type Fault, faultIn } from "../share/fault.js";
import { spoken } from "../site/language.js";
import { word } from "../site/words/index.js";

/** What an address asked for and could not be had, in the language of the page. */
export function faultText(fault: Fault, words: Words): string {
  const why = fault.reason === undefined ? "" : sentence(errorText(fault.reason, words));
  return faultIn(spoken(), fault, why);
}

/** What an address asked for and could not be had, until it is closed. */
export function addressFaults(faults: readonly Fault[], words: Words, closed: () => void): HTMLElement {
  const list = html("ul", {}, ...faults.map((fault) => html("li", {}, faultText(fault, words))));
  const box = html("div", { class: "address-faults", role: "alert" }, list, button(word("close"), closed, { class: "small" }));
  box.hidden = faults.length === 0;
  return box;
}

/** An error as a sentence: those of the package begin with a small letter, or with a move, which keeps it, and have no full stop. */
export function sentence(text: string): string {
  const first = /^\S*\d/.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase();
  return `${first}${text.slice(1)}${/[.!?।۔]$/u.test(text) ? "" : "."}`;
}
