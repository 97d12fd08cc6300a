import type { DrawClaim, Game, Move } from "../../index.js";
import type { Engine } from "../../engine.js";
import type { Level } from "./model.js";

/** A move that comes at once looks like a fault of the page, in milliseconds. */
const SHORTEST_THOUGHT = 400;

/** What the computer may answer: exactly one of these, unless it is stopped before. */
export interface Answers {
  moves(move: Move): void;
  claims(claim: DrawClaim): void;
  fails(message: string): void;
}

/** The computer as a player. It thinks about one position at a time; an answer to an earlier one is never given. */
export class Computer {
  readonly #engine: () => Engine;
  #thought: AbortController | undefined;

  /** Takes what gives the engine, which is asked for when it is first needed. */
  constructor(engine: () => Engine) {
    this.#engine = engine;
  }

  /** Begins to think, and drops what it was thinking about. Without a seed no two games need be alike. */
  think(game: Game, level: Level, seed: number | undefined, answers: Answers): void {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    this.#search(game, level, seed ?? anySeed(), thought.signal).then(
      (answer) => {
        if (!thought.signal.aborted) answer(answers);
      },
      (reason: unknown) => {
        if (!thought.signal.aborted) answers.fails(reason instanceof Error ? reason.message : String(reason));
      },
    );
  }

  /** Stops thinking: no answer will come. */
  stop(): void {
    this.#thought?.abort();
    this.#thought = undefined;
  }

  async #search(game: Game, level: Level, seed: number, signal: AbortSignal): Promise<(answers: Answers) => void> {
    const [claim] = game.status().claims; // a computer claims a draw that is as good as what it can get
    const [{ move, score }] = await Promise.all([this.#engine().bestMove(game, { level, seed, signal }), pause(signal)]);
    const drawSuffices = score.cp === undefined ? score.mateIn < 0 : score.cp <= 0;
    return (answers) => (claim && drawSuffices ? answers.claims(claim) : answers.moves(move));
  }
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, SHORTEST_THOUGHT);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
