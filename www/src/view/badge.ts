import { BADGES, type Sign } from "buddhibala/board";
import { svg } from "../dom.js";

/** A sign beside a man, as on the board; the words beside it say the same. */
export function badge(sign: Sign): SVGSVGElement {
  const { box, shape } = BADGES[sign];
  return svg("svg", { class: `badge ${sign}`, viewBox: box, preserveAspectRatio: "none", "aria-hidden": "true" }, svg("path", { d: shape }));
}
