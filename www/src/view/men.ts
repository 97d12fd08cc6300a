import type { Letter, Variant } from "buddhibala";
import { BOX, type Man, type Piece, SETS } from "buddhibala/board";
import { svg } from "../dom.js";

const VIEW_BOX = `0 0 ${BOX} ${BOX}`;

/** Every man of every game, drawn once, for the others to refer to. */
export function sprite(variants: readonly Variant[]): SVGSVGElement {
  const symbols = variants.flatMap((variant) =>
    variant.men.map(({ letter }) =>
      svg("symbol", { id: name(variant, letter), viewBox: VIEW_BOX }, ...drawing(letter, SETS[variant.id]?.[letter])),
    ),
  );
  return svg("svg", { class: "sprite", "aria-hidden": "true" }, ...symbols);
}

/** A man; its colours come from the style sheet. */
export function man(variant: Variant, { color, letter }: Piece): SVGSVGElement {
  const use = svg("use", { href: `#${name(variant, letter)}` });
  return svg("svg", { class: `man ${color === "w" ? "white" : "black"}`, viewBox: VIEW_BOX, "aria-hidden": "true" }, use);
}

function name(variant: Variant, letter: Letter): string {
  return `man-${variant.id}-${letter}`;
}

/** The strokes of a man. One that nobody has drawn is a disc with its letter. */
function drawing(letter: Letter, drawn: Man | undefined): readonly SVGElement[] {
  if (drawn) return [svg("path", { class: "body", d: drawn.body }), svg("path", { class: "line", d: drawn.line })];
  const middle = String(BOX / 2);
  return [
    svg("circle", { class: "body", cx: middle, cy: middle, r: "18" }),
    svg("text", { class: "letter", x: middle, y: "31", "text-anchor": "middle", "font-size": "24" }, letter),
  ];
}
