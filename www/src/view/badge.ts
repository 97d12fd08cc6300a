import type { Sign } from "buddhibala/board";
import { svg } from "../dom.js";

const SHAPES: Readonly<Record<Sign, string>> = {
  waiting: "M2 1.5h8L6 6l4 4.5H2L6 6z",
  mastu: "M6 1l4.5 1.5c0 4-1 6.5-4.5 8.5C2.5 9 1.5 6.5 1.5 2.5z",
  supported: "M.5.5h23v3H.5z",
  moved: "M1 6.5 2.8 4.7 5 6.9l4.7-4.7L11.5 4 5 10.5z",
};

const BOXES: Partial<Readonly<Record<Sign, string>>> = { supported: "0 0 24 4" };

/** A small hourglass, a shield, a bar under the man, or a tick; the label of the square says the same. */
export function badge(sign: Sign): SVGSVGElement {
  return svg("svg", { class: `badge ${sign}`, viewBox: BOXES[sign] ?? "0 0 12 12", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("path", { d: SHAPES[sign] }));
}
