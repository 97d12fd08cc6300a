import { html, svg, type TemplateResult } from "lit";
import type { Square } from "../../index.js";
import type { Arrow, Circle, Note, Pointers } from "../core/pointer.js";
import type { Scene } from "../core/scene.js";

type Point = readonly [x: number, y: number];
type Place = (square: Square) => Point | undefined;

interface Shape {
  readonly part: "shaft" | "head" | "ring" | "dot" | "cross";
  readonly d: string;
}

/** Length and half the width of the head of an arrow, in squares. */
const HEAD = { length: 0.4, half: 0.24 };

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

function arrow(points: readonly Point[]): readonly Shape[] {
  const [[x0, y0], [x1, y1]] = [points.at(-2), points.at(-1)] as [Point, Point];
  const away = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / away, (y1 - y0) / away];
  const neck: Point = [x1 - dx * HEAD.length, y1 - dy * HEAD.length];
  const corner = (turn: number): Point => [neck[0] - dy * HEAD.half * turn, neck[1] + dx * HEAD.half * turn];
  return [
    { part: "shaft", d: `M${[...points.slice(0, -1), neck].map(text).join("L")}` },
    { part: "head", d: `M${[[x1, y1] as Point, corner(1), corner(-1)].map(text).join("L")}Z` },
  ];
}

function ring([x, y]: Point): readonly Shape[] {
  return [{ part: "ring", d: `M${text([x - 0.42, y])}a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0Z` }];
}

function dot([x, y]: Point): readonly Shape[] {
  return [{ part: "dot", d: `M${text([x - 0.13, y])}a.13 .13 0 1 0 .26 0a.13 .13 0 1 0-.26 0Z` }];
}

function cross([x, y]: Point): readonly Shape[] {
  return [{ part: "cross", d: `M${text([x - 0.22, y - 0.22])}l.44 .44m-.44 0l.44-.44` }];
}

function text([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
