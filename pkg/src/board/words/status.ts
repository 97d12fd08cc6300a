import type { Color, DrawClaim, Move, Square } from "../../index.js";
import { type Model, type Phase, type Snapshot, never } from "../core/model.js";
import { en } from "./en.js";
import { ended as outcome } from "./ended.js";
import { man, meaning } from "./names.js";
import { opening } from "./opening.js";
import { explained } from "./turn.js";
import type { Words } from "./types.js";

/** How the game stands, in one sentence. */
export function headline({ snapshot, phase }: Model, words: Words = en): string {
  const { status, turn } = snapshot;
  if (phase.kind === "claimed") return words.status.claimed(phase.by);
  return status.state === "playing" ? words.status.toMove(turn, status.check) : outcome(snapshot, words);
}

/** What there is to know beside the headline: why the game ended, what the player has to do, what the last turn did. */
export function details({ snapshot, phase }: Model, words: Words = en): readonly string[] {
  const last = snapshot.line[snapshot.ply - 1];
  const done = phase.kind === "claimed" || phase.kind === "over";
  return [
    ...(last ? explained(snapshot, last, words) : []),
    ...(phase.kind === "claimed" ? [words.news.sentence(claimed(phase.claim, words))] : reason(snapshot, words)),
    ...(done ? [] : opening(snapshot, words)),
    ...waitingFor(snapshot, phase, words),
    ...(done ? [] : checksGiven(snapshot, words)),
  ];
}

/** Why a draw may be claimed. */
export function claimed(claim: DrawClaim, words: Words = en): string {
  return words.claims[claim];
}

/** How a game has ended, and why, in sentences; none while it goes on. */
export function ending(stand: Pick<Snapshot, "status" | "variant">, words: Words = en): readonly string[] {
  return stand.status.state === "playing" ? [] : [words.news.sentence(outcome(stand, words)), ...reason(stand, words)];
}

function reason({ status, variant }: Pick<Snapshot, "status" | "variant">, words: Words): readonly string[] {
  if (status.state === "playing") return [];
  const king = man(variant, "K", words);
  switch (status.reason) {
    case "checkmate":
      return [words.status.checkmate];
    case "bare-king":
      return [words.status.bareKing(status.turn, king)];
    case "sixty-four-checks":
      return [words.status.sixtyFourChecks(status.winner, status.checks?.limit ?? 64)];
    case "stalemate":
      return [words.status.stalemate(status.turn)];
    case "bare-kings":
      return [words.status.bareKings(king)];
    default:
      return never(status);
  }
}

function waitingFor(snapshot: Snapshot, phase: Phase, words: Words): readonly string[] {
  const { turn, variant } = snapshot;
  switch (phase.kind) {
    case "removing":
      return [words.status.removing(turn, man(variant, "K", words))];
    case "thinking":
      return [words.status.thinking];
    case "paused":
      return [words.status.waiting];
    case "picked":
      return phase.steps.length > 1 ? goesOn(snapshot, phase, words) : picked(snapshot, phase.steps[0], phase.moves, words);
    case "idle":
      return snapshot.line.length === 0 ? [words.status.choose] : [];
    case "claimed":
    case "over":
      return [];
    default:
      return never(phase);
  }
}

/** A man that has become another one, and moves once more. */
export function goesOn({ variant }: Snapshot, { steps, moves }: Extract<Phase, { kind: "picked" }>, words: Words = en): readonly string[] {
  const here = steps.at(-1) ?? steps[0];
  const officer = man(variant, moves[0]?.promotion ?? "P", words);
  const squares = moves.filter(({ path }) => path && path.length > steps.length).length;
  const stay = moves.some(({ path, to }) => !path && to === here);
  return [words.status.goesOn(man(variant, "P", words), officer, here, squares, stay)];
}

/** Which man is picked up, how many squares it may choose from, and how it goes on from one of them. */
function picked({ variant, men }: Snapshot, square: Square, moves: readonly Move[], words: Words): readonly string[] {
  const letter = men.get(square)?.letter;
  const squares = new Set(moves.map(({ to }) => to)).size;
  const further = moves.find(({ path, promotion }) => promotion && path && path.at(-1) !== square);
  return [
    ...(letter ? [words.status.picked(man(variant, letter, words), meaning(variant, letter, words), square, squares)] : []),
    ...(further?.promotion ? [words.status.becomes(further.to, man(variant, further.promotion, words))] : []),
  ];
}

/** What stays as it is from turn to turn, for those who look: who may leap, who waits, who cannot be captured. */
export function lasting({ variant, status, options }: Snapshot, words: Words = en): readonly string[] {
  if (status.state !== "playing") return [];
  const { leaps, waiting, mastu } = status;
  const leapers = (["w", "b"] as const).filter((color) => leaps[color]);
  return [
    ...(leapers.length > 0 ? [words.status.leapers(leapers, man(variant, "K", words))] : []),
    ...(waiting.length > 0 ? [words.status.waitingMen(waiting)] : []),
    ...(options["capture"] === "maddat-mari" ? [words.status.maddatMari] : []),
    ...(mastu.length > 0 ? [words.status.mastuMen(mastu)] : []),
  ];
}

/** How many turns in a row have given check, where the rules count them. */
export function checksGiven({ status: { checks } }: Snapshot, words: Words): readonly string[] {
  if (!checks) return [];
  const row = (color: Color): string[] =>
    checks[color] === 0 ? [] : [words.status.checksInRow(color, checks[color], checks.limit)];
  return [...row("w"), ...row("b")];
}
