import { adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { BuddhibalaError } from "../errors.js";
import type { Letter, Square } from "../variants.js";
import type { Model } from "./core/model.js";
import { outline, placed } from "./core/outline.js";
import { type Scene, scene, still } from "./core/scene.js";
import { type BoardEvents, send } from "./events.js";
import { type AtHand, Hands } from "./input/hands.js";
import { Pixel } from "./input/pixel.js";
import { Puzzling } from "./puzzling.js";
import { STYLES } from "./style/index.js";
import { faults } from "./view/faults.js";
import { grid } from "./view/grid.js";
import { lesson, teaching } from "./view/lesson.js";
import { panel, type PanelActs } from "./view/panel.js";
import { type Motion, motion, slide } from "./view/slide.js";
import type { Wording } from "./wording.js";

/**
 * A board to play at: `<buddhibala-board variant="krida" opponent="engine" controls>`.
 *
 * @fires beforemove A move is about to be made; `preventDefault()` forbids it.
 * @fires move A move has been made.
 * @fires turn Another player is to move.
 * @fires gameover The game has ended.
 * @fires error Something was refused that the page asked for, or broke down.
 * @fires change Something that is shown has changed.
 * @fires demonstration The board shows how a man moves, or the game again.
 * @fires puzzle-solved The puzzle has been solved.
 * @fires puzzle-failed A move of the puzzle was wrong, or its solution has been asked for.
 * @fires puzzle-hint A hint has been given.
 */
export class BuddhibalaBoard extends Puzzling {
  static override readonly styles = [...STYLES];

  readonly #hands = new Hands(this.#atHand());
  readonly #pixel = new Pixel((size) => this.#frame?.style.setProperty("--pixel", size));
  #stop: Square | undefined;
  #refocus = false;
  #reveal = false;
  #motion: Motion | undefined;
  #sliding: Animation | undefined;
  #lesson: "folded" | "coming" | "here" = "folded";
  #shown: { readonly model: Model; readonly words: Wording; readonly scene: Scene } | undefined;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const drawn = this.shadowRoot;
    if (drawn === null) return super.createRenderRoot();
    // A server has drawn the board. It is drawn anew, also where Lit would rather go on with that: by now it may be another one.
    drawn.replaceChildren();
    adoptStyles(drawn, BuddhibalaBoard.elementStyles);
    return drawn;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#pixel.watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pixel.leave();
    this.#hands.end();
    this.#sliding?.cancel();
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus(options);
  }

  /** Shows how a man moves, in place of the game, which goes on untouched; without a letter the game again. */
  override demonstrate(letter?: Letter | null): void {
    const before = this.demonstrated;
    super.demonstrate(letter);
    const { demonstrated, model } = this;
    if (demonstrated === before || !model) return;
    this.#hands.end();
    this.#reveal = demonstrated !== undefined;
    this.tell(demonstrated ? this.taught.join(" ") : this.words.headline(model));
  }

  protected override willUpdate(): void {
    this.settle();
    if (!this.controls && this.#lesson === "here") this.#lesson = "folded";
  }

  protected override render(): TemplateResult {
    const { words, model, demonstrated } = this;
    const shown = this.#scene(words);
    this.#stop = this.#stopOf(shown);
    const { lifted, over, carrying, acts } = this.#hands;
    const state = {
      label: words.element.board(model ? words.game(model.snapshot.variant) : ""),
      stop: this.#stop,
      lifted,
      over,
      open: !this.viewonly && !demonstrated,
      busy: !model && !this.failure,
    };
    const puzzle = this.puzzlePanel();
    return html`<div class="root" part="root" data-game=${shown.game} data-theme=${this.theme} ?data-open=${!this.viewonly} data-carrying=${carrying ?? nothing} lang=${words.tag} dir=${words.dir}>
      ${faults(this.faults, this.failure, words, () => this.retry())} ${puzzle ?? nothing} ${grid(shown, state, this.drawn, this.notes, acts)}
      ${model && (this.learning || demonstrated) ? teaching(this.taught, demonstrated !== undefined, words, this.#back) : nothing}
      ${this.controls && model && !puzzle ? panel(model, words, this.#panelActs, lesson(this, this.#lesson === "here", words, this.#unfold)) : nothing}
      <p id="keys" class="sr-only">${words.element.keys}</p>
      <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">${this.told}</div>
    </div>`;
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    this.#measure(this.#scene(this.words), this.#pixel.size);
    if (this.#refocus) this.focus();
    this.#refocus = false;
    if (this.#reveal) this.#frame?.scrollIntoView({ block: "nearest" });
    this.#reveal = false;
    this.#slide();
    for (const error of this.takeReports()) send(this, "error", { error });
  }

  protected override changed(model: Model): void {
    const turned = this.#shown !== undefined && this.#shown.model?.flipped !== model.flipped;
    if (turned) this.#refocus = this.shadowRoot?.activeElement?.matches(".cell") ?? false;
    if (model.phase.kind !== "picked" && model.phase.kind !== "removing") this.#hands.end();
    this.#sliding?.cancel();
    this.#motion = this.#hands.dropping ? undefined : motion(model);
    super.changed(model);
  }

  protected override closed(): void {
    this.#hands.end();
    if (this.model) this.table.cancel();
  }

  /** What hands can do with this board. */
  #atHand(): AtHand {
    const board = this;
    return {
      get open() {
        return !board.viewonly && !board.demonstrated;
      },
      get phase() {
        return board.model?.phase;
      },
      get scene() {
        return board.#scene(board.words);
      },
      get grid() {
        return board.#grid;
      },
      choose: (square) => {
        if (this.demonstrated) this.demonstrate();
        else if (!this.viewonly && this.model) this.table.choose(square);
      },
      drop: (square) => this.table.drop(square),
      cancel: () => this.table.cancel(),
      leave: () => {
        this.demonstrate();
        if (this.model) this.table.cancel();
      },
      point: (square) => void this.point(square),
      focused: (square) => {
        if (this.point(square) && this.outlook) this.tell(this.taught.join(" "));
        if (square === this.#stop) return;
        this.#stop = square;
        this.requestUpdate();
      },
      none: (letter) => {
        const { model, words } = this;
        if (model) this.tell(words.element.none(words.man(model.snapshot.variant, letter)));
      },
      redraw: () => this.requestUpdate(),
    };
  }

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

  readonly #back = (): void => {
    this.demonstrate();
    this.focus();
  };

  /** The code of the lesson is fetched when somebody wants to learn, and not before. */
  readonly #unfold = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement)) return;
    this.learning = target.open;
    if (!target.open || this.#lesson !== "folded") return;
    this.#lesson = "coming";
    const come = (): void => {
      this.#lesson = "here";
      this.faults.delete("lesson");
      this.requestUpdate();
    };
    const fail = (thrown: unknown): void => {
      this.#lesson = "folded";
      this.report("lesson", new BuddhibalaError("load-failed", "the lesson could not be loaded", {}, thrown));
    };
    import("../lesson.js").then(come, fail);
  };

  get #frame(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(".frame") ?? null;
  }

  get #grid(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(".board") ?? null;
  }

  /** What is to be seen, put together anew only when something has changed. */
  #scene(words: Wording): Scene {
    const model = this.seen;
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

  /** The tab stop stays where it was, as long as the board has such a square. */
  #stopOf({ rows }: Scene): Square | undefined {
    const there = rows.some((row) => row.some(({ square }) => square === this.#stop));
    return there ? this.#stop : rows.at(-1)?.[0]?.square;
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
    const man = path && this.#grid?.querySelector(`[data-square="${path.at(-1)}"] .man`);
    if (man) this.#sliding = slide(man, path, this.#scene(this.words));
  }
}

/** Listening, with what each event tells. */
export interface BuddhibalaBoard {
  /** Listens to an event of the board. */
  addEventListener<K extends keyof BoardEvents>(type: K, listener: BoardListener<K>, options?: boolean | AddEventListenerOptions): void;
  /** Listens to an event that every element has. */
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: ElementListener<K>, options?: boolean | AddEventListenerOptions): void;
  /** Listens to any event. */
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  /** Listens no more to an event of the board. */
  removeEventListener<K extends keyof BoardEvents>(type: K, listener: BoardListener<K>, options?: boolean | EventListenerOptions): void;
  /** Listens no more to an event that every element has. */
  removeEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: ElementListener<K>, options?: boolean | EventListenerOptions): void;
  /** Listens no more to any event. */
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Who listens to an event of the board. */
type BoardListener<K extends keyof BoardEvents> = (this: BuddhibalaBoard, event: CustomEvent<BoardEvents[K]>) => void;
/** Who listens to an event that every element has. */
type ElementListener<K extends keyof HTMLElementEventMap> = (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown;
