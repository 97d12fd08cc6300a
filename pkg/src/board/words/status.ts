import type { Color, DrawClaim, Move, Square } from "../../index.js";
import { type Model, type Phase, type Snapshot, never } from "../core/model.js";
import { count, man, one, side } from "./names.js";
import { opening } from "./opening.js";
import { explained } from "./turn.js";

/** How the game stands, in one sentence. */
export function headline({ snapshot, phase }: Model): string {
  const { status, turn } = snapshot;
  if (phase.kind === "claimed") return `Draw, claimed by ${side(phase.by)}`;
  switch (status.state) {
    case "won":
      return status.grade === "lesser" ? `${side(status.winner)} wins, a lesser win` : `${side(status.winner)} wins`;
    case "drawn":
      return "The game is drawn";
    case "playing":
      return `${status.check ? "Check! " : ""}${side(turn)} to move`;
    default:
      return never(status);
  }
}

/** What there is to know beside the headline: why the game ended, what the player has to do, what the last turn did. */
export function details({ snapshot, phase }: Model): readonly string[] {
  const last = snapshot.line[snapshot.ply - 1];
  return [
    ...(last ? explained(snapshot, last) : []),
    ...(phase.kind === "claimed" ? [`${claimed(phase.claim)}.`] : ended(snapshot)),
    ...(phase.kind === "claimed" || phase.kind === "over" ? [] : opening(snapshot)),
    ...waitingFor(snapshot, phase),
    ...(phase.kind === "claimed" || phase.kind === "over" ? [] : checksGiven(snapshot)),
  ];
}

/** Why a draw may be claimed. */
export function claimed(claim: DrawClaim): string {
  switch (claim) {
    case "repetition":
      return "The same position has come for the third time";
    case "fifty-move":
      return "For fifty turns each nothing was taken and no foot-soldier moved";
    default:
      return never(claim);
  }
}

function ended(snapshot: Snapshot): readonly string[] {
  const { status } = snapshot;
  if (status.state === "playing") return [];
  const king = man(snapshot.variant, "K");
  switch (status.reason) {
    case "checkmate":
      return ["Checkmate."];
    case "bare-king":
      return [`${side(status.turn)} has the ${king} alone.`];
    case "sixty-four-checks":
      return [`${side(status.winner)} gave check in 64 turns running.`];
    case "stalemate":
      return [`Stalemate: ${side(status.turn)} is not in check and has no legal move.`];
    case "bare-kings":
      return [`Only the two ${king}s are left.`];
    default:
      return never(status);
  }
}

function waitingFor(snapshot: Snapshot, phase: Phase): readonly string[] {
  const { turn, variant } = snapshot;
  switch (phase.kind) {
    case "removing":
      return [
        `Stalemate: ${side(turn)} is not in check and cannot move. So ${side(turn)} takes one enemy man off the board, ` +
          `and that is the turn. Choose one of the marked men; the ${man(variant, "K")} cannot be taken.`,
      ];
    case "thinking":
      return ["The computer is thinking."];
    case "paused":
      return ["The computer is waiting."];
    case "picked":
      return phase.steps.length > 1 ? goesOn(snapshot, phase) : picked(snapshot, phase.steps[0], phase.moves);
    case "idle":
      return snapshot.line.length === 0 ? ["Choose a man to see where it may go."] : [];
    case "claimed":
    case "over":
      return [];
    default:
      return never(phase);
  }
}

/** A man that has become another one, and moves once more. */
export function goesOn({ variant }: Snapshot, { steps, moves }: Extract<Phase, { kind: "picked" }>): readonly string[] {
  const here = steps.at(-1);
  const officer = man(variant, moves[0]?.promotion ?? "P");
  const squares = count(moves.filter(({ path }) => path && path.length > steps.length).length, "square");
  const may = moves.some(({ path, to }) => !path && to === here);
  const choice = may ? `it may move on at once, to ${squares}, or stay: choose ${here} again` : `it moves on at once: choose one of ${squares}`;
  return [`The ${man(variant, "P")} becomes ${one(officer)} on ${here}, and ${choice}.`];
}

/** Which man is picked up, how many squares it may choose from, and how it goes on from one of them. */
function picked({ variant, men }: Snapshot, square: Square, moves: readonly Move[]): readonly string[] {
  const letter = men.get(square)?.letter;
  const squares = count(new Set(moves.map(({ to }) => to)).size, "square");
  const further = moves.find(({ path, promotion }) => promotion && path && path.at(-1) !== square);
  const officer = further?.promotion ? man(variant, further.promotion) : "";
  return [
    ...variant.men.filter((kind) => kind.letter === letter).map(({ name, meaning }) => `${name} (${meaning}) on ${square}: ${squares} to go to.`),
    ...(further ? [`On ${further.to} it becomes ${one(officer)} that goes on at once: choose ${further.to} first, or straight away a ring.`] : []),
  ];
}

/** What stays as it is from turn to turn, for those who look: who may leap, who waits, who cannot be captured. */
export function lasting({ variant, status, options }: Snapshot): readonly string[] {
  if (status.state !== "playing") return [];
  const { leaps, waiting, mastu } = status;
  const leapers = (["w", "b"] as const).filter((color) => leaps[color]).map((color) => `${side(color)}'s ${man(variant, "K")}`);
  return [
    ...(leapers.length > 0 ? [`May still leap like a horse, once: ${leapers.join(" and ")}.`] : []),
    ...(waiting.length > 0 ? [`Waiting on the far rank for a place as an officer: ${waiting.join(", ")}.`] : []),
    ...(options["capture"] === "maddat-mari" ? ["Maddat mari: a man with a bar under it is supported, and cannot be captured."] : []),
    ...(mastu.length > 0 ? [`Mastu, the only officer of its side, which cannot be captured: ${mastu.join(", ")}.`] : []),
  ];
}

function checksGiven({ status: { checks } }: Snapshot): readonly string[] {
  if (!checks) return [];
  const row = (color: Color): string[] =>
    checks[color] === 0 ? [] : [`Checks in a row by ${side(color)}: ${checks[color]} of ${checks.limit}.`];
  return [...row("w"), ...row("b")];
}
