import type { FenInfo, Variant } from "buddhibala";
import { ending, type Words } from "buddhibala/board";
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
    say(part(this.#root, ".why"), judged.legal ? standing(judged.info, variant, words) : reason(judged.error, variant, speech));
    const link = part<HTMLAnchorElement>(this.#root, ".play-link");
    link.hidden = !judged.legal;
    link.href = `./play.html#${writeAddress(wishOf(draft))}`;
  }
}

/** Who is to move, or how the game has ended. */
function standing({ turn, status }: FenInfo, variant: Variant, words: Words): string {
  return status.state === "playing" ? words.news.sentence(words.status.toMove(turn, status.check)) : ending({ status, variant }, words).join(" ");
}
