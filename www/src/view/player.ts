import type { Color } from "buddhibala";
import { type Level, LEVELS, type Model, openingProgress as progress, type Seat, seat as seatName, side } from "buddhibala/board";
import { html, say } from "../dom.js";

/** The strip of one player: whose it is, who plays it, whether it is to move. */
export class PlayerView {
  readonly element: HTMLElement;
  readonly #color: Color;
  readonly #seat: HTMLSelectElement;
  readonly #turn = html("span", { class: "player-turn" });

  constructor(color: Color, give: (color: Color, seat: Seat) => void) {
    this.#color = color;
    this.#seat = seatSelect(`Who plays ${side(color)}`);
    this.#seat.addEventListener("change", () => give(color, seatOf(this.#seat.value)));
    this.element = html(
      "div",
      { class: `player ${color === "w" ? "white" : "black"}` },
      html("span", { class: "player-side" }, html("span", { class: "disc", "aria-hidden": "true" }), side(color)),
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
    say(this.#turn, !moves ? "" : phase.kind === "thinking" ? "thinking…" : phase.kind === "paused" ? "waiting" : progress(snapshot) || "to move");
  }
}

/** A choice of who plays a side. */
export function seatSelect(label: string): HTMLSelectElement {
  const seats: readonly Seat[] = ["person", ...LEVELS];
  return html("select", { "aria-label": label }, ...seats.map((seat) => html("option", { value: String(seat) }, seatName(seat))));
}

/** The seat that a choice stands for. */
export function seatOf(value: string): Seat {
  return LEVELS.find((level): level is Level => String(level) === value) ?? "person";
}
