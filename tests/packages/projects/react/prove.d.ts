import type { newGame } from "buddhibala";
import type { Engine } from "buddhibala/engine";

export function prove(given: { newGame: typeof newGame; Engine: typeof Engine }): Promise<void>;
