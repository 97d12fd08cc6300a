import type { PropertyDeclarations, TemplateResult } from "lit";
import { badArgument } from "../arguments.js";
import type { Move } from "../move.js";
import type { Model } from "./core/model.js";
import type { BoardEvents } from "./events.js";
import type { NewGame } from "./holding.js";
import type { Desk } from "./puzzle/desk.js";
import { Speaking } from "./speaking.js";

type Parts = typeof import("./puzzle/index.js");

/** A board on which puzzles can be solved. What this takes is fetched when there is one. */
export abstract class Puzzling extends Speaking {
  static override readonly properties: PropertyDeclarations = { puzzle: { noAccessor: true } };

  #puzzle = "";
  #parts: Parts | undefined;
  #desk: Desk | undefined;
  #sitting: Promise<void> = Promise.resolve();
  #veiled: { readonly of: Model; readonly model: Model } | undefined;

  /**
   * The puzzle that is solved here: its name in the collections, `daily` for that of the day, or a line of JSON; none for a
   * game, and a new game ends it. A line of JSON has the solution in it, so set it as a property, not as an attribute, where nobody may see that.
   */
  get puzzle(): string {
    return this.#puzzle;
  }

  set puzzle(value: string | null) {
    if (typeof value === "string" || value === null || value === undefined) {
      this.#puzzle = value ?? "";
      this.#sitting = this.#sit();
    } else this.report("puzzle", badArgument("puzzle", "a string", value));
  }

  /** Resolves when the puzzle is on the board, or has been refused. */
  get puzzleReady(): Promise<void> {
    return this.#sitting;
  }

  /** Gives a hint for the puzzle, a little more each time. */
  puzzleHint(): void {
    this.#desk?.hint();
  }

  /** Shows the solution of the puzzle. */
  puzzleSolution(): void {
    this.#desk?.show();
  }

  /** Begins the puzzle anew. */
  puzzleAgain(): void {
    this.#desk?.again();
  }

  /**
   * Begins a new game: the same again, or what is given. It ends the puzzle.
   *
   * @throws {BuddhibalaError} `unknown-variant`, `bad-option`, `bad-fen`, `bad-pgn` or `bad-argument`; the game or the puzzle then goes on.
   */
  override newGame(game: NewGame = {}): void {
    super.newGame(game);
    if (!this.#desk?.placing) this.#end();
  }

  /** What stands above the board while there is a puzzle, which then has no controls below. */
  protected puzzlePanel(): TemplateResult | undefined {
    const { model } = this;
    if (!this.#desk || !this.#parts || !model) return undefined;
    return this.#parts.puzzlePanel(this.#desk, this.#veil(model), this.words, () => this.flip());
  }

  protected override get seen(): Model | undefined {
    const model = super.seen;
    return model && this.#veil(model);
  }

  /** While it is asked which man may not be captured, no sign tells. */
  #veil(model: Model): Model {
    if (!this.#desk?.veiled) return model;
    if (this.#veiled?.of !== model) {
      const { snapshot } = model;
      const veiled = { ...snapshot, special: new Map(), status: { ...snapshot.status, mastu: [] } };
      this.#veiled = { of: model, model: { ...model, snapshot: veiled } };
    }
    return this.#veiled.model;
  }

  protected override permits(move: Move, by: BoardEvents["beforemove"]["by"]): boolean {
    return super.permits(move, by) && (this.#desk?.allows(move) ?? true);
  }

  protected override news(model: Model): string | undefined {
    return this.#desk?.tells ? undefined : super.news(model);
  }

  protected override retry(): void {
    super.retry();
    this.#sitting = this.#sit();
  }

  async #sit(): Promise<void> {
    this.#leave();
    this.faults.delete("puzzle");
    const wanted = this.#puzzle;
    if (wanted === "") return;
    try {
      const [parts] = await Promise.all([import("./puzzle/index.js"), this.ready]);
      const puzzle = await parts.find(wanted, this.variant);
      if (wanted !== this.#puzzle || this.#desk) return;
      this.#parts = parts;
      this.#desk = new parts.Desk(this, puzzle, {
        said: () => {
          this.faults.delete("puzzle");
          this.#speak();
        },
        abandoned: () => this.#end(),
        failed: (thrown) => this.report("puzzle", thrown),
      });
      this.#desk.begin();
      this.#speak();
    } catch (thrown) {
      if (wanted === this.#puzzle && !this.failure) this.report("puzzle", thrown);
    }
  }

  #end(): void {
    this.#puzzle = "";
    this.#leave();
  }

  #leave(): void {
    this.#desk?.leave();
    this.#desk = undefined;
    this.requestUpdate();
  }

  /** What the board itself tells of the same change comes first. */
  #speak(): void {
    this.requestUpdate();
    queueMicrotask(() => {
      const { model } = this;
      if (!this.#desk || !this.#parts || !model) return;
      this.tell(this.#parts.told(this.#desk, this.#veil(model), this.words));
    });
  }
}
