import { BuddhibalaError, type Game, type Move, newGame, type Options } from "../../index.js";
import type { AnalysisInfo, Engine } from "../../engine.js";
import type { Model, Phase, Snapshot } from "./model.js";
import { passed } from "./pass.js";

/** How many lines an analysis shows. */
const LINES = 3;
/** An analysis that nobody stops ends after a minute, to spare batteries. */
const LONGEST_ANALYSIS = 60_000;
/** How long to think about a hint or a threat, in milliseconds. */
const LONGEST_ANSWER = 1000;

/** What somebody has asked the computer, and how far it has answered. */
export type Question =
  | { readonly kind: "none" }
  | { readonly kind: "asked"; readonly about: "hint" | "threat" }
  /** First only the man is told, then how it moves. */
  | { readonly kind: "hint"; readonly move: Move; readonly whole: boolean }
  | { readonly kind: "threat"; readonly move: Move }
  /** The player to move cannot pass, so nothing can be said about a threat. */
  | { readonly kind: "no-threat" }
  | { readonly kind: "failed"; readonly message: string };

/** What the computer says about a position. */
export interface Advice {
  /** The game that it is about. */
  readonly snapshot: Snapshot;
  /** Whether a hint and a threat may be asked for. */
  readonly open: boolean;
  /** Whether a draw has been claimed, which ends the game. */
  readonly claimed: boolean;
  /** Whether the position is analysed, as long as it may be. */
  readonly on: boolean;
  /** The newest of the analysis. */
  readonly info: AnalysisInfo | undefined;
  /** What was asked beside the analysis, and how far it is answered. */
  readonly question: Question;
}

/** The computer as an adviser. It looks at the position on the board and at no other, and never while it is to move. */
export class Study {
  readonly #engine: Engine;
  readonly #watch: (advice: Advice) => void;
  #copy: (() => Game) | undefined;
  #snapshot: Snapshot | undefined;
  #open = false;
  #claimed = false;
  #on = false;
  #hidden = false;
  #info: AnalysisInfo | undefined;
  #question: Question = { kind: "none" };
  #thought: AbortController | undefined;

  constructor(engine: Engine, watch: (advice: Advice) => void) {
    this.#engine = engine;
    this.#watch = watch;
  }

  /** Turns to what is on the board now. The game is copied when it is looked at. */
  follow({ snapshot, phase }: Model, copy: () => Game): void {
    const open = isOpen(phase);
    if (snapshot === this.#snapshot && open === this.#open) return;
    this.#copy = copy;
    this.#snapshot = snapshot;
    this.#open = open;
    this.#claimed = phase.kind === "claimed";
    this.#info = undefined;
    this.#question = { kind: "none" };
    this.#analyse();
  }

  /** Switches the analysis on or off. */
  toggle(): void {
    this.#on = !this.#on;
    this.#info = undefined;
    if (this.#question.kind === "asked") return this.#tell();
    this.#analyse();
  }

  /** Tells which man to move, and at the second call how. */
  hint(): void {
    if (!this.#open || !this.#copy || this.#question.kind === "asked") return;
    if (this.#question.kind === "hint") return this.#answer({ ...this.#question, whole: true });
    const best = this.#info?.pv[0];
    if (best) return this.#answer({ kind: "hint", move: best, whole: false });
    this.#ask("hint", this.#copy(), (move) => ({ kind: "hint", move, whole: false }));
  }

  /** Tells what the opponent would play if the player to move passed. */
  threat(): void {
    if (!this.#open || !this.#snapshot || this.#question.kind === "asked") return;
    const game = gameAfterPass(this.#snapshot);
    if (!game) return this.#answer({ kind: "no-threat" });
    this.#ask("threat", game, (move) => ({ kind: "threat", move }));
  }

  /** Nothing is looked for while nobody can see the page. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    if (hidden) this.#stop();
    else if (this.#question.kind !== "asked") this.#analyse();
  }

  #stop(): AbortSignal {
    this.#thought?.abort();
    this.#thought = new AbortController();
    return this.#thought.signal;
  }

  #answer(question: Question): void {
    this.#question = question;
    this.#tell();
  }

  #ask(about: "hint" | "threat", game: Game, answer: (move: Move) => Question): void {
    const signal = this.#stop();
    this.#answer({ kind: "asked", about });
    const search = this.#engine.bestMove(game, { timeMs: LONGEST_ANSWER, signal });
    game.free();
    search
      .then(({ move }) => answer(move), (reason: unknown) => failure(reason))
      .then((question) => {
        if (signal.aborted) return;
        this.#answer(question);
        this.#analyse();
      });
  }

  #analyse(): void {
    const signal = this.#stop();
    this.#tell();
    if (!this.#on || !this.#open || this.#hidden || !this.#copy) return;
    const game = this.#copy();
    const analysis = this.#engine.analyse(game, { multiPv: LINES, timeMs: LONGEST_ANALYSIS, signal });
    game.free();
    this.#read(analysis).catch((reason: unknown) => {
      if (!signal.aborted) this.#answer(failure(reason));
    });
  }

  async #read(analysis: AsyncIterable<AnalysisInfo>): Promise<void> {
    for await (const info of analysis) {
      if (this.#info && isBehind(info, this.#info)) continue;
      this.#info = info;
      this.#tell();
    }
  }

  #tell(): void {
    if (!this.#snapshot) return;
    this.#watch({ snapshot: this.#snapshot, open: this.#open, claimed: this.#claimed, on: this.#on, info: this.#info, question: this.#question });
  }
}

function isOpen({ kind }: Phase): boolean {
  return kind === "idle" || kind === "picked" || kind === "removing" || kind === "paused";
}

/** Whether an analysis that was broken off, for a threat, and began anew is not yet as far as it had been. */
function isBehind(now: AnalysisInfo, before: AnalysisInfo): boolean {
  return now.depth < before.depth || (now.depth === before.depth && now.nodes < before.nodes);
}

function failure(reason: unknown): Question {
  if (reason instanceof BuddhibalaError && reason.code === "game-over") return { kind: "no-threat" };
  return { kind: "failed", message: reason instanceof Error ? reason.message : String(reason) };
}

function gameAfterPass(snapshot: Snapshot): Game | undefined {
  const fen = passed(snapshot);
  if (fen === undefined) return undefined;
  try {
    return newGame({ variant: snapshot.variant.id, options: snapshot.options as Partial<Options>, fen });
  } catch (thrown) {
    if (thrown instanceof BuddhibalaError && thrown.code === "bad-fen") return undefined;
    throw thrown;
  }
}
