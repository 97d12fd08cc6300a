import type { Variant } from "buddhibala";
import { game } from "buddhibala/board";
import { html } from "../../dom.js";
import { reading } from "../../view/reading.js";
import { clausesOf } from "../clauses.js";
import { type Draft, start, withFields } from "../draft.js";
import { counts, type Fields, LISTS, PAIRS, USUAL } from "../fields.js";
import type { Acts, Scene } from "../scene.js";

type Control = HTMLInputElement | HTMLSelectElement;

/** The game, its options, and every field of the position that these have. */
export class PositionForm {
  readonly #form: HTMLFormElement;
  readonly #games: readonly Variant[];
  readonly #acts: Acts;
  #scene: Scene | undefined;
  #taught: unknown;
  #typing: Control | undefined;

  constructor(form: HTMLFormElement, games: readonly Variant[], acts: Acts) {
    this.#form = form;
    this.#games = games;
    this.#acts = acts;
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", ({ target }) => this.#changed(target));
    // What was typed and is no number gives way to what holds.
    form.addEventListener("focusout", () => setTimeout(() => this.#scene && this.show(this.#scene)));
  }

  /** Shows a draft, and only the fields that its rules have. */
  show(scene: Scene): void {
    const { fields, clauses, judged, draft } = scene;
    this.#scene = scene;
    this.#speak(scene);
    this.#set("variant", draft.variant);
    this.#set("turn", fields.turn);
    this.#check("leap-w", fields.leap.includes("K"));
    this.#check("leap-b", fields.leap.includes("k"));
    this.#set("halfmove", fields.halfmove);
    this.#set("fullmove", fields.fullmove);
    for (const name of PAIRS) for (const [color, count] of Object.entries(counts(fields.named[name]))) this.#set(`${name}-${color}`, count);
    for (const name of LISTS) this.#set(name, fields.named[name] ?? "");
    for (const { name, values } of scene.lesson.options) this.#set(`option-${name}`, draft.options[name] ?? values.find(({ usual }) => usual)?.value ?? "");
    const has = shown(scene);
    const wrong = judged.legal ? undefined : judged.error.details.field;
    for (const row of this.#form.querySelectorAll<HTMLElement>("[data-field]")) {
      const name = row.dataset["field"] ?? "";
      row.hidden = has[name] === false;
      for (const control of row.querySelectorAll("input, select")) control.setAttribute("aria-invalid", String(name === wrong));
    }
    for (const color of ["w", "b"]) {
      this.#control(`checks-${color}`).setAttribute("max", String(clauses.checks ?? 0));
      this.#control(`opening-${color}`).setAttribute("max", String(clauses.opening));
    }
  }

  /** The names of the games and the readings of the rules, once for each game and language. */
  #speak({ lesson, draft, speech }: Scene): void {
    if (lesson === this.#taught) return;
    this.#taught = lesson;
    this.#control("variant").replaceChildren(...this.#games.map((one) => html("option", { value: one.id }, game(one, speech.words))));
    const focused = document.activeElement instanceof HTMLSelectElement ? document.activeElement.name : "";
    this.#form.querySelector(".reading-list")?.replaceChildren(...lesson.options.map((option) => reading(option, draft.options[option.name])));
    if (focused.startsWith("option-")) this.#control(focused).focus();
  }

  #changed(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (name === "variant") return this.#choose(value);
    if (name.startsWith("option-")) return this.#acts.change((draft) => this.#read(draft, name.slice(7), value));
    const change = this.#fields(name, value);
    const typed = target instanceof HTMLInputElement && target.type !== "checkbox";
    if (!change) return;
    this.#typing = target;
    this.#acts.change((draft) => withFields(draft, change), typed ? name : undefined);
    this.#typing = undefined;
  }

  #choose(id: string): void {
    const chosen = this.#games.find((one) => one.id === id);
    if (chosen) this.#acts.change(({ flipped }) => start(chosen.id, {}, flipped));
  }

  /** Another reading of the rules; what has no meaning by it is dropped. A board at its start follows the array. */
  #read(draft: Draft, name: string, value: string): Draft {
    const usual = this.#games.find(({ id }) => id === draft.variant)?.options.find((one) => one.name === name)?.default;
    const { [name]: _, ...others } = draft.options;
    const options = value === usual ? others : { ...others, [name]: value };
    if (draft.text === start(draft.variant, draft.options).text) return start(draft.variant, options, draft.flipped);
    const { leap, checks, opening, waiting } = clausesOf(draft.variant, options);
    const fields = this.#scene?.fields ?? USUAL;
    const { named } = fields;
    const kept: Fields["named"] = {
      ...(checks !== undefined && named.checks !== undefined ? { checks: named.checks } : {}),
      ...(opening > 0 && named.opening !== undefined ? { opening: named.opening } : {}),
      ...(opening > 1 && named.moved !== undefined ? { moved: named.moved } : {}),
      ...(waiting && named.waiting !== undefined ? { waiting: named.waiting } : {}),
    };
    return withFields({ ...draft, options }, { leap: leap ? fields.leap : USUAL.leap, named: kept });
  }

  #fields(name: string, value: string): Partial<Fields> | undefined {
    const named = this.#scene?.fields.named ?? {};
    const text = value.replace(/\s+/g, "");
    switch (name) {
      case "turn":
        return { turn: text };
      case "halfmove":
      case "fullmove":
        return { [name]: text === "" ? USUAL[name] : text };
      case "leap-w":
      case "leap-b":
        return { leap: [this.#checked("leap-w") ? "K" : "", this.#checked("leap-b") ? "k" : ""].join("") || USUAL.leap };
      case "moved":
      case "waiting":
        return { named: { ...named, [name]: text.toLowerCase() } };
      default: {
        const pair = PAIRS.find((one) => name.startsWith(`${one}-`));
        return pair && { named: { ...named, [pair]: `${this.#control(`${pair}-w`).value || "0"},${this.#control(`${pair}-b`).value || "0"}` } };
      }
    }
  }

  #control(name: string): Control {
    const found = this.#form.elements.namedItem(name);
    if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
    throw new Error(`the form has no field ${name}`);
  }

  /** Whoever is typing is left alone. A field for numbers stays empty where the text has something else. */
  #set(name: string, text: string): void {
    const control = this.#control(name);
    const value = control.type === "number" && !/^\d{1,15}$/.test(text) ? "" : text;
    if (control.value !== value && (control !== this.#typing || control instanceof HTMLSelectElement)) control.value = value;
  }

  #check(name: string, checked: boolean): void {
    const control = this.#control(name);
    if (control instanceof HTMLInputElement) control.checked = checked;
  }

  #checked(name: string): boolean {
    const control = this.#control(name);
    return control instanceof HTMLInputElement && control.checked;
  }
}

/** Which fields say something by the rules in force: what can only be said of some positions is asked for in those, and where it was said. */
function shown({ clauses, draft, fields: { turn, named } }: Scene): Readonly<Record<string, boolean>> {
  const left = Number(counts(named.opening)[turn === "b" ? "b" : "w"]);
  const ranks = draft.placement.split("/");
  const far = ranks[0]?.includes("P") || ranks.at(-1)?.includes("p");
  return {
    leap: clauses.leap,
    checks: clauses.checks !== undefined,
    opening: clauses.opening > 0,
    moved: named.moved !== undefined || (left > 0 && left < clauses.opening),
    waiting: named.waiting !== undefined || (clauses.waiting && far === true),
  };
}
