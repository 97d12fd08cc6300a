import type { Move, Square } from "../../index.js";
import { type Attempt, type Hint, newPuzzle, type OpenPuzzle, type Puzzle } from "../../puzzles.js";
import type { Arrow, Circle } from "../core/pointer.js";
import { type BoardEvents, send } from "../events.js";
import type { NewGame } from "../holding.js";

/** How long the opponent waits with his answer, so that the move before can be seen, in milliseconds. */
const PAUSE = 450;

/** What was said last. */
export type Message =
  | { readonly kind: "none" | "right" | "also-right" | "solved" }
  | { readonly kind: "wrong"; readonly attempt: Attempt }
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "shown"; readonly moves: readonly Move[] };

/** The board that a puzzle is laid out on. */
export interface Host extends EventTarget {
  readonly orientation: "white" | "black";
  arrows: readonly Arrow[] | null;
  circles: readonly Circle[] | null;
  newGame(game: NewGame): void;
  play(move: string): Move | undefined;
  history(): readonly Move[];
  flip(): void;
}

/** Who hears of what comes about. */
export interface Audience {
  /** What is said about the puzzle has changed. */
  said(): void;
  /** Somebody has begun another game on the board. */
  abandoned(): void;
  /** Something could not be decided. */
  failed(thrown: unknown): void;
}

/** A puzzle on a board: judges the moves that are made there, and makes the opponent's. */
export class Desk {
  readonly open: OpenPuzzle;
  readonly #host: Host;
  readonly #audience: Audience;
  readonly #listening = new AbortController();
  #message: Message = { kind: "none" };
  #pending: Attempt | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #placing = false;

