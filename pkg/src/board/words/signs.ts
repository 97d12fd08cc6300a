import type { Sign } from "../core/signs.js";

/** What the label of a square says of a sign. */
export const SPOKEN: Readonly<Record<Sign, string>> = {
  waiting: "waiting",
  mastu: "mastu",
  supported: "supported",
  moved: "has made an opening move",
};

/** What a sign means. */
export const MEANING: Readonly<Record<Sign, string>> = {
  waiting: "Waits on the far rank for a place as an officer; it cannot move.",
  mastu: "Mastu: the only officer of its side, which cannot be captured.",
  supported: "Supported by another man of its side, so that it cannot be captured.",
  moved: "Has made one of the opening moves of this turn.",
};
