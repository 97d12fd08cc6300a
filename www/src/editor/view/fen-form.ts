import { part, say } from "../../dom.js";
import { withText } from "../draft.js";
import { isUnreadable, place } from "../reason.js";
import type { Acts, Scene } from "../scene.js";

/** The position as a text, which may be written as well. */
export class FenForm {
  readonly #field: HTMLTextAreaElement;
  readonly #answer: HTMLElement;

  constructor(root: HTMLElement, acts: Acts) {
    this.#field = part<HTMLTextAreaElement>(root, "textarea");
    this.#answer = part(root, ".answer");
    this.#field.addEventListener("input", (event) => {
      const { value } = this.#field;
      acts.change((draft) => withText(draft, value), isTyped(event) ? "text" : undefined);
    });
  }

  /** Shows the text of a draft, and where it is wrong. */
  show({ draft, judged, speech }: Scene): void {
    if (this.#field.value !== draft.text) this.#field.value = draft.text;
    this.#field.setAttribute("aria-invalid", String(!judged.legal));
    const said = judged.legal ? [] : [place(judged.error, speech), isUnreadable(judged.error) ? speech.say("unreadable") : ""];
    say(this.#answer, said.filter((text) => text !== "").join(" "));
    this.#answer.classList.toggle("wrong", !judged.legal);
  }
}

/** Whether letters were typed or deleted; what is pasted, dropped or set comes as a whole. */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType);
}
