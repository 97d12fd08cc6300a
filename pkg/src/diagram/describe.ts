import { game, man } from "../board/words/names.js";
import type { Words } from "../board/words/types.js";
import { variants } from "../game.js";
import { isRunning } from "../module.js";
import type { Color, Letter, Square, Variant, VariantId } from "../variants.js";
import type { Setting } from "./settings.js";

/** A man of one side. */
type Piece = { readonly color: Color; readonly letter: Letter };

/** What a diagram is called. */
export function titleOf({ variant, title }: Setting, words: Words): string {
  return title ?? words.cell.board(game(facts(variant), words));
}

/** What stands on a diagram: the men of each side with their squares, whose turn it is, and the reading of the rules. */
export function description(men: ReadonlyMap<Square, Piece>, turn: Color | undefined, { variant, options }: Setting, words: Words): string {
  const known = facts(variant);
  const side = (color: Color): string => {
    const own = [...men].filter(([, piece]) => piece.color === color).map(([square, { letter }]) => `${man(known, letter, words)} ${square}`);
    return `${words.sides.name[color]}: ${own.join(words.comma) || words.cell.empty}.`;
  };
  const readings = options.map((pair) => pair.join("="));
  return [side("w"), side("b"), ...(turn ? [`${words.status.toMove(turn, false)}.`] : []), ...(readings.length > 0 ? [`${readings.join("; ")}.`] : [])].join(" ");
}

/** What is known of a game: where the rules are not there, its name and the letters of its men must do. */
export function facts(id: VariantId): Variant {
  const found = isRunning() ? variants().find((one) => one.id === id) : undefined;
  return found ?? ({ id, name: id, names: [], men: [] } as unknown as Variant);
}
