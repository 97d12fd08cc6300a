import { badArgument } from "../arguments.js";
import { lineage } from "../board/words/tag.js";
import { BuddhibalaError } from "../errors.js";
import type { Game, MoveSquares, PlacedMan } from "../game.js";
import type { Move } from "../move.js";
import type { Letter, Square } from "../variants.js";
import type { Attempt, Hint, PuzzleStatus } from "./attempt.js";
import { Budget } from "./budget.js";
import { begin, checkPuzzle } from "./check.js";
import { badPuzzle } from "./fault.js";
import { type Aim, aimOf, prospect } from "./forced.js";
import type { Goal, Puzzle } from "./puzzle.js";
import { allows, enemies } from "./single.js";
import { keysOf } from "./solved.js";

/** How far beyond the turns asked for a later win is looked for, and with how many positions. */
const LATER = { turns: 2, nodes: 200_000 };

/** What a page may know of a puzzle before it is solved: neither solution nor point, nor what gives them away. */
export type Question = Pick<Puzzle, "id" | "variant" | "options" | "fen" | "goal" | "difficulty" | "source">;

/** What the events of a puzzle carry. */
export interface PuzzleEvents {
  /** Something has been tried. */
  try: CustomEvent<Attempt>;
  /** A hint has been given. */
  hint: CustomEvent<Hint>;
  /** It is solved. */
  solved: CustomEvent<PuzzleStatus>;
  /** The solution has been shown. */
  shown: CustomEvent<PuzzleStatus>;
  /** It begins anew. */
  reset: CustomEvent<PuzzleStatus>;
}

/** How a puzzle is put before somebody. */
export interface PuzzleSetting {
  /** The language of its point, English if left out or if there is none in it. */
  readonly lang?: string;
  /** How many positions may be visited for an answer, ten million if left out. */
  readonly nodes?: number;
}

/**
 * A puzzle that somebody is solving: made by `newPuzzle`. Events tell of each attempt, for those who keep scores.
 *
 * Nothing of the solution can be seen in it before it is solved or asked for.
 */
export class OpenPuzzle extends EventTarget {
  readonly #puzzle: Puzzle;
  readonly #lang: string;
  readonly #nodes: number | undefined;
  readonly #game: Game;
  #left: number;
  #state: PuzzleStatus["state"] = "playing";
  #tries = 0;
  #mistakes = 0;
  #hints = 0;
  #step = 0;

  /** @internal */
  constructor(given: unknown, lang: string, nodes: number | undefined) {
    super();
    this.#puzzle = checkPuzzle(given);
    this.#lang = lang;
    this.#nodes = nodes;
    this.#game = begin(this.#puzzle);
    this.#left = turnsOf(this.#puzzle.goal);
  }

  /** What is asked. */
  get question(): Question {
    const { id, variant, options, fen, goal, difficulty, source } = this.#puzzle;
    return { id, variant, options: { ...options }, fen, goal: { ...goal }, difficulty, source };
  }

