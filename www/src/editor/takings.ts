import { boardSvg } from "buddhibala";
import { game } from "buddhibala/board";
import { type Puzzle, writePuzzle, writePuzzlePgn } from "buddhibala/puzzles";
import { type Attributes, script, snippet } from "../embed/snippets.js";
import { wishOf } from "./address.js";
import type { Scene } from "./scene.js";

/** The texts that can be taken away, by the sections of the page that show them. */
export const TEXTS = ["fen", "board", "frame", "puzzle", "json", "pgn", "svg"] as const;
export type Text = (typeof TEXTS)[number];

/** The names of the files, and what they hold. */
export const FILES: Readonly<Record<Text, readonly [ending: string, type: string]>> = {
  fen: ["fen", "text/plain"],
  board: ["html", "text/html"],
  frame: ["html", "text/html"],
  puzzle: ["html", "text/html"],
  json: ["jsonl", "application/jsonl"],
  pgn: ["pgn", "application/vnd.chess-pgn"],
  svg: ["svg", "image/svg+xml"],
};

/** How the picture is drawn, beside what is on the board. */
export interface Picture {
  readonly title: string;
  readonly coordinates: boolean;
}

/** A text to be taken away; none where the position is not legal, or the puzzle not proved. */
export function taking(text: Text, scene: Scene, puzzle: Puzzle | undefined, picture: Picture): string | undefined {
  const { draft, judged, variant, speech } = scene;
  const site = new URL("./", document.baseURI).href;
  switch (text) {
    case "fen":
      return judged.legal ? judged.info.fen : draft.text;
    case "board":
      return judged.legal ? script(attributes(scene), site) : undefined;
    case "frame":
      if (!judged.legal) return undefined;
      return snippet("iframe", { attributes: [], wish: { ...wishOf(draft), opponent: "none" }, site, title: picture.title || game(variant, speech.words) });
    case "puzzle":
      return puzzle && script([["variant", puzzle.variant], ["puzzle", writePuzzle(puzzle)], ...side(scene)], site);
    case "json":
      return puzzle && `${writePuzzle(puzzle)}\n`;
    case "pgn":
      return puzzle && titled(writePuzzlePgn(puzzle), picture.title);
    case "svg":
      return `${svgOf(scene, picture)}\n`;
  }
}

/** The picture of what is on the board, legal or not. */
export function svgOf({ draft, fields, speech }: Scene, { title, coordinates }: Picture): string {
  return boardSvg(`${draft.placement} ${fields.turn}`, {
    variant: draft.variant,
    options: draft.options,
    orientation: draft.flipped ? "black" : "white",
    coordinates,
    lang: speech.words.language.tag,
    ...(title === "" ? {} : { title }),
  });
}

/** A puzzle has no title of its own, but a game of PGN has. */
function titled(pgn: string, title: string): string {
  return title === "" ? pgn : pgn.replace('[Event "?"]', () => `[Event "${title.replace(/["\\]/g, "\\$&")}"]`);
}

function attributes(scene: Scene): Attributes {
  const { draft, judged } = scene;
  const options = Object.entries(draft.options).map(([name, value]) => `${name}=${value}`);
  return [
    ["variant", draft.variant],
    ...(options.length > 0 ? [["options", options.join("; ")] as const] : []),
    ["fen", judged.legal ? judged.info.fen : draft.text],
    ...side(scene),
    ["controls", ""],
  ];
}

function side({ draft }: Scene): Attributes {
  return draft.flipped ? [["orientation", "black"]] : [];
}
