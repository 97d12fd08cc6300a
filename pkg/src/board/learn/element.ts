import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { badArgument } from "../../arguments.js";
import type { Letter } from "../../variants.js";
import type { Model, Snapshot } from "../core/model.js";
import { languageOf } from "../language.js";
import { lesson as lessonStyle } from "../style/lesson.js";
import { men } from "../style/men.js";
import { folds } from "../style/teaching.js";
import { theme } from "../style/theme.js";
import { type Wording, wording } from "../wording.js";
import { loadWords } from "../words/languages.js";
import { type Lesson, lesson } from "./lesson.js";
import { loadLessons } from "./lessons.js";
import type { EnglishLessons, Lessons } from "./types.js";
import { lessonView } from "./view.js";

/** A board from which one can learn. */
export interface Teacher extends EventTarget {
  /** What it shows. */
  readonly model: Model | undefined;
  /** The man of whom it shows how he moves. */
  readonly demonstrated: Letter | undefined;
  /** Whether it tells where a man may go and why not. */
  learning: boolean;
  /** Shows how a man moves, or the game again. */
  demonstrate(letter?: Letter): void;
}

/**
 * The men of a board's game and how they move, the rules with their sources, and what its options mean. Whoever chooses the name of a
 * man sees on the board how it moves.
 */
export class BuddhibalaLesson extends LitElement {
  static override readonly styles = [theme, men, folds, lessonStyle];
  static override readonly properties: PropertyDeclarations = {
    board: { attribute: false, noAccessor: true },
    open: { type: Boolean, noAccessor: true },
  };

  #board: Teacher | undefined;
  #open = false;
  #lang: string | undefined;
  #lessons: Lessons | EnglishLessons | undefined;
  #failure: unknown;
  #taught: { readonly key: string; readonly words: Wording; readonly lessons: Lessons | EnglishLessons; readonly lesson: Lesson } | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "lang"];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === "lang") this.requestUpdate();
    else super.attributeChangedCallback(name, before, value);
  }

  /** The board of which the game is taught. */
  get board(): Teacher | undefined {
    return this.#board;
  }

  set board(value: Teacher | null | undefined) {
    if (!isTeacher(value)) throw badArgument("board", "a <buddhibala-board>", value);
    this.#leave();
    this.#board = value ?? undefined;
    if (this.isConnected) this.#follow();
    this.requestUpdate();
  }

  /** Whether the men are unfolded at first. */
  get open(): boolean {
    return this.#open;
  }

  set open(value: boolean) {
    this.#open = Boolean(value);
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
    const men = this.shadowRoot?.querySelector<HTMLDetailsElement>("details.men");
    if (men?.open) this.#acts.unfolded(true);
    this.requestUpdate(); // the language may be another one here
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#acts.unfolded(false);
    this.#leave();
  }

  protected override render(): TemplateResult {
    const told = this.#words();
    const { words } = told;
    const model = this.#board?.model;
    const inside = (): TemplateResult => {
      if (this.#failure !== undefined) return html`<p role="alert">${told.error(this.#failure)}</p>`;
      if (!model || !this.#lessons) return html`<p class="hint">${words.element.loading}</p>`;
      const { snapshot } = model;
      return lessonView(snapshot, this.#lesson(snapshot, told, this.#lessons), words, { shown: this.#board?.demonstrated, open: this.#open }, this.#acts);
    };
    return html`<div class="root" part="root" data-game=${model?.snapshot.variant.id ?? nothing} lang=${told.tag} dir=${told.dir}>${inside()}</div>`;
  }

  readonly #acts = {
    show: (letter: Letter | undefined): void => this.#board?.demonstrate(letter),
    unfolded: (open: boolean): void => {
      if (this.#board) this.#board.learning = open;
    },
  };

  readonly #changed = (): void => this.requestUpdate();

  #follow(): void {
    for (const event of ["change", "demonstration"]) this.#board?.addEventListener(event, this.#changed);
  }

  #leave(): void {
    for (const event of ["change", "demonstration"]) this.#board?.removeEventListener(event, this.#changed);
  }

  /** Until the words of a language are here, the lesson waits for them. */
  #words(): Wording {
    const lang = languageOf(this);
    if (lang !== this.#lang) {
      this.#lang = lang;
      void this.#fetch(lang);
    }
    return wording(lang);
  }

  async #fetch(lang: string): Promise<void> {
    let lessons: Lessons | EnglishLessons | undefined;
    let failure: unknown;
    try {
      [lessons] = await Promise.all([loadLessons(lang), loadWords(lang)]);
    } catch (thrown) {
      failure = thrown;
    }
    if (lang !== this.#lang) return;
    this.#lessons = lessons;
    this.#failure = failure;
    this.requestUpdate();
  }

  /** Put together anew only when the game, its options or the language have changed. */
  #lesson({ variant, options }: Snapshot, words: Wording, lessons: Lessons | EnglishLessons): Lesson {
    const key = `${variant.id} ${JSON.stringify(options)}`;
    const known = this.#taught;
    if (known?.key === key && known.words === words && known.lessons === lessons) return known.lesson;
    const made = lesson(variant, options, words.words, lessons);
    this.#taught = { key, words, lessons, lesson: made };
    return made;
  }
}

/** Whether something is a board, be it from another copy of this package; or nothing. */
function isTeacher(value: unknown): boolean {
  return value === null || value === undefined || (value instanceof HTMLElement && "demonstrate" in value);
}