  constructor(host: Host, puzzle: Puzzle, audience: Audience) {
    this.open = newPuzzle(puzzle);
    this.#host = host;
    this.#audience = audience;
    const { signal } = this.#listening;
    const listen = <K extends keyof BoardEvents>(type: K, hear: (detail: BoardEvents[K]) => void): void =>
      host.addEventListener(type, (event) => event.target === host && hear((event as CustomEvent<BoardEvents[K]>).detail), { signal });
    listen("move", () => !this.#placing && this.#moved());
    listen("change", ({ model }) => !this.#placing && this.#changed(model.happening));
  }

  /** Lays the puzzle out. */
  begin(): void {
    this.#lay();
  }

  /** Whether it lays out the position or makes moves, and nobody else does. */
  get placing(): boolean {
    return this.#placing;
  }

  /** Whether a right move is being made, of which it tells itself. */
  get tells(): boolean {
    return this.#pending !== undefined;
  }

  /** What was said last. */
  get message(): Message {
    return this.#message;
  }

  /** Whether a move or a hint may be asked for. */
  get playing(): boolean {
    return this.open.status.state === "playing";
  }

  /** Whether no sign may tell who is protected, because that is asked. */
  get veiled(): boolean {
    return this.playing && this.open.question.goal.kind === "untouchable";
  }

  /** Whose turn it was at the beginning. */
  get side(): "w" | "b" {
    return this.open.question.fen.split(" ")[1] === "b" ? "b" : "w";
  }

  /** Gives a hint, and points at it. */
  hint(): void {
    if (!this.playing || this.#timer !== undefined) return;
    const hint = this.#attempt(() => this.open.hint());
    if (!hint) return;
    const square = hint.step === 1 ? undefined : hint.square;
    this.#point(hint.step === 3 ? [along(hint.move, "hint")] : [], square && hint.step === 2 ? [{ square, kind: "hint" }] : []);
    this.#say({ kind: "hint", hint });
    send(this.#host, "puzzle-hint", { id: this.#id, hint });
  }

  /** Shows the solution, a move after the other. */
  show(): void {
    const was = this.open.status.state;
    const moves = this.open.solve();
    this.#rest();
    this.#lay([]);
    const [square] = this.open.question.goal.kind === "untouchable" ? (this.open.solution ?? []) : [];
    this.#point([], square === undefined ? [] : [{ square: square as Square, kind: "hint" }]);
    this.#say({ kind: "shown", moves });
    this.#playOn(moves);
    if (was === "playing") send(this.#host, "puzzle-failed", { id: this.#id });
  }

  /** Begins anew. */
  again(): void {
    this.#rest();
    this.open.reset();
    this.#lay();
    this.#say({ kind: "none" });
  }

  /** The board is no longer for this puzzle. */
  leave(): void {
    this.#rest();
    this.#listening.abort();
    this.#point([], []);
    this.open.free();
  }

  /** Whether a move that somebody is about to make may be made; asked once the page has not forbidden it. */
  allows(move: Move): boolean {
    if (this.#placing) return true;
    if (!this.playing || this.#timer !== undefined || this.open.question.goal.kind === "untouchable") return false;
    if (!this.#inStep()) {
      this.#lay();
      return false;
    }
    const attempt = this.#judge(move.uci);
    if (!attempt || attempt.verdict === "wrong") return false;
    this.#pending = attempt;
    return true;
  }

  get #id(): string {
    return this.open.question.id;
  }

  #judge(text: string): Attempt | undefined {
    const attempt = this.#attempt(() => this.open.try(text));
    if (!attempt) return undefined;
    const [refutation] = attempt.refutation ?? [];
    this.#point(attempt.verdict === "wrong" && refutation ? [along(refutation, "threat")] : [], []);
    if (attempt.verdict === "wrong") {
      this.#say({ kind: "wrong", attempt });
      send(this.#host, "puzzle-failed", { id: this.#id, attempt });
    }
    return attempt;
  }

  /** What takes too long to decide is refused, and the audience hears of it. */
  #attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (thrown) {
      this.#audience.failed(thrown);
      return undefined;
    }
  }

  #moved(): void {
    const attempt = this.#pending;
    this.#pending = undefined;
    if (!attempt || attempt.verdict === "wrong") return;
    if (attempt.solved) return this.#solved();
    this.#say({ kind: attempt.verdict });
    this.#playOn(attempt.replies);
  }

  #changed(happening: BoardEvents["change"]["model"]["happening"]): void {
    if (happening.kind === "started" || happening.kind === "loaded") return this.#audience.abandoned();
    const named = happening.kind === "refused" && happening.refusal.kind === "not-yours" ? happening.refusal.square : undefined;
    if (named === undefined || !this.veiled) return;
    if (this.#judge(named)?.solved) this.#solved();
  }

  #solved(): void {
    const { mistakes, hints } = this.open.status;
    this.#say({ kind: "solved" });
    send(this.#host, "puzzle-solved", { id: this.#id, mistakes, hints });
  }

  /** Makes moves on the board, one after the other. */
  #playOn(moves: readonly Move[]): void {
    const [next, ...others] = moves;
    if (!next) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#place(() => this.#host.play(next.uci));
      this.#playOn(others);
    }, PAUSE);
  }

  /** Lays out the position of the puzzle, with the moves made so far. */
  #lay(moves: readonly Move[] = this.open.history()): void {
    const { variant, options, fen } = this.open.question;
    this.#place(() => {
      this.#host.newGame({ variant, options, fen, seats: { w: "person", b: "person" } });
      if (this.#host.orientation !== (this.side === "w" ? "white" : "black")) this.#host.flip();
      for (const move of moves) this.#host.play(move.uci);
    });
    this.#point([], []);
  }

  #place(work: () => void): void {
    this.#placing = true;
    try {
      work();
    } finally {
      this.#placing = false;
    }
  }

  /** Whether the board shows the game of the puzzle: somebody may have taken a move back. */
  #inStep(): boolean {
    const text = (moves: readonly Move[]): string => moves.map(({ uci }) => uci).join(" ");
    return text(this.#host.history()) === text(this.open.history());
  }

  #point(arrows: readonly Arrow[], circles: readonly Circle[]): void {
    [this.#host.arrows, this.#host.circles] = [arrows, circles];
  }

  #say(message: Message): void {
    this.#message = message;
    this.#audience.said();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = undefined;
  }
}

/** A removal has a single square, which an arrow cannot show: it is left to the words. */
function along({ from, to, path }: Move, kind: "hint" | "threat"): Arrow {
  return { from, to: path?.at(-1) ?? to, ...(path ? { via: path.slice(1, -1) } : {}), kind };
}
