import { badArgument, isInstance, properties } from "../arguments.js";
import { Engine } from "../engine.js";
import { BuddhibalaError } from "../errors.js";
import { type Game, type MoveSquares, type PlacedMan, type Special, variants } from "../game.js";
import { init } from "../init.js";
import { isRunning } from "../module.js";
import type { Move } from "../move.js";
import type { DrawClaim, Status } from "../status.js";
import type { Color, VariantId } from "../variants.js";
import type { Verdict } from "../verdict.js";
import { Configured, type Wish } from "./configured.js";
import { type Model, type Seat, type Seats } from "./core/model.js";
import { borrow, giveBack } from "./core/shared-engine.js";
import { type Company, Table } from "./core/table.js";
import { madeBy, send, tell } from "./events.js";
import { type Orientation, readColor, readOptions, readSeat, readSeats, readText, readVariant } from "./settings.js";

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

/** A board at which a game is played, without what is seen of it. */
export abstract class Playing extends Configured {
  #table: Table | undefined;
  #model: Model | undefined;
  #ready: Promise<void> | undefined;
  #failure: BuddhibalaError | undefined;
  #engine: Engine | undefined;

  /** Which game is played. To set it begins a new one. */
  get variant(): VariantId {
    this.settle();
    return this.#model?.snapshot.variant.id ?? this.wished?.variant ?? readVariant(null);
  }

  set variant(value: VariantId | null) {
    this.wishVariant(value);
  }

  /** Every option of the game with the value in force. To set them, as an object or as `name=value; name=value`, begins a new game. */
  get options(): Readonly<Record<string, string>> {
    this.settle();
    return { ...(this.#model?.snapshot.options ?? this.wished?.options) };
  }

  set options(value: Readonly<Record<string, string | number>> | string | null) {
    this.wishOptions(value);
  }

  /** The position that stands on the board. To set it begins a new game from there. */
  get fen(): string {
    this.settle();
    return this.#model?.snapshot.fen ?? this.wished?.fen ?? "";
  }

  set fen(value: string | null) {
    this.wishFen(value);
  }

  /** The game so far. To set it goes on from there. */
  get pgn(): string {
    this.settle();
    return this.#table?.pgn() ?? this.wished?.pgn ?? "";
  }

  set pgn(value: string | null) {
    this.wishPgn(value);
  }

  /** Whose side of the board is below. */
  get orientation(): Orientation {
    if (!this.#model) return this.side;
    return this.#model.flipped ? "black" : "white";
  }

  set orientation(value: Orientation | null) {
    this.wishOrientation(value);
  }

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
   * Makes a move: coordinates, short notation, or an object with `from` and `to`.
   *
   * @returns The move, or `undefined` if a listener to `beforemove` forbade it.
   * @throws {BuddhibalaError} As `play` of a game; `not-initialised` before the board is ready.
   */
  play(move: string | MoveSquares): Move | undefined {
    return this.table.play(move);
  }

  /** Takes back: the claim of a draw, or all moves since a person's last one. */
  undo(): void {
    this.table.undo();
  }

  /** Makes again what was taken back. */
  redo(): void {
    this.table.redo();
  }

  /** Shows the position after so many moves of the game, from 0. */
  jump(ply: number): void {
    const most = this.live.snapshot.line.length;
    if (!Number.isInteger(ply) || ply < 0 || ply > most) throw badArgument("ply", `a whole number from 0 to ${most}`, ply);
    this.table.jump(ply);
  }

  /** The legal moves, of all men or of the one on a square. */
  legalMoves(filter?: { readonly from?: string }): readonly Move[] {
    const { legal } = this.live.snapshot;
    const only = filter === undefined ? undefined : properties("filter", filter, ["from"]).from;
    return only === undefined ? legal : legal.filter(({ from }) => from === only);
  }

  /** How the game stands. */
  status(): Status {
    return this.live.snapshot.status;
  }

  /** The moves that are on the board. */
  history(): readonly Move[] {
    const { line, ply } = this.live.snapshot;
    return line.slice(0, ply);
  }

  /** Whether the man on a square may go to another one now, and if not, why. */
  why(from: string, to: string): Verdict {
    return this.table.why(from, to);
  }

  /** The men on the board. */
  board(): readonly PlacedMan[] {
    const { men, special } = this.live.snapshot;
    return [...men].map(([square, { color, letter }]) => ({ square, color, piece: letter, special: special.get(square) ?? ([] as readonly Special[]) }));
  }

  /** The game as it stands, as another one, to analyse: yours to free. */
  copy(): Game {
    return this.table.copy();
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

  /** Turns the board round. */
  flip(): void {
    this.table.flip();
  }

  /** The player to move claims a draw. */
  claim(claim: DrawClaim): void {
    this.table.claim(claim);
  }

  /** Gives a side to a person or to the computer at a level. */
  seat(color: Color, seat: Seat): void {
    this.table.seat(readColor(color), readSeat("seat", seat));
  }

  /** Stops the computer, which then waits. */
  stop(): void {
    this.table.stop();
  }

  /** Lets the computer go on. */
  resume(): void {
    this.table.resume();
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
    if (this.#model && this.orientation !== side) this.#table?.flip();
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
      allows: (move, by) => send(this, "beforemove", { move, by: madeBy(by) }),
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
