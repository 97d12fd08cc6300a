import type { Move } from "../../index.js";
import { type Model, type Refusal, type Snapshot, never } from "../core/model.js";
import { en } from "./en.js";
import { engineFailure } from "./errors.js";
import { game, man, piece } from "./names.js";
import { details, goesOn, headline } from "./status.js";
import { course, explained } from "./turn.js";
import type { Words } from "./types.js";
import { reason } from "./why.js";

/** What to tell those who listen, after a change. */
export function announcement(model: Model, words: Words = en): string {
  const { snapshot, happening } = model;
  const { news } = words;
  const now = sentences(news.sentence(headline(model, words)), ...rest(model, words));
  switch (happening.kind) {
    case "started":
      return sentences(news.started(game(snapshot.variant, words)), now);
    case "loaded":
      return sentences(news.loaded, now);
    case "picked":
      if (model.phase.kind === "picked" && model.phase.steps.length > 1) return sentences(...goesOn(snapshot, model.phase, words));
      return news.picked(piece(snapshot.variant, happening.piece, words), happening.square, happening.targets);
    case "put-back":
      return news.putBack;
    case "moved":
      return sentences(made(snapshot, happening.move, words), ...explained(snapshot, happening.move, words), now);
    case "back":
      return sentences(news.back(told(snapshot, happening.move, words)), now);
    case "forward":
      return sentences(news.forward(told(snapshot, happening.move, words)), now);
    case "jumped":
    case "claimed":
    case "seated":
    case "stopped":
    case "resumed":
      return now;
    case "claim-withdrawn":
      return sentences(news.withdrawn, now);
    case "flipped":
      return news.below(model.flipped ? "b" : "w");
    case "refused":
      return refusal(snapshot, happening.refusal, words);
    case "failed":
      return news.failed(engineFailure(happening.message, words));
    default:
      return never(happening);
  }
}

/** What to show those who look, where the board itself does not show it: refusals and failures. */
export function notice({ snapshot, happening }: Model, words: Words = en): { readonly text: string; readonly grave: boolean } | undefined {
  switch (happening.kind) {
    case "refused":
      return { text: refusal(snapshot, happening.refusal, words), grave: false };
    case "failed":
      return { text: words.news.failed(engineFailure(happening.message, words)), grave: true };
    default:
      return undefined;
  }
}

/** The clause of the games that know a second step. */
const SECOND_STEP: Readonly<Record<string, string>> = { chadarangam: " (C5)" };

/** Why a square was refused. */
function refusal(snapshot: Snapshot, refused: Refusal, words: Words): string {
  const { variant, turn } = snapshot;
  const { refusals } = words;
  switch (refused.kind) {
    case "empty":
      return refusals.empty(refused.square, turn);
    case "not-yours":
      return refusals.notYours(piece(variant, refused.piece, words), refused.square, turn);
    case "stuck":
      return sentences(
        refusals.stuck(man(variant, refused.piece.letter, words), refused.square),
        refused.why ? reason(snapshot, refused.square, refused.why, words) : "",
      );
    case "not-there":
      return sentences(
        refusals.notThere(man(variant, refused.piece.letter, words), refused.from, refused.to),
        refused.why ? reason(snapshot, refused.from, refused.why, words) : "",
      );
    case "not-on":
      return refusals.notOn(man(variant, refused.officer, words), refused.via, refused.to, refused.squares, SECOND_STEP[variant.id] ?? "");
    case "not-removable":
      return refusals.notRemovable(refused.square);
    case "thinking":
    case "paused":
    case "over":
      return refusals[refused.kind];
    default:
      return never(refused);
  }
}

/** A turn as a sentence. */
function told({ variant }: Snapshot, move: Move, words: Words): string {
  return words.turn.told(move.color, course(variant, move, words));
}

/** A turn that has been made, as a sentence; a removal is explained as a whole. */
function made(snapshot: Snapshot, move: Move, words: Words): string {
  return move.kind === "removal" ? "" : told(snapshot, move, words);
}

/** The details without those that the sentence about the move has told already. */
function rest(model: Model, words: Words): readonly string[] {
  const last = model.snapshot.line[model.snapshot.ply - 1];
  const known = last && model.happening.kind === "moved" ? explained(model.snapshot, last, words) : [];
  return details(model, words).filter((detail) => !known.includes(detail));
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
