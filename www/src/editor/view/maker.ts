import { type Letter, newGame, type Options } from "buddhibala";
import { errorText, man, puzzleGoal } from "buddhibala/board";
import { type Goal, checkPuzzle, type Puzzle } from "buddhibala/puzzles";
import { html, part, say } from "../../dom.js";
import { spoken } from "../../site/language.js";
import type { Told, Wanted } from "../check.js";
import { checkBeside } from "../checker.js";
import { restOf, TONGUES, type Written } from "../puzzle.js";
import type { Scene } from "../scene.js";
import { clock } from "../work.js";
import { type Finding, findings } from "./findings.js";

/** Makes a puzzle of the position, and has it proved beside the page. */
export class MakerView {
  readonly #root: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #made: (puzzle: Puzzle | undefined, title: string) => void;
  #scene: Scene | undefined;
  #stop: (() => void) | undefined;
  #finding: Finding | undefined;

  constructor(root: HTMLElement, made: (puzzle: Puzzle | undefined, title: string) => void) {
    this.#root = root;
    this.#made = made;
    this.#form = part<HTMLFormElement>(root, "form");
    part(root, ".points").replaceChildren(
      ...TONGUES.map(({ tag, name, dir }) => html("label", {}, html("bdi", { lang: tag }, name), html("input", { name: `point-${tag}`, lang: tag, dir, maxlength: "500" }))),
    );
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#check();
    });
    this.#form.addEventListener("input", () => this.#changed());
    part(root, ".stop").addEventListener("click", () => this.#halt(true));
  }

  /** Shows what can be asked; what was found of another position holds no more. */
  show(scene: Scene): void {
    const before = this.#scene;
    const { draft, judged, clauses, variant, speech } = scene;
    this.#scene = scene;
    if (before && (before.draft.text !== draft.text || before.draft.variant !== draft.variant || before.draft.options !== draft.options)) this.#changed();
    choices(this.#select("goal"), clauses.goals.map((kind) => [kind, speech.say(`goal.${kind}`)]));
    choices(this.#select("man"), variant.men.filter(({ letter }) => letter !== "K").map(({ letter }) => [letter, man(variant, letter, speech.words)]));
    const open = judged.legal && judged.info.status.state === "playing";
    part(this.#root, ".closed").hidden = open;
    part(this.#root, ".begin").setAttribute("aria-disabled", String(!open));
    this.#ask();
    this.#draw();
  }

  /** What is asked, in words, and only the fields that it needs. */
  #ask(): void {
    if (!this.#scene) return;
    const goal = this.#goal();
    part(this.#root, "[data-needs=turns]").hidden = !("in" in goal);
    part(this.#root, "[data-needs=man]").hidden = goal.kind !== "gain";
    say(part(this.#root, ".asked"), puzzleGoal(goal, this.#scene.variant, this.#scene.speech.words));
  }

  #goal(): Goal {
    const kind = this.#select("goal").value as Goal["kind"];
    const within = Math.min(12, Math.max(1, Math.trunc(Number(this.#text("turns"))) || 1));
    if (kind === "gain") return { kind, man: this.#select("man").value as Letter, in: within };
    return kind === "only" || kind === "untouchable" ? { kind } : { kind: kind || "mate", in: within };
  }

  #changed(): void {
    this.#ask();
    const had = this.#finding !== undefined || this.#stop !== undefined;
    this.#halt(false);
    this.#finding = had ? { kind: "stale" } : undefined;
    this.#made(undefined, this.#text("title"));
    this.#draw();
  }

  async #check(): Promise<void> {
    const scene = this.#scene;
    if (!scene?.judged.legal || scene.judged.info.status.state !== "playing" || this.#stop) return;
    const { draft, variant, speech, judged } = scene;
    const goal = this.#goal();
    this.#finding = undefined;
    this.#draw();
    let stage: "composing" | "proving" = "composing";
    let end = (): void => undefined;
    const tick = clock((seconds) => say(part(this.#root, ".progress"), speech.say(stage, { seconds })));
    this.#stop = () => {
      tick();
      end();
    };
    this.#busy(true);
    const stop = this.#stop;
    const task = { variant: draft.variant, options: draft.options, fen: judged.info.fen, goal };
    let rest: Wanted["rest"];
    try {
      rest = await restOf(this.#written(), goal, variant, spoken(), speech.say("ownWork"));
    } catch (thrown) {
      if (this.#stop === stop) this.#fail(thrown);
      return;
    }
    if (this.#stop !== stop) return; // stopped meanwhile
    const wanted: Wanted = { task, rest, nodes: Number(this.#select("nodes").value) };
    const fault = textFault(wanted);
    if (fault) return this.#tell({ kind: "failed", error: fault }, wanted);
    end = checkBeside(wanted, (told) => {
      if (told.kind === "composed" && told.composed.outcome === "composed") stage = "proving";
      else this.#tell(told, wanted);
    });
  }

  #tell(told: Told, wanted: Wanted): void {
    this.#halt(false);
    this.#finding = { kind: "told", told, wanted };
    if (told.kind === "checked" && told.report.sound) this.#made(told.puzzle, this.#text("title"));
    this.#draw();
  }

  /** The words of a language could not be fetched. */
  #fail(thrown: unknown): void {
    this.#halt(false);
    if (this.#scene) say(part(this.#root, ".progress"), errorText(thrown, this.#scene.speech.words));
  }

  #halt(tell: boolean): void {
    if (!this.#stop) return;
    this.#stop();
    this.#stop = undefined;
    this.#finding = tell ? { kind: "stopped" } : undefined;
    this.#busy(false);
    say(part(this.#root, ".progress"), "");
    this.#draw();
  }

  /** The one button takes the place of the other, and its focus. */
  #busy(busy: boolean): void {
    const [begin, stop] = [part(this.#root, ".begin"), part(this.#root, ".stop")];
    const focused = document.activeElement === begin || document.activeElement === stop;
    begin.hidden = busy;
    stop.hidden = !busy;
    if (focused) (busy ? stop : begin).focus();
  }

  #draw(): void {
    const place = part(this.#root, ".found");
    place.replaceChildren(...(this.#finding && this.#scene ? findings(this.#finding, this.#scene) : []));
  }

  #written(): Written {
    const points = Object.fromEntries(TONGUES.map(({ tag }) => [tag, this.#text(`point-${tag}`)]));
    const difficulty = ([1, 2, 3, 4, 5] as const).find((one) => String(one) === this.#select("difficulty").value) ?? 1;
    return { title: this.#text("title"), author: this.#text("author"), source: this.#text("source"), difficulty, points };
  }

  #text(name: string): string {
    const value = new FormData(this.#form).get(name);
    return typeof value === "string" ? value : "";
  }

  #select(name: string): HTMLSelectElement {
    return part<HTMLSelectElement>(this.#form, `select[name=${name}]`);
  }
}

/** What is wrong with the texts of a puzzle, which needs no search: any main line will do. */
function textFault({ task, rest }: Wanted): { readonly code: string; readonly message: string; readonly field: string } | undefined {
  const game = newGame({ variant: task.variant, options: task.options as Partial<Options>, fen: task.fen });
  const enemy = game.board().find(({ color }) => color !== game.turn)?.square ?? "";
  const first = task.goal.kind === "untouchable" ? enemy : (game.legalMoves()[0]?.uci ?? "");
  game.free();
  try {
    checkPuzzle({ ...rest, ...task, solution: [first], clauses: [] });
    return undefined;
  } catch (thrown) {
    const field = (thrown as { readonly details?: { readonly field?: string } }).details?.field ?? "";
    return { code: "bad-puzzle", message: errorText(thrown), field };
  }
}

/** Puts choices into a list, and keeps what is chosen there. */
function choices(list: HTMLSelectElement, all: readonly (readonly [value: string, text: string])[]): void {
  const { value } = list;
  const texts = JSON.stringify(all);
  if (list.dataset["choices"] === texts) return;
  list.dataset["choices"] = texts;
  list.replaceChildren(...all.map(([one, text]) => html("option", { value: one }, text)));
  if (all.some(([one]) => one === value)) list.value = value;
}
