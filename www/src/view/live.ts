import { html } from "../dom.js";

/** A polite live region: what is told is read out once, also the same words twice. */
export class LiveView {
  readonly element = html("div", { class: "sr-only", role: "status", "aria-live": "polite", "aria-atomic": "true" });
  #odd = false;

  /** Tells a text. */
  tell(text: string): void {
    this.#odd = !this.#odd;
    this.element.textContent = this.#odd ? text : `${text}\u00a0`;
  }
}
