import { writeAddress } from "../share/address.js";
import type { Wish } from "../share/wish.js";

/** The attributes of the element, in the order in which they are written; an empty text is an attribute without a value. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** The ways to put the board into a page. */
export const WAYS = ["script", "iframe", "npm", "react", "wordpress"] as const;
export type Way = (typeof WAYS)[number];

/** What the snippets are about: the element, the same as an address asks for it, and where this site lies. */
export interface Subject {
  readonly attributes: Attributes;
  readonly wish: Wish;
  readonly site: string;
  /** The name of the game, which names the frame to those who cannot see it. */
  readonly title: string;
}

/** The text to copy. */
export function snippet(way: Way, subject: Subject): string {
  const { attributes, site } = subject;
  switch (way) {
    case "script":
      return script(attributes, site);
    case "iframe":
    case "wordpress":
      return frame(subject);
    case "npm":
      return `npm install buddhibala\n\n// in your script:\nimport "buddhibala/board";\n\n// in your page:\n${tag(attributes)}\n`;
    case "react":
      return `import "buddhibala/board";\n\nexport function Board() {\n  return (\n    <buddhibala-board\n${jsx(attributes)}\n      onmove={(event) => console.log(event.detail.move.san)}\n    />\n  );\n}\n`;
  }
}

/** The element with the script that it needs. */
export function script(attributes: Attributes, site: string): string {
  return `<script type="module" src="${attribute(new URL("board.js", site).href)}"></script>\n${tag(attributes)}\n`;
}

function tag(attributes: Attributes): string {
  const written = attributes.map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}=${quoted(value)}`));
  return `<buddhibala-board${written.join("")}></buddhibala-board>`;
}

function jsx(attributes: Attributes): string {
  return attributes.map(([name, value]) => `      ${name}${value === "" ? "" : `="${attribute(value)}"`}`).join("\n");
}

function frame({ wish, site, title }: Subject): string {
  const address = new URL(`board.html#${writeAddress(wish)}`, site).href;
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="480" height="640" loading="lazy" allow="fullscreen"></iframe>\n`;
}

/** A text that has quotes of its own, as JSON has, is easier to read between the others. */
function quoted(text: string): string {
  if (!text.includes('"')) return `"${attribute(text)}"`;
  return `'${text.replace(/&/g, "&amp;").replace(/'/g, "&#39;").replace(/</g, "&lt;")}'`;
}

function attribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
