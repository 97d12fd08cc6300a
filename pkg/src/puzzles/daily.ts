import { badArgument, isInstance, property } from "../arguments.js";
import { listArgument } from "./list.js";

const DAY = 86_400_000;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * The puzzle of a day: the same everywhere, whatever the order of the list. All are shown before one of them comes again, and then
 * at least half of the others come between.
 *
 * @param date A day as `"2026-11-30"`, or a `Date`, whose day in UTC counts.
 * @returns `undefined` if there are no puzzles.
 * @throws {@link BuddhibalaError} `bad-argument`.
 */
export function dailyPuzzle<P extends { readonly id: string }>(puzzles: readonly P[], date: string | Date): P | undefined {
  const day = dayOf(date);
  const named = listArgument("puzzles", puzzles).map((puzzle) => ({ puzzle, id: idOf(puzzle) }));
  if (named.length === 0) return undefined;
  const sorted = named.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)).map(({ puzzle }) => puzzle);
  const round = Math.floor(day / sorted.length);
  return ordered(sorted, round)[day - round * sorted.length];
}

function idOf(puzzle: unknown): string {
  const id = typeof puzzle === "object" && puzzle !== null ? property("a puzzle", puzzle, "id") : undefined;
  if (typeof id === "string") return id;
  throw badArgument("a puzzle", "an object with an id", puzzle);
}

/** The order of a round: one half of the puzzles, always the same, before the other, each in an order of its own. */
function ordered<P>(sorted: readonly P[], round: number): readonly P[] {
  const all = shuffled(sorted, 0);
  const half = Math.floor(all.length / 2);
  return [...shuffled(all.slice(0, half), round), ...shuffled(all.slice(half), round)];
}

/** Fisher and Yates, with the mulberry32 generator. */
function shuffled<P>(sorted: readonly P[], seed: number): P[] {
  const order = [...sorted];
  let state = Math.imul(seed, 0x9e3779b1);
  for (let last = order.length - 1; last > 0; last--) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [order[last], order[other]] = [order[other] as P, order[last] as P];
  }
  return order;
}

function dayOf(date: unknown): number {
  const time = isInstance(date, Date) ? timeOf(date) : typeof date === "string" ? timeIn(date) : Number.NaN;
  if (Number.isFinite(time)) return Math.floor(time / DAY);
  throw badArgument("date", 'a Date, or a day like "2026-11-30"', date);
}

function timeOf(date: Date): number {
  try {
    return date.getTime();
  } catch {
    return Number.NaN; // only its prototype is that of a date
  }
}

/** The beginning of a day; that of no day at all, such as 30 February, is no number. */
function timeIn(text: string): number {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? time : Number.NaN;
}
