import { BuddhibalaError } from "../errors.js";
import { init } from "../init.js";
import type { VariantId } from "../variants.js";
import { readPuzzles } from "./lines.js";
import type { Puzzle } from "./puzzle.js";

/** Each collection is fetched when somebody wants it, and not before. */
const COLLECTIONS: ReadonlyMap<string, () => Promise<{ readonly lines: string }>> = new Map([
  ["krida", () => import("./data/krida.js")],
  ["chadarangam", () => import("./data/chadarangam.js")],
  ["shatranj-14", () => import("./data/shatranj-14.js")],
] satisfies readonly (readonly [VariantId, () => Promise<{ readonly lines: string }>])[]);

/**
 * Fetches the puzzles of a game that come with this package, and the rules if they are not there yet.
 *
 * @throws {@link BuddhibalaError} `unknown-variant`, or `load-failed` if a file cannot be fetched.
 */
export async function loadPuzzles(variant: VariantId): Promise<Puzzle[]> {
  const load = COLLECTIONS.get(variant);
  const known = [...COLLECTIONS.keys()];
  if (!load) throw new BuddhibalaError("unknown-variant", `there are puzzles of these games only: ${known.join(", ")}`, { known });
  const [lines] = await Promise.all([fetched(variant, load), init()]);
  return readPuzzles(lines);
}

async function fetched(variant: string, load: () => Promise<{ readonly lines: string }>): Promise<string> {
  try {
    return (await load()).lines;
  } catch (thrown) {
    throw new BuddhibalaError("load-failed", `the puzzles of ${variant} could not be loaded`, { given: variant }, thrown);
  }
}
