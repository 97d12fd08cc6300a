import type { Square } from "buddhibala";
import type { Model } from "../core/model.js";
import { piece } from "./names.js";

/** What there is to say about a square: "d5, black Mantri, can be taken". */
export function cell({ snapshot, phase }: Model, square: Square, targets: ReadonlySet<Square>): string {
  const { variant, men, special, status, turn } = snapshot;
  const there = men.get(square);
  const parts: string[] = [square, there ? piece(variant, there) : "empty"];
  if (variant.marks.includes(square)) parts.push("marked");
  parts.push(...(special.get(square) ?? []).filter((one) => one === "waiting" || one === "mastu"));
  if (status.check && there?.letter === "K" && there.color === turn) parts.push("in check");
  if (phase.kind === "picked" && phase.steps[0] === square) parts.push("picked up");
  if (targets.has(square)) parts.push(phase.kind === "removing" ? "can be removed" : there ? "can be taken" : "can go here");
  return parts.join(", ");
}
