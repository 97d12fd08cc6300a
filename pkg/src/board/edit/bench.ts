import type { Square } from "../../index.js";
import type { Piece } from "../core/model.js";

/** What a touch of a square does: moves a man from there, clears it, or sets a man. */
export type Tool = { readonly kind: "move" } | { readonly kind: "erase" } | { readonly kind: "set"; readonly piece: Piece };

/** Men on squares: any arrangement, whether or not it could arise. */
export type Men = ReadonlyMap<Square, Piece>;

/** A board that is being set up. */
export interface Bench {
  /** Who stands where. */
  readonly men: Men;
  /** What is in the hand. */
  readonly tool: Tool;
  /** The man who is moved next. */
  readonly picked: Square | undefined;
}

/** What has just been done. */
export type Deed =
  | { readonly kind: "chosen"; readonly tool: Tool }
  | { readonly kind: "picked" | "set" | "cleared"; readonly square: Square; readonly piece: Piece }
  | { readonly kind: "moved"; readonly from: Square; readonly to: Square; readonly piece: Piece }
  | { readonly kind: "empty"; readonly square: Square }
  | { readonly kind: "put-back" };

/** How the board is afterwards, and what has been done. */
export interface Done {
  readonly bench: Bench;
  readonly deed: Deed;
}

/** Takes another tool; the one that is in the hand already is laid down. */
export function take(bench: Bench, tool: Tool): Done {
  const next: Tool = alike(bench.tool, tool) ? { kind: "move" } : tool;
  return { bench: { ...bench, tool: next, picked: undefined }, deed: { kind: "chosen", tool: next } };
}

/** Does with a square what the tool is for. */
export function touch(bench: Bench, square: Square): Done {
  const { tool, men, picked } = bench;
  const there = men.get(square);
  switch (tool.kind) {
    case "erase":
      return clear(bench, square);
    case "set":
      return there && samePiece(there, tool.piece) ? clear(bench, square) : set(bench, square, tool.piece);
    case "move":
      if (picked === square) return { bench: { ...bench, picked: undefined }, deed: { kind: "put-back" } };
      if (picked !== undefined) return move(bench, picked, square);
      if (!there) return { bench, deed: { kind: "empty", square } };
      return { bench: { ...bench, picked: square }, deed: { kind: "picked", square, piece: there } };
  }
}

/** Sets a man, in the place of whoever stands there. */
export function set(bench: Bench, square: Square, piece: Piece): Done {
  return { bench: { ...bench, men: new Map(bench.men).set(square, piece), picked: undefined }, deed: { kind: "set", square, piece } };
}

/** Takes the man off a square. */
export function clear(bench: Bench, square: Square): Done {
  const piece = bench.men.get(square);
  if (!piece) return { bench: { ...bench, picked: undefined }, deed: { kind: "empty", square } };
  const men = new Map(bench.men);
  men.delete(square);
  return { bench: { ...bench, men, picked: undefined }, deed: { kind: "cleared", square, piece } };
}

/** Moves a man to another square, in the place of whoever stands there. */
export function move(bench: Bench, from: Square, to: Square): Done {
  const piece = bench.men.get(from);
  if (!piece || from === to) return { bench: { ...bench, picked: undefined }, deed: { kind: "put-back" } };
  const men = new Map(bench.men);
  men.delete(from);
  men.set(to, piece);
  return { bench: { ...bench, men, picked: undefined }, deed: { kind: "moved", from, to, piece } };
}

/** Whether two tools are the same. */
export function alike(one: Tool, other: Tool): boolean {
  if (one.kind !== "set" || other.kind !== "set") return one.kind === other.kind;
  return samePiece(one.piece, other.piece);
}

function samePiece(one: Piece, other: Piece): boolean {
  return one.color === other.color && one.letter === other.letter;
}
