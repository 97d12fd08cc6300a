import { excerpt, textArgument } from "../arguments.js";
import { type Outline, outline, placed } from "../board/core/outline.js";
import { arrow, field, lines, type Point, ring, type Shape } from "../board/core/shapes.js";
import { file, isDark, rank, rows } from "../board/core/squares.js";
import { BOX, SETS } from "../board/men/index.js";
import { wordsFor } from "../board/words/languages.js";
import { BuddhibalaError } from "../errors.js";
import type { Color, Letter, Square } from "../variants.js";
import { description, titleOf } from "./describe.js";
import { type Paint, paintOf } from "./paint.js";
import { type BoardSvgSetting, readSetting, type Setting } from "./settings.js";

export type { BoardSvgSetting, DiagramArrow } from "./settings.js";

/** The room for the names of files and ranks, in squares. */
const GUTTER = 0.5;
/** The width of a square, in pixels, where the size of the picture is not set otherwise. */
const SQUARE = 45;

/** The width of a line between squares, in squares. */
const LINE = 0.03;

type Piece = { readonly color: Color; readonly letter: Letter };

/**
 * Draws a position as SVG: a text for a page, a file or print, with a title and a description for those who listen. It
 * needs neither a document nor `init()`; before `init()` the description has the letters of the men and not their names.
 *
 * @param position A FEN, or its first field alone. The position need not be possible, but it must fit the board.
 * @throws {@link BuddhibalaError} `bad-fen` for what does not fit the board, `unknown-variant`, `bad-option`, `bad-square` or
 *   `bad-argument`.
 *
 * @example
 * ```ts
 * const svg = boardSvg(game.fen(), { variant: "krida", orientation: "black", arrows: [{ from: "e2", to: "e3" }] });
 * ```
 */
export function boardSvg(position: string, setting: BoardSvgSetting = {}): string {
  const text = textArgument("position", position, "bad-fen");
  const read = readSetting(setting);
  const board = outline(read.variant);
  const men = placed(text, board);
  if (!men) throw doesNotFit(text, board);
  const words = wordsFor(read.lang);
  const { files, ranks } = board;
  const edge = read.coordinates ? GUTTER : 0;
  const size = { width: (files + edge) * SQUARE, height: (ranks + edge) * SQUARE };
  const { tag, dir } = words.language;
  const turn = /^\S+\s+([wb])(\s|$)/.exec(text.trim())?.[1] as Color | undefined;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size.width}" height="${size.height}" viewBox="${-edge} 0 ${files + edge} ${ranks + edge}" lang="${escaped(tag)}" direction="${dir}">`,
    `<title>${escaped(titleOf(read, words))}</title>`,
    `<desc>${escaped(description(men, turn, read, words))}</desc>`,
    ...drawing(board, men, read),
    "</svg>",
  ].join("");
}

function drawing(board: Outline, men: ReadonlyMap<Square, Piece>, setting: Setting): readonly string[] {
  const paint = paintOf(board.id);
  const grid = rows(board, setting.flipped);
  const corners = new Map(grid.flatMap((row, y) => row.map((square, x) => [square as string, [x, y] as const] as const)));
  const at = (square: string): Point => corners.get(square) ?? [0, 0];
  return [
    ground(board, grid, paint),
    ...board.marks.map((square) => cross(at(square), paint)),
    ...[...men].map(([square, piece]) => man(board, piece, at(square), paint)),
    ...setting.marks.filter((square) => corners.has(square)).map((square) => pointer(ring(centre(at(square))), paint)),
    ...setting.arrows.filter((way) => leads(way, corners)).map((way) => pointer(arrow(way.map((square) => centre(at(square)))), paint)),
    ...(setting.coordinates ? edges(grid) : []),
  ];
}

function ground({ files, ranks, chequered }: Outline, grid: readonly (readonly Square[])[], paint: Paint): string {
  const dark = chequered ? grid.flatMap((row, y) => row.flatMap((square, x) => (isDark(square) ? [field(x, y)] : []))).join("") : "";
  return [
    `<path fill="${paint.board}" d="M0 0h${files}v${ranks}H0z"/>`,
    dark && `<path fill="${paint.dark}" d="${dark}"/>`,
    `<path fill="none" stroke="${paint.lines}" stroke-width="${LINE}" d="${frame(files, ranks)}${lines(files, ranks)}"/>`,
  ].join("");
}

/** Round the board, whole within its edges. */
function frame(files: number, ranks: number): string {
  return `M${LINE / 2} ${LINE / 2}h${files - LINE}v${ranks - LINE}H${LINE / 2}z`;
}

function cross([x, y]: Point, { mark }: Paint): string {
  return `<path fill="none" stroke="${mark}" stroke-width=".04" d="M${x} ${y}l1 1m0-1l-1 1"/>`;
}

/** A man; one that nobody has drawn is a disc with its letter. */
function man({ id }: Outline, { color, letter }: Piece, [x, y]: Point, paint: Paint): string {
  const drawn = SETS[id]?.[letter];
  const { fill, edge, width } = paint.men[color];
  const place = `transform="translate(${x} ${y}) scale(${1 / BOX})" stroke="${edge}" stroke-linecap="round" stroke-linejoin="round"`;
  const shapes = drawn
    ? `<path fill="${fill}" stroke-width="${width}" d="${drawn.body}"/><path fill="none" stroke-width="1.6" d="${drawn.line}"/>`
    : `<circle fill="${fill}" stroke-width="${width}" cx="${BOX / 2}" cy="${BOX / 2}" r="18"/><text fill="${edge}" stroke="none" x="${BOX / 2}" y="31" font-size="24" font-family="serif" text-anchor="middle">${escaped(letter)}</text>`;
  return `<g ${place}>${shapes}</g>`;
}

function pointer(shapes: readonly Shape[], { pointer, casing }: Paint): string {
  const layer = (colour: string, widths: Readonly<Partial<Record<Shape["part"], number>>>): string =>
    shapes.map(({ part, d }) => `<path fill="${part === "head" ? colour : "none"}" stroke="${colour}" stroke-width="${widths[part]}" d="${d}"/>`).join("");
  // The casing lies below, so that the pointer is seen on any man and any square.
  const below = layer(casing, { shaft: 0.19, head: 0.1, ring: 0.14 });
  return `<g stroke-linecap="round" stroke-linejoin="round">${below}${layer(pointer, { shaft: 0.13, head: 0.04, ring: 0.08 })}</g>`;
}

function edges(grid: readonly (readonly Square[])[]): readonly string[] {
  const bottom = grid.length + 0.36;
  const names = [
    ...grid.map((row, y) => label(-0.25, y + 0.6, rank(row[0] as Square))),
    ...(grid[0] ?? []).map((square, x) => label(x + 0.5, bottom, file(square))),
  ];
  return [`<g fill="currentColor" font-family="sans-serif" font-size=".28" text-anchor="middle" direction="ltr">${names.join("")}</g>`];
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}">${text}</text>`;
}

function leads(way: readonly string[], corners: ReadonlyMap<string, unknown>): boolean {
  return way.every((square) => corners.has(square)) && way.at(-2) !== way.at(-1);
}

function centre([x, y]: Point): Point {
  return [x + 0.5, y + 0.5];
}

function doesNotFit(text: string, { id, files, ranks }: Outline): BuddhibalaError {
  const message = `the position must be ${ranks} ranks with / between them, each of ${files} squares, to fit the board of ${id}`;
  return new BuddhibalaError("bad-fen", message, { given: excerpt(text), field: "placement" });
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text between tags or quotes, without what XML does not allow at all. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "").replace(/[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu, "");
}
