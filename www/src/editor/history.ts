import type { Draft } from "./draft.js";

/** No more is kept than this. */
const MOST = 500;

/** What was set up, step by step, as far as it can be taken back. */
export class History {
  #steps: readonly Draft[];
  #at = 0;
  #joined: string | undefined;

  constructor(first: Draft) {
    this.#steps = [first];
  }

  get now(): Draft {
    const now = this.#steps[this.#at];
    if (!now) throw new Error("the history has no present");
    return now;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Goes on to another draft. Changes of one name that follow each other, as letters typed into a field, are one step; those that come to nothing are none. */
  add(draft: Draft, joined?: string): void {
    if (same(draft, this.now)) return;
    const replaces = joined !== undefined && joined === this.#joined && !this.canRedo && this.#at > 0;
    const before = this.#steps.slice(0, replaces ? this.#at : this.#at + 1);
    const last = before.at(-1);
    const nothing = last !== undefined && same(draft, last);
    this.#steps = nothing ? before : [...before, draft].slice(-MOST);
    this.#at = this.#steps.length - 1;
    this.#joined = nothing ? undefined : joined;
  }

  /** Whatever is changed next is a step of its own. */
  settle(): void {
    this.#joined = undefined;
  }

  undo(): void {
    if (this.canUndo) this.#at -= 1;
    this.#joined = undefined;
  }

  redo(): void {
    if (this.canRedo) this.#at += 1;
    this.#joined = undefined;
  }
}

function same(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
