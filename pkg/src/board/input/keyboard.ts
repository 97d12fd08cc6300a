import type { Letter, Square } from "../../index.js";
import type { Scene } from "../core/scene.js";
import { destination } from "./keys.js";
import type { Typed } from "./typed.js";

/** What a key at the board asks for. */
export type Asked =
  | { readonly kind: "go"; readonly square: Square }
  | { readonly kind: "choose"; readonly square: Square }
  | { readonly kind: "cancel" }
  /** A man of a kind was asked for that nobody may take hold of. */
  | { readonly kind: "none"; readonly letter: Letter };

/** Reads a key that was pressed on a square; `undefined` for one that the page may have. */
export function asked(event: KeyboardEvent, square: Square, scene: Scene, typed: Typed): Asked | undefined {
  const { key, altKey, metaKey, ctrlKey, timeStamp } = event;
  if (altKey || metaKey) return undefined;
  if (key === "Enter" || key === " ") return { kind: "choose", square };
  if (key === "Escape") return { kind: "cancel" };
  const rows = scene.rows.map((row) => row.map((cell) => cell.square));
  const next = destination(rows, square, key, ctrlKey) ?? (ctrlKey ? undefined : typed.press(scene, square, key, timeStamp));
  if (next === "none") return { kind: "none", letter: key.toUpperCase() as Letter };
  return next && { kind: "go", square: next };
}
