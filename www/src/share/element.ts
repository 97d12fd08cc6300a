import type { BuddhibalaBoard } from "buddhibala/board";
import { html } from "../dom.js";
import type { Fault } from "./fault.js";
import { recordOf } from "./record.js";
import type { Wish } from "./wish.js";

/** Makes the board that is wished for, with each thing that there is not. */
export function boardFor(wish: Wish): { readonly board: BuddhibalaBoard; readonly faults: readonly Fault[] } {
  const { game, options, side, opponent, level, theme, controls = true } = wish;
  const { pgn, faults } = recordOf(wish);
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const start = pgn === undefined ? { variant: game, options: chosen.join("; ") } : { pgn };
  const board = html("buddhibala-board", { ...start, orientation: side, opponent, level: level?.toString(), theme, controls });
  return { board, faults };
}