  /** What it shows, in a sentence; only once it is solved or shown. */
  get point(): string | undefined {
    return this.pointIn(this.#lang)?.text;
  }

  /** The same in another language, a wider one (`te` for `te-IN`) or English; with the language that it is in. */
  pointIn(lang: string): { readonly lang: string; readonly text: string } | undefined {
    const { point } = this.#puzzle;
    if (this.#state === "playing") return undefined;
    const found = lineage(lang).find((tag) => Object.hasOwn(point, tag)) ?? "en";
    return { lang: found, text: point[found] ?? point.en };
  }

  /** How far the solver has come. */
  get status(): PuzzleStatus {
    return { state: this.#state, tries: this.#tries, mistakes: this.#mistakes, hints: this.#hints };
  }

  /** In how many turns, the one to come among them, the goal is to be reached. */
  get turnsLeft(): number {
    return this.#left;
  }

  /** The position now. */
  fen(): string {
    return this.#game.fen();
  }

  /** The men on the board now. */
  board(): PlacedMan[] {
    return this.#game.board();
  }

  /** The legal moves now, right and wrong ones. */
  legalMoves(filter?: { readonly from?: string }): Move[] {
    return this.#game.legalMoves(filter);
  }

  /** The moves made so far, those of the opponent among them. */
  history(): Move[] {
    return this.#game.history();
  }

  /**
   * Tries a move, or names a square where the goal is a man who may not be captured.
   *
   * A right move stands, and the opponent has answered it with what holds out longest; after a wrong one the position is
   * as it was.
   *
   * @throws {@link BuddhibalaError} `illegal-move` and what else `game.play` throws, `bad-square`, `bad-argument`, `game-over` where the
   *   puzzle is solved already, `bad-puzzle` where the answer could not be decided.
   */
  try(move: string | MoveSquares): Attempt {
    if (this.#state !== "playing") throw new BuddhibalaError("game-over", "this puzzle is over: reset() begins it anew");
    const attempt = this.#weigh(move);
    this.#tries += 1;
    this.#step = 0;
    if (attempt.verdict === "wrong") this.#mistakes += 1;
    if (attempt.solved) this.#state = "solved";
    this.#tell("try", attempt);
    if (attempt.solved) this.#tell("solved", this.status);
    return attempt;
  }

  /** Tells a little of the solution, and more each time: the man, then his square, then the move. */
  hint(): Hint {
    if (this.#state !== "playing") throw new BuddhibalaError("game-over", "this puzzle is over: reset() begins it anew");
    const next = this.#next();
    this.#step = Math.min(this.#step + 1, next.move ? 3 : 2);
    this.#hints += 1;
    const { piece, square, move } = next;
    const hint: Hint = this.#step === 1 ? { step: 1, piece } : move && this.#step === 3 ? { step: 3, piece, square, move } : { step: 2, piece, square };
    this.#tell("hint", hint);
    return hint;
  }

  /** Shows the solution: plays the whole main line from the beginning, and gives its moves. */
  solve(): readonly Move[] {
    while (this.#game.undo());
    const { goal, solution } = this.#puzzle;
    const moves = goal.kind === "untouchable" ? [] : solution.map((text) => this.#game.play(text));
    if (this.#state === "playing") this.#state = "shown";
    this.#tell("shown", this.status);
    return moves;
  }

  /** The solution in coordinates (or the square); only once it is solved or shown. */
  get solution(): readonly string[] | undefined {
    return this.#state === "playing" ? undefined : [...this.#puzzle.solution];
  }

  /** Begins anew, with nothing counted. */
  reset(): void {
    while (this.#game.undo());
    this.#left = turnsOf(this.#puzzle.goal);
    this.#state = "playing";
    [this.#tries, this.#mistakes, this.#hints, this.#step] = [0, 0, 0, 0];
    this.#tell("reset", this.status);
  }

  /** Gives the memory back; see `game.free()`. */
  free(): void {
    this.#game.free();
  }

  /** What `JSON.stringify` writes: the question and the status. */
  toJSON(): { readonly question: Question; readonly status: PuzzleStatus } {
    return { question: this.question, status: this.status };
  }

  #weigh(given: string | MoveSquares): Attempt {
    const { goal } = this.#puzzle;
    const budget = new Budget(this.#nodes);
    if (goal.kind === "untouchable") return this.#name(given);
    const move = this.#peek(given);
    switch (goal.kind) {
      case "only":
        return this.#stand(move, true);
      case "avoid": {
        const refutation = allows(this.#game, move, goal.in, budget);
        return refutation ? { verdict: "wrong", move, refutation, replies: [], solved: false } : this.#stand(move, move.endsTurn);
      }
      default: {
        const aim = aimOf(goal, budget);
        const found = prospect(this.#game, aim, move.uci, this.#left);
        if (!found.holds) return { verdict: "wrong", move, refutation: found.refutation, ...this.#later(move), replies: [], solved: false };
        return this.#goOn(move, aim, found.replies);
      }
    }
  }

  /** Lets a right move stand. */
  #stand(move: Move, solved: boolean): Attempt {
    const expected = this.#expected();
    const verdict = expected === undefined || expected === move.uci ? "right" : "also-right";
    this.#game.play(move.uci);
    return { verdict, move, replies: [], solved };
  }

  #goOn(move: Move, aim: Aim, longest: readonly (readonly Move[])[]): Attempt {
    const attempt = this.#stand(move, false);
    if (aim.reached(this.#game, move)) return { ...attempt, solved: true };
    if (this.#game.turn === move.color) return attempt;
    this.#left -= 1;
    const told = this.#expected();
    const replies = longest.find(([first]) => first?.uci === told) ?? longest[0] ?? [];
    for (const reply of replies) this.#game.play(reply.uci);
    return { ...attempt, replies };
  }

  #name(given: string | MoveSquares): Attempt {
    if (typeof given !== "string") throw badArgument("square", "the name of a square", given);
    const man = this.#game.board().find(({ square }) => square === given);
    if (!man) throw new BuddhibalaError("bad-square", "this is no square with a man on it");
    const seen = enemies(this.#game).find(({ square }) => square === given);
    if (!seen?.untouchable) return { verdict: "wrong", refutation: seen?.capture ? [seen.capture] : [], replies: [], solved: false };
    return { verdict: given === this.#puzzle.solution[0] ? "right" : "also-right", replies: [], solved: true };
  }

  #later(move: Move): { readonly later?: number } {
    try {
      const aim = aimOf(this.#puzzle.goal as Parameters<typeof aimOf>[0], new Budget(LATER.nodes));
      const found = prospect(this.#game, aim, move.uci, this.#left + LATER.turns);
      return found.holds ? { later: found.turns } : {};
    } catch (thrown) {
      if (thrown instanceof BuddhibalaError && thrown.code === "bad-puzzle") return {};
      throw thrown;
    }
  }

  /** Reads a move without making it. */
  #peek(given: string | MoveSquares): Move {
    const move = this.#game.play(given);
    this.#game.undo();
    return move;
  }

  /** The next move of the main line, if that has been followed so far. */
  #expected(): string | undefined {
    const { solution } = this.#puzzle;
    const made = this.#game.history();
    return made.every(({ uci }, ply) => solution[ply] === uci) ? solution[made.length] : undefined;
  }

  #next(): { readonly piece: Letter; readonly square: Square; readonly move?: Move } {
    const { goal, solution } = this.#puzzle;
    if (goal.kind === "untouchable") {
      const man = this.#game.board().find(({ square }) => square === solution[0]);
      if (!man) throw nothing();
      return { piece: man.piece, square: man.square };
    }
    const left = "in" in goal && goal.kind !== "avoid" ? { ...goal, in: this.#left } : goal;
    const text = this.#expected() ?? keysOf(this.#game, left, new Budget(this.#nodes), true)[0];
    if (text === undefined) throw nothing();
    const move = this.#peek(text);
    return { piece: move.piece, square: move.from, move };
  }

  #tell<K extends keyof PuzzleEvents>(type: K, detail: PuzzleEvents[K]["detail"]): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** Listeners by the name of their event. */
export interface OpenPuzzle {
  /** Listens to an event, of a puzzle or any other. */
  addEventListener<K extends keyof PuzzleEvents>(type: K, listener: (event: PuzzleEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  /** The same for an event of any name. */
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  /** Listens no longer. */
  removeEventListener<K extends keyof PuzzleEvents>(type: K, listener: (event: PuzzleEvents[K]) => void, options?: boolean | EventListenerOptions): void;
  /** The same for an event of any name. */
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
}

function nothing(): BuddhibalaError {
  return badPuzzle("solution", "it has no solution");
}

function turnsOf(goal: Goal): number {
  return goal.kind === "mate" || goal.kind === "bare-king" || goal.kind === "gain" ? goal.in : 1;
}
