import { textArgument } from "../../arguments.js";
import type { VariantId } from "../../variants.js";
import { outline, placed } from "../core/outline.js";
import { readVariant } from "../settings.js";

/**
 * Whether a position, or the first field of its FEN, can be laid on the board of a game: it has as many ranks, each as wide as
 * the board. Letters that are no men of the game are as good as others.
 *
 * @throws {@link BuddhibalaError} `bad-fen` for what is no text, `unknown-variant`.
 */
export function fitsBoard(position: string, variant: VariantId): boolean {
  return placed(textArgument("position", position, "bad-fen"), outline(readVariant(variant))) !== undefined;
}
