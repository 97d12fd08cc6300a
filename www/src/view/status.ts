import type { DrawClaim } from "buddhibala";
import { claimed, details, headline, lasting, type Model, notice, type Phase, type Words } from "buddhibala/board";
import { button, html, say } from "../dom.js";

/** What people do about how the game stands. */
export interface StatusActs {
  claim(claim: DrawClaim): void;
  stop(): void;
  resume(): void;
}

/** How the game stands, in words, with the draws that may be claimed. */
export class StatusView {
  readonly element: HTMLElement;
  readonly #headline = html("p", { class: "headline" });
  readonly #details = html("div", { class: "details" });
  readonly #notice = html("p", { class: "notice", hidden: true });
  readonly #claims = html("div", { class: "claims" });
  readonly #stop: HTMLButtonElement;
  readonly #resume: HTMLButtonElement;
  readonly #acts: StatusActs;
  readonly #words: Words;

  constructor(acts: StatusActs, words: Words) {
    const { controls } = words;
    this.#acts = acts;
    this.#words = words;
    this.#stop = button(controls.stop, acts.stop, { class: "small" });
    // On a small screen it may cover a part of the board.
    this.#notice.addEventListener("click", () => {
      this.#notice.hidden = true;
    });
    this.#resume = button(controls.goOn, acts.resume, { class: "small" });
    this.element = html(
      "section",
      { class: "status", "aria-label": controls.status, tabindex: "-1" },
      html("div", { class: "now" }, this.#headline, this.#stop, this.#resume),
      this.#details,
      this.#claims,
      this.#notice,
    );
  }

  /** Draws what has changed. */
  show(model: Model): void {
    const { phase, snapshot, happening } = model;
    const ended = phase.kind === "over" || phase.kind === "claimed";
    this.element.classList.toggle("ended", ended);
    this.element.classList.toggle("in-check", !ended && snapshot.status.check);
    say(this.#headline, headline(model, this.#words));
    this.#details.replaceChildren(
      ...details(model, this.#words).map((text) => html("p", {}, text)),
      ...(phase.kind === "claimed" ? [] : lasting(snapshot, this.#words)).map((text) => html("p", { class: "lasting" }, text)),
    );
    this.#showClaims(model);
    this.#showComputer(phase);
    if (happening.kind === "flipped") return;
    const news = notice(model, this.#words);
    this.#notice.hidden = news === undefined;
    this.#notice.classList.toggle("grave", news?.grave ?? false);
    say(this.#notice, news?.text ?? "");
  }

  /** The button goes, so the focus goes to what it has brought about. */
  #claimed(claim: DrawClaim): void {
    this.element.focus();
    this.#acts.claim(claim);
  }

  /** The one button takes the place of the other, and its focus. */
  #showComputer({ kind }: Phase): void {
    const focused = document.activeElement === this.#stop || document.activeElement === this.#resume;
    this.#stop.hidden = kind !== "thinking";
    this.#resume.hidden = kind !== "paused";
    if (!focused) return;
    if (kind === "thinking") this.#stop.focus();
    else if (kind === "paused") this.#resume.focus();
    else this.element.focus();
  }

  #showClaims({ phase, snapshot }: Model): void {
    const open = phase.kind === "idle" || phase.kind === "picked" || phase.kind === "removing";
    const offers = open ? snapshot.status.claims : [];
    this.#claims.replaceChildren(
      ...offers.flatMap((claim) => [
        html("p", {}, this.#words.claims.may(claimed(claim, this.#words))),
        button(this.#words.controls.claim, () => this.#claimed(claim), { class: "small" }),
      ]),
    );
  }
}
