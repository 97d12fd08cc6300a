import { html, type TemplateResult } from "lit";
import type { Square } from "../../index.js";
import type { Note, Pointers } from "../core/pointer.js";
import type { Scene } from "../core/scene.js";
import { file, rank } from "../core/squares.js";
import { arrows } from "./arrows.js";
import { cell } from "./cell.js";
import { ground } from "./ground.js";

/** What the grid hears. */
export interface GridActs {
  clicked(event: MouseEvent): void;
  focused(event: FocusEvent): void;
  typed(event: KeyboardEvent): void;
  pointed(event: PointerEvent): void;
  pressed(event: PointerEvent): void;
  moved(event: PointerEvent): void;
  left(event: PointerEvent): void;
  released(event: PointerEvent): void;
  lost(event: PointerEvent): void;
}

/** How the grid stands, beside what is on it. */
export interface GridState {
  readonly label: string;
  /** The square that is reached with the Tab key. */
  readonly stop: Square | undefined;
  readonly lifted: Square | undefined;
  readonly over: Square | undefined;
  /** Whether men may be taken hold of at all. */
  readonly open: boolean;
  /** Whether the rules are still being loaded. */
  readonly busy: boolean;
}

/** The board: a grid of labelled cells with one tab stop, with its coordinates and what points at it. */
export function grid(scene: Scene, state: GridState, pointers: Pointers, notes: readonly Note[], acts: GridActs): TemplateResult {
  const { rows, game } = scene;
  const { stop, lifted, over, open } = state;
  return html`<div class="frame" part="frame" dir="ltr">
    <div class="ranks" part="ranks" aria-hidden="true">${rows.map((row) => html`<span>${row[0] && rank(row[0].square)}</span>`)}</div>
    ${ground(scene)}
    <div
      class="board"
      part="board"
      role="grid"
      aria-label=${state.label}
      aria-describedby="keys"
      aria-busy=${state.busy ? "true" : "false"}
      @click=${acts.clicked}
      @focusin=${acts.focused}
      @keydown=${acts.typed}
      @pointerover=${acts.pointed}
      @pointerleave=${acts.left}
      @pointerdown=${acts.pressed}
      @pointermove=${acts.moved}
      @pointerup=${acts.released}
      @pointercancel=${acts.lost}
      @lostpointercapture=${acts.lost}
    >
      ${rows.map(
        (row) => html`<div class="row" role="row">
          ${row.map((one) => cell(game, one, { stop: one.square === stop, lifted: one.square === lifted, over: one.square === over, open }))}
        </div>`,
      )}
    </div>
    ${arrows(scene, pointers, notes)}
    <div class="files" part="files" aria-hidden="true">${rows[0]?.map(({ square }) => html`<span>${file(square)}</span>`)}</div>
  </div>`;
}

/** The square that an event concerns. */
export function squareOf({ target }: Event): Square | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-square]")?.dataset["square"] as Square | undefined) : undefined;
}

/** The square at a point of the page, wherever and however large the board is shown. */
export function squareAt(board: Element, { rows, files, ranks }: Scene, x: number, y: number): Square | undefined {
  const { left, top, width, height } = board.getBoundingClientRect();
  const [column, row] = [Math.floor(((x - left) / width) * files), Math.floor(((y - top) / height) * ranks)];
  return rows[row]?.[column]?.square;
}

/** Puts the man of a square under a pointer, by the custom properties of its board. */
export function carry(board: HTMLElement, { rows, files, ranks }: Scene, from: Square, x: number, y: number): void {
  const row = rows.findIndex((cells) => cells.some(({ square }) => square === from));
  const column = rows[row]?.findIndex(({ square }) => square === from) ?? 0;
  const { left, top, width, height } = board.getBoundingClientRect();
  // A page may have scaled the board: what is shown is then larger than what is laid out.
  const scale = board.offsetWidth / width || 1;
  board.style.setProperty("--carried-x", `${(x - left - ((column + 0.5) * width) / files) * scale}px`);
  board.style.setProperty("--carried-y", `${(y - top - ((row + 0.5) * height) / ranks) * scale}px`);
}
