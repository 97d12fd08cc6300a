import type { Color, VariantId } from "buddhibala";
import { fitsBoard } from "buddhibala/editor";

/** What a FEN counts in pairs, White's first, and what it lists. */
export const PAIRS = ["checks", "opening"] as const;
export const LISTS = ["moved", "waiting"] as const;
/** The named fields of a FEN in their order. */
const NAMED = [...PAIRS, ...LISTS] as const;

export type Pair = (typeof PAIRS)[number];
export type List = (typeof LISTS)[number];

/** The fields after the placement, as they are written; each may be anything. */
export interface Fields {
  readonly turn: string;
  readonly leap: string;
  readonly enPassant: string;
  readonly halfmove: string;
  readonly fullmove: string;
  readonly named: Readonly<Partial<Record<Pair | List, string>>>;
  /** What else is written, which cannot be right: it stays until it is deleted. */
  readonly others: readonly string[];
}

/** What is so where nothing is said. */
export const USUAL: Fields = { turn: "w", leap: "-", enPassant: "-", halfmove: "0", fullmove: "1", named: {}, others: [] };

/** No honest FEN is longer, in characters. */
export const LONGEST_FEN = 400;

/** The first field of a FEN. */
export function placementOf(text: string): string {
  return text.trim().split(/\s+/, 1)[0] ?? "";
}

/** The squares on which a man of this letter stands. */
export function squaresOf(placement: string, letter: string): readonly string[] {
  const ranks = placement.split("/");
  return ranks.flatMap((rank, row) => {
    const there = rank.replace(/\d+/g, (count) => " ".repeat(Number(count)));
    return [...there].flatMap((sign, file) => (sign === letter ? [`${String.fromCharCode(A + file)}${ranks.length - row}`] : []));
  });
}

const A = "a".charCodeAt(0);

/** Whether the men of a text can be laid on a board. */
export function fits(text: string, variant: VariantId): boolean {
  return text.length <= LONGEST_FEN && fitsBoard(text, variant);
}

/** Reads the fields after the placement: what is missing is usual. */
export function readFields(text: string): Fields {
  const [, turn = USUAL.turn, leap = USUAL.leap, enPassant = USUAL.enPassant, halfmove = USUAL.halfmove, fullmove = USUAL.fullmove, ...rest] = text.trim().split(/\s+/);
  const named: Partial<Record<Pair | List, string>> = {};
  const others: string[] = [];
  for (const field of rest) {
    const at = field.indexOf("=");
    const name = NAMED.find((one) => one === field.slice(0, at) && named[one] === undefined);
    if (name) named[name] = field.slice(at + 1);
    else others.push(field);
  }
  return { turn, leap, enPassant, halfmove, fullmove, named, others };
}

/** Writes a FEN; named fields that count nothing are left out. */
export function writeFen(placement: string, { turn, leap, enPassant, halfmove, fullmove, named, others }: Fields): string {
  const written = NAMED.flatMap((name) => {
    const value = named[name] ?? "";
    return value === "" || value === "0,0" ? [] : [`${name}=${value}`];
  });
  return [placement, turn, leap, enPassant, halfmove, fullmove, ...written, ...others].join(" ");
}

/** The two counts of a pair as they are written; what is missing is none. */
export function counts(value: string | undefined): Readonly<Record<Color, string>> {
  const [w = "0", b = "0"] = (value ?? "0,0").split(",");
  return { w, b };
}
