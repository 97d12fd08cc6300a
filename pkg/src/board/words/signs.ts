import type { Sign } from "../core/signs.js";
import { en } from "./en.js";

/** What each sign means, in English. */
export const MEANING: Readonly<Record<Sign, string>> = en.meanings;
