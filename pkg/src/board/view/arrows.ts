import { html, svg, type TemplateResult } from "lit";
import type { Square } from "../../index.js";
import type { Arrow, Circle, Note, Pointers } from "../core/pointer.js";
import type { Scene } from "../core/scene.js";
import { arrow, cross, dot, type Point, ring, type Shape } from "../core/shapes.js";

type Place = (square: Square) => Point | undefined;

/** Rings and arrows over the board. What names no square of it is left out. */
export function arrows({ files, ranks, rows }: Scene, { arrows, circles }: Pointers, notes: readonly Note[]): TemplateResult {
  const centres = new Map(rows.flatMap((row, y) => row.map(({ square }, x) => [square, [x + 0.5, y + 0.5]] as const)));
  const place: Place = (square) => centres.get(square);
  return html`<svg class="arrows" part="arrows" viewBox="0 0 ${files} ${ranks}" aria-hidden="true">
    ${notes.map((note) => noted(note, place))}${circles.map((circle) => ringed(circle, place))}${arrows.map((arrow) => drawn(arrow, place))}
  </svg>`;
}

function drawn({ from, via = [], to, kind = "best" }: Arrow, place: Place): TemplateResult | undefined {
  const squares = [from, ...via, to];
  const points = squares.map(place).filter((point) => point !== undefined);
  if (points.length < squares.length || squares.at(-2) === to) return undefined;
  return pointer(kind, squares, arrow(points));
}

function ringed({ square, kind = "best" }: Circle, place: Place): TemplateResult | undefined {
  const centre = place(square);
  return centre && pointer(kind, [square], ring(centre));
}

function noted({ square, kind }: Note, place: Place): TemplateResult | undefined {
  const centre = place(square);
  return centre && pointer(`note ${kind}`, [square], { open: dot, take: ring, barred: cross }[kind](centre));
}

function pointer(kind: string, squares: readonly Square[], shapes: readonly Shape[]): TemplateResult {
  // The casing lies below, so that the pointer is seen on any man and any square.
  const layer = (name: string): readonly TemplateResult[] => shapes.map(({ part, d }) => svg`<path class="${part} ${name}" d=${d}></path>`);
  return svg`<g class="pointer ${kind}" data-squares=${squares.join(" ")}>${layer("casing")}${layer("face")}</g>`;
}
