import type { Color, Variant } from "buddhibala";
import { lesson, type Lesson, type LessonOption, type loadLessons, type Seats, type Setup, side, titled, type Words } from "buddhibala/board";
import { button, html } from "../dom.js";
import { seatOf, seatSelect } from "./player.js";

/** What the dialog speaks with. */
export interface Speech {
  readonly words: Words;
  readonly lessons: Awaited<ReturnType<typeof loadLessons>>;
}

/** The dialog for a new game: which game, which reading of its rules, who plays. */
export class SetupView {
  readonly element: HTMLDialogElement;
  readonly #variants: readonly Variant[];
  readonly #options = html("div", { class: "options" });
  readonly #form: HTMLFormElement;
  readonly #seats: Readonly<Record<Color, HTMLSelectElement>>;
  readonly #speech: Speech;

  constructor(variants: readonly Variant[], start: (setup: Setup) => void, speech: Speech) {
    const { words, lessons } = speech;
    const { setup } = words;
    this.#variants = variants;
    this.#speech = speech;
    this.#seats = { w: seatSelect("w", words), b: seatSelect("b", words) };
    this.#form = html(
      "form",
      { method: "dialog" },
      html("h2", { id: "setup-title" }, setup.title),
      html("fieldset", { class: "games" }, html("legend", {}, setup.game), ...variants.map((variant) => gameCard(variant, lesson(variant, {}, words, lessons), words))),
      html("fieldset", { class: "seats" }, html("legend", {}, setup.players), ...(["w", "b"] as const).map((color) => this.#seatRow(color))),
      this.#options,
      html("div", { class: "buttons" }, html("button", { class: "primary", value: "start" }, setup.start), button(setup.cancel, () => this.element.close(), { class: "quiet" })),
    );
    this.#form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === "variant") this.#showOptions({});
    });
    this.#form.addEventListener("submit", () => start(this.#chosen()));
    this.element = html("dialog", { class: "setup", "aria-labelledby": "setup-title" }, this.#form);
  }

  /** Opens the dialog with what is being played now. */
  open({ variant, options, seats }: Setup): void {
    for (const game of this.#form.querySelectorAll<HTMLInputElement>("input[name=variant]")) game.checked = game.value === variant.id;
    this.#showOptions(options);
    this.#seats.w.value = String(seats.w);
    this.#seats.b.value = String(seats.b);
    this.element.showModal();
    this.element.scrollTop = 0;
  }

  #variant(): Variant | undefined {
    const id = new FormData(this.#form).get("variant");
    return this.#variants.find((variant) => variant.id === id) ?? this.#variants[0];
  }

  #showOptions(chosen: Readonly<Record<string, string>>): void {
    const variant = this.#variant();
    const { words, lessons } = this.#speech;
    const options = variant ? lesson(variant, chosen, words, lessons).options : [];
    this.#options.replaceChildren(...options.map((option) => optionField(option, words)));
  }

  #chosen(): Setup {
    const variant = this.#variant();
    if (!variant) throw new Error("there is no game to choose");
    const data = new FormData(this.#form);
    const options = Object.fromEntries(variant.options.map(({ name, default: usual }) => [name, String(data.get(`option-${name}`) ?? usual)]));
    const seats: Seats = { w: seatOf(this.#seats.w.value), b: seatOf(this.#seats.b.value) };
    return { variant, options, seats };
  }

  #seatRow(color: Color): HTMLElement {
    return html("div", { class: "seat" }, html("span", {}, side(color, this.#speech.words)), this.#seats[color]);
  }
}

function gameCard(variant: Variant, { name, origin }: Lesson, { setup, news }: Words): HTMLElement {
  return html(
    "label",
    { class: "card" },
    html("input", { type: "radio", name: "variant", value: variant.id }),
    html(
      "span",
      {},
      html("strong", {}, name),
      html("span", { class: "hint" }, `${news.sentence(origin)} ${setup.size(variant.files, variant.ranks, variant.men.length)}`),
    ),
  );
}

function optionField(option: LessonOption, { setup }: Words): HTMLElement {
  const choices = option.values.map(({ value, about, usual, chosen }) => {
    const radio = html("input", { type: "radio", name: `option-${option.name}`, value });
    radio.checked = chosen;
    const mark = usual ? [html("span", { class: "default" }, setup.usual)] : [];
    return html("label", { class: "choice" }, radio, html("span", {}, about, " ", ...mark));
  });
  return html("fieldset", {}, html("legend", {}, titled(option.about)), ...choices);
}
