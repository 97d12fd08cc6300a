import type { Square } from "../../index.js";

/** What a person does with a man in the air, who comes from a square or from somewhere else that has a name. */
export interface Hands<From extends string = Square> {
  /** Which square a point of the page is on; none beside the board. */
  at(x: number, y: number): Square | undefined;
  /** Takes hold of the man on a square, if that is possible. */
  lift(from: From): boolean;
  /** Moves the man in the air. */
  carry(from: From, x: number, y: number): void;
  /** Lets go over a square, or beside the board. */
  drop(from: From, to: Square | undefined): void;
  /** The gesture was interrupted. */
  cancel(): void;
  /** What is drawn has changed. */
  redraw(): void;
}

/** How far a finger or a mouse may stray in a click, in pixels. */
const SLOP = 6;
/** The click that a browser makes of a finished drag comes within so many milliseconds. */
const ECHO = 60;

interface Press<From> {
  readonly id: number;
  readonly from: From;
  readonly x: number;
  readonly y: number;
}

/** A man that is dragged by mouse, pen or finger. All its listeners are on the board, and go with it. */
export class Drag<From extends string = Square> {
  readonly #hands: Hands<From>;
  #press: Press<From> | undefined;
  #lifted: From | undefined;
  #over: Square | undefined;
  #dropped = -Infinity;

  constructor(hands: Hands<From>) {
    this.#hands = hands;
  }

  /** Where the man in the air comes from. */
  get lifted(): From | undefined {
    return this.#lifted;
  }

  /** What the man in the air is over. */
  get over(): Square | undefined {
    return this.#over;
  }

  /** Somebody presses on a man who may be taken hold of. */
  press({ pointerId: id, clientX: x, clientY: y, isPrimary, button }: PointerEvent, from: From): void {
    if (!isPrimary || button !== 0) return;
    this.end();
    this.#press = { id, from, x, y };
  }

  /** The pointer moves. */
  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return this.lose(event); // released where nobody heard it
    const { clientX: x, clientY: y } = event;
    if (this.#lifted === undefined) {
      if (Math.hypot(x - press.x, y - press.y) <= SLOP || !this.#lift(press, event)) return;
    }
    this.#hands.carry(press.from, x, y);
    const over = this.#hands.at(x, y);
    if (over === this.#over) return;
    this.#over = over;
    this.#hands.redraw();
  }

  /** The pointer leaves what it was pressed on, and is heard from there on all the same. */
  leave(event: PointerEvent): void {
    if (this.#press?.id !== event.pointerId) return;
    capture(event);
    this.move(event);
  }

  /** The pointer is released. */
  release({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    if (this.#press?.id !== pointerId) return;
    const from = this.#lifted;
    this.end();
    if (from === undefined) return;
    this.#dropped = timeStamp;
    this.#hands.drop(from, this.#hands.at(clientX, clientY));
  }

  /** The browser takes the pointer away. */
  lose({ pointerId }: PointerEvent): void {
    if (this.#press?.id !== pointerId) return;
    const lifted = this.#lifted !== undefined;
    this.end();
    if (lifted) this.#hands.cancel();
  }

  /** Ends without a word: nothing is in the air any more. */
  end(): void {
    const lifted = this.#lifted !== undefined;
    this.#press = undefined;
    this.#lifted = undefined;
    this.#over = undefined;
    if (lifted) this.#hands.redraw();
  }

  /** Whether a click is but the end of a drag. */
  echoes({ timeStamp }: Event): boolean {
    return timeStamp - this.#dropped < ECHO;
  }

  #lift(press: Press<From>, event: PointerEvent): boolean {
    if (!this.#hands.lift(press.from)) {
      this.#press = undefined;
      return false;
    }
    if (this.#press !== press) return false; // whoever heard of it has ended it
    this.#lifted = press.from;
    capture(event);
    this.#hands.redraw();
    return true;
  }
}

/** A pointer that is gone already cannot be captured; the browser then tells of its end anyway. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  try {
    if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
  } catch {
    return;
  }
}
