import type { Color, DrawClaim, Move, Square } from "buddhibala";
import { type Model, type Phase, type Snapshot, never } from "../core/model.js";
import { count, man, side } from "./names.js";

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
      return phase.steps.length > 1 ? [`Choose where the turn goes on from ${phase.steps.at(-1)}.`] : picked(snapshot, phase.steps[0], phase.moves);
    case "idle":
    case "claimed":
    case "over":
      return [];
    default:
      return never(phase);
  }
}

/** Which man is picked up, and how many squares it may choose from. */
function picked({ variant, men }: Snapshot, square: Square, moves: readonly Move[]): readonly string[] {
  const letter = men.get(square)?.letter;
  const squares = count(new Set(moves.map(({ to }) => to)).size, "square");
  return variant.men
    .filter((one) => one.letter === letter)
    .map(({ name, meaning }) => `${name} (${meaning}) on ${square}: ${squares} to go to.`);
}

/** What a turn brought about that is more than moving and taking. */
export function explained({ variant }: Snapshot, move: Move): readonly string[] {
  const name = man(variant, move.piece);
  if (move.kind === "removal") return [`Stalemated, ${side(move.color)} removed the ${name} from ${move.from}.`];
  if (!move.promotion) return [];
  const became = man(variant, move.promotion);
  const back = returned(move);
  if (!back) return [`The ${name} reached ${move.to} and became a ${became}.`];
  const reached = move.path?.[1] ?? move.to;
  const took = move.captured ? `took the ${man(variant, move.captured)} on` : "reached";
  return [`The ${name} ${took} ${reached}, which has no mark: it went back to ${back} and became a ${became} there.`];
}

/** Where a man stands that went back to where it came from. */
function returned({ path }: Move): Square | undefined {
  return path && path.length > 2 && path.at(-1) === path[0] ? path[0] : undefined;
}

function checksGiven({ status: { checks } }: Snapshot): readonly string[] {
  if (!checks) return [];
  const row = (color: Color): string[] =>
    checks[color] === 0 ? [] : [`Checks in a row by ${side(color)}: ${checks[color]} of ${checks.limit}.`];
  return [...row("w"), ...row("b")];
}
