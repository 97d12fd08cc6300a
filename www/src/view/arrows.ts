import type { Square } from "buddhibala";
import { type Advice, route } from "buddhibala/board";
import { svg } from "../dom.js";

/** A ring round one square, or an arrow along several. */
export interface Pointer {
  readonly kind: "best" | "hint" | "threat";
  readonly squares: readonly [Square, ...Square[]];
}

type Point = readonly [x: number, y: number];

/** Length and half the width of the head of an arrow, in squares. */
const HEAD = { length: 0.4, half: 0.24 };

/** What the advice points at. */
export function pointers({ on, info, question }: Advice): readonly Pointer[] {
  switch (question.kind) {
    case "hint":
      if (question.whole) return [{ kind: "hint", squares: whole(question.move) }];
      return question.move.kind === "removal" ? [] : [{ kind: "hint", squares: [question.move.from] }];
    case "threat":
      return [{ kind: "threat", squares: whole(question.move) }];
    default: {
      const best = on ? info?.pv[0] : undefined;
      return best ? [{ kind: "best", squares: whole(best) }] : [];
    }
  }
}

/** Rings and arrows over the board. */
export class ArrowsView {
  readonly element = svg("svg", { class: "arrows", "aria-hidden": "true" });
  #centres: ReadonlyMap<Square, Point> = new Map();
  #pointers: readonly Pointer[] = [];
  #drawn = "";

  /** Takes the squares as they lie on the page. */
  build(rows: readonly (readonly Square[])[]): void {
    this.#centres = new Map(rows.flatMap((row, y) => row.map((square, x) => [square, [x + 0.5, y + 0.5]] as const)));
    this.element.setAttribute("viewBox", `0 0 ${rows[0]?.length ?? 0} ${rows.length}`);
    this.#drawn = "";
    this.show(this.#pointers);
  }

  /** Draws what has changed. */
  show(pointers: readonly Pointer[]): void {
    this.#pointers = pointers;
    const drawn = JSON.stringify(pointers);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.replaceChildren(...pointers.map((pointer) => this.#draw(pointer)));
  }

  #draw({ kind, squares }: Pointer): SVGElement {
    const points = squares.flatMap((square) => {
      const centre = this.#centres.get(square);
      return centre ? [centre] : [];
    });
    const shapes = points.length > 1 ? arrow(points) : ring(points);
    // The casing lies below, so that the pointer is seen on any man and any square.
    const paths = ["casing", "face"].flatMap((layer) => shapes.map(({ part, d }) => svg("path", { class: `${part} ${layer}`, d })));
    return svg("g", { class: `pointer ${kind}`, "data-squares": squares.join(" ") }, ...paths);
  }
}

interface Shape {
  readonly part: "shaft" | "head" | "ring";
  readonly d: string;
}

function arrow(points: readonly Point[]): readonly Shape[] {
  const [[x0, y0], [x1, y1]] = [points.at(-2), points.at(-1)] as [Point, Point];
  const away = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / away, (y1 - y0) / away];
  const neck: Point = [x1 - dx * HEAD.length, y1 - dy * HEAD.length];
  const corner = (turn: number): Point => [neck[0] - dy * HEAD.half * turn, neck[1] + dx * HEAD.half * turn];
  return [
    { part: "shaft", d: `M${[...points.slice(0, -1), neck].map(text).join("L")}` },
    { part: "head", d: `M${[[x1, y1] as Point, corner(1), corner(-1)].map(text).join("L")}Z` },
  ];
}

function ring([centre]: readonly Point[]): readonly Shape[] {
  if (!centre) return [];
  const [x, y] = centre;
  return [{ part: "ring", d: `M${text([x - 0.42, y])}a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0Z` }];
}

function text([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

/** A removal has a single square. */
function whole(move: Parameters<typeof route>[0]): readonly [Square, ...Square[]] {
  return move.kind === "removal" ? [move.from] : (route(move) as readonly [Square, ...Square[]]);
}
