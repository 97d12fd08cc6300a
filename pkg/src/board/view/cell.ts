import { html, nothing, type TemplateResult } from "lit";
import type { Cell, Scene } from "../core/scene.js";
import { badge } from "./badge.js";
import { man } from "./man.js";

/** What the hands of a person do with a cell. */
export interface Touched {
  /** The one that is reached with the Tab key. */
  readonly stop: boolean;
  /** Its man is in the air. */
  readonly lifted: boolean;
  /** A man in the air is over it. */
  readonly over: boolean;
  /** Whether men may be taken hold of at all. */
  readonly open: boolean;
}

/** One square of the board. */
export function cell(game: Scene["game"], shown: Cell, { stop, lifted, over, open }: Touched): TemplateResult {
  const { square, piece, last, check } = shown;
  const states = `${last ? " last" : ""}${check ? " check" : ""}${over ? " over" : ""}`;
  return html`<div
    class="cell${states}"
    part="cell${states}"
    role="gridcell"
    tabindex=${stop ? 0 : -1}
    data-square=${square}
    data-target=${shown.target}
    ?data-held=${open && shown.held}
    aria-label=${shown.label}
    aria-selected=${shown.picked ? "true" : "false"}
  >
    ${shown.marked ? CROSS : nothing}${piece ? man(game, piece, lifted ? "lifted" : "") : nothing}${shown.signs.map(badge)}
  </div>`;
}

/** The mark of a square: both its diagonals. */
const CROSS = html`<svg class="mark" viewBox="0 0 10 10" aria-hidden="true"><path d="M0 0 10 10M10 0 0 10"></path></svg>`;
