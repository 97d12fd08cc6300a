import type { Letter } from "buddhibala";
import { man, puzzleGoal } from "buddhibala/board";
import type { Goal } from "buddhibala/puzzles";
import { html, part, say } from "../../dom.js";
import { TONGUES, type Written } from "../puzzle.js";
import type { Scene } from "../scene.js";
import { turnsOf } from "../turns.js";

/** What is done with the form. */
export interface FormActs {
  check(): void;
  /** Something else is asked. */
  asked(): void;
  /** The same is asked, in other words. */
  rewritten(): void;
}

/** What of the form says what is asked, and how hard to try. */
const TASK: ReadonlySet<string> = new Set(["goal", "turns", "man", "nodes"]);

/** What a puzzle asks for, and what belongs to it. */
export class PuzzleForm {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement, { check, asked, rewritten }: FormActs) {
    this.#form = form;
    part(form, ".points").replaceChildren(
      ...TONGUES.map(({ tag, name, dir }) => html("label", {}, html("bdi", { lang: tag }, name), html("input", { name: `point-${tag}`, lang: tag, dir, maxlength: "500" }))),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      check();
    });
    form.addEventListener("input", ({ target }) => {
      const { name } = target as HTMLInputElement | HTMLSelectElement;
      if (TASK.has(name)) asked();
      else rewritten();
    });
  }

  /** What is asked, in words, and only the fields that it needs. */
  show(scene: Scene): void {
    const { clauses, variant, speech } = scene;
    choices(this.#select("goal"), clauses.goals.map((kind) => [kind, speech.say(`goal.${kind}`)]));
    choices(this.#select("man"), variant.men.filter(({ letter }) => letter !== "K").map(({ letter }) => [letter, man(variant, letter, speech.words)]));
    const { goal } = this;
    part(this.#form, "[data-needs=turns]").hidden = !("in" in goal);
    part(this.#form, "[data-needs=man]").hidden = goal.kind !== "gain";
    say(part(this.#form, ".asked"), this.wanting === undefined ? puzzleGoal(goal, variant, speech.words) : "");
  }

  /** Fills in a goal, as far as the rules in force have it. */
  fill(goal: Goal): void {
    pick(this.#select("goal"), goal.kind);
    if (goal.kind === "gain") pick(this.#select("man"), goal.man);
    if ("in" in goal) part<HTMLInputElement>(this.#form, "[name=turns]").value = String(goal.in);
  }

  /** What is asked. */
  get goal(): Goal {
    const kind = this.#select("goal").value as Goal["kind"];
    const within = turnsOf(this.#form).turns ?? 1;
    if (kind === "gain") return { kind, man: this.#select("man").value as Letter, in: within };
    return kind === "only" || kind === "untouchable" ? { kind } : { kind: kind || "mate", in: within };
  }

  /** How many turns there may be at most, where the goal counts turns and none are said. */
  get wanting(): number | undefined {
    const { turns, most } = turnsOf(this.#form);
    return "in" in this.goal && turns === undefined ? most : undefined;
  }

  /** What the puzzle is called, as it was typed. */
  get title(): string {
    return this.#text("title");
  }

  /** How many positions may be visited. */
  get nodes(): number {
    return Number(this.#select("nodes").value);
  }

  /** What was written beside it. */
  get written(): Written {
    const points = Object.fromEntries(TONGUES.map(({ tag }) => [tag, this.#text(`point-${tag}`)]));
    const difficulty = ([1, 2, 3, 4, 5] as const).find((one) => String(one) === this.#select("difficulty").value) ?? 1;
    return { title: this.title, author: this.#text("author"), source: this.#text("source"), difficulty, points };
  }

  #text(name: string): string {
    const value = new FormData(this.#form).get(name);
    return typeof value === "string" ? value : "";
  }

  #select(name: string): HTMLSelectElement {
    return part<HTMLSelectElement>(this.#form, `select[name=${name}]`);
  }
}

/** Chooses what is in a list. */
function pick(list: HTMLSelectElement, value: string): void {
  if ([...list.options].some((one) => one.value === value)) list.value = value;
}

/** Puts choices into a list, and keeps what is chosen there. */
function choices(list: HTMLSelectElement, all: readonly (readonly [value: string, text: string])[]): void {
  const { value } = list;
  const texts = JSON.stringify(all);
  if (list.dataset["choices"] === texts) return;
  list.dataset["choices"] = texts;
  list.replaceChildren(...all.map(([one, text]) => html("option", { value: one }, text)));
  pick(list, value);
}
