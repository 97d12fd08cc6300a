import { button, html } from "../dom.js";

/** What an address asked for and could not be had, until it is closed. */
export function addressFaults(faults: readonly string[]): HTMLElement {
  const list = html("ul", {}, ...faults.map((fault) => html("li", {}, fault)));
  const box = html("div", { class: "address-faults", role: "alert", lang: "en", dir: "ltr" }, list, button("Close", () => box.remove(), { class: "small" }));
  box.hidden = faults.length === 0;
  return box;
}
