import { BuddhibalaError } from "buddhibala";
import { errorText, type Model, type Words } from "buddhibala/board";
import { button, html, say } from "../dom.js";
import { plainBlanks } from "../share/blanks.js";

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
  readonly #current: HTMLElement;
  readonly #words: Words;
  #snapshot = "";
  #shown = "";

  constructor(acts: PositionActs, words: Words) {
    const { title, fen, set, copy, current } = words.position;
    this.#acts = acts;
    this.#words = words;
    this.#current = button(current, () => this.#restore(), { class: "small quiet" });
    const form = html(
      "form",
      { class: "position" },
      html("label", { for: "fen" }, html("h2", {}, title), " ", html("span", { class: "hint" }, fen)),
      this.#field,
      html(
        "div",
        { class: "buttons" },
        html("button", { class: "small" }, set),
        button(copy, () => void this.#copy(), { class: "small" }),
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
      this.#acts.load(plainBlanks(this.#shown).trim());
      this.#restore();
      this.#answered(this.#words.position.done, false);
    } catch (thrown) {
      if (!(thrown instanceof BuddhibalaError)) throw thrown;
      this.#shown = before;
      const text = `${sentence(errorText(thrown, this.#words))} ${this.#words.position.unchanged}`;
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
      this.#answered(this.#words.position.copied, false);
      this.#acts.tell(this.#words.position.copied);
    } catch {
      this.#field.select();
      this.#answered(this.#words.position.notCopied, false);
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

function sentence(text: string): string {
  return /[.।۔!?]$/u.test(text) ? text : `${text}.`;
}
