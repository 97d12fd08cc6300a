import type { Square } from "../../index.js";
import type { Cell, Scene } from "../core/scene.js";

/** How long a further digit still belongs to the number before it, in milliseconds. */
const PATIENCE = 1200;

/** Reads squares and men that are typed: "e4" leads to e4, a capital letter to the next man of that kind. */
export class Typed {
  #digits = "";
  #at = -Infinity;

  /** The square to which a key leads; `undefined` for a key that names nothing. */
  press(scene: Scene, here: Square, key: string, now: number): Square | "none" | undefined {
    if (/^\d$/.test(key)) return this.#rank(scene, here, key, now);
    this.#digits = "";
    if (!/^[a-z]$/i.test(key)) return undefined;
    const to = `${key}${here.slice(1)}`;
    if (squares(scene).some(({ square }) => square === to)) return to as Square;
    return nextMan(scene, here, key.toUpperCase());
  }

  #rank(scene: Scene, here: Square, digit: string, now: number): Square | undefined {
    const longer = now - this.#at < PATIENCE ? `${this.#digits}${digit}` : digit;
    this.#at = now;
    for (const digits of [longer, digit]) {
      this.#digits = digits;
      const to = squares(scene).find(({ square }) => square === `${here.slice(0, 1)}${digits}`);
      if (to) return to.square;
    }
    return undefined;
  }
}

/** The next man of a kind that a person may take hold of, from here on as one reads. */
function nextMan(scene: Scene, here: Square, letter: string): Square | "none" | undefined {
  const all = squares(scene);
  if (!all.some(({ piece }) => piece?.letter === letter)) return undefined;
  const start = all.findIndex(({ square }) => square === here) + 1;
  const round = [...all.slice(start), ...all.slice(0, start)];
  return round.find(({ piece, held }) => held && piece?.letter === letter)?.square ?? "none";
}

function squares({ rows }: Scene): readonly Cell[] {
  return rows.flat();
}
