import { part, say } from "../../dom.js";
import { writeAddress } from "../../share/address.js";
import { wishOf } from "../address.js";
import { reason } from "../reason.js";
import type { Scene } from "../scene.js";

/** Whether the position is legal, and if not, why; and the way to play it. */
export class VerdictView {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Judges a draft. */
  show({ draft, judged, variant, speech }: Scene): void {
    const { say: tell, words } = speech;
    const over = judged.legal && judged.info.status.state !== "playing";
    this.#root.classList.toggle("ended", !judged.legal);
    say(part(this.#root, ".headline"), tell(judged.legal ? (over ? "legalOver" : "legal") : "illegal"));
    const why = judged.legal ? words.news.sentence(words.status.toMove(judged.info.turn, judged.info.status.check)) : reason(judged.error, variant, speech);
    say(part(this.#root, ".why"), over ? "" : why);
    const link = part<HTMLAnchorElement>(this.#root, ".play-link");
    link.hidden = !judged.legal;
    link.href = `./play.html#${writeAddress(wishOf(draft))}`;
  }
}
