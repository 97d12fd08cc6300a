import type { Move, Variant } from "../../index.js";
import type { Goal } from "../../puzzles.js";
import type { Model } from "../core/model.js";
import type { Wording } from "../wording.js";
import { man } from "../words/names.js";
import { checksGiven } from "../words/status.js";
import { course } from "../words/turn.js";
import type { Words } from "../words/types.js";
import type { Desk, Message } from "./desk.js";

/** What is asked, and of whom. */
export function asked(desk: Desk, variant: Variant, words: Words): string {
  return `${words.status.toMove(desk.side, false)}: ${goalText(desk.open.question.goal, variant, words)}`;
}

/** What is asked. */
export function goalText(goal: Goal, variant: Variant, words: Words): string {
  const said = words.puzzles;
  switch (goal.kind) {
    case "mate":
      return said.mate(goal.in);
    case "bare-king":
      return said.bareKing(man(variant, "K", words), goal.in);
    case "gain":
      return said.gain(man(variant, goal.man, words), goal.in);
    case "avoid":
      return said.avoid(goal.in);
    case "only":
    case "untouchable":
      return said[goal.kind];
  }
}

/** What was said last; nothing at the beginning. */
export function messageText(message: Message, desk: Desk, variant: Variant, words: Words): string {
  const { puzzles } = words;
  switch (message.kind) {
    case "none":
      return "";
    case "right":
      return puzzles.right;
    case "also-right":
      return puzzles.alsoRight;
    case "solved":
      return puzzles.solved;
    case "shown":
      return puzzles.shown(message.moves.length > 0 ? sans(message.moves) : (desk.open.solution ?? []).join(" "));
    case "wrong": {
      const { refutation: [answer] = [], later, move } = message.attempt;
      if (later !== undefined) return puzzles.later(later);
      if (!move) return answer ? puzzles.capturable(answer.san) : puzzles.unattacked;
      return answer ? puzzles.wrong(sans(message.attempt.refutation ?? [])) : puzzles.ended;
    }
    case "hint": {
      const { hint } = message;
      if (hint.step === 3) return words.analysis.hintMove(course(variant, hint.move, words), hint.move.san);
      const name = man(variant, hint.piece, words);
      return hint.step === 1 ? puzzles.hintMan(name) : words.analysis.hintMan(name, hint.square);
    }
  }
}

/** What there is to know of the position beside what is asked: who may leap, who waits, how many checks there have been; and the options. */
export function facts(desk: Desk, { snapshot }: Model, { words, lasting }: Wording): { readonly said: readonly string[]; readonly options: string } {
  const options = Object.entries(desk.open.question.options).map(([name, value]) => `${name}=${value}`);
  const lasts = lasting(snapshot).filter((text) => !(desk.veiled && text === words.status.maddatMari)); // it speaks of a sign
  return { said: [...lasts, ...checksGiven(snapshot, words)], options: options.join("; ") };
}

/** What to tell those who listen: of a right move also what the board itself says of it. */
export function told(desk: Desk, model: Model, wording: Wording): string {
  const { words, announcement } = wording;
  const { message } = desk;
  const { variant } = model.snapshot;
  const { said: known, options } = facts(desk, model, wording);
  const said = messageText(message, desk, variant, words) || [asked(desk, variant, words), ...known, options].join(" ").trim();
  const moved = model.happening.kind === "moved" && (message.kind === "right" || message.kind === "also-right" || message.kind === "solved");
  const point = message.kind === "solved" ? desk.open.pointIn(words.language.tag)?.text : undefined;
  return [moved ? announcement(model) : "", said, point ?? ""].filter((part) => part !== "").join(" ");
}

function sans(moves: readonly Move[]): string {
  return moves.map(({ san }) => san).join(" ");
}
