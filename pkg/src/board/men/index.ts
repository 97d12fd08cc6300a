import { CHADARANGAM } from "./chadarangam.js";
import { KRIDA } from "./krida.js";
import type { MenSet } from "./man.js";
import { SHATRANJ } from "./shatranj.js";

export { BOX, type Man, type MenSet } from "./man.js";

/** The drawn sets, by the name of the game. */
export const SETS: Readonly<Record<string, MenSet>> = {
  krida: KRIDA,
  chadarangam: CHADARANGAM,
  "shatranj-14": SHATRANJ,
};
