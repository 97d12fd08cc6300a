import { button, html } from "../dom.js";
import { type Key, word } from "../site/words/index.js";

const TOLD_MS = 2_000;

/** The address that opens the game as it stands, to be sent to somebody. */
export class ShareView {
  readonly element: HTMLElement;
  readonly #field = html("input", { type: "text", readonly: true, class: "address", dir: "ltr" });
  readonly #copy = button(word("copyAddress"), () => void this.#take(), { "data-word": "copyAddress", class: "small" });
  readonly #tell: (text: string) => void;

  constructor(tell: (text: string) => void, name: Extract<Key, `address${string}`> = "addressHere") {
    this.#tell = tell;
    this.#field.setAttribute("aria-label", word(name));
    this.#field.addEventListener("focus", () => this.#field.select());
    this.element = html("section", { class: "sharing", "aria-labelledby": "share-title" }, html("h2", { id: "share-title", "data-word": "share" }, word("share")), html("div", { class: "sharing-row" }, this.#field, this.#copy));
  }

  /** Shows an address. */
  show(address: string): void {
    if (this.#field.value !== address) this.#field.value = address;
  }

  async #take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#field.value);
    } catch {
      // Forbidden: the text is selected, for the keys of the system.
      this.#field.focus();
      return;
    }
    this.#copy.textContent = word("copied");
    this.#tell(word("copied"));
    setTimeout(() => {
      this.#copy.textContent = word("copyAddress");
    }, TOLD_MS);
  }
}
