import type { Color, VariantId } from "buddhibala";
import type { Known } from "./wish.js";

/** No honest record is longer, in characters. */
const LONGEST = 200_000;
const LONGEST_TEXT = 400;
const MOST_MOVES = 5_000;

/** Who plays a side: a person, or the computer at a level. */
export type Seat = "person" | number;

/** A game in progress, as it is kept in the browser. */
export interface KeptGame {
  readonly options: Readonly<Record<string, string>>;
  /** Where the line begins, if not at the game's own start. */
  readonly fen?: string;
  readonly moves: readonly string[];
  /** How many of the moves are on the board. */
  readonly ply: number;
  readonly seats: Readonly<Record<Color, Seat>>;
  readonly flipped: boolean;
}

/** The games in progress, one of each kind, and which was played last. */
export interface KeptGames {
  readonly last?: VariantId;
  readonly games: Readonly<Partial<Record<VariantId, KeptGame>>>;
}

const NOTHING: KeptGames = { games: {} };

/** Reads what was kept. Other pages of the same host may have written it: what is not exactly a record of games is dropped. */
export function readKept(text: string | undefined, known: Known): KeptGames {
  if (text === undefined || text.length > LONGEST) return NOTHING;
  const record = object(parsed(text));
  if (record?.["version"] !== 1) return NOTHING;
  const kept = object(record["games"]) ?? {};
  const games: Partial<Record<VariantId, KeptGame>> = {};
  for (const variant of known) {
    const game = Object.hasOwn(kept, variant.id) ? gameOf(kept[variant.id], variant) : undefined;
    if (game) games[variant.id] = game;
  }
  const last = known.find(({ id }) => id === record["last"] && games[id])?.id;
  return { games, ...(last ? { last } : {}) };
}

/** Writes the games so that they can be read again. */
export function writeKept({ last, games }: KeptGames): string {
  return JSON.stringify({ version: 1, last, games });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function gameOf(value: unknown, { options: known }: Known[number]): KeptGame | undefined {
  const { options, fen, moves, ply, seats, flipped } = object(value) ?? {};
  const [chosen, seated] = [object(options), object(seats)];
  if (!chosen || !seated || typeof flipped !== "boolean" || !isList(moves)) return undefined;
  if (typeof ply !== "number" || !Number.isInteger(ply) || ply < 0 || ply > moves.length) return undefined;
  if (fen !== undefined && !isText(fen)) return undefined;
  const [w, b] = [seatOf(seated["w"]), seatOf(seated["b"])];
  if (w === undefined || b === undefined) return undefined;
  const entries = Object.entries(chosen);
  const allowed = entries.every(([name, one]) => known.some((option) => option.name === name && option.values.some((given) => given.value === one)));
  if (!allowed) return undefined;
  return { options: Object.fromEntries(entries) as Record<string, string>, ...(fen === undefined ? {} : { fen }), moves, ply, seats: { w, b }, flipped };
}

function object(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_TEXT;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_MOVES && value.every(isText);
}

function seatOf(value: unknown): Seat | undefined {
  if (value === "person") return value;
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 8 ? value : undefined;
}
