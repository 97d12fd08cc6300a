import type { GameSpec } from "./game.js";

/** A game as it is sent to the worker: with its moves, so that repetitions are known. */
export interface GameRecord {
  /** The WebAssembly module that plays it: the worker need not load it again. */
  readonly module: WebAssembly.Module;
  readonly start: GameSpec;
  readonly moves: readonly string[];
}

/**
 * The name of the method by which a game gives its record. Registered, so that an engine and a game understand each
 * other even where a bundler has put them into two copies of this package.
 */
export const RECORD: unique symbol = Symbol.for("buddhibala.record") as never;

/** The name of the method that searches, tells of each depth, and leaves what it found packed. */
export const SEARCH: unique symbol = Symbol("buddhibala.search") as never;

/** The name of the method that solves, and leaves what it found packed. */
export const SOLVE: unique symbol = Symbol("buddhibala.solve") as never;
