import { type Variant, variants } from "buddhibala";
import { lesson } from "buddhibala/board";
import type { BuddhibalaEditor } from "buddhibala/editor";
import { html, part } from "../dom.js";
import type { Fault } from "../share/fault.js";
import type { Wish } from "../share/wish.js";
import { spoken } from "../site/language.js";
import { addressFaults } from "../view/faults.js";
import { ShareView } from "../view/share.js";
import { type Asked, asked, written } from "./address.js";
import { clausesOf } from "./clauses.js";
import { type Draft, fieldsOf, withMen } from "./draft.js";
import { History } from "./history.js";
import { judge, wrongSquares } from "./judge.js";
import type { Scene, Speech } from "./scene.js";
import { USUAL_GOAL } from "./puzzle.js";
import { FenForm } from "./view/fen-form.js";
import { MakerView } from "./view/maker.js";
import { PositionForm } from "./view/position-form.js";
import { SolverView } from "./view/solver.js";
import { TakingsView } from "./view/takings.js";
import { wireTools } from "./view/tools.js";
import { VerdictView } from "./view/verdict.js";

/** Browsers forbid a page to change its address too often: it rests so long after each time. */
const REST_MS = 400;

/** The page of the editor: a draft, its history, and the views that show it. */
export class EditorPage {
  readonly #main: HTMLElement;
  readonly #board: BuddhibalaEditor;
  readonly #games: readonly [Variant, ...Variant[]];
  readonly #maker: MakerView;
  readonly #views: readonly { show(scene: Scene): void }[];
  #history: History;
  #wish: Pick<Wish, "lang" | "theme">;
  #faults: readonly Fault[];
  #speech: Speech;
  #share: ShareView;
  #scene: Scene | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  #written = -REST_MS;

  constructor(main: HTMLElement, games: readonly [Variant, ...Variant[]], { draft, goal, wish, faults }: Asked, speech: Speech) {
    this.#main = main;
    this.#games = games;
    this.#speech = speech;
    this.#history = new History(draft);
    [this.#wish, this.#faults] = [wish, faults];
    this.#board = part<BuddhibalaEditor>(main, "buddhibala-editor");
    const acts = { change: (to: (draft: Draft) => Draft, joined?: string) => this.#change(to, joined) };
    const takings = new TakingsView(part(main, ".takings"));
    this.#maker = new MakerView(part(main, ".maker"), {
      made: (puzzle, title) => takings.made(puzzle, title),
      asked: () => this.#write(),
    });
    this.#views = [
      new PositionForm(part<HTMLFormElement>(main, ".position-form"), games, acts),
      new FenForm(part(main, ".fen-form"), acts),
      new VerdictView(part(main, ".verdict")),
      new SolverView(part(main, ".solver")),
      this.#maker,
      takings,
    ];
    this.#share = this.#makeShare();
    wireTools(main, {
      ...acts,
      step: (way) => this.#step(way),
      variant: () => this.#variant(this.#history.now),
    });
    main.addEventListener("focusout", () => this.#history.settle());
    this.#board.addEventListener("change", ({ detail: { placement } }) => this.#change((draft) => withMen(draft, placement)));
    this.#draw();
    if (goal) this.#maker.ask(goal);
  }

  /** Speaks another language from now on; what the address has asked for holds no more if it was another. */
  speak(speech: Speech): void {
    const { lang, ...rest } = this.#wish;
    if (lang !== spoken()) this.#wish = rest;
    this.#speech = speech;
    this.#share = this.#makeShare();
    this.#draw();
  }

  /** Follows the address of the page where it asks for something else than what is shown, and gives what it asks of the whole page. */
  follow(): Pick<Wish, "lang" | "theme"> {
    if (location.hash.slice(1) === this.#address) return this.#wish;
    const { draft, goal, wish, faults } = asked(location, this.#games);
    [this.#wish, this.#faults] = [wish, faults];
    this.#change(() => draft);
    this.#maker.ask(goal ?? USUAL_GOAL);
    return wish;
  }

  get #address(): string {
    return written(this.#history.now, this.#maker.goal, this.#wish);
  }

  #step(way: "undo" | "redo"): void {
    if (!(way === "undo" ? this.#history.canUndo : this.#history.canRedo)) return;
    this.#history[way]();
    part(this.#main, ".bench-news").textContent = this.#speech.say(way === "undo" ? "undone" : "redone");
    this.#draw();
  }

  #change(to: (draft: Draft) => Draft, joined?: string): void {
    this.#history.add(to(this.#history.now), joined);
    part(this.#main, ".bench-news").textContent = "";
    this.#draw();
  }

  #draw(): void {
    const draft = this.#history.now;
    const scene = this.#look(draft);
    this.#scene = scene;
    const { judged } = scene;
    this.#board.variant = draft.variant;
    this.#board.placement = draft.placement;
    this.#board.orientation = draft.flipped ? "black" : "white";
    this.#board.wrong = wrongSquares(judged, draft.placement);
    part(this.#main, ".undo").setAttribute("aria-disabled", String(!this.#history.canUndo));
    part(this.#main, ".redo").setAttribute("aria-disabled", String(!this.#history.canRedo));
    for (const view of this.#views) view.show(scene);
    this.#write();
    this.#showFaults();
  }

  #write(): void {
    const address = new URL(`#${this.#address}`, location.href);
    this.#share.show(address.href);
    clearTimeout(this.#writing);
    const wait = Math.max(0, this.#written + REST_MS - performance.now());
    const write = (): void => {
      history.replaceState(null, "", address);
      this.#written = performance.now();
    };
    if (wait > 0) this.#writing = setTimeout(write, wait);
    else write();
  }

  /** Put together anew only as far as it has changed. */
  #look(draft: Draft): Scene {
    const { words, lessons } = this.#speech;
    const before = this.#scene;
    const variant = this.#variant(draft);
    const sameRules = before?.variant === variant && before.draft.options === draft.options && before.speech === this.#speech;
    return {
      draft,
      fields: fieldsOf(draft),
      judged: judge(draft),
      variant,
      clauses: sameRules ? before.clauses : clausesOf(draft.variant, draft.options),
      lesson: sameRules ? before.lesson : lesson(variant, draft.options, words, lessons),
      speech: this.#speech,
    };
  }

  #variant({ variant }: Draft): Variant {
    return this.#games.find(({ id }) => id === variant) ?? this.#games[0];
  }

  #showFaults(): void {
    const place = part(this.#main, ".faults-place");
    if (this.#faults.length === 0) return place.replaceChildren();
    const box = addressFaults(this.#faults, this.#speech.words, () => {
      this.#faults = [];
      this.#showFaults();
    });
    place.replaceChildren(box);
  }

  #makeShare(): ShareView {
    const share = new ShareView((text) => {
      part(this.#main, ".bench-news").textContent = text;
    }, "addressOfPosition");
    part(this.#main, ".share-place").replaceChildren(share.element);
    return share;
  }
}

/** The games that there are; the first of them is the usual one. */
export function knownGames(): readonly [Variant, ...Variant[]] {
  const [first, ...others] = variants();
  if (!first) throw new Error("it knows no game");
  return [first, ...others];
}

/** What is said where the page cannot begin. */
export function failure(text: string): HTMLElement {
  return html("p", { class: "answer wrong" }, text);
}
