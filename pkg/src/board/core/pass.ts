import type { Snapshot } from "./model.js";

/**
 * The position if the player to move passed, as a FEN; `undefined` where nobody could pass: in check, among opening
 * moves, and when the game is over.
 */
export function passed({ fen, status }: Snapshot): string | undefined {
  if (status.state !== "playing" || status.check) return undefined;
  const [men, turn, leaps, none, plies, number, ...counts] = fen.split(" ");
  if (counts.some((count) => count.startsWith("opening="))) return undefined;
  // Only the player to move can have given checks up to now, and passing would end their row.
  const kept = counts.filter((count) => !count.startsWith("checks="));
  return [men, turn === "w" ? "b" : "w", leaps, none, plies, Number(number) + (turn === "w" ? 0 : 1), ...kept].join(" ");
}
