import { type PlainError, toBuddhibalaError } from "./errors.js";
import { type GameSpec, newGame } from "./game.js";
import { run } from "./module.js";
import type { SearchLimits, SearchResult } from "./search.js";

/** A game as it is sent to the worker: with its moves, so that repetitions are known. */
export interface GameRecord {
  readonly start: GameSpec;
  readonly moves: readonly string[];
}

/** One search. */
export interface SearchRequest {
  readonly game: GameRecord;
  readonly limits: SearchLimits;
}

/** What the worker is sent: first the compiled module, then one search after another. */
export type WorkerRequest = { readonly module: WebAssembly.Module } | SearchRequest;

/** What it answers to a search. */
export type WorkerReply = { readonly result: SearchResult } | { readonly error: PlainError };

function answer({ game: record, limits }: SearchRequest): WorkerReply {
  try {
    const game = newGame(record.start);
    try {
      for (const move of record.moves) game.play(move);
      return { result: game.search(limits) };
    } finally {
      game.free();
    }
  } catch (thrown) {
    const { code, message, details } = toBuddhibalaError(thrown);
    return { error: { code, message, details } };
  }
}

globalThis.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if ("module" in data) run(data.module);
  else globalThis.postMessage(answer(data));
});
