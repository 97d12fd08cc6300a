import type { Square, Variant } from "buddhibala";
import type { Piece, Sign } from "buddhibala/board";
import { html, svg } from "../dom.js";
import { badge } from "./badge.js";
import { man } from "./men.js";

/** How a square may be chosen. */
export type Target = "none" | "step" | "capture" | "remove" | "stay" | "step-beyond" | "capture-beyond";

/** What a cell shows. */
export interface CellState {
  readonly label: string;
  readonly piece: Piece | undefined;
  readonly signs: readonly Sign[];
  readonly last: boolean;
  readonly picked: boolean;
  readonly target: Target;
  readonly check: boolean;
}

/** One square of the board. */
export class CellView {
  readonly element: HTMLElement;
  readonly #variant: Variant;
  #man: SVGSVGElement | undefined;
  #drawn: Piece | undefined;
  #badges: readonly SVGSVGElement[] = [];
  #worn = "";

  constructor(variant: Variant, square: Square) {
    this.#variant = variant;
    this.element = html("div", { class: "cell", role: "gridcell", tabindex: "-1", "data-square": square });
    if (variant.marks.includes(square)) this.element.append(cross());
  }

  /** The man on the square, as drawn. */
  get man(): SVGSVGElement | undefined {
    return this.#man;
  }

  /** Draws what has changed. */
  show(state: CellState): void {
    const { element } = this;
    set(element, "aria-label", state.label);
    set(element, "aria-selected", String(state.picked));
    set(element, "data-target", state.target);
    element.classList.toggle("last", state.last);
    element.classList.toggle("check", state.check);
    this.#place(state.piece);
    this.#wear(state.signs);
  }

  #place(piece: Piece | undefined): void {
    if (piece?.letter === this.#drawn?.letter && piece?.color === this.#drawn?.color) return;
    this.#man?.remove();
    this.#man = piece && man(this.#variant, piece);
    this.#drawn = piece;
    if (this.#man) this.element.append(this.#man);
  }

  #wear(signs: readonly Sign[]): void {
    const worn = signs.join();
    if (worn === this.#worn) return;
    for (const old of this.#badges) old.remove();
    this.#worn = worn;
    this.#badges = signs.map(badge);
    this.element.append(...this.#badges);
  }
}

/** The mark of a square: both its diagonals. */
function cross(): SVGSVGElement {
  return svg("svg", { class: "mark", viewBox: "0 0 10 10", "aria-hidden": "true" }, svg("path", { d: "M0 0 10 10M10 0 0 10" }));
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
