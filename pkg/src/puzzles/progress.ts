import { badArgument, integerArgument, properties } from "../arguments.js";
import { name } from "./fields.js";

const KEY = "buddhibala.puzzles";
const LONGEST_TEXT = 1_000_000;
const MOST_PUZZLES = 10_000;
const MOST_COUNTED = 9_999;

/** How somebody has done with a puzzle. */
export interface Done {
  /** Whether it was solved; otherwise its solution was shown. */
  readonly solved: boolean;
  /** How many wrong moves it took. */
  readonly mistakes: number;
  /** How many hints it took. */
  readonly hints: number;
}

/** Where progress is kept, such as `localStorage`. */
export type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What somebody has done so far. */
export interface Progress {
  /** How it went with a puzzle; `undefined` if it was not done. */
  get(id: string): Done | undefined;
  /** The names of the puzzles that are done. */
  ids(): string[];
  /** Notes how it went. What was solved once stays solved. */
  note(id: string, done: Done): void;
  /** Forgets everything. */
  clear(): void;
}

/**
 * What somebody has done so far, kept in this browser. Where nothing can be kept, or what is kept is not ours, it is kept
 * in memory only: nothing throws for that.
 *
 * @param storage Where to keep it; `localStorage` if left out, where there is one.
 */
export function progress(storage?: Keeper): Progress {
  const keeper = storage ?? local();
  const done = read(keeper);
  const save = (): void => quietly(() => keeper?.setItem(KEY, JSON.stringify({ version: 1, done: Object.fromEntries(done) })));
  return {
    get: (id) => done.get(id),
    ids: () => [...done.keys()],
    note: (id, given) => {
      const next = checked(given);
      const before = done.get(name("id", id));
      done.delete(id);
      done.set(id, before?.solved && !next.solved ? before : next);
      for (const oldest of done.keys()) {
        if (done.size <= MOST_PUZZLES) break;
        done.delete(oldest);
      }
      save();
    },
    clear: () => {
      done.clear();
      quietly(() => keeper?.removeItem(KEY));
    },
  };
}

/** `localStorage`, where it may be used: to ask for it may throw. */
function local(): Keeper | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function read(keeper: Keeper | undefined): Map<string, Done> {
  const done = new Map<string, Done>();
  quietly(() => {
    const text: unknown = keeper?.getItem(KEY);
    if (typeof text !== "string" || text.length > LONGEST_TEXT) return;
    const kept = properties("kept", JSON.parse(text), ["version", "done"]);
    if (kept.version !== 1 || typeof kept.done !== "object" || kept.done === null) return;
    for (const [id, value] of Object.entries(kept.done).slice(0, MOST_PUZZLES)) quietly(() => done.set(name("id", id), checked(value)));
  });
  return done;
}

function checked(value: unknown): Done {
  const { solved, mistakes, hints } = properties("done", value, ["solved", "mistakes", "hints"]);
  if (typeof solved !== "boolean") throw badArgument("done.solved", "true or false", solved);
  return { solved, mistakes: count("done.mistakes", mistakes), hints: count("done.hints", hints) };
}

function count(argument: string, value: unknown): number {
  return integerArgument(argument, value, 0, MOST_COUNTED);
}

/** A storage may be full, forbidden or filled by others: whoever solves puzzles can go on all the same. */
function quietly(work: () => unknown): void {
  try {
    work();
  } catch {
    return;
  }
}
