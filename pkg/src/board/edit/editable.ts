import { LitElement, type PropertyDeclarations } from "lit";
import { badArgument, excerpt } from "../../arguments.js";
import { BuddhibalaError, toBuddhibalaError } from "../../errors.js";
import type { VariantId } from "../../variants.js";
import { type Outline, outline, placed, placement } from "../core/outline.js";
import { type Orientation, readOrientation, readText, readTheme, readVariant, type Theme } from "../settings.js";
import type { Bench, Tool } from "./bench.js";

/** What the events of the element carry. */
export interface EditorEvents {
  /** Somebody has set, moved or taken off a man. */
  readonly change: { readonly placement: string };
  /** Something was refused that the page asked for. */
  readonly error: { readonly error: BuddhibalaError };
}

const ATTRIBUTE = { noAccessor: true };

/** More than this nobody can tell apart. */
const MOST_WRONG = 256;

/** What a page can set of a board that is being set up, as attributes or as properties. What makes no sense is told, and changes nothing. */
export abstract class Editable extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    variant: ATTRIBUTE,
    placement: ATTRIBUTE,
    orientation: ATTRIBUTE,
    theme: ATTRIBUTE,
    wrong: { noAccessor: true, attribute: false },
  };

  #variant: VariantId = readVariant(null);
  #given: string | undefined;
  #orientation: Orientation = "white";
  #theme: Theme = "auto";
  #wrong: readonly string[] = [];
  /** The tool that stays in the hand when other men are laid out. */
  #tool: Tool = { kind: "move" };
  #bench: Bench | undefined;

  /** Whose board and men these are. */
  get variant(): VariantId {
    return this.#variant;
  }

  set variant(value: VariantId | null) {
    this.#take(() => {
      const variant = readVariant(value);
      if (variant === this.#variant) return;
      this.#variant = variant;
      this.#tool = { kind: "move" };
      this.#bench = undefined;
    });
  }

  /** The men, as in the first field of a FEN; those of the start, if nothing was said. */
  get placement(): string {
    return placement(this.bench.men, this.#board);
  }

  set placement(value: string | null) {
    this.#take(() => {
      const text = readText("placement", value);
      if (this.#bench && text === this.placement) return;
      this.#given = text;
      this.#tool = this.#bench?.tool ?? this.#tool;
      this.#bench = undefined;
      this.relaid();
    });
  }

  /** Whose side is below. */
  get orientation(): Orientation {
    return this.#orientation;
  }

  set orientation(value: Orientation | null) {
    this.#take(() => {
      this.#orientation = value === null ? "white" : readOrientation(value);
    });
  }

  /** Which colours the board has: those of the page, or its own. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(value: Theme | null) {
    this.#take(() => {
      this.#theme = value === null ? "auto" : readTheme(value);
    });
  }

  /** Squares that are marked as wrong. */
  get wrong(): readonly string[] {
    return this.#wrong;
  }

  set wrong(value: readonly string[]) {
    this.#take(() => {
      this.#wrong = readSquares(value);
    });
  }

  #take(read: () => void): void {
    try {
      read();
      this.requestUpdate();
    } catch (thrown) {
      this.report(toBuddhibalaError(thrown));
    }
  }

  /** Whoever set the attribute may not yet listen. */
  protected report(error: BuddhibalaError): void {
    queueMicrotask(() => this.send("error", { error }));
  }

  /** Tells those who listen. */
  protected send<K extends keyof EditorEvents>(type: K, detail: EditorEvents[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Other men lie on the board than those that somebody may have in the hand. */
  protected abstract relaid(): void;

  /** The men and the tool; read anew from what the page gave when that has changed. */
  protected get bench(): Bench {
    this.#bench ??= { men: this.#read(), tool: this.#tool, picked: undefined };
    return this.#bench;
  }

  protected set bench(value: Bench) {
    this.#bench = value;
  }

  get #board(): Outline {
    return outline(this.#variant);
  }

  #read(): Bench["men"] {
    const board = this.#board;
    const men = placed(this.#given ?? board.array, board);
    if (men) return men;
    const text = excerpt(this.#given ?? "");
    this.#given = undefined;
    this.report(new BuddhibalaError("bad-fen", `the placement "${text}" does not fit the board of ${board.id}`, { given: text, field: "placement" }));
    return placed(board.array, board) ?? new Map();
  }
}

/** What names no square of the board marks nothing. */
function readSquares(value: unknown): readonly string[] {
  try {
    if (Array.isArray(value) && value.length <= MOST_WRONG) return Array.from(value as readonly unknown[]).filter((square) => typeof square === "string");
  } catch (thrown) {
    throw badArgument("wrong", "a list that can be read", value, thrown);
  }
  throw badArgument("wrong", `a list of at most ${MOST_WRONG} squares`, value);
}
