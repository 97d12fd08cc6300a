/**
 * What there is to learn about the game on a board, as an element of a page. To import it defines `<buddhibala-lesson>`.
 *
 * @packageDocumentation
 */
import { BuddhibalaLesson } from "./board/learn/element.js";

export { BuddhibalaLesson } from "./board/learn/element.js";

declare global {
  interface HTMLElementTagNameMap {
    "buddhibala-lesson": BuddhibalaLesson;
  }
}

// Another copy of this package may have come first.
if (!customElements.get("buddhibala-lesson")) customElements.define("buddhibala-lesson", BuddhibalaLesson);
