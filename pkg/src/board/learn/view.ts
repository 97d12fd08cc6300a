import { html, nothing, type TemplateResult } from "lit";
import type { Letter } from "../../variants.js";
import type { Snapshot } from "../core/model.js";
import { badge } from "../view/badge.js";
import { man } from "../view/man.js";
import { titled } from "../words/names.js";
import type { Words } from "../words/types.js";
import type { LegendMan, LegendSign, Lesson, LessonOption, LessonRule } from "./lesson.js";

/** How the parts of a lesson stand. */
export interface LessonState {
  /** The man of which the board shows how it moves. */
  readonly shown: Letter | undefined;
  /** Whether the men are unfolded at first. */
  readonly open: boolean;
}

/** What people do with a lesson. */
export interface LessonActs {
  /** Wants to see how a man moves, or not any more. */
  show(letter: Letter | undefined): void;
  /** Has folded the men, or unfolded them. */
  unfolded(open: boolean): void;
}

/** A lesson in four parts, each of which can be unfolded. */
export function lessonView({ variant }: Snapshot, lesson: Lesson, words: Words, state: LessonState, acts: LessonActs): TemplateResult {
  const { rules } = words;
  return html`
    <details part="fold" class="men" ?open=${state.open} @toggle=${({ target }: Event) => target instanceof HTMLDetailsElement && acts.unfolded(target.open)}>
      <summary part="summary">${rules.men}</summary>
      <ul class="legend" part="legend">
        ${lesson.men.map((one) => legendMan(variant.id, one, state.shown === one.letter, acts))}
      </ul>
      ${lesson.signs.length === 0 ? nothing : html`<p class="subtitle">${rules.signs}</p>
            <ul class="legend" part="legend">${lesson.signs.map(legendSign)}</ul>`}
    </details>
    <details part="fold" class="clauses">
      <summary part="summary">${rules.clauses}</summary>
      <p>${lesson.about}</p>
      <p class="hint">${lesson.origin}</p>
      <ul class="rules" part="rules">${lesson.rules.map(clause)}</ul>
      <ul class="common">${lesson.common.map((text) => html`<li>${text}</li>`)}</ul>
    </details>
    <details part="fold" class="reading">
      <summary part="summary">${rules.inForce}</summary>
      <dl part="options">${lesson.options.map((one) => option(one, words))}</dl>
    </details>
    <details part="fold" class="sources">
      <summary part="summary">${rules.sources}</summary>
      <ul part="sources" lang="en" dir="ltr">${lesson.sources.map((text) => html`<li>${text}</li>`)}</ul>
    </details>
  `;
}

function legendMan(game: Snapshot["variant"]["id"], { letter, name, meaning, moves, names, number }: LegendMan, shown: boolean, { show }: LessonActs): TemplateResult {
  const sense = meaning === undefined ? "" : `${meaning} `;
  return html`<li>
    <span class="tile">${man(game, { color: "w", letter })}</span>
    <div>
      <button type="button" class="name" part="name" aria-pressed=${shown ? "true" : "false"} @click=${() => show(shown ? undefined : letter)}>${name}</button>
      ${names.filter(({ text }) => text !== name).map(({ lang, text }) => html`<bdi class="native" lang=${lang}>${text}</bdi> `)}
      <p class="hint">${sense}<bdi>(${letter})</bdi> <bdi>× ${number}</bdi></p>
      <p>${moves}</p>
    </div>
  </li>`;
}

function legendSign({ sign, meaning }: LegendSign): TemplateResult {
  return html`<li>
    <span class="sign">${badge(sign)}</span>
    <p>${meaning}</p>
  </li>`;
}

function clause({ clause, text, source }: LessonRule): TemplateResult {
  return html`<li>
    <strong>${clause}</strong>
    <p>${text} <cite>${source}</cite></p>
  </li>`;
}

function option({ about, values }: LessonOption, { setup }: Words): TemplateResult {
  return html`<dt>${titled(about)}</dt>
    ${values.map(
      (value) => html`<dd class=${value.chosen ? "chosen" : ""} aria-current=${value.chosen ? "true" : nothing}>
        <span aria-hidden="true">${value.chosen ? "✓" : ""}</span>
        <p>${value.chosen ? html`<strong>${value.about}</strong>` : value.about} ${value.usual ? html`<span class="usual">${setup.usual}</span>` : nothing}</p>
      </dd>`,
    )}`;
}
