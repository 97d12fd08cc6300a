import { html } from "../dom.js";

/** `*emphasis*`, `` `code` ``, `[link](address)` and `{te:a name in a script}`. */
const MARKS = /\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\{(\w+):([^}]+)\}/gu;
/** Latin letters and figures, which keep their order in a line from right to left. */
const LATIN = /[A-Za-z][\w=–-]*|\d[\d–]*/gu;

/** A text of a table as nodes: the tables are ours, and hold no markup but this. */
export function rich(text: string): readonly (Node | string)[] {
  return split(text, MARKS, ([, emphasis, code, link, address, lang, name]) => {
    if (emphasis !== undefined) return html("i", {}, emphasis);
    if (code !== undefined) return html("code", { dir: "ltr" }, code);
    if (link !== undefined) return html("a", { href: address }, link);
    return html("bdi", { lang }, name ?? "");
  }).flatMap((part) => (typeof part === "string" ? split(part, LATIN, ([latin]) => html("bdi", {}, latin ?? "")) : [part]));
}

function split(text: string, pattern: RegExp, made: (match: readonly (string | undefined)[]) => Node): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), made(match));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}
