import type { Model, Words } from "buddhibala/board";
import { button, html } from "../dom.js";

/** What people do with the game as a whole. */
export interface ControlActs {
  undo(): void;
  redo(): void;
  flip(): void;
}

/** Undo, redo and flip. */
export class ControlsView {
  readonly element: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;

  constructor(acts: ControlActs, { controls }: Words) {
    this.#undo = button(controls.undo, () => this.#unlessEmpty(this.#undo, acts.undo));
    this.#redo = button(controls.redo, () => this.#unlessEmpty(this.#redo, acts.redo));
    this.element = html("div", { class: "controls", role: "group", "aria-label": controls.game }, this.#undo, this.#redo, button(controls.flip, acts.flip));
  }

  /** Draws what has changed. */
  show({ snapshot, phase }: Model): void {
    enable(this.#undo, snapshot.ply > 0 || phase.kind === "claimed");
    enable(this.#redo, snapshot.ply < snapshot.line.length);
  }

  #unlessEmpty(element: HTMLElement, act: () => void): void {
    if (element.getAttribute("aria-disabled") !== "true") act();
  }
}

/** A disabled button would lose the focus of the one who has just pressed it; this one keeps it. */
function enable(element: HTMLElement, enabled: boolean): void {
  element.setAttribute("aria-disabled", String(!enabled));
}
