import { badPuzzle } from "./fault.js";

/** How many positions are visited at most, if nobody says otherwise. */
export const USUAL_NODES = 10_000_000;
/** A position that is visited from here, and not in WebAssembly, takes so many times as long. */
const FROM_HERE = 20;

/** How many positions a proof may still visit. */
export class Budget {
  readonly #limit: number;
  #used = 0;

  constructor(limit = USUAL_NODES) {
    this.#limit = limit;
  }

  get used(): number {
    return this.#used;
  }

  /** What is left; a search needs one at least. */
  get left(): number {
    return Math.max(1, this.#limit - this.#used);
  }

  /** Counts positions that the solver visited. */
  spend(nodes: number): void {
    this.#used += nodes;
  }

  /** Counts one that is visited from here. */
  visit(): void {
    this.#used += FROM_HERE;
    if (this.#used > this.#limit) throw this.undecided();
  }

  undecided(): Error {
    return badPuzzle("goal", `this could not be decided within ${this.#limit} positions`);
  }
}
