import { html, nothing, type TemplateResult } from "lit";
import type { BuddhibalaError } from "../../errors.js";
import type { Wording } from "../wording.js";

/** What went wrong, where it can be read. */
export function faults(
  refused: ReadonlyMap<string, BuddhibalaError>,
  failure: BuddhibalaError | undefined,
  { element }: Wording,
  again: () => void,
): TemplateResult | typeof nothing {
  const texts = [...refused.values()].map(({ message }) => message);
  if (texts.length === 0) return nothing;
  return html`<div class="fault" part="fault" role="alert">
    ${failure ? html`<p>${element.unloaded}</p>` : nothing}${texts.map((text) => html`<p>${text}</p>`)}
    ${failure ? html`<button type="button" part="button" @click=${again}>${element.again}</button>` : nothing}
  </div>`;
}
