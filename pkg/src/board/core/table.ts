import { type Color, type DrawClaim, type Game, type Move, type Options, type Square, newGame } from "../../index.js";
import type { Engine } from "../../engine.js";
import { Computer } from "./computer.js";
import { earlier, later } from "./line.js";
import type { Happening, Model, Phase, Refusal, Seat, Seats, Setup, Snapshot } from "./model.js";
import { choose, settle } from "./phase.js";
import { take } from "./snapshot.js";

/** Called after every change, with what there is to show, and the game. */
export type Watcher = (model: Model, game: Game) => void;

/** A game at the board: takes what people do, lets the computer answer, and tells the watcher. */
export class Table {
  readonly #watch: Watcher;
  readonly #computer: Computer;
  #setup: Setup;
  #game: Game;
  #line: readonly Move[] = [];
  #ply = 0;
  #snapshot: Snapshot;
  #phase: Phase = { kind: "idle" };
  #flipped = false;

  constructor(setup: Setup, engine: Engine, watch: Watcher) {
    this.#computer = new Computer(engine);
    this.#watch = watch;
    this.#setup = setup;
    this.#game = open(setup);
    this.#snapshot = this.#look();
    this.#rest({ kind: "started" }, false);
  }

  /** Begins another game. A text that is no position throws, and nothing has changed. */
  start(setup: Setup, fen?: string): void {
    const game = open(setup, fen);
    this.#game.free();
    this.#game = game;
    this.#setup = setup;
    this.#line = [];
    this.#ply = 0;
    this.#rest({ kind: fen === undefined ? "started" : "loaded" }, false);
  }

  /** Sets up a position of the same game. A text that is none throws, and nothing has changed. */
  load(fen: string): void {
    this.start(this.#setup, fen);
  }

  /** A person chooses a square. */
  choose(square: Square): void {
    const choice = choose(this.#snapshot, this.#phase, square, (from, to) => this.#game.why(from, to));
    switch (choice.kind) {
      case "play":
        return this.#play(choice.move, "person");
      case "pick":
        this.#phase = choice.phase;
        return this.#tell({ kind: "picked", square: choice.square, piece: choice.piece, targets: choice.targets });
      case "put-back":
        this.#phase = choice.phase;
        return this.#tell({ kind: "put-back" });
      case "refuse":
        this.#phase = choice.phase;
        return this.#refuse(choice.refusal);
    }
  }

  /** A person puts a picked man back. */
  cancel(): void {
    if (this.#phase.kind !== "picked") return;
    this.#phase = settle(this.#snapshot, this.#setup.seats, false);
    this.#tell({ kind: "put-back" });
  }

  /** Takes back the claim of a draw, if the game ended so, or else the last move. */
  undo(): void {
    if (this.#phase.kind === "claimed") return this.#rest({ kind: "claim-withdrawn" }, true);
    const move = this.#line[this.#ply - 1];
    if (!move) return;
    this.#go(earlier(this.#snapshot, this.#setup.seats));
    this.#rest({ kind: "back", move }, true);
  }

  /** Makes a move again that was taken back. */
  redo(): void {
    if (this.#ply === this.#line.length) return;
    this.#go(later(this.#snapshot, this.#setup.seats));
    const move = this.#line[this.#ply - 1];
    if (move) this.#rest({ kind: "forward", move }, true);
  }

  /** Shows the position after so many moves of the line. */
  jump(ply: number): void {
    this.#go(ply);
    this.#rest({ kind: "jumped" }, true);
  }

  /** Turns the board round. */
  flip(): void {
    this.#flipped = !this.#flipped;
    this.#tell({ kind: "flipped" });
  }

  /** Gives a side to a person or to the computer. */
  seat(color: Color, seat: Seat): void {
    const seats: Seats = { ...this.#setup.seats, [color]: seat };
    this.#setup = { ...this.#setup, seats };
    if (this.#phase.kind === "claimed") return this.#tell({ kind: "seated" });
    this.#rest({ kind: "seated" }, false);
  }

  /** The player to move claims a draw, which ends the game. */
  claim(claim: DrawClaim): void {
    if (!this.#snapshot.status.claims.includes(claim)) return;
    this.#computer.stop();
    this.#phase = { kind: "claimed", claim, by: this.#snapshot.turn };
    this.#tell({ kind: "claimed" });
  }

  /** Stops the computer, which then waits. */
  stop(): void {
    if (this.#phase.kind === "thinking") this.#rest({ kind: "stopped" }, true);
  }

  /** Lets the computer go on. */
  resume(): void {
    if (this.#phase.kind === "paused") this.#rest({ kind: "resumed" }, false);
  }

  #play(move: Move, by: Seat): void {
    const made = this.#game.play(move);
    this.#line = [...this.#line.slice(0, this.#ply), made];
    this.#ply += 1;
    this.#rest({ kind: "moved", move: made, by }, false);
  }

  #go(ply: number): void {
    while (this.#ply > ply && this.#game.undo()) this.#ply -= 1;
    while (this.#ply < ply && this.#game.redo()) this.#ply += 1;
  }

  /** Looks at the game anew, tells the watcher, and lets the computer think if it is its turn. */
  #rest(happening: Happening, paused: boolean): void {
    this.#computer.stop();
    this.#snapshot = this.#look();
    this.#phase = settle(this.#snapshot, this.#setup.seats, paused);
    this.#tell(happening);
    const phase = this.#phase;
    if (phase.kind !== "thinking") return;
    this.#computer.think(this.#game, phase.level, {
      moves: (move) => this.#play(move, phase.level),
      claims: (claim) => this.claim(claim),
      fails: (message) => this.#rest({ kind: "failed", message }, true),
    });
  }

  #refuse(refusal: Refusal): void {
    this.#tell({ kind: "refused", refusal });
  }

  #look(): Snapshot {
    return take(this.#setup.variant, this.#game, this.#line, this.#ply);
  }

  #tell(happening: Happening): void {
    const model = { snapshot: this.#snapshot, phase: this.#phase, seats: this.#setup.seats, flipped: this.#flipped, happening };
    this.#watch(model, this.#game);
  }
}

function open({ variant, options }: Setup, fen?: string): Game {
  const given = options as Partial<Options>;
  return newGame({ variant: variant.id, options: given, ...(fen === undefined ? {} : { fen }) });
}
