import type { Color, Letter, Square } from "../../index.js";
import type { Piece } from "../core/model.js";
import type { Scene } from "../core/scene.js";
import { Drag } from "../input/drag.js";
import { destination } from "../input/keys.js";
import { carry, type GridActs, squareAt, squareOf } from "../view/grid.js";
import { beside, nameIn, type PaletteActs, type ToolName, toolOf, tools } from "./palette.js";

/** A board that is being set up, as hands find it. */
export interface AtWork {
  readonly scene: Scene;
  readonly grid: HTMLElement | null;
  readonly root: ParentNode;
  readonly rtl: boolean;
  touch(square: Square): void;
  choose(name: ToolName): void;
  set(square: Square, piece: Piece): void;
  clear(square: Square): void;
  move(from: Square, to: Square): void;
  /** Puts back what is picked up; or else lays the tool down. */
  leave(): void;
  focused(square: Square): void;
  reached(name: ToolName): void;
  redraw(): void;
}

/** What people do with a board that they set up and with its palette, by mouse, pen, finger or keys. */
export class Handling {
  readonly #work: AtWork;
  readonly #drag: Drag;
  readonly #fetch: Drag<ToolName>;
  #finger = false;

  constructor(work: AtWork) {
    this.#work = work;
    const at = (x: number, y: number): Square | undefined => (work.grid === null ? undefined : squareAt(work.grid, work.scene, x, y));
    const common = { at, lift: () => true, cancel: () => undefined, redraw: () => work.redraw() };
    this.#drag = new Drag({
      ...common,
      carry: (square, x, y) => work.grid && carry(work.grid, work.scene, square, x, y),
      drop: (from, to) => (to === undefined ? work.clear(from) : work.move(from, to)),
    });
    this.#fetch = new Drag<ToolName>({
      ...common,
      carry: (name, x, y) => this.#carry(name, x, y),
      drop: (name, to) => {
        const tool = toolOf(name);
        if (to !== undefined && tool.kind === "set") work.set(to, tool.piece);
      },
    });
  }

  /** Where the man in the air comes from. */
  get lifted(): Square | undefined {
    return this.#drag.lifted;
  }

  /** The man of the palette who is in the air. */
  get fetched(): ToolName | undefined {
    return this.#fetch.lifted;
  }

  /** What the man in the air is over. */
  get over(): Square | undefined {
    return this.#drag.over ?? this.#fetch.over;
  }

  /** With what a man is carried, if one is. */
  get carrying(): "touch" | "mouse" | "palette" | undefined {
    if (this.lifted === undefined && this.fetched === undefined) return undefined;
    return this.#finger ? "touch" : this.fetched === undefined ? "mouse" : "palette";
  }

  /** Ends every gesture without a word. */
  end(): void {
    this.#drag.end();
    this.#fetch.end();
  }

  /** What the grid hears. */
  readonly grid: GridActs = {
    clicked: (event) => {
      const square = squareOf(event);
      if (square && !this.#drag.echoes(event)) this.#work.touch(square);
    },
    focused: (event) => {
      const square = squareOf(event);
      if (square) this.#work.focused(square);
    },
    pointed: () => undefined,
    typed: (event) => this.#type(event),
    pressed: (event) => {
      const square = squareOf(event);
      this.#finger = event.pointerType === "touch";
      if (square && this.#work.scene.rows.flat().some((cell) => cell.square === square && cell.held)) this.#drag.press(event, square);
    },
    moved: (event) => this.#drag.move(event),
    left: (event) => this.#drag.leave(event),
    released: (event) => this.#drag.release(event),
    lost: (event) => lost(event, this.#drag),
  };

  /** What the palette hears. */
  readonly palette: PaletteActs = {
    chosen: (event) => {
      const name = nameIn(event);
      if (name && !this.#fetch.echoes(event)) this.#work.choose(name);
    },
    focused: (event) => {
      const name = nameIn(event);
      if (name) this.#work.reached(name);
    },
    typed: (event) => {
      const from = nameIn(event);
      if (event.key === "Escape") return this.#work.leave();
      const to = from && beside(tools(this.#work.scene.game), from, event.key, this.#work.rtl);
      if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#button(to)?.focus();
    },
    pressed: (event) => {
      const name = nameIn(event);
      this.#finger = event.pointerType === "touch";
      if (name && toolOf(name).kind === "set") this.#fetch.press(event, name);
    },
    moved: (event) => this.#fetch.move(event),
    left: (event) => this.#fetch.leave(event),
    released: (event) => this.#fetch.release(event),
    lost: (event) => lost(event, this.#fetch),
  };

  #type(event: KeyboardEvent): void {
    const square = squareOf(event);
    if (!square || event.altKey || event.metaKey) return;
    const act = this.#meant(event, square);
    if (!act) return;
    event.preventDefault();
    act();
  }

  #meant({ key, ctrlKey }: KeyboardEvent, square: Square): (() => void) | undefined {
    const work = this.#work;
    const rows = work.scene.rows.map((row) => row.map((cell) => cell.square));
    const to = destination(rows, square, key, ctrlKey);
    if (to) return () => work.grid?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
    if (ctrlKey) return undefined;
    if (key === "Enter" || key === " ") return () => work.touch(square);
    if (key === "Delete" || key === "Backspace") return () => work.clear(square);
    if (key === "Escape") return () => work.leave();
    const name = letterTool(key);
    return tools(work.scene.game).flat().includes(name) ? () => work.choose(name) : undefined;
  }

  #button(name: ToolName): HTMLElement | null {
    return this.#work.root.querySelector<HTMLElement>(`[data-tool="${name}"].kind, button[data-tool="${name}"]`);
  }

  /** Puts the man of a button under a pointer. */
  #carry(name: ToolName, x: number, y: number): void {
    const button = this.#button(name);
    if (!button) return;
    const { left, top, width, height } = button.getBoundingClientRect();
    // A page may have scaled the board: what is shown is then larger than what is laid out.
    const scale = button.offsetWidth / width || 1;
    button.style.setProperty("--carried-x", `${(x - left - width / 2) * scale}px`);
    button.style.setProperty("--carried-y", `${(y - top - height / 2) * scale}px`);
  }
}

/** As in a FEN: a capital letter is a man of White. */
function letterTool(key: string): ToolName {
  const color: Color = key === key.toUpperCase() ? "w" : "b";
  return `${color}${key.toUpperCase() as Letter}`;
}

/** A finger is held by what it touches first, and lost to the whole when that takes it over. */
function lost(event: PointerEvent, drag: { lose(event: PointerEvent): void }): void {
  if (event.type === "pointercancel" || event.target === event.currentTarget) drag.lose(event);
}
