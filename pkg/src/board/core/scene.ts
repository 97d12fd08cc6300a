import type { Color, Square, VariantId } from "../../index.js";
import type { Model, Piece } from "./model.js";
import { type Outline, outline } from "./outline.js";
import { route, shown, targets, type Way } from "./phase.js";
import { type Sign, signs } from "./signs.js";
import { rows } from "./squares.js";

/** How a square may be chosen. */
export type Target = "none" | "step" | "capture" | "remove" | "stay" | "step-beyond" | "capture-beyond";

/** What is to be seen on a square. */
export interface Cell {
  readonly square: Square;
  readonly label: string;
  readonly piece: Piece | undefined;
  readonly marked: boolean;
  readonly signs: readonly Sign[];
  readonly last: boolean;
  readonly picked: boolean;
  readonly target: Target;
  readonly check: boolean;
  /** Whether a person may take hold of the man there. */
  readonly held: boolean;
}

/** What is to be seen of the board: rows from the top of the page, each from left to right. */
export interface Scene {
  readonly game: VariantId;
  readonly files: number;
  readonly ranks: number;
  readonly chequered: boolean;
  readonly rows: readonly (readonly Cell[])[];
}

/** Says what there is to say about a square. */
export type Label = (square: Square, piece: Piece | undefined, way: Way | undefined) => string;

/** The board of a game that is being played. */
export function scene(model: Model, label: Label): Scene {
  const { snapshot, phase, flipped } = model;
  const { variant, status, turn } = snapshot;
  const open = targets(phase);
  const men = shown(snapshot, phase);
  const last = snapshot.line[snapshot.ply - 1];
  const trace = new Set(last ? route(last) : []);
  const holder = holds(model);
  const cell = (square: Square): Cell => {
    const piece = men.get(square);
    const way = open.get(square);
    return {
      square,
      label: label(square, piece, way),
      piece,
      marked: variant.marks.includes(square),
      signs: piece ? signs(snapshot, square) : [],
      last: trace.has(square),
      picked: phase.kind === "picked" && phase.steps.includes(square),
      target: way && phase.kind === "removing" ? "remove" : target(way, piece !== undefined),
      check: status.check && piece?.letter === "K" && piece.color === turn,
      held: piece?.color === holder || (way !== undefined && phase.kind === "removing"),
    };
  };
  const { id, files, ranks } = variant;
  return { game: id, files, ranks, chequered: outline(id).chequered, rows: rows(variant, flipped).map((row) => row.map(cell)) };
}

/** The board of a game whose rules are not there. */
export function still(board: Outline, men: ReadonlyMap<Square, Piece>, flipped: boolean, label: Label): Scene {
  const cell = (square: Square): Cell => ({
    square,
    label: label(square, men.get(square), undefined),
    piece: men.get(square),
    marked: board.marks.includes(square),
    signs: [],
    last: false,
    picked: false,
    target: "none",
    check: false,
    held: false,
  });
  const { id, files, ranks, chequered } = board;
  return { game: id, files, ranks, chequered, rows: rows(board, flipped).map((row) => row.map(cell)) };
}

/** The side whose men a person may take hold of now. */
function holds({ phase, snapshot }: Model): Color | undefined {
  return phase.kind === "idle" || phase.kind === "picked" ? snapshot.turn : undefined;
}

function target(way: Way | undefined, taken: boolean): Target {
  switch (way?.kind) {
    case undefined:
      return "none";
    case "next":
      return taken ? "capture" : "step";
    case "stay":
      return "stay";
    case "beyond":
      return taken ? "capture-beyond" : "step-beyond";
  }
}
