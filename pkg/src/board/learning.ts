import { badArgument } from "../arguments.js";
import type { Letter, Square } from "../variants.js";
import { demonstration } from "./core/demonstration.js";
import type { Model } from "./core/model.js";
import { type Outlook, outlook } from "./core/outlook.js";
import type { Note, Pointers } from "./core/pointer.js";
import { send } from "./events.js";
import { Playing } from "./playing.js";

/** A board from which a game can be learnt: it shows how a man moves, and what the man may do at which somebody points. */
export abstract class Learning extends Playing {
  #learning = false;
  #shown: { readonly letter: Letter; readonly model: Model } | undefined;
  #at: Square | undefined;
  #seen: { readonly model: Model; readonly at: Square; readonly outlook: Outlook | undefined } | undefined;

  /** Whether the board says of the man at which somebody points where it may go, and why not elsewhere. */
  get learning(): boolean {
    return this.#learning;
  }

  set learning(value: boolean) {
    if (this.#learning === Boolean(value)) return;
    this.#learning = Boolean(value);
    this.#at = undefined;
    if (!value) this.demonstrate();
    this.requestUpdate();
  }

  /** The man of which the board shows now how it moves. */
  get demonstrated(): Letter | undefined {
    return this.#shown?.letter;
  }

  /**
   * Shows how a man moves, in place of the game, which goes on untouched; without a letter the game again.
   *
   * @throws {BuddhibalaError} `bad-argument` for a letter that no man of the game has; `not-initialised` before the board is ready.
   */
  demonstrate(letter?: Letter | null): void {
    if (letter === undefined || letter === null) {
      if (!this.#shown) return;
      this.#shown = undefined;
    } else {
      const { snapshot, flipped } = this.live;
      const letters = snapshot.variant.men.map((man) => man.letter);
      if (!letters.includes(letter)) throw badArgument("letter", `one of ${letters.join(", ")}`, letter);
      this.table.cancel();
      this.#shown = { letter, model: demonstration(snapshot, letter, flipped) };
    }
    this.requestUpdate();
    send(this, "demonstration", { letter: this.demonstrated });
  }

  /** What the board shows: the game, or how a man moves. */
  protected get seen(): Model | undefined {
    return this.#shown?.model ?? this.model;
  }

  /** What there is to say of the square at which somebody points. */
  protected get outlook(): Outlook | undefined {
    const { model } = this;
    const at = this.#at;
    if (!this.#learning || this.#shown || !model || at === undefined) return undefined;
    if (this.#seen?.model !== model || this.#seen.at !== at) {
      this.#seen = { model, at, outlook: outlook(model, at, (from, to) => this.why(from, to)) };
    }
    return this.#seen.outlook;
  }

  /** What is drawn over the board for the page: nothing over a man that shows how it moves. */
  protected get drawn(): Pointers {
    return this.#shown ? { arrows: [], circles: [] } : this.pointers;
  }

  /** What is drawn over the board for the one who learns. */
  protected get notes(): readonly Note[] {
    const { outlook, model } = this;
    if (outlook?.kind !== "man" || model?.phase.kind !== "idle") return [];
    const { men } = model.snapshot;
    return [
      ...outlook.open.map((square): Note => ({ square, kind: men.has(square) ? "take" : "open" })),
      ...outlook.barred.map(({ to: square }): Note => ({ square, kind: "barred" })),
    ];
  }

  /** Somebody points at a square, or no longer at any. */
  protected point(square: Square | undefined): boolean {
    if (!this.#learning || square === this.#at) return false;
    this.#at = square;
    this.requestUpdate();
    return true;
  }

  /** What a person does to the game leads back to it; a move of the computer does not. */
  protected override changed({ happening }: Model): void {
    if (happening.kind !== "moved" || typeof happening.by !== "number") this.demonstrate();
  }
}
