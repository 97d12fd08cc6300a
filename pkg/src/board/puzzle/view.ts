import { html, nothing, type TemplateResult } from "lit";
import type { Model } from "../core/model.js";
import type { Wording } from "../wording.js";
import type { Desk, Message } from "./desk.js";
import { asked, facts, messageText } from "./words.js";

/** How a message is meant. */
const TONE: Readonly<Record<Message["kind"], string>> = { none: "", right: "good", "also-right": "good", solved: "good", wrong: "notice", hint: "", shown: "" };

/** What is asked, what came of it, and the buttons for it. */
export function puzzlePanel(desk: Desk, model: Model, wording: Wording, flip: () => void): TemplateResult {
  const { words, element } = wording;
  const { message, playing } = desk;
  const { variant } = model.snapshot;
  const known = facts(desk, model, wording);
  const said = messageText(message, desk, variant, words);
  const point = desk.open.pointIn(words.language.tag);
  return html`<div class="panel puzzle" part="panel">
    <section class="status" part="status" aria-label=${element.status}>
      <p class="headline">${asked(desk, variant, words)}</p>
      ${known.said.map((text) => html`<p class="lasting">${text}</p>`)}
      ${known.options === "" ? nothing : html`<p class="lasting"><code dir="ltr">${known.options}</code></p>`}
      ${said === "" ? nothing : html`<p class=${TONE[message.kind]}>${said}</p>`}
      ${point ? html`<p lang=${point.lang}>${point.text}</p>` : nothing}
    </section>
    <div class="controls" part="controls" role="group" aria-label=${element.game}>
      ${button(words.analysis.hint, () => desk.hint(), playing)}${button(words.puzzles.show, () => desk.show(), message.kind !== "shown")}
      ${button(words.puzzles.again, () => desk.again())}${button(element.flip, flip)}
    </div>
  </div>`;
}

/** A disabled button would lose the focus of the one who has just pressed it; this one keeps it. */
function button(label: string, act: () => void, enabled = true): TemplateResult {
  return html`<button type="button" part="button" aria-disabled=${enabled ? "false" : "true"} @click=${() => enabled && act()}>${label}</button>`;
}
