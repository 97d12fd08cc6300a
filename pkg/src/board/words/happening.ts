import type { Move, Refused } from "../../index.js";
import { type Model, type Refusal, type Snapshot, never } from "../core/model.js";
import { count, man, piece, side } from "./names.js";
import { details, goesOn, headline } from "./status.js";
import { course, explained } from "./turn.js";

/** What to tell those who listen, after a change. */
export function announcement(model: Model): string {
  const { snapshot, happening } = model;
  const now = sentences(`${headline(model)}.`, ...rest(model));
  switch (happening.kind) {
    case "started":
      return `New game of ${snapshot.variant.name}. ${now}`;
    case "loaded":
      return `Position set up. ${now}`;
    case "picked":
      if (model.phase.kind === "picked" && model.phase.steps.length > 1) return sentences(...goesOn(snapshot, model.phase));
      return `${piece(snapshot.variant, happening.piece)} picked up on ${happening.square}: ${count(happening.targets, "square")} to go to.`;
    case "put-back":
      return "Put back.";
    case "moved":
      return sentences(told(snapshot, happening.move), ...explained(snapshot, happening.move), now);
    case "back":
      return `Taken back: ${told(snapshot, happening.move)} ${now}`;
    case "forward":
      return `Made again: ${told(snapshot, happening.move)} ${now}`;
    case "jumped":
    case "claimed":
    case "seated":
    case "stopped":
    case "resumed":
      return now;
    case "claim-withdrawn":
      return `The claim is taken back. ${now}`;
    case "flipped":
      return `${model.flipped ? "Black" : "White"}'s side is below.`;
    case "refused":
      return refusal(snapshot, happening.refusal);
    case "failed":
      return failure(happening.message);
    default:
      return never(happening);
  }
}

/** What to show those who look, where the board itself does not show it: refusals and failures. */
export function notice({ snapshot, happening }: Model): { readonly text: string; readonly grave: boolean } | undefined {
  switch (happening.kind) {
    case "refused":
      return { text: refusal(snapshot, happening.refusal), grave: false };
    case "failed":
      return { text: failure(happening.message), grave: true };
    default:
      return undefined;
  }
}

function failure(message: string): string {
  return `The computer could not move: ${message}`;
}

/** The clause of the games that know a second step. */
const SECOND_STEP: Readonly<Record<string, string>> = { chadarangam: " (C5)" };

/** Why a square was refused. */
function refusal({ variant, turn }: Snapshot, why: Refusal): string {
  switch (why.kind) {
    case "empty":
      return `${why.square} is empty: choose one of ${side(turn)}'s men first.`;
    case "not-yours":
      return `The ${piece(variant, why.piece)} on ${why.square} cannot be moved now: it is ${side(turn)}'s turn.`;
    case "stuck":
      return `The ${man(variant, why.piece.letter)} on ${why.square} has no legal move.${reason(why.why)}`;
    case "not-there":
      return `The ${man(variant, why.piece.letter)} on ${why.from} may not go to ${why.to}.${reason(why.why)}`;
    case "not-on":
      return `The new ${man(variant, why.officer)} on ${why.via} may not go on to ${why.to}, only to ${why.squares.join(", ")}${SECOND_STEP[variant.id] ?? ""}.`;
    case "not-removable":
      return `Nothing on ${why.square} may be removed: choose one of the marked men.`;
    case "thinking":
      return "The computer is thinking: wait for its move, or stop it.";
    case "paused":
      return "It is the computer's turn: let it go on, or give its side to a person.";
    case "over":
      return "The game is over: take a move back, or begin a new game.";
    default:
      return never(why);
  }
}

/** A reason as a sentence, with its clause: " The Enugu is mastu (C7)." */
function reason(why: Refused | undefined): string {
  if (!why) return "";
  const text = why.text.replace(/\.$/, "");
  return ` ${text.slice(0, 1).toUpperCase()}${text.slice(1)}${why.clause ? ` (${why.clause})` : ""}.`;
}

/** A turn as a sentence. */
function told({ variant }: Snapshot, move: Move): string {
  return move.kind === "removal" ? "" : `${side(move.color)}: ${course(variant, move)}.`;
}

/** The details without those that the sentence about the move has told already. */
function rest(model: Model): readonly string[] {
  const last = model.snapshot.line[model.snapshot.ply - 1];
  const known = last && model.happening.kind === "moved" ? explained(model.snapshot, last) : [];
  return details(model).filter((detail) => !known.includes(detail));
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

