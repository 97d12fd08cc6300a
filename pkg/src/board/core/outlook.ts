import type { Refused, Square } from "../../index.js";
import type { Model, Piece, Snapshot } from "./model.js";
import { type Ask, PLAIN, targets } from "./phase.js";
import { rows } from "./squares.js";

/** A square to which a man may not go, and why. */
export interface Barred {
  /** The square. */
  readonly to: Square;
  /** What forbids it. */
  readonly why: Refused;
}

/** What there is to say of a square at which somebody points. */
export type Outlook =
  /** A man that may be moved now: where it may go, and where more than the way in which it moves keeps it from going. */
  | { readonly kind: "man"; readonly square: Square; readonly piece: Piece; readonly open: readonly Square[]; readonly barred: readonly Barred[] }
  /** A man that cannot be moved now, whoever is asked. */
  | { readonly kind: "other"; readonly square: Square; readonly piece: Piece }
  /** A square to which the man that is picked up may not go. */
  | { readonly kind: "not-there"; readonly from: Square; readonly piece: Piece; readonly barred: Barred };

/** Looks at a square; `undefined` where there is nothing to say that the board does not show. */
export function outlook({ snapshot, phase }: Model, square: Square, ask: Ask): Outlook | undefined {
  const { men, turn } = snapshot;
  const piece = men.get(square);
  switch (phase.kind) {
    case "idle":
      return piece && (piece.color === turn ? own(snapshot, square, piece, ask) : { kind: "other", square, piece });
    case "picked": {
      const [from, via] = phase.steps;
      const picked = men.get(from);
      if (via || !picked || targets(phase).has(square)) return undefined;
      if (piece?.color === turn) return own(snapshot, square, piece, ask);
      const why = ask(from, square);
      return why.allowed ? undefined : { kind: "not-there", from, piece: picked, barred: { to: square, why } };
    }
    case "thinking":
    case "paused":
      return piece && { kind: "other", square, piece };
    case "removing":
    case "claimed":
    case "over":
      return undefined;
  }
}

function own(snapshot: Snapshot, square: Square, piece: Piece, ask: Ask): Outlook {
  const moves = snapshot.legal.filter(({ from }) => from === square);
  const open = [...targets({ kind: "picked", steps: [square], moves }).keys()].filter((to) => to !== square);
  const barred = rows(snapshot.variant, false).flat().flatMap((to): readonly Barred[] => {
    const why = to === square || open.includes(to) ? undefined : ask(square, to);
    return why?.allowed === false && !PLAIN.has(why.code) ? [{ to, why }] : [];
  });
  return { kind: "man", square, piece, open, barred };
}
