/**
 * What there is to learn about the game on a board, as an element of a page. To import it defines `<buddhibala-lesson>`.
 *
 * @packageDocumentation
 */
import "./board/dom/enter.js";
import { BuddhibalaLesson } from "./board/learn/element.js";
import "./board/dom/leave.js";

export { BuddhibalaLesson } from "./board/learn/element.js";

declare global {
  interface HTMLElementTagNameMap {
    "buddhibala-lesson": BuddhibalaLesson;
  }
}

// Another copy of this package may have come first, and without a page there is nothing to define.
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry && !registry.get("buddhibala-lesson")) registry.define("buddhibala-lesson", BuddhibalaLesson);
