import { html, type TemplateResult } from "lit";
import type { Sign } from "../core/signs.js";

/** How a sign is drawn: one closed shape in its own box, which is stretched to where the sign stands. */
export interface Badge {
  /** Its box, as in the `viewBox` of an SVG. */
  readonly box: string;
  /** Its outline, as in the `d` of a path. */
  readonly shape: string;
}

/** A small hourglass, a shield, a bar under the man, and a tick; the label of the square says the same. */
export const BADGES: Readonly<Record<Sign, Badge>> = {
  waiting: { box: "0 0 12 12", shape: "M2 1.5h8L6 6l4 4.5H2L6 6z" },
  mastu: { box: "0 0 12 12", shape: "M6 1l4.5 1.5c0 4-1 6.5-4.5 8.5C2.5 9 1.5 6.5 1.5 2.5z" },
  supported: { box: "0 0 24 4", shape: "M.5.5h23v3H.5z" },
  moved: { box: "0 0 12 12", shape: "M1 6.5 2.8 4.7 5 6.9l4.7-4.7L11.5 4 5 10.5z" },
};

/** A sign beside a man. */
export function badge(sign: Sign): TemplateResult {
  const { box, shape } = BADGES[sign];
  return html`<svg class="badge ${sign}" part="badge ${sign}" viewBox=${box} preserveAspectRatio="none" aria-hidden="true"><path d=${shape}></path></svg>`;
}
