import type { Square } from "../../index.js";
import type { Model, Piece } from "../core/model.js";
import type { Way } from "../core/phase.js";
import { signs } from "../core/signs.js";
import { piece } from "./names.js";
import { SPOKEN } from "./signs.js";

/** What there is to say about a square: "d5, black Mantri, can be taken". */
export function cell({ snapshot, phase }: Model, square: Square, there: Piece | undefined, way: Way | undefined): string {
  const { variant, status, turn } = snapshot;
  const parts: string[] = [square, there ? piece(variant, there) : "empty"];
  if (variant.marks.includes(square)) parts.push("marked");
  if (there) parts.push(...signs(snapshot, square).map((sign) => SPOKEN[sign]));
  if (status.check && there?.letter === "K" && there.color === turn) parts.push("in check");
  if (phase.kind === "picked" && phase.steps.at(-1) === square) parts.push("picked up");
  if (way) parts.push(phase.kind === "removing" ? "can be removed" : possible(way, there !== undefined));
  return parts.join(", ");
}

function possible(way: Way, taken: boolean): string {
  if (way.kind === "stay") return "can stay here";
  const what = taken ? "can be taken" : "can go here";
  return way.kind === "beyond" ? `${what} by way of ${way.via}` : what;
}
