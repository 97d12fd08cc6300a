import type { Color } from "buddhibala";
import { type Level, LEVELS, type Model, openingProgress as progress, type Seat, seat as seatName, side, type Words } from "buddhibala/board";
import { html, say } from "../dom.js";

/** The strip of one player: whose it is, who plays it, whether it is to move. */
export class PlayerView {
  readonly element: HTMLElement;
  readonly #color: Color;
  readonly #seat: HTMLSelectElement;
  readonly #turn = html("span", { class: "player-turn" });
  readonly #words: Words;

  constructor(color: Color, give: (color: Color, seat: Seat) => void, words: Words) {
    this.#color = color;
    this.#words = words;
    this.#seat = seatSelect(color, words);
    this.#seat.addEventListener("change", () => give(color, seatOf(this.#seat.value)));
    this.element = html(
      "div",
      { class: `player ${color === "w" ? "white" : "black"}` },
      html("span", { class: "player-side" }, html("span", { class: "disc", "aria-hidden": "true" }), side(color, words)),
      this.#seat,
      this.#turn,
    );
  }

  /** Draws what has changed. */
  show({ snapshot, phase, seats }: Model): void {
    const playing = snapshot.status.state === "playing" && phase.kind !== "claimed";
    const moves = playing && snapshot.turn === this.#color;
    this.element.classList.toggle("to-move", moves);
    this.element.classList.toggle("thinking", moves && phase.kind === "thinking");
    this.#seat.value = String(seats[this.#color]);
    const { thinking, waiting, toMove } = this.#words.seats;
    say(this.#turn, !moves ? "" : phase.kind === "thinking" ? thinking : phase.kind === "paused" ? waiting : progress(snapshot, this.#words) || toMove);
  }
}

/** A choice of who plays a side. */
export function seatSelect(color: Color, words: Words): HTMLSelectElement {
  const seats: readonly Seat[] = ["person", ...LEVELS];
  const choices = seats.map((seat) => html("option", { value: String(seat) }, seatName(seat, words)));
  return html("select", { "aria-label": words.seats.label(color) }, ...choices);
}

/** The seat that a choice stands for. */
export function seatOf(value: string): Seat {
  return LEVELS.find((level): level is Level => String(level) === value) ?? "person";
}
