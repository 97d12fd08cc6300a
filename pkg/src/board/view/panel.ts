import { html, nothing, type TemplateResult } from "lit";
import type { DrawClaim } from "../../index.js";
import type { Model } from "../core/model.js";
import type { Wording } from "../wording.js";
import { moves } from "./moves.js";

/** What people do beside the board. */
export interface PanelActs {
  undo(): void;
  redo(): void;
  flip(): void;
  fresh(): void;
  stop(): void;
  resume(): void;
  claim(claim: DrawClaim): void;
  jump(ply: number): void;
}

/** How the game of a board stands, its buttons, the moves made, and what there is to learn. */
export function panel(model: Model, words: Wording, acts: PanelActs, lesson: TemplateResult): TemplateResult {
  return html`<div class="panel" part="panel">${status(model, words, acts)}${buttons(model, words, acts)}${moves(model.snapshot, words, acts)}${lesson}</div>`;
}

function status(model: Model, words: Wording, acts: PanelActs): TemplateResult {
  const { phase, snapshot } = model;
  const ended = phase.kind === "over" || phase.kind === "claimed";
  const states = ended ? "ended" : snapshot.status.check ? "in-check" : "";
  const news = words.notice(model);
  return html`<section class="status ${states}" part="status" aria-label=${words.element.status}>
    <p class="headline">${words.headline(model)}</p>
    <div class="details">
      ${words.details(model).map((text) => html`<p>${text}</p>`)}
      ${phase.kind === "claimed" ? nothing : words.lasting(snapshot).map((text) => html`<p class="lasting">${text}</p>`)}
    </div>
    ${news ? html`<p class="notice">${news.text}</p>` : nothing}
    ${phase.kind === "claimed" ? nothing : claims(model, words, acts)}
  </section>`;
}

function claims({ phase, snapshot }: Model, words: Wording, acts: PanelActs): readonly TemplateResult[] {
  const open = phase.kind === "idle" || phase.kind === "picked" || phase.kind === "removing";
  return (open ? snapshot.status.claims : []).map(
    (claim) => html`<p>${words.element.claimable(words.claimed(claim))}</p>
      ${button(words.element.claim, () => acts.claim(claim))}`,
  );
}

function buttons({ snapshot, phase }: Model, { element }: Wording, acts: PanelActs): TemplateResult {
  const [back, on] = [snapshot.ply > 0 || phase.kind === "claimed", snapshot.ply < snapshot.line.length];
  return html`<div class="controls" part="controls" role="group" aria-label=${element.game}>
    ${button(element.undo, acts.undo, back)}${button(element.redo, acts.redo, on)}${button(element.flip, acts.flip)}
    ${phase.kind === "thinking" ? button(element.stop, acts.stop) : phase.kind === "paused" ? button(element.resume, acts.resume) : button(element.fresh, acts.fresh)}
  </div>`;
}

/** A disabled button would lose the focus of the one who has just pressed it; this one keeps it. */
function button(label: string, act: () => void, enabled = true): TemplateResult {
  return html`<button type="button" part="button" aria-disabled=${enabled ? "false" : "true"} @click=${() => enabled && act()}>${label}</button>`;
}
