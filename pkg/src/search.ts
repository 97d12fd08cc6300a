import { badArgument, integerArgument, properties } from "./arguments.js";
import { type Move, unpackMove } from "./move.js";

/** How many moves a search may look ahead. */
export const DEEPEST_SEARCH = 64;
const MOST_LINES = 16;
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
  /** How many lines to find, each with another first move, from 1 to 16; 1 if left out. Each costs time. */
  readonly multiPv?: number;
}

/** How good a position is for the player to move. */
export type Score =
  /** In hundredths of a foot-soldier. */
  | { readonly cp: number; readonly mateIn?: undefined }
  /**
   * In how many of his turns the player to move wins by force; negative if he loses so. Where there are lesser wins the loser takes
   * a lesser one, even a sooner one, rather than a full one later; `solve()` proves a win within so many turns.
   */
  | { readonly mateIn: number; readonly cp?: undefined };

/** A line of play: the moves that are best for both after the first of them. */
export interface Line {
  /** What it is worth to the player who begins it. */
  readonly score: Score;
  /** The moves. */
  readonly pv: readonly [Move, ...Move[]];
}

/** What a search found. */
export interface SearchResult {
  /** The best move. */
  readonly move: Move;
  /** What it is worth to the player who makes it. */
  readonly score: Score;
  /** The moves that are best for both, beginning with `move`. */
  readonly pv: readonly Move[];
  /** The best line, then the next best ones: as many as `multiPv` asks for, or as there are legal moves. */
  readonly lines: readonly [Line, ...Line[]];
  /** How many moves the search looked ahead. */
  readonly depth: number;
  /** How many positions it visited. */
  readonly nodes: number;
}

/** The strength of a search without limits. */
export const USUAL_LEVEL: Level = 4;

/** How long the strongest level thinks where no other limit is given, in milliseconds. */
const STRONGEST_MS = 1000;

/** How long a search may think, in milliseconds. */
export function timeAllowed({ level, depth, nodes, timeMs }: SearchLimits): number {
  const isStrongest = level === 8 && depth === undefined && nodes === undefined;
  return timeMs ?? (isStrongest ? STRONGEST_MS : Infinity);
}

/** Whether anything says when a search ends. */
export function isLimited({ level, depth, nodes, timeMs }: SearchLimits): boolean {
  return [level, depth, nodes, timeMs].some((limit) => limit !== undefined);
}

/** The names of the limits. */
export const LIMITS = ["level", "depth", "nodes", "timeMs", "seed", "multiPv"] as const satisfies readonly (keyof SearchLimits)[];

/** Checks limits that a caller gave, and copies them. */
export function checkLimits(given: unknown): SearchLimits {
  const limits = properties("limits", given, LIMITS);
  const checked: { -readonly [K in keyof SearchLimits]: SearchLimits[K] } = {};
  if (limits.level !== undefined) checked.level = integerArgument("limits.level", limits.level, 1, 8) as Level;
  if (limits.depth !== undefined) checked.depth = integerArgument("limits.depth", limits.depth, 1, DEEPEST_SEARCH);
  if (limits.nodes !== undefined) checked.nodes = integerArgument("limits.nodes", limits.nodes, 1, Number.MAX_SAFE_INTEGER);
  if (limits.seed !== undefined) checked.seed = integerArgument("limits.seed", limits.seed, 0, Number.MAX_SAFE_INTEGER);
  if (limits.timeMs !== undefined) checked.timeMs = milliseconds("limits.timeMs", limits.timeMs);
  if (limits.multiPv !== undefined) checked.multiPv = integerArgument("limits.multiPv", limits.multiPv, 1, MOST_LINES);
  return checked;
}

/**
 * Reads what WebAssembly found: a paragraph for each line of play, the best one first, with an empty line between. Each
 * begins `cp 31 6 20412` or `mate 2 6 20412` (score, depth, nodes), and has a line for each move.
 */
export function unpackReport(packed: string): SearchResult {
  const lines = packed.split("\n\n").map(unpackLine) as [Line, ...Line[]];
  const [{ score, pv }] = lines;
  return { move: pv[0], score, pv, lines, depth: depthOf(packed), nodes: Number(head(packed)[3]) };
}

/** How many moves ahead a packed report looks. */
export function depthOf(packed: string): number {
  return Number(head(packed)[2]);
}

function head(packed: string): string[] {
  return packed.slice(0, packed.indexOf("\n")).split(" ");
}

function unpackLine(paragraph: string): Line {
  const [unit, value] = head(paragraph);
  const [, ...moves] = paragraph.split("\n");
  return {
    score: unit === "cp" ? { cp: Number(value) } : { mateIn: Number(value) },
    pv: moves.map(unpackMove) as [Move, ...Move[]],
  };
}

/** Reads a span of time. */
export function milliseconds(argument: string, value: unknown): number {
  if (typeof value === "number" && value > 0 && value <= LONGEST_MS) return value;
  throw badArgument(argument, `a number above 0 and at most ${LONGEST_MS}`, value);
}
