import type { Letter, Variant, VariantId } from "../../index.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

interface Otherwise {
  readonly option: string;
  readonly value: string;
  /** The man that moves so by any reading. */
  readonly like: Letter;
}

/** The men that move otherwise by an option. */
const OTHERWISE: Readonly<Partial<Record<VariantId, Readonly<Partial<Record<Letter, Otherwise>>>>>> = {
  "shatranj-14": { D: { option: "dahja", value: "bishop", like: "B" } },
};

/** How a man moves by the rules in force, in a sentence. */
export function moves(variant: Variant, letter: Letter, options: Readonly<Record<string, string>>, words: Words = en): string {
  const otherwise = OTHERWISE[variant.id]?.[letter];
  const like = otherwise && options[otherwise.option] === otherwise.value ? otherwise.like : letter;
  const kind = variant.men.find((one) => one.letter === like);
  return words.games[variant.id]?.men?.[like]?.moves ?? kind?.words ?? "";
}
