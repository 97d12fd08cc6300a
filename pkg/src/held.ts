import type { RawGame } from "../wasm/buddhibala.js";

/**
 * How much is held in WebAssembly's memory at once, which never shrinks. JavaScript frees what nobody uses only when it
 * has nothing else to do, so a loop that makes games and forgets them would fill it. Beyond this the games that were
 * used longest ago are freed, and made again from their moves if they are used once more.
 */
const MOST_GAMES = 128;
const MOST_MOVES = 16_384;

/** The games that are in WebAssembly's memory, the one that was used last at the end. */
const held = new Set<HeldGame>();
let last: HeldGame | undefined;
let moves = 0;

/** A game with what is needed to make it again. */
export class HeldGame {
  readonly #begin: () => RawGame;
  #raw: RawGame | undefined;
  /** How many moves it began with. */
  readonly #given: number;
  /** How many of these are still in its line: those that are played or can be redone. */
  #kept: number;
  /** What was played after them. */
  #played: string[] = [];
  /** How many moves of the line are made. */
  #ply: number;

  /** A game as `begin` makes it, always the same, which tells how many moves it has. */
  constructor(begin: () => RawGame, count: (raw: RawGame) => number) {
    this.#begin = begin;
    const raw = begin();
    this.#given = this.#kept = this.#ply = count(raw);
    this.#hold(raw);
  }

  /** The game in WebAssembly's memory. */
  get raw(): RawGame {
    if (this.#raw === undefined) return this.#hold(this.#again());
    if (last !== this) this.#use();
    return this.#raw;
  }

  /** A move was made. */
  played(uci: string): void {
    const before = this.#length;
    this.#kept = Math.min(this.#kept, this.#ply);
    this.#played.length = this.#ply - this.#kept;
    this.#played.push(uci);
    this.#ply += 1;
    moves += this.#length - before;
  }

  /** A move was taken back. */
  undone(): void {
    this.#ply -= 1;
  }

  /** A move was made again. */
  redone(): void {
    this.#ply += 1;
  }

  /** Gives its memory back; it is made again when it is asked for. */
  free(): void {
    if (this.#raw === undefined) return;
    moves -= this.#length;
    held.delete(this);
    this.#raw.free();
    this.#raw = undefined;
  }

  get #length(): number {
    return this.#kept + this.#played.length;
  }

  #hold(raw: RawGame): RawGame {
    this.#raw = raw;
    moves += this.#length;
    this.#use();
    return raw;
  }

  #use(): void {
    held.delete(this);
    held.add(this);
    last = this;
    for (const oldest of held) {
      if (oldest === this || (held.size <= MOST_GAMES && moves <= MOST_MOVES)) break;
      oldest.free();
    }
  }

  #again(): RawGame {
    const raw = this.#begin();
    for (let ply = this.#given; ply > this.#kept; ply--) raw.undo();
    for (const move of this.#played) raw.play(move);
    for (let ply = this.#length; ply > this.#ply; ply--) raw.undo();
    return raw;
  }
}
