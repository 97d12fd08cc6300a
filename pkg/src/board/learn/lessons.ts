import { BuddhibalaError } from "../../errors.js";
import { lineage } from "../words/tag.js";
import type { EnglishLessons, Lessons } from "./types.js";

/** The lessons of each language are fetched when somebody wants to learn, and not before. */
const SHIPPED: ReadonlyMap<string, () => Promise<{ readonly lessons: Lessons }>> = new Map([
  ["te", () => import("./te.js")],
  ["hi", () => import("./hi.js")],
  ["ur", () => import("./ur.js")],
  ["kn", () => import("./kn.js")],
]);

/**
 * Fetches what there is to learn in a language, by its tag; `te-IN` is served by `te`, and a language that has none by
 * English.
 *
 * @throws {@link BuddhibalaError} `load-failed` if the file cannot be fetched.
 */
export async function loadLessons(tag: unknown): Promise<Lessons | EnglishLessons> {
  const shipped = lineage(tag).find((one) => SHIPPED.has(one));
  try {
    const { lessons } = await (SHIPPED.get(shipped ?? "en")?.() ?? import("./en.js"));
    return lessons;
  } catch (thrown) {
    const given = shipped ?? "en";
    throw new BuddhibalaError("load-failed", `the lessons in the language "${given}" could not be loaded`, { given }, thrown);
  }
}
