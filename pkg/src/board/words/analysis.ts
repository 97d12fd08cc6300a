import type { Color, Line, Move, Score } from "../../index.js";
import { never, opposite, type Snapshot } from "../core/model.js";
import type { Advice } from "../core/study.js";
import { en } from "./en.js";
import { engineFailure } from "./errors.js";
import { man } from "./names.js";
import { course } from "./turn.js";
import type { Words } from "./types.js";

/** A score in signs, from White's side: "+0.35", "#3". */
export function points(score: Score, turn: Color): string {
  const sign = turn === "w" ? 1 : -1;
  if (score.cp === undefined) return `#${score.mateIn * sign}`.replace("-", "−");
  const value = (score.cp * sign) / 100;
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(2)}`;
}

/** A score in words. */
export function judgement(score: Score, turn: Color, words: Words = en): string {
  const { winsIn, even, ahead } = words.analysis;
  if (score.cp === undefined) return winsIn(score.mateIn > 0 ? turn : opposite(turn), Math.abs(score.mateIn));
  return score.cp === 0 ? even : ahead(score.cp > 0 ? turn : opposite(turn), Math.abs(score.cp / 100));
}

/** The moves of a line with the numbers of their turns: "4. Nf3 d6 5. e4". */
export function numbered({ pv }: Line, { fen }: Snapshot): string {
  let number = Number(fen.split(" ")[5]);
  return pv
    .map(({ color, san, endsTurn }, index) => {
      const before = pv[index - 1];
      const prefix = color === "w" && before?.endsTurn !== false ? `${number}. ` : before === undefined ? `${number}… ` : "";
      if (color === "b" && endsTurn) number += 1;
      return `${prefix}${san}`;
    })
    .join(" ");
}

/** How far the analysis has come. */
export function progress({ on, open, claimed, info, snapshot }: Advice, words: Words = en): string {
  const { over, later, looking, depth } = words.analysis;
  if (!on) return "";
  if (claimed || snapshot.status.state !== "playing") return over;
  if (!open) return later;
  return info ? depth(info.depth, info.nodes) : looking;
}

/** The answer to what was asked; empty if nothing was. */
export function answer({ snapshot, question }: Advice, words: Words = en): string {
  const { variant, turn, status } = snapshot;
  const say = words.analysis;
  switch (question.kind) {
    case "none":
      return "";
    case "asked":
      return question.about === "hint" ? say.lookingForHint : say.lookingForThreat;
    case "hint":
      return question.whole ? say.hintMove(course(variant, question.move, words), question.move.san) : mover(snapshot, question.move, words);
    case "threat":
      return say.wouldPlay(turn, opposite(turn), course(variant, question.move, words), question.move.san);
    case "no-threat":
      return status.check ? say.inCheck(turn) : say.noThreat(turn);
    case "failed":
      return say.failed(engineFailure(question.message, words));
    default:
      return never(question);
  }
}

function mover({ variant }: Snapshot, { kind, piece, from }: Move, words: Words): string {
  const name = man(variant, piece, words);
  return kind === "removal" ? words.analysis.hintRemoval(name) : words.analysis.hintMan(name, from);
}
