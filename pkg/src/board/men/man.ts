/** A drawn man, in a box of 45 by 45 units that stands on its lower edge. */
export interface Man {
  /** Closed shapes, filled in the colour of the side and outlined. */
  readonly body: string;
  /** Strokes inside the shapes, in the colour of the outline. */
  readonly line: string;
}

/** The men of one game, by their letter. */
export type MenSet = Readonly<Record<string, Man>>;

/** The width and the height of the box. */
export const BOX = 45;
