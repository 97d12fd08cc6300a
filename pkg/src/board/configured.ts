import { LitElement, type PropertyDeclarations } from "lit";
import { type BuddhibalaError, toBuddhibalaError } from "../errors.js";
import type { VariantId } from "../variants.js";
import type { Level, Seats } from "./core/model.js";
import type { Arrow, Circle, Pointers } from "./core/pointer.js";
import {
  type Opponent,
  type Orientation,
  readArrows,
  readCircles,
  readLevel,
  readOpponent,
  readOptions,
  readOrientation,
  readSeed,
  readText,
  readTheme,
  readVariant,
  seats,
  type Theme,
} from "./settings.js";

/** What a page has asked for that the next game begins with; what is asked for together makes one game. */
export interface Wish {
  /** Which game. */
  readonly variant?: VariantId;
  /** Readings of the rules. */
  readonly options?: Readonly<Record<string, string>>;
  /** The position. */
  readonly fen?: string | undefined;
  /** The game so far. */
  readonly pgn?: string | undefined;
}

const ATTRIBUTE = { noAccessor: true };
const FLAG = { noAccessor: true, type: Boolean };
const PROPERTY = { noAccessor: true, attribute: false };

/** What a page can set of a board, as attributes or as properties. What makes no sense is reported, and changes nothing. */
export abstract class Configured extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    variant: ATTRIBUTE,
    options: ATTRIBUTE,
    fen: ATTRIBUTE,
    pgn: ATTRIBUTE,
    orientation: ATTRIBUTE,
    opponent: ATTRIBUTE,
    level: ATTRIBUTE,
    seed: ATTRIBUTE,
    theme: ATTRIBUTE,
    controls: FLAG,
    viewonly: FLAG,
    arrows: PROPERTY,
    circles: PROPERTY,
  };

  /** What was refused of late, by what it was. */
  protected readonly faults = new Map<string, BuddhibalaError>();
  #unsent: BuddhibalaError[] = [];
  #wish: Wish | undefined = {};
  #opponent: Opponent = "none";
  #orientation: Orientation = "white";
  #level: Level = readLevel(null);
  #seed: number | undefined;
  #theme: Theme = "auto";
  #controls = false;
  #viewonly = false;
  #pointers: Pointers = { arrows: [], circles: [] };

  /** Which sides the computer plays: `none`, `white`, `black`, `both`, or `engine`, the side that sits at the top. */
  get opponent(): Opponent {
    return this.#opponent;
  }

  set opponent(value: Opponent | null) {
    this.#take("opponent", () => {
      this.#opponent = readOpponent(value);
      this.seated(this.seats);
    });
  }

  /** How well the computer plays, from 1 to 8: 2 if nothing is said. */
  get level(): Level {
    return this.#level;
  }

  set level(value: Level | string | null) {
    this.#take("level", () => {
      this.#level = readLevel(value);
      this.seated(this.seats);
    });
  }

  /** Chooses among equally good moves of the computer; without it, chance does. */
  get seed(): number | undefined {
    return this.#seed;
  }

  set seed(value: number | string | null | undefined) {
    this.#take("seed", () => {
      this.#seed = readSeed(value);
    });
  }

  /** Which colours the board has: `auto`, as the page has them, `light` or `dark`. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(value: Theme | null) {
    this.#take("theme", () => {
      this.#theme = readTheme(value);
    });
  }

  /** Whether there are buttons, words about the game and a list of moves under the board. */
  get controls(): boolean {
    return this.#controls;
  }

  set controls(value: boolean) {
    this.#take("controls", () => {
      this.#controls = Boolean(value);
    });
  }

  /** Whether nobody can move anything with the hand. */
  get viewonly(): boolean {
    return this.#viewonly;
  }

  set viewonly(value: boolean) {
    this.#take("viewonly", () => {
      this.#viewonly = Boolean(value);
      this.closed();
    });
  }

  /** Arrows over the board. */
  get arrows(): readonly Arrow[] {
    return this.#pointers.arrows;
  }

  set arrows(value: readonly Arrow[] | null) {
    this.#take("arrows", () => {
      this.#pointers = { ...this.#pointers, arrows: readArrows(value) };
    });
  }

  /** Circles over the board. */
  get circles(): readonly Circle[] {
    return this.#pointers.circles;
  }

  set circles(value: readonly Circle[] | null) {
    this.#take("circles", () => {
      this.#pointers = { ...this.#pointers, circles: readCircles(value) };
    });
  }

  protected get pointers(): Pointers {
    return this.#pointers;
  }

  /** Who sits where, by `opponent`, `level` and `orientation`. */
  protected get seats(): Seats {
    return seats(this.#opponent, this.#level, this.#orientation);
  }

  protected get side(): Orientation {
    return this.#orientation;
  }

  protected wishVariant(value: unknown): void {
    this.#take("variant", () => this.#wants({ variant: readVariant(value) }));
  }

  protected wishOptions(value: unknown): void {
    this.#take("options", () => this.#wants({ options: readOptions(value) }));
  }

  protected wishFen(value: unknown): void {
    this.#take("fen", () => this.#wants({ fen: readText("fen", value), pgn: undefined }));
  }

  protected wishPgn(value: unknown): void {
    this.#take("pgn", () => this.#wants({ pgn: readText("pgn", value), fen: undefined }));
  }

  protected wishOrientation(value: unknown): void {
    this.#take("orientation", () => {
      this.#orientation = readOrientation(value);
      this.turned(this.#orientation);
      this.seated(this.seats);
    });
  }

  /** What was asked for and has not begun. */
  protected get wished(): Wish | undefined {
    return this.#wish;
  }

  /** What was asked for since the last call. */
  protected takeWish(): Wish | undefined {
    const wish = this.#wish;
    this.#wish = undefined;
    return wish;
  }

  /** Keeps what went wrong, to be shown and sent with the next drawing. */
  protected report(what: string, thrown: unknown): void {
    const error = toBuddhibalaError(thrown);
    this.faults.set(what, error);
    this.#unsent.push(error);
    this.requestUpdate();
  }

  protected takeReports(): readonly BuddhibalaError[] {
    return this.#unsent.splice(0);
  }

  /** Who plays has changed. */
  protected abstract seated(seats: Seats): void;
  /** The side that is to be below has changed. */
  protected abstract turned(side: Orientation): void;
  /** Nobody may take hold of anything any more, or again. */
  protected abstract closed(): void;

  #wants(wish: Wish): void {
    this.#wish = { ...this.#wish, ...wish };
  }

  #take(what: string, set: () => void): void {
    try {
      set();
      this.faults.delete(what);
    } catch (thrown) {
      this.report(what, thrown);
    }
    this.requestUpdate();
  }
}
