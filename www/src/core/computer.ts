import { BuddhibalaError, type DrawClaim, type Game, type Move } from "buddhibala";
import { Engine } from "buddhibala/engine";
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
  #engine: Engine | undefined;
  #thought: AbortController | undefined;

  /** Begins to think, and drops what it was thinking about. */
  think(game: Game, level: Level, answers: Answers): void {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    this.#search(game, level, thought.signal).then(
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

  async #search(game: Game, level: Level, signal: AbortSignal): Promise<(answers: Answers) => void> {
    this.#engine ??= new Engine();
    const [claim] = game.status().claims;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    try {
      const [{ move, score }] = await Promise.all([this.#engine.bestMove(game, { level, seed, signal }), pause(signal)]);
      const losing = score.cp === undefined ? score.mateIn < 0 : score.cp <= 0;
      return (answers) => (claim && losing ? answers.claims(claim) : answers.moves(move));
    } catch (reason) {
      if (reason instanceof BuddhibalaError && reason.code === "engine-failed") this.#replace();
      throw reason;
    }
  }

  /** The next search starts a new worker. */
  #replace(): void {
    this.#engine?.terminate();
    this.#engine = undefined;
  }
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
