import { badArgument, integerArgument, properties } from "./arguments.js";
import { type Move, unpackMove } from "./move.js";

const DEEPEST_SEARCH = 64;
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** The computer's strengths: 1 is weak and quick, 8 is the strongest, and thinks for a second where no other limit is given. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * When a search stops. With several limits, at whichever is met first; with none, as with `level: 4`.
 * A search by depth, by nodes or at a level below 8 gives the same answer on every machine.
 */
export interface SearchLimits {
  /** A strength. Other limits may be given beside it. */
  readonly level?: Level;
  /** How many moves to look ahead at least, from 1 to 64. */
  readonly depth?: number;
  /** How many positions to visit. */
  readonly nodes?: number;
  /** How long to think, in milliseconds. */
  readonly timeMs?: number;
  /** Chooses among equally good moves; the same seed chooses the same. A whole number, 0 if left out. */
  readonly seed?: number;
}

/** How good a position is for the player to move. */
export type Score =
  /** In hundredths of a foot-soldier. */
  | { readonly cp: number; readonly mateIn?: undefined }
  /** In how many of his turns the player to move wins by force; negative if he loses so. */
  | { readonly mateIn: number; readonly cp?: undefined };

/** What a search found. */
export interface SearchResult {
  /** The best move. */
  readonly move: Move;
  /** What it is worth to the player who makes it. */
  readonly score: Score;
  /** The moves that are best for both, beginning with `move`. */
  readonly pv: readonly Move[];
  /** How many moves the search looked ahead. */
  readonly depth: number;
  /** How many positions it visited. */
  readonly nodes: number;
}

/** Checks limits that a caller gave, and copies them. */
export function checkLimits(given: unknown): SearchLimits {
  const limits = properties("limits", given, ["level", "depth", "nodes", "timeMs", "seed"]);
  const checked: { -readonly [K in keyof SearchLimits]: SearchLimits[K] } = {};
  if (limits.level !== undefined) checked.level = integerArgument("limits.level", limits.level, 1, 8) as Level;
  if (limits.depth !== undefined) checked.depth = integerArgument("limits.depth", limits.depth, 1, DEEPEST_SEARCH);
  if (limits.nodes !== undefined) checked.nodes = integerArgument("limits.nodes", limits.nodes, 1, Number.MAX_SAFE_INTEGER);
  if (limits.seed !== undefined) checked.seed = integerArgument("limits.seed", limits.seed, 0, Number.MAX_SAFE_INTEGER);
  if (limits.timeMs !== undefined) checked.timeMs = milliseconds(limits.timeMs);
  return checked;
}

/** Reads what WebAssembly found: a line `cp 31 6 20412` or `mate 2 6 20412` (score, depth, nodes), then a line for each move. */
export function unpackReport(packed: string): SearchResult {
  const [head, ...lines] = packed.split("\n") as [string, string, ...string[]];
  const [unit, value, depth, nodes] = head.split(" ");
  const pv = lines.map(unpackMove);
  return {
    move: pv[0] as Move,
    score: unit === "cp" ? { cp: Number(value) } : { mateIn: Number(value) },
    pv,
    depth: Number(depth),
    nodes: Number(nodes),
  };
}

function milliseconds(value: unknown): number {
  if (typeof value === "number" && value > 0 && value <= LONGEST_MS) return value;
  throw badArgument("limits.timeMs", `a number above 0 and at most ${LONGEST_MS}`, value);
}
