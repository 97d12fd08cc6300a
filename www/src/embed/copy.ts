import { button, html, say } from "../dom.js";
import { take } from "../share/take.js";
import { word } from "../site/words/index.js";
import { type Subject, snippet, WAYS } from "./snippets.js";

/** Puts a text and a button into every section for a snippet; gives what fills them. */
export function snippets(): (subject: Subject) => void {
  const told = document.querySelector<HTMLElement>(".copied");
  const fills = WAYS.flatMap((way) => {
    const section = document.querySelector<HTMLElement>(`[data-snippet="${way}"]`);
    if (!section) return [];
    const code = html("code", {});
    const title = `snippet-${way}`;
    section.querySelector("h3")?.setAttribute("id", title);
    const text = html("pre", { dir: "ltr" }, code);
    const copy = button(word("copy"), () => void take(code, copy, told), { "data-word": "copy", "aria-describedby": title });
    section.append(text, copy);
    return [(subject: Subject) => say(code, snippet(way, subject))];
  });
  return (subject) => {
    for (const fill of fills) fill(subject);
  };
}
