import { BuddhibalaError, type Color, type DrawClaim, type Game, type Move, type MoveSquares, newGame, type Square, type Verdict } from "../../index.js";
import type { Engine } from "../../engine.js";
import { Computer } from "./computer.js";
import { earlier, later } from "./line.js";
import type { Happening, Model, Mover, Phase, Seat, Seats, Setup, Snapshot } from "./model.js";
import { copyOf, type Opened, open, type Start } from "./opened.js";
import { type Choice, choose, drop, settle } from "./phase.js";
import { take } from "./snapshot.js";

/** What a game at the board needs of its surroundings. */
export interface Company {
  /** Gives the engine, when it is first needed. */
  engine(): Engine;
  /** Chooses among equally good moves of the computer. */
  seed(): number | undefined;
  /** Whether a move that is about to be made may be made. */
  allows(move: Move, by: Mover): boolean;
  /** Something that is shown has changed. */
  changed(model: Model): void;
}

/** A game at the board: takes what people do, lets the computer answer, and tells its company. */
export class Table {
  readonly #company: Company;
  readonly #computer: Computer;
  #opened: Opened;
  #seats: Seats;
  #line: readonly Move[];
  #ply: number;
  #snapshot: Snapshot;
  #phase: Phase = { kind: "idle" };
  #flipped: boolean;
  #asleep = false;

  /** Lays out a game; nothing is told before {@link begin}. What cannot be laid out throws. */
  constructor(setup: Setup, start: Start, flipped: boolean, company: Company) {
    this.#computer = new Computer(() => company.engine());
    this.#company = company;
    this.#opened = open(setup.variant, setup.options, start);
    this.#seats = setup.seats;
    this.#line = this.#opened.game.history();
    this.#ply = this.#line.length;
    this.#flipped = flipped;
    this.#snapshot = this.#look();
    this.#phase = settle(this.#snapshot, this.#seats, true);
  }

  /** Tells how the game stands, and lets the computer play if it is its turn. */
  begin(): void {
    this.#rest({ kind: "started" }, false);
  }

  /** Begins another game. What cannot be laid out throws, and nothing has changed. */
  start({ variant, options, seats }: Setup, start: Start = {}): void {
    const opened = open(variant, options, start);
    this.#opened.game.free();
    this.#opened = opened;
    this.#seats = seats;
    this.#line = opened.game.history();
    this.#ply = this.#line.length;
    this.#rest({ kind: start.fen === undefined && start.pgn === undefined ? "started" : "loaded" }, false);
  }

  /** The game as a PGN text. */
  pgn(): string {
    return this.#opened.game.pgn();
  }

  /** Whether a man may go somewhere, and if not, why. */
  why(from: string, to: string): Verdict {
    return this.#opened.game.why(from, to);
  }

  /** The game as it stands, apart from the one on the board. */
  copy(): Game {
    return newGame({ pgn: this.pgn() });
  }

  /** A person chooses a square. */
  choose(square: Square): void {
    this.#answer(choose(this.#snapshot, this.#phase, square, (from, to) => this.why(from, to)));
  }

  /** A person lets go of a man over a square. */
  drop(square: Square): void {
    this.#answer(drop(this.#snapshot, this.#phase, square, (from, to) => this.why(from, to)));
  }

  /** A person puts a picked man back. */
  cancel(): void {
    if (this.#phase.kind !== "picked") return;
    this.#phase = settle(this.#snapshot, this.#seats, false);
    this.#tell({ kind: "put-back" });
  }

  /** A program of the page makes a move. One that is not legal throws; `undefined` if it was forbidden. */
  play(given: string | MoveSquares): Move | undefined {
    if (this.#phase.kind === "claimed") throw new BuddhibalaError("game-over", "a draw was claimed: take the claim back, or begin a new game");
    const probe = copyOf(this.#opened.game);
    try {
      const { uci } = probe.play(given);
      const move = this.#snapshot.legal.find((one) => one.uci === uci);
      return move && this.#play(move, "page");
    } finally {
      probe.free();
    }
  }

  /** Takes back the claim of a draw, if the game ended so, or else the last move. */
  undo(): void {
    if (this.#phase.kind === "claimed") return this.#rest({ kind: "claim-withdrawn" }, true);
    const move = this.#line[this.#ply - 1];
    if (!move) return;
    this.#go(earlier(this.#snapshot, this.#seats));
    this.#rest({ kind: "back", move }, true);
  }

  /** Makes a move again that was taken back. */
  redo(): void {
    if (this.#ply === this.#line.length) return;
    this.#go(later(this.#snapshot, this.#seats));
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
    this.#seats = { ...this.#seats, [color]: seat };
    if (this.#phase.kind === "claimed") return this.#tell({ kind: "seated" });
    this.#rest({ kind: "seated" }, false);
  }

  /** The player to move claims a draw, which ends the game. */
  claim(claim: DrawClaim): void {
    if (this.#phase.kind === "claimed" || !this.#snapshot.status.claims.includes(claim)) return;
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

  /** Nobody can see the board: the computer does not think until {@link wake}. */
  sleep(): void {
    this.#asleep = true;
    this.#computer.stop();
  }

  /** The board is there again. */
  wake(): void {
    if (!this.#asleep) return;
    this.#asleep = false;
    this.#think();
  }

  #answer(choice: Choice): void {
    if (choice.kind === "play") return void this.#play(choice.move, "person");
    this.#phase = choice.phase;
    switch (choice.kind) {
      case "pick":
        return this.#tell({ kind: "picked", square: choice.square, piece: choice.piece, targets: choice.targets });
      case "put-back":
        return this.#tell({ kind: "put-back" });
      case "refuse":
        return this.#tell({ kind: "refused", refusal: choice.refusal });
    }
  }

  #play(move: Move, by: Mover): Move | undefined {
    const before = this.#snapshot;
    const allowed = this.#company.allows(move, by);
    if (before !== this.#snapshot) return undefined; // whoever was asked has changed the game
    if (!allowed) {
      this.#rest({ kind: typeof by === "number" ? "stopped" : "put-back" }, true);
      return undefined;
    }
    const made = this.#opened.game.play(move);
    this.#line = [...this.#line.slice(0, this.#ply), made];
    this.#ply += 1;
    this.#rest({ kind: "moved", move: made, by }, false);
    return made;
  }

  #go(ply: number): void {
    const { game } = this.#opened;
    while (this.#ply > ply && game.undo()) this.#ply -= 1;
    while (this.#ply < ply && game.redo()) this.#ply += 1;
  }

  /** Looks at the game anew, tells the company, and lets the computer think if it is its turn. */
  #rest(happening: Happening, paused: boolean): void {
    this.#computer.stop();
    this.#snapshot = this.#look();
    this.#phase = settle(this.#snapshot, this.#seats, paused);
    const phase = this.#phase;
    this.#tell(happening);
    if (this.#phase === phase) this.#think();
  }

  #think(): void {
    const phase = this.#phase;
    if (phase.kind !== "thinking" || this.#asleep) return;
    this.#computer.think(this.#opened.game, phase.level, this.#company.seed(), {
      moves: (move) => void this.#play(move, phase.level),
      claims: (claim) => this.claim(claim),
      fails: (message) => this.#rest({ kind: "failed", message }, true),
    });
  }

  #look(): Snapshot {
    return take(this.#opened.variant, this.#opened.game, this.#line, this.#ply);
  }

  #tell(happening: Happening): void {
    this.#company.changed({ snapshot: this.#snapshot, phase: this.#phase, seats: this.#seats, flipped: this.#flipped, happening });
  }
}
