import type { Square } from "../../index.js";
import type { Model, Piece } from "../core/model.js";
import type { Way } from "../core/phase.js";
import { signs } from "../core/signs.js";
import { en } from "./en.js";
import { piece } from "./names.js";
import type { Words } from "./types.js";

/** What there is to say about a square: "d5, black Mantri, can be taken". */
export function cell({ snapshot, phase }: Model, square: Square, there: Piece | undefined, way: Way | undefined, words: Words = en): string {
  const { variant, status, turn } = snapshot;
  const parts: string[] = [square, there ? piece(variant, there, words) : words.cell.empty];
  if (variant.marks.includes(square)) parts.push(words.cell.marked);
  if (there) parts.push(...signs(snapshot, square).map((sign) => words.signs[sign]));
  if (status.check && there?.letter === "K" && there.color === turn) parts.push(words.cell.inCheck);
  if (phase.kind === "picked" && phase.steps.at(-1) === square) parts.push(words.cell.pickedUp);
  if (way) parts.push(phase.kind === "removing" ? words.cell.removable : possible(way, there !== undefined, words));
  return parts.join(words.comma);
}

function possible(way: Way, taken: boolean, { cell: { capturable, reachable, stay, via } }: Words): string {
  if (way.kind === "stay") return stay;
  const what = taken ? capturable : reachable;
  return way.kind === "beyond" ? via(what, way.via) : what;
}

/** What there is to say about a square when the rules are not there: "d5, black M". */
export function bare(square: Square, piece: Piece | undefined, words: Words = en): string {
  const there = piece ? words.sides.piece(piece.color, piece.letter) : words.cell.empty;
  return `${square}${words.comma}${there}`;
}
