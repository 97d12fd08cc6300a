import type { Variant } from "../../index.js";
import type { Piece } from "../core/model.js";
import { piece } from "../words/names.js";
import type { Words } from "../words/types.js";
import type { Deed, Tool } from "./bench.js";

/** What has been done, to be read out. */
export function told(deed: Deed, variant: Variant, words: Words): string {
  const said = words.editor;
  const name = (one: Piece): string => piece(variant, one, words);
  switch (deed.kind) {
    case "chosen":
      return chosen(deed.tool, variant, words);
    case "picked":
      return said.picked(name(deed.piece), deed.square);
    case "set":
      return said.set(name(deed.piece), deed.square);
    case "cleared":
    case "empty":
      return said[deed.kind](deed.square);
    case "moved":
      return said.moved(name(deed.piece), deed.from, deed.to);
    case "put-back":
      return said.putBack;
  }
}

/** What a touch of a square does now. */
function chosen(tool: Tool, variant: Variant, words: Words): string {
  const { setting, moving, erasing } = words.editor;
  if (tool.kind === "set") return setting(piece(variant, tool.piece, words));
  return tool.kind === "move" ? moving : erasing;
}
