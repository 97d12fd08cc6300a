import { html, type TemplateResult } from "lit";
import type { Color } from "../../index.js";
import { type Entry, type Turn, turns } from "../core/line.js";
import type { Snapshot } from "../core/model.js";
import type { Wording } from "../wording.js";

/** What people do with the moves made. */
export interface MovesActs {
  jump(ply: number): void;
}

/** The moves made, as numbered turns: one tab stop, with the arrows along the line. */
export function moves(snapshot: Snapshot, words: Wording, acts: MovesActs): TemplateResult {
  const list = turns(snapshot.line, snapshot.first);
  if (list.length === 0) return html`<p class="hint" part="moves">${words.element.noMoves}</p>`;
  return html`<ol class="turns" part="moves" dir="ltr" aria-label=${words.element.moves} @keydown=${pressed}>
    ${list.map((turn) => numbered(turn, snapshot, words, acts))}
  </ol>`;
}

function numbered({ number, moves }: Turn, snapshot: Snapshot, words: Wording, acts: MovesActs): TemplateResult {
  const half = (color: Color): TemplateResult => {
    const entries = moves[color];
    if (entries.length === 0) return html`<span class="half" aria-hidden="true">${color === "w" ? "…" : ""}</span>`;
    return html`<span class="half">${entries.map((one) => entry(one, color, snapshot, words, acts))}</span>`;
  };
  return html`<li class="turn"><span class="turn-number">${number}.</span>${half("w")}${half("b")}</li>`;
}

function entry({ ply, san }: Entry, color: Color, { ply: now }: Snapshot, words: Wording, acts: MovesActs): TemplateResult {
  return html`<button
    type="button"
    class="move ${ply > now ? "undone" : ""}"
    part="move"
    tabindex=${ply === Math.max(1, now) ? 0 : -1}
    aria-label="${words.side(color)} ${san}"
    aria-current=${ply === now ? "true" : "false"}
    @click=${() => acts.jump(ply)}
  >
    ${san}
  </button>`;
}

function pressed(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof Element)) return;
  const all = [...currentTarget.querySelectorAll("button")];
  const here = all.findIndex((move) => move === target);
  const there = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: all.length - 1 }[key];
  const move = there === undefined ? undefined : all[there];
  if (here < 0 || !move) return;
  event.preventDefault();
  move.focus();
}
