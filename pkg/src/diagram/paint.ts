import type { Color, VariantId } from "../variants.js";

/** The colours of a diagram. */
export interface Paint {
  readonly board: string;
  readonly dark: string;
  readonly lines: string;
  readonly mark: string;
  readonly pointer: string;
  readonly casing: string;
  readonly men: Readonly<Record<Color, { readonly fill: string; readonly edge: string; readonly width: number }>>;
}

/** Those of the element on a light page (`board/style/theme.ts`), which custom properties could change there. */
const USUAL: Paint = {
  board: "#ebd8ae",
  dark: "#bb9a72",
  lines: "#8a5a34",
  mark: "#a33f2b",
  pointer: "#12706e",
  casing: "#fffdf7",
  men: {
    w: { fill: "#fffaf0", edge: "#2a1a10", width: 1.7 },
    b: { fill: "#241a15", edge: "#f6e9d0", width: 1.2 },
  },
};

const CHADARANGAM: Paint = {
  ...USUAL,
  board: "#f3e9d0",
  men: {
    w: { fill: "#dcf2c4", edge: "#17300f", width: 1.7 },
    b: { fill: "#e07468", edge: "#2c0805", width: 1.5 },
  },
};

/** What a game is drawn with. */
export function paintOf(variant: VariantId): Paint {
  return variant === "chadarangam" ? CHADARANGAM : USUAL;
}
