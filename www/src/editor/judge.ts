import { BuddhibalaError, type FenInfo, type GivenOptions, parseFen } from "buddhibala";
import type { Draft } from "./draft.js";
import { LONGEST_FEN, squaresOf } from "./fields.js";

/** Whether a draft is a position that could arise. */
export type Judged = { readonly legal: true; readonly info: FenInfo } | { readonly legal: false; readonly error: BuddhibalaError };

/** The squares of what is wrong, as far as it stands anywhere. */
export function wrongSquares(judged: Judged, placement: string): readonly string[] {
  if (judged.legal) return [];
  const { at, fault, color } = judged.error.details;
  const [own, other] = color === "w" ? ["K", "k"] : ["k", "K"];
  if (fault === "kings") return squaresOf(placement, own);
  if (at !== undefined) return [at];
  if (fault === "opponent-in-check") return squaresOf(placement, other);
  return fault === "forbidden-check" || fault === "opening-check" ? squaresOf(placement, own) : [];
}

/** Reads a draft by the rules of its game. */
export function judge({ variant, options, text }: Draft): Judged {
  try {
    if (text.length > LONGEST_FEN) throw new BuddhibalaError("bad-fen", `a FEN has at most ${LONGEST_FEN} characters`, { most: LONGEST_FEN });
    return { legal: true, info: parseFen(text, { variant, options: options as GivenOptions }) };
  } catch (error) {
    if (error instanceof BuddhibalaError && error.code === "bad-fen") return { legal: false, error };
    throw error;
  }
}
