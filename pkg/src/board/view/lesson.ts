import { html, nothing, type TemplateResult } from "lit";
import type { Letter } from "../../variants.js";
import type { Model } from "../core/model.js";
import type { Outlook } from "../core/outlook.js";
import { moves } from "../words/moves.js";
import { outlookTexts } from "../words/outlook.js";
import type { Wording } from "../wording.js";

/** What the one who learns is told under the board: how the man moves that is shown, or what may be done with the one that is pointed at. */
export function taught(model: Model, shown: Letter | undefined, outlook: Outlook | undefined, { words, man }: Wording): readonly string[] {
  const { snapshot } = model;
  if (shown) return [words.rules.shown(man(snapshot.variant, shown)), moves(snapshot.variant, shown, snapshot.options, words)];
  return outlook ? outlookTexts(snapshot, outlook, words) : [words.rules.pick];
}

/** The same, to be seen. */
export function teaching(texts: readonly string[], shown: boolean, { words }: Wording, back: () => void): TemplateResult {
  return html`<div class="teaching ${shown ? "shown" : ""}" part="teaching">
    <div>${texts.map((text) => html`<p>${text}</p>`)}</div>
    ${shown ? html`<button type="button" part="button" class="back" @click=${back}>${words.rules.back}</button>` : nothing}
  </div>`;
}

/** What there is to learn about the game, folded; what is inside comes when it is first unfolded. */
export function lesson(board: HTMLElement, here: boolean, { words }: Wording, toggled: (event: Event) => void): TemplateResult {
  return html`<details class="lesson" part="lesson" @toggle=${toggled}>
    <summary part="summary">${words.rules.label}</summary>
    ${here ? html`<buddhibala-lesson .board=${board} open lang=${words.language.tag} exportparts="fold, summary, legend, man, name, rules, options, sources"></buddhibala-lesson>` : html`<p class="hint">${words.element.loading}</p>`}
  </details>`;
}
