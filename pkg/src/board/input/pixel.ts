/** Watches how large a pixel of the screen is, in those of the page. It changes with the screen and with the zoom. */
export class Pixel {
  readonly #changed: (size: string) => void;
  #query: MediaQueryList | undefined;

  constructor(changed: (size: string) => void) {
    this.#changed = changed;
  }

  /** The size as CSS has it. */
  get size(): string {
    return `${1 / devicePixelRatio}px`;
  }

  /** Begins to watch. */
  watch(): void {
    this.leave();
    this.#query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#query.addEventListener("change", this.#onChange);
  }

  /** Watches no longer. */
  leave(): void {
    this.#query?.removeEventListener("change", this.#onChange);
    this.#query = undefined;
  }

  readonly #onChange = (): void => {
    this.watch();
    this.#changed(this.size);
  };
}
