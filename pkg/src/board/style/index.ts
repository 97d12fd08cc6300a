import type { CSSResult } from "lit";
import { arrows } from "./arrows.js";
import { board } from "./board.js";
import { media } from "./media.js";
import { men } from "./men.js";
import { older } from "./older.js";
import { panel } from "./panel.js";
import { folds, teaching } from "./teaching.js";
import { theme } from "./theme.js";

/** How everything of the element looks. */
export const STYLES: readonly CSSResult[] = [theme, older(theme), board, men, arrows, panel, folds, teaching, media];
