import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Square } from "../variants.js";
import type { Model } from "./core/model.js";
import { outline, placed } from "./core/outline.js";
import { type Cell, type Scene, scene, still } from "./core/scene.js";
import { send } from "./events.js";
import { Drag } from "./input/drag.js";
import { asked } from "./input/keyboard.js";
import { Pixel } from "./input/pixel.js";
import { Typed } from "./input/typed.js";
import { Puzzling } from "./puzzling.js";
import { STYLES } from "./style/index.js";
import { faults } from "./view/faults.js";
import { carry, grid, type GridActs, squareAt, squareOf } from "./view/grid.js";
import { panel, type PanelActs } from "./view/panel.js";
import { type Motion, motion, slide } from "./view/slide.js";
import { type Wording, wording } from "./wording.js";
import { loadWords } from "./words/languages.js";

/**
 * A board to play at: `<buddhibala-board variant="krida" opponent="engine" controls>`.
 *
 * @fires beforemove A move is about to be made; `preventDefault()` forbids it.
 * @fires move A move has been made.
 * @fires turn Another player is to move.
 * @fires gameover The game has ended.
 * @fires error Something was refused that the page asked for, or broke down.
 * @fires change Something that is shown has changed.
 * @fires puzzle-solved The puzzle has been solved.
 * @fires puzzle-failed A move of the puzzle was wrong, or its solution has been asked for.
 * @fires puzzle-hint A hint has been given.
 */
export class BuddhibalaBoard extends Puzzling {
  static override readonly styles = [...STYLES];

