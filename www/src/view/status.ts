import type { DrawClaim } from "buddhibala";
import type { Model } from "../core/model.js";
import { button, html, say } from "../dom.js";
import { notice } from "../words/happening.js";
import { claimed, details, headline } from "../words/status.js";

/** How the game stands, in words, with the draws that may be claimed. */
export class StatusView {
  readonly element: HTMLElement;
  readonly #headline = html("p", { class: "headline" });
  readonly #details = html("div", { class: "details" });
  readonly #notice = html("p", { class: "notice", hidden: true });
  readonly #claims = html("div", { class: "claims" });
  readonly #claim: (claim: DrawClaim) => void;

  constructor(claim: (claim: DrawClaim) => void) {
    this.#claim = claim;
    this.element = html("section", { class: "status", "aria-label": "How the game stands" }, this.#headline, this.#details, this.#claims, this.#notice);
  }

  /** Draws what has changed. */
  show(model: Model): void {
    const { phase, snapshot, happening } = model;
    const ended = phase.kind === "over" || phase.kind === "claimed";
    this.element.classList.toggle("ended", ended);
    this.element.classList.toggle("in-check", !ended && snapshot.status.check);
    say(this.#headline, headline(model));
    this.#details.replaceChildren(...details(model).map((text) => html("p", {}, text)));
    this.#showClaims(model);
    if (happening.kind === "flipped") return;
    const news = notice(model);
    this.#notice.hidden = news === undefined;
    this.#notice.classList.toggle("grave", news?.grave ?? false);
    say(this.#notice, news?.text ?? "");
  }

  #showClaims({ phase, snapshot }: Model): void {
    const open = phase.kind === "idle" || phase.kind === "picked" || phase.kind === "removing";
    const offers = open ? snapshot.status.claims : [];
    this.#claims.replaceChildren(
      ...offers.flatMap((claim) => [
        html("p", {}, `${claimed(claim)}, so a draw may be claimed.`),
        button("Claim the draw", () => this.#claim(claim), { class: "small" }),
      ]),
    );
  }
}
