import type { Variant, VariantId } from "buddhibala";
import { plainBlanks } from "../share/blanks.js";
import { type Fields, fits, LONGEST_FEN, placementOf, readFields, USUAL, writeFen } from "./fields.js";
import { askGame } from "./game.js";

/** What is being set up. The text is what counts: it may be anything, and the board shows the last men that fitted it. */
export interface Draft {
  readonly variant: VariantId;
  /** The options that differ from their defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly text: string;
  readonly placement: string;
  /** Whether Black's side is below. */
  readonly flipped: boolean;
}

/** The start of a game. */
export function start(variant: VariantId, options: Draft["options"], flipped = false): Draft {
  const text = askGame({ variant, options }, (game) => game.fen());
  return { variant, options, text, placement: placementOf(text), flipped };
}

/** The same with another text, as somebody has written it; of one that is too long no more than shows it. */
export function withText(draft: Draft, written: string): Draft {
  const text = plainBlanks(written.slice(0, LONGEST_FEN + 1));
  return { ...draft, text, placement: fits(text, draft.variant) ? placementOf(text) : draft.placement };
}

/** The same with other men; what the text says beside them stays. */
export function withMen(draft: Draft, placement: string): Draft {
  return { ...draft, placement, text: writeFen(placement, fieldsOf(draft)) };
}

/** The same with other fields. */
export function withFields(draft: Draft, change: Partial<Fields>): Draft {
  return { ...draft, text: writeFen(draft.placement, { ...fieldsOf(draft), ...change }) };
}

/** The same with nobody on the board, White to move and nothing counted. */
export function emptied(draft: Draft, { files, ranks }: Pick<Variant, "files" | "ranks">): Draft {
  const placement = Array.from({ length: ranks }, () => String(files)).join("/");
  return { ...draft, placement, text: writeFen(placement, USUAL) };
}

/** Whether two drafts are the same position by the same rules, from whichever side one sees it. */
export function samePosition(one: Draft, other: Draft): boolean {
  return one.text === other.text && one.variant === other.variant && one.options === other.options;
}

/** What the text says beside the men; a text whose men do not fit the board says nothing. */
export function fieldsOf({ text, variant }: Draft): Fields {
  return fits(text, variant) ? readFields(text) : USUAL;
}
