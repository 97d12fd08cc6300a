import { html, nothing, svg, type TemplateResult } from "lit";
import type { VariantId } from "../../index.js";
import type { Piece } from "../core/model.js";
import { BOX, SETS } from "../men/index.js";

const VIEW_BOX = `0 0 ${BOX} ${BOX}`;
const MIDDLE = BOX / 2;

/** A man; its colours come from the style sheet. One that nobody has drawn is a disc with its letter. */
export function man(game: VariantId, { color, letter }: Piece, states = ""): TemplateResult {
  const drawn = SETS[game]?.[letter];
  const side = color === "w" ? "white" : "black";
  return html`<svg class="man ${side} ${states}" part="man ${side}" viewBox=${VIEW_BOX} aria-hidden="true">
    ${drawn ? svg`<path class="body" d=${drawn.body}></path><path class="line" d=${drawn.line}></path>` : disc(letter)}
  </svg>`;
}

function disc(letter: string): TemplateResult | typeof nothing {
  return svg`<circle class="body" cx=${MIDDLE} cy=${MIDDLE} r="18"></circle>
    <text class="letter" x=${MIDDLE} y="31" text-anchor="middle" font-size="24">${letter}</text>`;
}
