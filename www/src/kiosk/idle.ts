/** A clock that can be another one in a test. */
export interface Clock {
  after(ms: number, act: () => void): () => void;
}

/** The clock of the browser. */
export const CLOCK: Clock = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Acts once nothing has been touched for a while. */
export class Idle {
  readonly #ms: number;
  readonly #act: () => void;
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;

  constructor(ms: number, act: () => void, clock: Clock = CLOCK) {
    this.#ms = ms;
    this.#act = act;
    this.#clock = clock;
  }

  /** Somebody is there: the while begins anew. */
  touch(): void {
    this.rest();
    this.#cancel = this.#clock.after(this.#ms, () => {
      this.#cancel = undefined;
      this.#act();
    });
  }

  /** Nobody is waited for. */
  rest(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
