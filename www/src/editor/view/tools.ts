import type { Variant } from "buddhibala";
import { part } from "../../dom.js";
import { emptied, start } from "../draft.js";
import { mirrored } from "../mirror.js";
import type { Acts } from "../scene.js";

/** What is done with the board as a whole. */
export interface ToolActs extends Acts {
  step(way: "undo" | "redo"): void;
  variant(): Variant;
}

/** Wires the buttons under the board, and the keys that take back and make again. */
export function wireTools(main: HTMLElement, { change, step, variant }: ToolActs): void {
  const press = (name: string, act: () => void): void => part(main, `.bench-tools .${name}`).addEventListener("click", act);
  press("undo", () => step("undo"));
  press("redo", () => step("redo"));
  press("begin", () => change((draft) => start(draft.variant, draft.options, draft.flipped)));
  press("empty", () => change((draft) => emptied(draft, variant())));
  press("flip", () => change((draft) => ({ ...draft, flipped: !draft.flipped })));
  press("mirror", () => change((draft) => mirrored(draft, "files")));
  press("swap", () => change((draft) => mirrored(draft, "sides")));
  main.addEventListener("keydown", (event) => {
    const way = wayOf(event);
    if (!way) return;
    event.preventDefault();
    step(way);
  });
}

/** What is being typed as a text, the keys of its field take back. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")) return undefined;
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return "redo";
  return letter === "z" ? "undo" : undefined;
}
