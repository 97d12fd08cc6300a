import { html, type TemplateResult } from "lit";
import type { Scene } from "../core/scene.js";
import { field, lines } from "../core/shapes.js";
import { isDark } from "../core/squares.js";

/** How many strokes hatch a dark square where nothing can be filled. */
const STROKES = 5;

/** The board under the men: drawn, not a background, so that it is also printed. */
export function ground({ files, ranks, chequered, rows }: Scene): TemplateResult {
  const dark = chequered ? rows.flatMap((row, y) => row.flatMap(({ square }, x) => (isDark(square) ? [[x, y] as const] : []))) : [];
  return html`<svg class="ground ${chequered ? "chequered" : ""}" part="ground" viewBox="0 0 ${files} ${ranks}" preserveAspectRatio="none" aria-hidden="true">
    <path class="dark" d=${dark.map(([x, y]) => field(x, y)).join("")}></path>
    <path class="hatch" d=${dark.map(([x, y]) => hatch(x, y)).join("")}></path>
    <path class="lines" d=${lines(files, ranks)}></path>
  </svg>`;
}

function hatch(x: number, y: number): string {
  return Array.from({ length: STROKES }, (_, stroke) => {
    const at = ((stroke + 1) * 2) / (STROKES + 1); // from corner to corner along both sides
    const [x0, y0] = at <= 1 ? [x, y + at] : [x + at - 1, y + 1];
    const [x1, y1] = at <= 1 ? [x + at, y] : [x + 1, y + at - 1];
    return `M${x0.toFixed(3)} ${y0.toFixed(3)}L${x1.toFixed(3)} ${y1.toFixed(3)}`;
  }).join("");
}
