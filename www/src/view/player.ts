import type { Color } from "buddhibala";
import { LEVELS, type Level, type Model, type Seat } from "../core/model.js";
import { button, html, say } from "../dom.js";
import { seat as seatName, side } from "../words/names.js";

/** What people do with the players. */
export interface PlayerActs {
  seat(color: Color, seat: Seat): void;
  stop(): void;
  resume(): void;
}

/** The strip of one player: whose it is, who plays it, whether it is to move. */
export class PlayerView {
  readonly element: HTMLElement;
  readonly #color: Color;
  readonly #seat: HTMLSelectElement;
  readonly #turn = html("span", { class: "player-turn" });
  readonly #stop: HTMLButtonElement;
  readonly #resume: HTMLButtonElement;

  constructor(color: Color, acts: PlayerActs) {
    this.#color = color;
    this.#seat = seatSelect(`Who plays ${side(color)}`);
    this.#seat.addEventListener("change", () => acts.seat(color, seatOf(this.#seat.value)));
    this.#stop = button("Stop", acts.stop, { class: "small" });
    this.#resume = button("Go on", acts.resume, { class: "small" });
    this.element = html(
      "div",
      { class: `player ${color === "w" ? "white" : "black"}` },
      html("span", { class: "player-side" }, html("span", { class: "disc", "aria-hidden": "true" }), side(color)),
      this.#seat,
      this.#turn,
      this.#stop,
      this.#resume,
    );
  }

  /** Draws what has changed. */
  show({ snapshot, phase, seats }: Model): void {
    const playing = snapshot.status.state === "playing" && phase.kind !== "claimed";
    const moves = playing && snapshot.turn === this.#color;
    this.element.classList.toggle("to-move", moves);
    this.element.classList.toggle("thinking", moves && phase.kind === "thinking");
    this.#seat.value = String(seats[this.#color]);
    say(this.#turn, !moves ? "" : phase.kind === "thinking" ? "thinking…" : phase.kind === "paused" ? "waiting" : "to move");
    keepFocus(this.#stop, this.#resume, moves && phase.kind === "thinking", moves && phase.kind === "paused");
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

/** Shows one of two buttons, and leaves the focus on the one that takes the other's place. */
function keepFocus(stop: HTMLElement, resume: HTMLElement, stopping: boolean, resuming: boolean): void {
  const focused = document.activeElement === stop || document.activeElement === resume;
  stop.hidden = !stopping;
  resume.hidden = !resuming;
  if (focused) (stopping ? stop : resume).focus();
}
