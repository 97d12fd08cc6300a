/**
 * A board to set up positions, as an element of a page. To import it defines `<buddhibala-editor>`.
 *
 * @packageDocumentation
 */
import "./board/dom/enter.js";
import { BuddhibalaEditor } from "./board/edit/element.js";
import "./board/dom/leave.js";

export type { EditorEvents } from "./board/edit/editable.js";
export { BuddhibalaEditor } from "./board/edit/element.js";
export { fitsBoard } from "./board/edit/fits.js";

declare global {
  interface HTMLElementTagNameMap {
    "buddhibala-editor": BuddhibalaEditor;
  }
}

// Another copy of this package may have come first, and without a page there is nothing to define.
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry && !registry.get("buddhibala-editor")) registry.define("buddhibala-editor", BuddhibalaEditor);
