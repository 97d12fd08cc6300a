import { BuddhibalaError } from "buddhibala";
import type { Model } from "buddhibala/board";
import { button, html, say } from "../dom.js";

/** What people do with the text of a position. */
export interface PositionActs {
  /** Sets the position up, or throws. */
  load(fen: string): void;
  /** Reads a text out. */
  tell(text: string): void;
}

/** The position as a text: shown, copied, and read back. */
export class PositionView {
  readonly element: HTMLElement;
  readonly #acts: PositionActs;
  readonly #field = html("textarea", {
    id: "fen",
    rows: "2",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    dir: "ltr",
    "aria-describedby": "fen-answer",
  });
  readonly #answer = html("p", { id: "fen-answer", class: "answer" });
  readonly #current = button("Show the current one", () => this.#restore(), { class: "small quiet" });
  #snapshot = "";
  #shown = "";

  constructor(acts: PositionActs) {
    this.#acts = acts;
    const form = html(
      "form",
      { class: "position" },
      html("label", { for: "fen" }, html("h2", {}, "Position"), " ", html("span", { class: "hint" }, "as a FEN")),
      this.#field,
      html(
        "div",
        { class: "buttons" },
        html("button", { class: "small" }, "Set up"),
        button("Copy", () => void this.#copy(), { class: "small" }),
        this.#current,
      ),
      this.#answer,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#submit();
    });
    this.#field.addEventListener("input", () => this.#offer());
    this.element = form;
  }

  /** Shows the position, unless somebody is writing another. */
  show({ snapshot }: Model): void {
    this.#snapshot = snapshot.fen;
    if (this.#field.value === this.#shown && snapshot.fen !== this.#shown) this.#restore();
    else this.#offer();
  }

  #submit(): void {
    const before = this.#shown;
    this.#shown = this.#field.value;
    try {
      this.#acts.load(this.#shown.trim());
      this.#restore();
      this.#answered("The position is set up.", false);
    } catch (thrown) {
      if (!(thrown instanceof BuddhibalaError)) throw thrown;
      this.#shown = before;
      const text = `${thrown.message}${thrown.message.endsWith(".") ? "" : "."} The game goes on as it was.`;
      this.#answered(text, true);
      this.#acts.tell(text);
      this.#pointAt(thrown.details.column);
    }
  }

  /** Shows the position on the board again. */
  #restore(): void {
    this.#shown = this.#snapshot;
    this.#field.value = this.#snapshot;
    this.#answered("", false);
    this.#offer();
  }

  #offer(): void {
    this.#current.hidden = this.#field.value === this.#snapshot;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#field.value);
      this.#answered("Copied.", false);
      this.#acts.tell("Copied.");
    } catch {
      this.#field.select();
      this.#answered("Your browser keeps pages from copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.", false);
    }
  }

  /** Puts the cursor where the text cannot be read. */
  #pointAt(column: number | undefined): void {
    if (column === undefined) return;
    const { value } = this.#field;
    const blanks = value.length - value.trimStart().length;
    const at = blanks + [...value.trimStart()].slice(0, column - 1).join("").length;
    this.#field.focus();
    this.#field.setSelectionRange(at, at + 1);
  }

  #answered(text: string, wrong: boolean): void {
    say(this.#answer, text);
    this.#answer.classList.toggle("wrong", wrong);
    this.#field.setAttribute("aria-invalid", String(wrong));
  }
}
