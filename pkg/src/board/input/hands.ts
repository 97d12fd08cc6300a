import type { Letter, Square } from "../../index.js";
import type { Phase } from "../core/model.js";
import type { Cell, Scene } from "../core/scene.js";
import { carry, type GridActs, squareAt, squareOf } from "../view/grid.js";
import { Drag } from "./drag.js";
import { asked } from "./keyboard.js";
import { Typed } from "./typed.js";

/** A board as hands find it. */
export interface AtHand {
  /** Whether men may be taken hold of at all. */
  readonly open: boolean;
  /** What the board waits for; nothing before there is a game. */
  readonly phase: Phase | undefined;
  readonly scene: Scene;
  readonly grid: HTMLElement | null;
  choose(square: Square): void;
  drop(square: Square): void;
  /** Puts a picked man back. */
  cancel(): void;
  /** Escape. */
  leave(): void;
  /** Somebody points at a square with a mouse or a pen, or at none any more. */
  point(square: Square | undefined): void;
  /** The focus has come to a square. */
  focused(square: Square): void;
  /** A man of a kind was asked for that nobody may take hold of. */
  none(letter: Letter): void;
  redraw(): void;
}

/** What people do with the grid, by mouse, pen, finger or keys. */
export class Hands {
  readonly #board: AtHand;
  readonly #drag: Drag;
  readonly #typed = new Typed();
  #finger = false;
  #dropping = false;

  constructor(board: AtHand) {
    this.#board = board;
    this.#drag = new Drag({
      at: (x, y) => (board.grid === null ? undefined : squareAt(board.grid, board.scene, x, y)),
      lift: (square) => this.#lift(square),
      carry: (square, x, y) => board.grid && carry(board.grid, board.scene, square, x, y),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => board.cancel(),
      redraw: () => board.redraw(),
    });
  }

  /** Where the man in the air comes from. */
  get lifted(): Square | undefined {
    return this.#drag.lifted;
  }

  /** What the man in the air is over. */
  get over(): Square | undefined {
    return this.#drag.over;
  }

  /** With what a man is carried, if one is. */
  get carrying(): "touch" | "mouse" | undefined {
    return this.lifted === undefined ? undefined : this.#finger ? "touch" : "mouse";
  }

  /** Whether a man is just being let go of, so that it need not be seen coming. */
  get dropping(): boolean {
    return this.#dropping;
  }

  /** Ends a gesture without a word. */
  end(): void {
    this.#drag.end();
  }

  /** What the grid hears. */
  readonly acts: GridActs = {
    clicked: (event) => {
      const square = squareOf(event);
      if (square && !this.#drag.echoes(event)) this.#board.choose(square);
    },
    focused: (event) => {
      const square = squareOf(event);
      if (square !== undefined) this.#board.focused(square);
    },
    pointed: (event) => {
      if (event.pointerType !== "touch") this.#board.point(squareOf(event));
    },
    typed: (event) => this.#type(event),
    pressed: (event) => {
      const square = squareOf(event);
      this.#finger = event.pointerType === "touch";
      if (square && this.#board.open && this.#cell(square)?.held) this.#drag.press(event, square);
    },
    moved: (event) => this.#drag.move(event),
    left: (event) => {
      if (event.pointerType !== "touch") this.#board.point(undefined);
      this.#drag.leave(event);
    },
    released: (event) => this.#drag.release(event),
    lost: (event) => {
      // A finger is held by the cell that it touches first, and lost to the board when that takes it over.
      if (event.type === "pointercancel" || event.target === event.currentTarget) this.#drag.lose(event);
    },
  };

  #cell(square: Square): Cell | undefined {
    return this.#board.scene.rows.flat().find((cell) => cell.square === square);
  }

  #type(event: KeyboardEvent): void {
    const square = squareOf(event);
    const wants = square && asked(event, square, this.#board.scene, this.#typed);
    if (!wants) return;
    event.preventDefault();
    switch (wants.kind) {
      case "choose":
        return this.#board.choose(wants.square);
      case "cancel":
        this.end();
        return this.#board.leave();
      case "none":
        return this.#board.none(wants.letter);
      case "go":
        return this.#board.grid?.querySelector<HTMLElement>(`[data-square="${wants.square}"]`)?.focus();
    }
  }

  #lift(square: Square): boolean {
    const { phase } = this.#board;
    if (phase?.kind === "removing") return true;
    if (phase?.kind !== "picked" || phase.steps.at(-1) !== square) this.#board.choose(square);
    const now = this.#board.phase;
    return now?.kind === "picked" && now.steps.at(-1) === square;
  }

  #drop(from: Square, to: Square | undefined): void {
    const { phase } = this.#board;
    this.#dropping = true;
    try {
      if (phase?.kind === "removing") {
        if (to === undefined) this.#board.choose(from); // dragged off the board
      } else if (phase?.kind !== "picked") return;
      else if (to !== undefined && to !== phase.steps.at(-1)) this.#board.drop(to);
      else if (phase.steps.length === 1) this.#board.cancel();
    } finally {
      this.#dropping = false;
    }
  }
}