  readonly #drag = new Drag({
    at: (x, y) => this.#at(x, y),
    lift: (square) => this.#lift(square),
    carry: (square, x, y) => this.#carry(square, x, y),
    drop: (from, to) => this.#drop(from, to),
    cancel: () => this.table.cancel(),
    redraw: () => this.requestUpdate(),
  });
  readonly #typed = new Typed();
  readonly #pixel = new Pixel((size) => this.#frame?.style.setProperty("--pixel", size));
  #finger = false;
  #told = "";
  #lang: string | undefined;
  #stop: Square | undefined;
  #refocus = false;
  #motion: Motion | undefined;
  #sliding: Animation | undefined;
  #dropping = false;
  #shown: { readonly model: Model; readonly words: Wording; readonly scene: Scene } | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "lang"];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === "lang") this.requestUpdate();
    else if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#pixel.watch();
    this.requestUpdate(); // the language may be another one here
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pixel.leave();
    this.#drag.end();
    this.#sliding?.cancel();
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus(options);
  }

  /** Has a text read out to those who listen, as the board's own news are. */
  tell(text: string): void {
    // The same words twice are news only if they differ.
    this.#told = text === this.#told ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    this.settle();
  }

  protected override render(): TemplateResult {
    const words = this.#words();
    const { model } = this;
    const shown = this.#scene(words);
    this.#stop = this.#stopOf(shown);
    const state = {
      label: words.element.board(model ? words.game(model.snapshot.variant) : ""),
      stop: this.#stop,
      lifted: this.#drag.lifted,
      over: this.#drag.over,
      open: !this.viewonly,
      busy: !model && !this.failure,
    };
    const puzzle = this.puzzlePanel(words);
    const carrying = this.#drag.lifted === undefined ? nothing : this.#finger ? "touch" : "mouse";
    return html`<div class="root" part="root" data-game=${shown.game} data-theme=${this.theme} ?data-open=${!this.viewonly} data-carrying=${carrying} lang=${words.tag} dir=${words.dir}>
      ${faults(this.faults, this.failure, words, () => this.retry())} ${puzzle ?? nothing} ${grid(shown, state, this.pointers, this.#acts)}
      ${this.controls && model && !puzzle ? panel(model, words, this.#panelActs) : nothing}
      <p id="keys" class="sr-only">${words.element.keys}</p>
      <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">${this.#told}</div>
    </div>`;
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    this.#measure(this.#scene(this.#words()), this.#pixel.size);
    if (this.#refocus) this.focus();
    this.#refocus = false;
    this.#slide();
    for (const error of this.takeReports()) send(this, "error", { error });
  }

  protected override changed(model: Model): void {
    const turned = this.#shown !== undefined && this.#shown.model?.flipped !== model.flipped;
    if (turned) this.#refocus = this.shadowRoot?.activeElement?.matches(".cell") ?? false;
    if (model.phase.kind !== "picked" && model.phase.kind !== "removing") this.#drag.end();
    this.#sliding?.cancel();
    this.#motion = this.#dropping ? undefined : motion(model);
    this.tell(this.#words().announcement(model));
  }

  protected override closed(): void {
    this.#drag.end();
    if (this.model) this.table.cancel();
  }

  readonly #acts: GridActs = {
    clicked: (event) => {
      const square = squareOf(event);
      if (square && !this.#drag.echoes(event)) this.#choose(square);
    },
    focused: (event) => {
      const square = squareOf(event);
      if (square === undefined || square === this.#stop) return;
      this.#stop = square;
      this.requestUpdate();
    },
    typed: (event) => this.#typedAt(event),
    pressed: (event) => {
      const square = squareOf(event);
      this.#finger = event.pointerType === "touch";
      if (square && !this.viewonly && this.#cell(square)?.held) this.#drag.press(event, square);
    },
    moved: (event) => this.#drag.move(event),
    released: (event) => this.#drag.release(event),
    lost: (event) => {
      // A finger is held by the cell that it touches first, and lost to the board when that takes it over.
      if (event.type === "pointercancel" || event.target === event.currentTarget) this.#drag.lose(event);
    },
  };

  readonly #panelActs: PanelActs = {
    undo: () => this.undo(),
    redo: () => this.redo(),
    flip: () => this.flip(),
    fresh: () => this.newGame(),
    stop: () => this.stop(),
    resume: () => this.resume(),
    claim: (claim) => this.claim(claim),
    jump: (ply) => this.jump(ply),
  };

  get #frame(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(".frame") ?? null;
  }

  get #board(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(".board") ?? null;
  }

  protected get wording(): Wording {
    return this.#words();
  }

  #words(): Wording {
    const lang = languageOf(this);
    if (lang !== this.#lang) this.#fetchWords(lang);
    return wording(lang);
  }

  /** Until the words of a language are here, the board speaks English. */
  #fetchWords(lang: string): void {
    this.#lang = lang;
    const before = wording(lang);
    const come = (): void => {
      if (lang !== this.#lang) return;
      const mended = this.faults.delete("lang");
      if (wording(lang) === before && !mended) return;
      this.requestUpdate();
      if (this.model) this.tell(wording(lang).announcement(this.model));
    };
    loadWords(lang).then(come, (thrown: unknown) => this.report("lang", thrown));
  }

  /** What is to be seen, put together anew only when something has changed. */
  #scene(words: Wording): Scene {
    const { model } = this;
    if (model) {
      if (this.#shown?.model !== model || this.#shown.words !== words) {
        const drawn = scene(model, (square, piece, way) => words.cell(model, square, piece, way));
        this.#shown = { model, words, scene: drawn };
      }
      return this.#shown.scene;
    }
    const board = outline(this.variant);
    const men = placed(this.fen || board.array, board) ?? placed(board.array, board);
    return still(board, men ?? new Map(), this.orientation === "black", words.bare);
  }

  #cell(square: Square): Cell | undefined {
    return this.#scene(this.#words()).rows.flat().find((cell) => cell.square === square);
  }

  /** The tab stop stays where it was, as long as the board has such a square. */
  #stopOf({ rows }: Scene): Square | undefined {
    const there = rows.some((row) => row.some(({ square }) => square === this.#stop));
    return there ? this.#stop : rows.at(-1)?.[0]?.square;
  }

  #choose(square: Square): void {
    if (!this.viewonly && this.model) this.table.choose(square);
  }

  #typedAt(event: KeyboardEvent): void {
    const square = squareOf(event);
    const wants = square && asked(event, square, this.#scene(this.#words()), this.#typed);
    if (!wants) return;
    event.preventDefault();
    switch (wants.kind) {
      case "choose":
        return this.#choose(wants.square);
      case "cancel":
        this.#drag.end();
        return this.model && this.table.cancel();
      case "none":
        return this.model && this.tell(this.#words().element.none(this.#words().man(this.model.snapshot.variant, wants.letter)));
      case "go":
        return this.#board?.querySelector<HTMLElement>(`[data-square="${wants.square}"]`)?.focus();
    }
  }

  #at(x: number, y: number): Square | undefined {
    const board = this.#board;
    return board ? squareAt(board, this.#scene(this.#words()), x, y) : undefined;
  }

  #carry(from: Square, x: number, y: number): void {
    const board = this.#board;
    if (board) carry(board, this.#scene(this.#words()), from, x, y);
  }

  #lift(square: Square): boolean {
    const phase = this.model?.phase;
    if (phase?.kind === "removing") return true;
    if (phase?.kind !== "picked" || phase.steps.at(-1) !== square) this.#choose(square);
    const now = this.model?.phase;
    return now?.kind === "picked" && now.steps.at(-1) === square;
  }

  #drop(from: Square, to: Square | undefined): void {
    const { phase } = this.live;
    this.#dropping = true;
    try {
      if (phase.kind === "removing") {
        if (to === undefined) this.table.choose(from); // dragged off the board
      } else if (phase.kind !== "picked") return;
      else if (to !== undefined && to !== phase.steps.at(-1)) this.table.drop(to);
      else if (phase.steps.length === 1) this.table.cancel();
    } finally {
      this.#dropping = false;
    }
  }

  /** Tells the style sheet what it cannot know. To say the same again would have every square styled anew. */
  #measure({ files, ranks }: Scene, pixel: string): void {
    const sizes = { "--files": String(files), "--ranks": String(ranks), "--pixel": pixel };
    for (const [name, value] of Object.entries(sizes)) {
      if (this.#frame?.style.getPropertyValue(name) !== value) this.#frame?.style.setProperty(name, value);
    }
  }

  #slide(): void {
    const path = this.#motion;
    this.#motion = undefined;
    const man = path && this.#board?.querySelector(`[data-square="${path.at(-1)}"] .man`);
    if (man) this.#sliding = slide(man, path, this.#scene(this.#words()));
  }
}

/** The language of an element: the nearest that is told, also outside the shadow in which it stands. */
function languageOf(element: Element): string {
  const told = element.closest("[lang]")?.getAttribute("lang");
  if (told !== null && told !== undefined) return told;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "";
}
