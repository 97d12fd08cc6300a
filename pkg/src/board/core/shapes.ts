/** A point of the board, in squares from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A piece of what points at squares, as the data of a path. */
export interface Shape {
  readonly part: "shaft" | "head" | "ring" | "dot" | "cross";
  readonly d: string;
}

/** Length and half the width of the head of an arrow, in squares. */
const HEAD = { length: 0.4, half: 0.24 };

/** An arrow through points, of which the last two differ. */
export function arrow(points: readonly Point[]): readonly Shape[] {
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

/** A ring round a point. */
export function ring([x, y]: Point): readonly Shape[] {
  return [{ part: "ring", d: `M${text([x - 0.42, y])}a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0Z` }];
}

/** A dot on a point. */
export function dot([x, y]: Point): readonly Shape[] {
  return [{ part: "dot", d: `M${text([x - 0.13, y])}a.13 .13 0 1 0 .26 0a.13 .13 0 1 0-.26 0Z` }];
}

/** A cross on a point. */
export function cross([x, y]: Point): readonly Shape[] {
  return [{ part: "cross", d: `M${text([x - 0.22, y - 0.22])}l.44 .44m-.44 0l.44-.44` }];
}

/** The lines between the squares. */
export function lines(files: number, ranks: number): string {
  const upright = Array.from({ length: files - 1 }, (_, x) => `M${x + 1} 0V${ranks}`);
  return [...upright, ...Array.from({ length: ranks - 1 }, (_, y) => `M0 ${y + 1}H${files}`)].join("");
}

/** The square of one field of the board. */
export function field(x: number, y: number): string {
  return `M${x} ${y}h1v1h-1z`;
}

function text([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
