import type { Move, Square, Variant } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import { en } from "./en.js";
import { man } from "./names.js";
import { forgone } from "./opening.js";
import type { NextStep, Words } from "./types.js";

/** What a turn brought about that is more than moving and taking. */
export function explained(snapshot: Snapshot, move: Move, words: Words = en): readonly string[] {
  const { variant, status } = snapshot;
  const waits = status.waiting.includes(move.to) ? [words.turn.waits(man(variant, move.piece, words), move.to)] : [];
  return [
    ...(move.piece === "P" ? waits : []),
    ...became(variant, move, words),
    ...converted(variant, move, words),
    ...leapsLost(variant, move, words),
    ...forgone(snapshot, move, words),
  ];
}

/** Which man goes where, and what it takes: "Gaja c1 to e3, takes Ratha". */
export function course(variant: Variant, move: Move, words: Words = en): string {
  const name = man(variant, move.piece, words);
  if (move.kind === "removal") return words.turn.removal(name, move.from);
  const taken = move.captures.map(({ piece }) => man(variant, piece, words));
  return words.turn.step(name, move.from, move.path?.[1] ?? move.to, taken);
}

function became(variant: Variant, move: Move, words: Words): readonly string[] {
  const name = man(variant, move.piece, words);
  if (move.kind === "removal") return [words.turn.removed(move.color, name, move.from)];
  if (!move.promotion) return [];
  const officer = man(variant, move.promotion, words);
  const back = returned(move);
  if (!back) return [words.turn.became(name, move.to, officer, nextStep(variant, move, words))];
  const taken = move.captured && man(variant, move.captured, words);
  return [words.turn.returned(name, move.path?.[1] ?? move.to, taken, back, officer)];
}

/** Where a man stands that went back to where it came from. */
function returned({ path }: Move): Square | undefined {
  return path && path.length > 2 && path.at(-1) === path[0] ? path[0] : undefined;
}

/** The second step of a man that became another one. */
function nextStep(variant: Variant, { path, captures }: Move, words: Words): NextStep | undefined {
  const to = path && path.length > 2 ? path.at(-1) : undefined;
  const taken = captures.find(({ square }) => square === to);
  return to && { to, taken: taken && man(variant, taken.piece, words) };
}

function converted(variant: Variant, { conversions }: Move, words: Words): readonly string[] {
  const pawn = man(variant, "P", words);
  return conversions.map(({ square, color, piece }) => words.turn.converted(color, pawn, square, man(variant, piece, words)));
}

function leapsLost(variant: Variant, { kind, color: mover, leapsLost: lost }: Move, words: Words): readonly string[] {
  const king = man(variant, "K", words);
  const { leapLost, leapMade } = words.turn;
  return lost.map((color) => (kind === "leap" && color === mover ? leapMade(color, king) : leapLost(color, king)));
}
