import { badArgument, isInstance, properties } from "../arguments.js";
import { Engine } from "../engine.js";
import { BuddhibalaError } from "../errors.js";
import { variants } from "../game.js";
import { init } from "../init.js";
import { isRunning } from "../module.js";
import type { Move } from "../move.js";
import type { VariantId } from "../variants.js";
import { Configured, type Wish } from "./configured.js";
import type { Model, Seats } from "./core/model.js";
import { borrow, giveBack } from "./core/shared-engine.js";
import { type Company, Table } from "./core/table.js";
import { type BoardEvents, madeBy, send, tell } from "./events.js";
import { type Orientation, readOptions, readSeats, readText, readVariant } from "./settings.js";

/** What a new game may begin with. */
export interface NewGame {
  /** Which game: the one on the board, if left out. */
  readonly variant?: VariantId;
  /** Readings of the rules, as an object or as `name=value; name=value`; if left out, those in force. */
  readonly options?: Readonly<Record<string, string | number>> | string;
  /** The position to begin with, instead of the array. */
  readonly fen?: string;
  /** A game to go on with, instead of a position. */
  readonly pgn?: string;
  /** Who plays, if not as `opponent` and `level` say. */
  readonly seats?: Seats;
}

/** A board that holds a game: it loads the rules, lays out what is asked for, and tells what happens. */
export abstract class Holding extends Configured {
  #table: Table | undefined;
  #model: Model | undefined;
  #ready: Promise<void> | undefined;
  #failure: BuddhibalaError | undefined;
  #engine: Engine | undefined;

  /** The engine that plays. The boards of a page share one, unless they are given their own. */
  get engine(): Engine {
    return this.#engine ?? borrow(this);
  }

  set engine(value: Engine | null) {
    if (value !== null && !isInstance(value, Engine)) throw badArgument("engine", "an Engine", value);
    this.#engine = value ?? undefined;
  }

  /** Resolves when a game can be played; rejected if the rules cannot be loaded. */
  get ready(): Promise<void> {
    if (this.#ready) return this.#ready;
    const ready = this.#load();
    ready.catch(() => undefined); // it is shown and sent as an event, also where nobody waits
    this.#ready = ready;
    return ready;
  }

  /** All that is shown; `undefined` before the board is ready. */
  get model(): Model | undefined {
    return this.#model;
  }

  /**
   * Begins a new game: the same again, or what is given.
   *
   * @throws {BuddhibalaError} `unknown-variant`, `bad-option`, `bad-fen`, `bad-pgn` or `bad-argument`; the game then goes on.
   */
  newGame(game: NewGame = {}): void {
    this.#live();
    const { variant, options, fen, pgn, seats } = properties("game", game, ["variant", "options", "fen", "pgn", "seats"]);
    this.#lay(
      {
        ...(variant === undefined ? {} : { variant: readVariant(variant) }),
        ...(options === undefined ? {} : { options: readOptions(options) }),
        fen: readText("fen", fen),
        pgn: readText("pgn", pgn),
      },
      seats === undefined ? (this.#model?.seats ?? this.seats) : readSeats(seats),
    );
    this.faults.delete("game");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#failure) this.retry();
    void this.ready;
    this.#table?.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#table?.sleep();
    giveBack(this);
  }

  /** Why nothing can be played, if the rules could not be loaded. */
  protected get failure(): BuddhibalaError | undefined {
    return this.#failure;
  }

  /** The game so far, as a PGN text. */
  protected get record(): string | undefined {
    return this.#table?.pgn();
  }

  protected get table(): Table {
    return this.#live();
  }

  protected get live(): Model {
    this.#live();
    return this.#model as Model;
  }

  /** Loads the rules once more. */
  protected retry(): void {
    this.#recovered();
    this.#ready = undefined;
    void this.ready;
    this.requestUpdate();
  }

  /** Begins what was asked for, if the rules are there. */
  protected settle(): void {
    if (!isRunning()) return;
    const wish = this.takeWish();
    if (!wish) return;
    this.#recovered();
    try {
      this.#lay(wish, this.seats);
      this.faults.delete("game");
    } catch (thrown) {
      this.report("game", thrown);
      if (!this.#table) this.#lay(wish.variant ? { variant: wish.variant } : {}, this.seats);
    }
  }

  protected override seated({ w, b }: Seats): void {
    const { seats } = this.#model ?? {};
    if (seats && seats.w !== w) this.#table?.seat("w", w);
    if (seats && seats.b !== b) this.#table?.seat("b", b);
  }

  protected override turned(side: Orientation): void {
    if (this.#model && this.#model.flipped !== (side === "black")) this.#table?.flip();
  }

  /** Whether a move that is about to be made may be made: whoever listens can forbid it. */
  protected permits(move: Move, by: BoardEvents["beforemove"]["by"]): boolean {
    return send(this, "beforemove", { move, by });
  }

  /** What is shown has changed. */
  protected abstract changed(model: Model): void;

  #recovered(): void {
    this.#failure = undefined;
    this.faults.delete("rules");
  }

  #live(): Table {
    this.settle();
    if (this.#table) return this.#table;
    throw new BuddhibalaError("not-initialised", "the board is not ready: wait for its ready");
  }

  async #load(): Promise<void> {
    try {
      await init();
      this.settle();
    } catch (thrown) {
      this.#failure = thrown instanceof BuddhibalaError ? thrown : new BuddhibalaError("internal", String(thrown));
      this.report("rules", thrown);
      throw thrown;
    }
  }

  #lay({ variant: id, options, fen, pgn }: Wish, seats: Seats): void {
    const now = this.#model?.snapshot;
    const variant = id === undefined && now ? now.variant : variants().find((one) => one.id === (id ?? readVariant(null)));
    if (!variant) throw badArgument("variant", "the name of a game", id);
    const kept = variant === now?.variant ? now.options : {};
    const setup = { variant, options: options ?? kept, seats };
    const start = { ...(fen === undefined ? {} : { fen }), ...(pgn === undefined ? {} : { pgn }) };
    if (this.#table) return this.#table.start(setup, start);
    const table = new Table(setup, start, this.side === "black", this.#company());
    if (!this.isConnected) table.sleep();
    this.#table = table;
    table.begin();
  }

  #company(): Company {
    return {
      engine: () => this.engine,
      seed: () => this.seed,
      allows: (move, by) => this.permits(move, madeBy(by)),
      changed: (model) => {
        const before = this.#model;
        this.#model = model;
        this.changed(model);
        const { happening } = model;
        if (happening.kind === "failed") send(this, "error", { error: new BuddhibalaError("engine-failed", happening.message) });
        tell(this, before, model, () => this.#model === model);
      },
    };
  }
}
