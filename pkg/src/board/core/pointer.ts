import type { Square } from "../../index.js";
import type { Move } from "../../index.js";
import { route } from "./phase.js";
import type { Advice } from "./study.js";

/** What a pointer is about, which gives it its colour. */
export type PointerKind = "best" | "hint" | "threat";

/** An arrow from one square to another, perhaps by way of others. */
export interface Arrow {
  /** Where it begins. */
  readonly from: Square;
  /** Where it points. */
  readonly to: Square;
  /** The squares by way of which it goes. */
  readonly via?: readonly Square[];
  /** Its colour: that of a best move if left out. */
  readonly kind?: PointerKind;
}

/** A ring round a square. */
export interface Circle {
  /** Round which square. */
  readonly square: Square;
  /** Its colour: that of a best move if left out. */
  readonly kind?: PointerKind;
}

/** A square of which the one who learns is told: a man may go there, take there, or is barred from it. */
export interface Note {
  /** The square. */
  readonly square: Square;
  /** Which of the three. */
  readonly kind: "open" | "take" | "barred";
}

/** What is drawn over the board. */
export interface Pointers {
  /** The arrows. */
  readonly arrows: readonly Arrow[];
  /** The rings. */
  readonly circles: readonly Circle[];
}

const NONE: Pointers = { arrows: [], circles: [] };

/** What an advice points at. */
export function pointers({ on, info, question }: Advice): Pointers {
  switch (question.kind) {
    case "hint":
      if (question.whole) return along(question.move, "hint");
      return question.move.kind === "removal" ? NONE : { arrows: [], circles: [{ square: question.move.from, kind: "hint" }] };
    case "threat":
      return along(question.move, "threat");
    default: {
      const best = on ? info?.pv[0] : undefined;
      return best ? along(best, "best") : NONE;
    }
  }
}

/** A removal has a single square. */
function along(move: Move, kind: PointerKind): Pointers {
  if (move.kind === "removal") return { arrows: [], circles: [{ square: move.from, kind }] };
  const squares = route(move);
  const [from, to] = [squares[0] ?? move.from, squares.at(-1) ?? move.to];
  return { arrows: [{ from, to, via: squares.slice(1, -1), kind }], circles: [] };
}
