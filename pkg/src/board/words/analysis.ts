import type { Color, Line, Move, Score } from "../../index.js";
import { never, opposite, type Snapshot } from "../core/model.js";
import type { Advice } from "../core/study.js";
import { count, man, side } from "./names.js";
import { course } from "./turn.js";

/** A score in signs, from White's side: "+0.35", "#3". */
export function points(score: Score, turn: Color): string {
  const sign = turn === "w" ? 1 : -1;
  if (score.cp === undefined) return `#${score.mateIn * sign}`.replace("-", "−");
  const value = (score.cp * sign) / 100;
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(2)}`;
}

/** A score in words. */
export function judgement(score: Score, turn: Color): string {
  if (score.cp === undefined) {
    return `${side(score.mateIn > 0 ? turn : opposite(turn))} wins in ${count(Math.abs(score.mateIn), "turn")}`;
  }
  if (score.cp === 0) return "Even";
  return `${side(score.cp > 0 ? turn : opposite(turn))} is ahead by ${Math.abs(score.cp / 100).toFixed(2)}`;
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
export function progress({ on, open, info, snapshot }: Advice): string {
  if (!on) return "";
  if (snapshot.status.state !== "playing") return "The game is over.";
  if (!open) return "The analysis goes on when the computer has moved.";
  if (!info) return "Looking…";
  return `Depth ${info.depth}, ${info.nodes.toLocaleString("en")} positions`;
}

/** The answer to what was asked; empty if nothing was. */
export function answer({ snapshot, question }: Advice): string {
  const { variant, turn } = snapshot;
  switch (question.kind) {
    case "none":
      return "";
    case "asked":
      return question.about === "hint" ? "Looking for a hint…" : "Looking for a threat…";
    case "hint":
      return question.whole ? `Hint: ${course(variant, question.move)} (${question.move.san}).` : `Hint: ${mover(snapshot, question.move)}. Press Hint again to see the move.`;
    case "threat":
      return `If ${side(turn)} passed, ${side(opposite(turn))} would play ${course(variant, question.move)} (${question.move.san}).`;
    case "no-threat":
      return snapshot.status.check ? `${side(turn)} is in check: that is the threat.` : `${side(turn)} could not pass here, so there is no threat to show.`;
    case "failed":
      return `The computer could not look at this position: ${question.message}`;
    default:
      return never(question);
  }
}

function mover({ variant }: Snapshot, { kind, piece, from }: Move): string {
  return kind === "removal" ? `remove a ${man(variant, piece)}` : `look at the ${man(variant, piece)} on ${from}`;
}
