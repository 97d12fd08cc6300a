import type { Model } from "./core/model.js";
import { languageOf } from "./language.js";
import { Learning } from "./learning.js";
import { taught } from "./view/lesson.js";
import { type Wording, wording } from "./wording.js";
import { loadWords } from "./words/languages.js";

/** A board that speaks the language of the place where it stands, and tells its news. */
export abstract class Speaking extends Learning {
  #told = "";
  #toldIn: Wording | undefined;
  #lang: string | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "lang"];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === "lang") this.requestUpdate();
    else if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate(); // the language may be another one here
  }

  /** Has a text read out to those who listen, as the board's own news are. */
  tell(text: string): void {
    // The same words twice are news only if they differ.
    this.#told = text === this.#told ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  /** What is read out. */
  protected get told(): string {
    return this.#told;
  }

  /** The words of the language as far as they are here; it is looked for anew each time. */
  protected get words(): Wording {
    const lang = languageOf(this);
    if (lang !== this.#lang) this.#fetch(lang);
    return wording(lang);
  }

  /** What the one who learns is told. */
  protected get taught(): readonly string[] {
    const { model, demonstrated, outlook } = this;
    return model ? taught(model, demonstrated, outlook, this.words) : [];
  }

  protected override changed(model: Model): void {
    super.changed(model);
    this.#announce(model);
  }

  /** What the board itself tells of a change; nothing where somebody else tells of it. */
  protected news(model: Model): string | undefined {
    return this.words.announcement(model);
  }

  #announce(model: Model): void {
    this.#toldIn = this.words;
    const news = this.news(model);
    if (news !== undefined) this.tell(news);
  }

  /** Until the words of a language are here, the board speaks English. */
  #fetch(lang: string): void {
    this.#lang = lang;
    const come = (): void => {
      if (lang !== this.#lang) return;
      const mended = this.faults.delete("lang");
      if (wording(lang) === this.#toldIn && !mended) return;
      this.requestUpdate();
      if (this.model) this.#announce(this.model);
    };
    loadWords(lang).then(come, (thrown: unknown) => this.report("lang", thrown));
  }
}
