import type { Square, Variant } from "buddhibala";
import { cell as label, file, type Model, rank, route, rows, shown, signs, targets, type Way } from "buddhibala/board";
import { html } from "../dom.js";
import { ArrowsView, type Pointer } from "./arrows.js";
import { type Target, CellView } from "./cell.js";
import { destination } from "./keys.js";
import { slide } from "./slide.js";

/** What people do at the board. */
export interface BoardActs {
  choose(square: Square): void;
  cancel(): void;
}

/** The board: a grid of labelled cells with one tab stop. */
export class BoardView {
  readonly element: HTMLElement;
  readonly #acts: BoardActs;
  readonly #arrows = new ArrowsView();
  readonly #cells = new Map<Square, CellView>();
  #rows: readonly (readonly Square[])[] = [];
  #grid: HTMLElement | undefined;
  #variant: Variant | undefined;
  #flipped = false;
  #stop: Square | undefined;

  constructor(acts: BoardActs) {
    this.#acts = acts;
    this.element = html("div", { class: "board-frame", dir: "ltr" });
  }

  /** Draws what has changed. */
  show(model: Model): void {
    const { snapshot, phase, flipped } = model;
    if (snapshot.variant !== this.#variant || flipped !== this.#flipped) this.#build(snapshot.variant, flipped);
    const open = targets(phase);
    const men = shown(snapshot, phase);
    const last = snapshot.line[snapshot.ply - 1];
    const trace = new Set(last ? route(last) : []);
    for (const [square, cell] of this.#cells) {
      const piece = men.get(square);
      const attacked = snapshot.status.check && piece?.letter === "K" && piece.color === snapshot.turn;
      cell.show({
        label: label(model, square, piece, open.get(square)),
        piece,
        signs: piece ? signs(snapshot, square) : [],
        last: trace.has(square),
        picked: phase.kind === "picked" && phase.steps.includes(square),
        target: phase.kind === "removing" && open.has(square) ? "remove" : target(open.get(square), piece !== undefined),
        check: attacked,
      });
    }
    this.#animate(model);
  }

  /** Points at squares and along turns. */
  point(pointers: readonly Pointer[]): void {
    this.#arrows.show(pointers);
  }

  #animate({ happening }: Model): void {
    if (happening.kind !== "moved" && happening.kind !== "forward") return;
    const { move } = happening;
    const path = route(move).flatMap((square) => this.#cells.get(square) ?? []);
    const man = move.path && move.path.at(-1) !== move.to ? path.at(-1) : this.#cells.get(move.to);
    if (man && move.kind !== "removal") slide(man, path);
  }

  #build(variant: Variant, flipped: boolean): void {
    const focused = this.#grid?.contains(document.activeElement) ?? false;
    if (variant !== this.#variant) this.#stop = undefined;
    this.#variant = variant;
    this.#flipped = flipped;
    this.#rows = rows(variant, flipped);
    this.#cells.clear();
    for (const square of this.#rows.flat()) this.#cells.set(square, new CellView(variant, square));
    const grid = html(
      "div",
      { class: "board", role: "grid", "aria-label": `Board of ${variant.name}`, "aria-describedby": "board-keys" },
      ...this.#rows.map((row) =>
        html("div", { class: "row", role: "row" }, ...row.flatMap((square) => this.#cells.get(square)?.element ?? [])),
      ),
    );
    grid.addEventListener("click", (event) => this.#clicked(event));
    grid.addEventListener("focusin", (event) => this.#moveStop(squareOf(event.target)));
    grid.addEventListener("keydown", (event) => this.#pressed(event));
    this.#grid = grid;
    this.element.style.setProperty("--files", String(variant.files));
    this.element.style.setProperty("--ranks", String(variant.ranks));
    this.element.replaceChildren(
      html("div", { class: "ranks", "aria-hidden": "true" }, ...this.#rows.map((row) => html("span", {}, row[0] ? rank(row[0]) : ""))),
      grid,
      this.#arrows.element,
      html("div", { class: "files", "aria-hidden": "true" }, ...(this.#rows[0] ?? []).map((square) => html("span", {}, file(square)))),
    );
    this.#arrows.build(this.#rows);
    this.#moveStop(this.#stop ?? this.#rows.at(-1)?.[0]);
    if (focused && this.#stop) this.#cells.get(this.#stop)?.element.focus();
  }

  #clicked({ target }: Event): void {
    const square = squareOf(target);
    if (square) this.#acts.choose(square);
  }

  #pressed(event: KeyboardEvent): void {
    const square = squareOf(event.target);
    if (!square || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") this.#acts.choose(square);
    else if (event.key === "Escape") this.#acts.cancel();
    else {
      const next = destination(this.#rows, square, event.key, event.ctrlKey);
      if (!next) return;
      this.#cells.get(next)?.element.focus();
    }
    event.preventDefault();
  }

  /** Makes a cell the tab stop. */
  #moveStop(square: Square | undefined): void {
    if (!square) return;
    if (this.#stop) this.#cells.get(this.#stop)?.element.setAttribute("tabindex", "-1");
    this.#stop = square;
    this.#cells.get(square)?.element.setAttribute("tabindex", "0");
  }
}

function target(way: Way | undefined, taken: boolean): Target {
  switch (way?.kind) {
    case undefined:
      return "none";
    case "next":
      return taken ? "capture" : "step";
    case "stay":
      return "stay";
    case "beyond":
      return taken ? "capture-beyond" : "step-beyond";
  }
}

function squareOf(target: EventTarget | null): Square | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-square]")?.dataset["square"] as Square | undefined;
}
