import type { Variant, VariantId } from "buddhibala";
import type { Theme } from "../site/theme.js";
import type { Language } from "../site/words/index.js";

/** Who plays against the one who opens the page: nobody, or the computer on one side or both. */
export const OPPONENTS = ["none", "engine", "white", "black", "both"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What an address may ask for. Whether there is such a position, and such moves, only the game can tell. */
export interface Wish {
  readonly game?: VariantId;
  readonly options: Readonly<Record<string, string>>;
  readonly fen?: string;
  readonly moves: readonly string[];
  /** The side that is below. */
  readonly side?: "white" | "black";
  readonly opponent?: Opponent;
  readonly level?: number;
  readonly lang?: Language;
  readonly theme?: Theme;
  readonly controls?: boolean;
}

/** The games that an address can name, as far as it matters for reading one. */
export type Known = readonly Pick<Variant, "id" | "options">[];
