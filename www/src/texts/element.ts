import { rich } from "./rich.js";

/** What an element says in the page as it was written. */
const written = new WeakMap<Element, readonly Node[]>();
const labels = new WeakMap<Element, string>();

/** Shows what an element says in the language of the page; what has no such text stays English and is marked as such. */
export function put(element: HTMLElement, text: string | readonly (Node | string)[] | undefined, english: boolean): void {
  const own = original(element);
  element.replaceChildren(...(text === undefined ? own : typeof text === "string" ? rich(text) : text));
  mark(element, text === undefined && !english);
}

/** The same for the name that only some hear. */
export function putLabel(element: HTMLElement, text: string | undefined): void {
  const own = labels.get(element) ?? element.getAttribute("aria-label") ?? "";
  labels.set(element, own);
  element.setAttribute("aria-label", text ?? own);
}

/** What an element says in the page as it was written. */
export function original(element: Element): readonly Node[] {
  const own = written.get(element) ?? [...element.childNodes];
  written.set(element, own);
  return own;
}

function mark(element: HTMLElement, foreign: boolean): void {
  if (foreign) {
    element.lang = "en";
    element.dir = "ltr";
  } else {
    element.removeAttribute("lang");
    element.removeAttribute("dir");
  }
}
