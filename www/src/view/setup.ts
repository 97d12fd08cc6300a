import type { Color, Variant, VariantOption } from "buddhibala";
import { type Seats, type Setup, side, titled } from "buddhibala/board";
import { button, html } from "../dom.js";
import { seatOf, seatSelect } from "./player.js";

/** The dialog for a new game: which game, which reading of its rules, who plays. */
export class SetupView {
  readonly element: HTMLDialogElement;
  readonly #variants: readonly Variant[];
  readonly #options = html("div", { class: "options" });
  readonly #form: HTMLFormElement;
  readonly #seats: Readonly<Record<Color, HTMLSelectElement>> = { w: seatSelect("Who plays White"), b: seatSelect("Who plays Black") };

  constructor(variants: readonly Variant[], start: (setup: Setup) => void) {
    this.#variants = variants;
    this.#form = html(
      "form",
      { method: "dialog" },
      html("h2", { id: "setup-title" }, "New game"),
      html("fieldset", { class: "games" }, html("legend", {}, "Game"), ...variants.map(gameCard)),
      html("fieldset", { class: "seats" }, html("legend", {}, "Players"), ...(["w", "b"] as const).map((color) => this.#seatRow(color))),
      this.#options,
      html("div", { class: "buttons" }, html("button", { class: "primary", value: "start" }, "Start"), button("Cancel", () => this.element.close(), { class: "quiet" })),
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
    this.#options.replaceChildren(...(variant?.options ?? []).map((option) => optionField(option, chosen[option.name] ?? option.default)));
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
    return html("div", { class: "seat" }, html("span", {}, side(color)), this.#seats[color]);
  }
}

function gameCard(variant: Variant): HTMLElement {
  return html(
    "label",
    { class: "card" },
    html("input", { type: "radio", name: "variant", value: variant.id }),
    html(
      "span",
      {},
      html("strong", {}, variant.name),
      html("span", { class: "hint" }, `${variant.origin}. ${variant.files} by ${variant.ranks} squares, ${variant.men.length} kinds of men`),
    ),
  );
}

function optionField(option: VariantOption, chosen: string): HTMLElement {
  const choices = option.values.map(({ value, about }) => {
    const radio = html("input", { type: "radio", name: `option-${option.name}`, value });
    radio.checked = value === chosen;
    const mark = value === option.default ? [html("span", { class: "default" }, "default")] : [];
    return html("label", { class: "choice" }, radio, html("span", {}, about, " ", ...mark));
  });
  return html("fieldset", {}, html("legend", {}, titled(option.about)), ...choices);
}
