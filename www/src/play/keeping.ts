import type { Model } from "buddhibala/board";
import { type KeptGame, readKept, writeKept } from "../share/kept.js";
import type { Known } from "../share/wish.js";
import { keep, kept } from "../site/store.js";

/** What changes nothing of the game itself. */
const PASSING: ReadonlySet<string> = new Set(["picked", "put-back", "refused"]);

/** Keeps the game in progress whenever it has changed. Read anew each time: another page may have kept another game meanwhile. */
export function keepGame({ happening, snapshot: { variant } }: Model, game: KeptGame, known: Known): void {
  if (PASSING.has(happening.kind)) return;
  const { games } = readKept(kept("games"), known);
  keep("games", writeKept({ last: variant.id, games: { ...games, [variant.id]: game } }));
}
