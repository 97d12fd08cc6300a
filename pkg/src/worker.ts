import { type PlainError, toBuddhibalaError } from "./errors.js";
import { newGame } from "./game.js";
import { run } from "./module.js";
import type { GameRecord } from "./record.js";
import type { SearchLimits, SearchResult } from "./search.js";

/** What the worker is sent: one search after another. */
export interface SearchRequest {
  readonly game: GameRecord;
  readonly limits: SearchLimits;
}

/** What it answers to a search. */
export type WorkerReply = { readonly result: SearchResult } | { readonly error: PlainError };

function answer({ game: record, limits }: SearchRequest): WorkerReply {
  try {
    run(record.module);
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

globalThis.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  globalThis.postMessage(answer(data));
});
