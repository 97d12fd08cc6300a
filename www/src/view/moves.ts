import { type Entry, type Model, side, type Snapshot, type Turn, turns, type Words } from "buddhibala/board";
import { button, html } from "../dom.js";

/** The moves made, as numbered turns: one tab stop, with the arrows along the line. */
export class MovesView {
  readonly element: HTMLElement;
  readonly #jump: (ply: number) => void;
  readonly #list: HTMLElement;
  readonly #empty: HTMLElement;
  readonly #words: Words;
  #line: Snapshot["line"] | undefined;
  #buttons: readonly HTMLButtonElement[] = [];

  constructor(jump: (ply: number) => void, words: Words) {
    const { moves, noMoves } = words.controls;
    this.#jump = jump;
    this.#words = words;
    this.#list = html("ol", { class: "turns", "aria-label": moves });
    this.#empty = html("p", { class: "hint" }, noMoves);
    this.element = html("section", { class: "moves", "aria-labelledby": "moves-title" }, html("h2", { id: "moves-title" }, moves), this.#empty, this.#list);
    this.#list.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Draws what has changed. */
  show({ snapshot }: Model): void {
    const focused = this.#list.contains(document.activeElement);
    if (snapshot.line !== this.#line) this.#build(snapshot);
    for (const [index, move] of this.#buttons.entries()) {
      const ply = index + 1;
      if (ply === snapshot.ply) move.setAttribute("aria-current", "true");
      else move.removeAttribute("aria-current");
      move.tabIndex = ply === Math.max(1, snapshot.ply) ? 0 : -1;
      move.classList.toggle("undone", ply > snapshot.ply);
    }
    this.#scrollTo(this.#buttons[snapshot.ply - 1]);
    if (focused && !this.#list.contains(document.activeElement)) this.#buttons[Math.max(0, snapshot.ply - 1)]?.focus();
  }

  #build(snapshot: Snapshot): void {
    this.#line = snapshot.line;
    const list = turns(snapshot.line, snapshot.first);
    this.#list.replaceChildren(...list.map((turn) => this.#turn(turn)));
    this.#buttons = [...this.#list.querySelectorAll("button")];
    this.#empty.hidden = list.length > 0;
    this.#list.hidden = list.length === 0;
  }

  #turn({ number, moves }: Turn): HTMLElement {
    return html(
      "li",
      { class: "turn" },
      html("span", { class: "turn-number" }, `${number}.`),
      this.#half(moves.w, "w"),
      this.#half(moves.b, "b"),
    );
  }

  #half(entries: readonly Entry[], color: "w" | "b"): HTMLElement {
    if (entries.length === 0) return html("span", { class: "half", "aria-hidden": "true" }, color === "w" ? "…" : "");
    const label = (san: string): string => `${side(color, this.#words)} ${san}`;
    return html(
      "span",
      { class: "half" },
      ...entries.map(({ ply, san }) => button(san, () => this.#jump(ply), { class: "move", "aria-label": label(san) })),
    );
  }

  #pressed(event: KeyboardEvent): void {
    const here = this.#buttons.findIndex((move) => move === event.target);
    const there = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: this.#buttons.length - 1 }[event.key];
    const move = there === undefined ? undefined : this.#buttons[there];
    if (here < 0 || !move) return;
    event.preventDefault();
    move.focus();
  }

  /** Scrolls the list alone, never the page. */
  #scrollTo(move: HTMLElement | undefined): void {
    const list = this.#list;
    if (!move) {
      list.scrollTop = 0;
      return;
    }
    const top = move.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 0 || top + move.offsetHeight > list.clientHeight) list.scrollTop += top - list.clientHeight / 2;
  }
}
