import type { Square } from "../../index.js";

/** The square to which a key leads, as seen on the page; `undefined` for a key that leads nowhere. */
export function destination(
  rows: readonly (readonly Square[])[],
  square: Square,
  key: string,
  control: boolean,
): Square | undefined {
  const y = rows.findIndex((row) => row.includes(square));
  const row = rows[y] ?? [];
  const x = row.indexOf(square);
  switch (key) {
    case "ArrowUp":
      return rows[y - 1]?.[x] ?? square;
    case "ArrowDown":
      return rows[y + 1]?.[x] ?? square;
    case "ArrowLeft":
      return row[x - 1] ?? square;
    case "ArrowRight":
      return row[x + 1] ?? square;
    case "Home":
      return control ? rows[0]?.[0] : row[0];
    case "End":
      return control ? rows.at(-1)?.at(-1) : row.at(-1);
    case "PageUp":
      return rows[0]?.[x];
    case "PageDown":
      return rows.at(-1)?.[x];
    default:
      return undefined;
  }
}
