import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../diagram/describe.js";
import { toBuddhibalaError } from "../../errors.js";
import type { Square } from "../../variants.js";
import { outline } from "../core/outline.js";
import { type Scene, still } from "../core/scene.js";
import { Pixel } from "../input/pixel.js";
import { languageOf } from "../language.js";
import { board } from "../style/board.js";
import { editing } from "../style/editing.js";
import { media } from "../style/media.js";
import { men as menStyle } from "../style/men.js";
import { older } from "../style/older.js";
import { theme } from "../style/theme.js";
import { grid } from "../view/grid.js";
import { type Wording, wording } from "../wording.js";
import { loadWords } from "../words/languages.js";
import { piece as pieceName } from "../words/names.js";
import { type Bench, clear, type Done, move, set, take, touch } from "./bench.js";
import { Editable, type EditorEvents } from "./editable.js";
import { Handling } from "./handling.js";
import { palette, type ToolName, toolOf, tools } from "./palette.js";
import { told } from "./tell.js";

/**
 * A board to set up any arrangement of men, whether or not it could arise: `<buddhibala-editor variant="krida">`. What is on
 * it is `placement`, the first field of a FEN.
 *
 * @fires change Somebody has set, moved or taken off a man.
 * @fires error Something was refused that the page asked for.
 */
export class BuddhibalaEditor extends Editable {
  static override readonly styles = [theme, older(theme), board, menStyle, media, editing];

  readonly #handling = new Handling(this.#work());
  readonly #pixel = new Pixel((size) => this.#frame?.style.setProperty("--pixel", size));
  #stop: Square | undefined;
  #tool: ToolName = "move";
  #told = "";
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
    this.#pixel.watch();
    this.requestUpdate(); // the language may be another one here
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pixel.leave();
    this.#handling.end();
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus(options);
  }

  protected override render(): TemplateResult {
    const { tag, dir, words, element } = this.#words;
    const { tool } = this.bench;
    const scene = this.#scene;
    const { lifted, over, carrying, fetched } = this.#handling;
    const variant = facts(this.variant);
    const label = element.board(wording(tag).game(variant));
    const own = words.editor;
    const state = { label, stop: this.#stopOf(scene), lifted, over, open: true, busy: false };
    const stop = tools(this.variant).flat().includes(this.#tool) ? this.#tool : "move";
    const shelf = { game: this.variant, tool, stop, lifted: fetched, words: own, name: (one: Parameters<typeof pieceName>[1]) => pieceName(variant, one, words) };
    return html`<div class="root" part="root" data-game=${scene.game} data-theme=${this.theme} data-open data-tool=${tool.kind} data-carrying=${carrying ?? nothing} lang=${tag} dir=${dir}>
      ${grid(scene, state, { arrows: [], circles: [] }, [], this.#handling.grid)} ${palette(shelf, this.#handling.palette)}
      <p id="keys" class="sr-only">${own.keys}</p>
      <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">${this.#told}</div>
    </div>`;
  }

  protected override updated(): void {
    const { files, ranks } = this.#scene;
    for (const [name, value] of Object.entries({ "--files": files, "--ranks": ranks, "--pixel": this.#pixel.size })) this.#frame?.style.setProperty(name, String(value));
  }

  get #frame(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(".frame") ?? null;
  }

  /** Until the words of a language are here, those that are do. */
  get #words(): Wording {
    const lang = languageOf(this);
    if (lang !== this.#lang) {
      this.#lang = lang;
      loadWords(lang).then(() => this.requestUpdate(), (error) => this.report(toBuddhibalaError(error)));
    }
    return wording(lang);
  }

  get #scene(): Scene {
    const { men, picked } = this.bench;
    const { words } = this.#words;
    const variant = facts(this.variant);
    const name = (square: Square): string => {
      const there = men.get(square);
      const parts = [square, there ? pieceName(variant, there, words) : words.cell.empty];
      return (picked === square ? [...parts, words.cell.pickedUp] : parts).join(words.comma);
    };
    const drawn = still(outline(this.variant), men, this.orientation === "black", name);
    const rows = drawn.rows.map((row) => row.map((cell) => ({ ...cell, held: cell.piece !== undefined, picked: cell.square === picked, check: this.wrong.includes(cell.square) })));
    return { ...drawn, rows };
  }

  #stopOf({ rows }: Scene): Square | undefined {
    const there = rows.some((row) => row.some(({ square }) => square === this.#stop));
    return there ? this.#stop : rows.at(-1)?.[0]?.square;
  }

  #work() {
    const editor = this;
    return {
      get scene() {
        return editor.#scene;
      },
      get grid() {
        return editor.shadowRoot?.querySelector<HTMLElement>(".board") ?? null;
      },
      get root() {
        return editor.renderRoot;
      },
      get rtl() {
        return editor.#words.dir === "rtl";
      },
      touch: (square: Square) => this.#do((bench) => touch(bench, square)),
      choose: (name: ToolName) => {
        this.#tool = name;
        this.#do((bench) => take(bench, toolOf(name)));
      },
      set: (square: Square, piece: Parameters<typeof set>[2]) => this.#do((bench) => set(bench, square, piece)),
      clear: (square: Square) => this.#do((bench) => clear(bench, square)),
      move: (from: Square, to: Square) => this.#do((bench) => move(bench, from, to)),
      leave: () => {
        this.#handling.end();
        this.#do(({ picked, ...bench }) => (picked === undefined ? take({ ...bench, picked, tool: { kind: "erase" } }, { kind: "move" }) : move({ ...bench, picked }, picked, picked)));
      },
      focused: (square: Square) => {
        if (square === this.#stop) return;
        this.#stop = square;
        this.requestUpdate();
      },
      reached: (name: ToolName) => {
        if (name === this.#tool) return;
        this.#tool = name;
        this.requestUpdate();
      },
      redraw: () => this.requestUpdate(),
    };
  }

  protected override relaid(): void {
    this.#handling.end();
  }

  #do(act: (bench: Bench) => Done): void {
    const before = this.bench;
    const { bench, deed } = act(before);
    this.bench = bench;
    const news = told(deed, facts(this.variant), this.#words.words);
    // The same words twice are news only if they differ.
    this.#told = news === this.#told ? `${news}\u00a0` : news;
    this.requestUpdate();
    if (bench.men !== before.men) this.send("change", { placement: this.placement });
  }
}

/** Listening, with what each event tells. */
export interface BuddhibalaEditor {
  /** Listens to an event of the editor. */
  addEventListener<K extends keyof EditorEvents>(type: K, listener: EditorListener<K>, options?: boolean | AddEventListenerOptions): void;
  /** Listens to any other event. */
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  /** Listens no more to an event of the editor. */
  removeEventListener<K extends keyof EditorEvents>(type: K, listener: EditorListener<K>, options?: boolean | EventListenerOptions): void;
  /** Listens no more to any other event. */
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Who listens to an event of the editor. */
type EditorListener<K extends keyof EditorEvents> = (this: BuddhibalaEditor, event: CustomEvent<EditorEvents[K]>) => void;
