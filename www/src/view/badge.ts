import { svg } from "../dom.js";

/** What is shown beside a man: that it waits for a place, or that it cannot be captured. */
export type Badge = "waiting" | "mastu";

const SHAPES: Readonly<Record<Badge, string>> = {
  waiting: "M2 1.5h8L6 6l4 4.5H2L6 6z",
  mastu: "M6 1l4.5 1.5c0 4-1 6.5-4.5 8.5C2.5 9 1.5 6.5 1.5 2.5z",
};

/** A small hourglass, or a small shield; the label of the square says the same. */
export function badge(kind: Badge): SVGSVGElement {
  return svg("svg", { class: `badge ${kind}`, viewBox: "0 0 12 12", "aria-hidden": "true" }, svg("title", {}, kind), svg("path", { d: SHAPES[kind] }));
}
