import { BuddhibalaError, type ErrorCode } from "buddhibala";
import { errorText } from "buddhibala/board";
import type { Puzzle } from "buddhibala/puzzles";
import { html } from "../../dom.js";
import { sentence } from "../../view/faults.js";
import type { Told, Wanted } from "../check.js";
import { askGame } from "../game.js";
import type { Scene } from "../scene.js";

/** What came of making a puzzle. */
export type Finding =
  | { readonly kind: "stale" | "stopped" }
  | { readonly kind: "turnsWanted"; readonly most: number }
  | { readonly kind: "thrown"; readonly thrown: unknown }
  | { readonly kind: "told"; readonly told: Told; readonly wanted: Wanted };

/** The form's labels of the fields that somebody has written. */
const WRITTEN: Readonly<Record<string, string>> = { title: "title", source: "author", point: "points" };

/** What came of it, in words: proved, or what is wrong. */
export function findings(finding: Finding, scene: Scene): readonly HTMLElement[] {
  const { say } = scene.speech;
  if (finding.kind === "thrown") return [line(sentence(errorText(finding.thrown, scene.speech.words)))];
  if (finding.kind === "turnsWanted") return [line(say("turnsWanted", { most: finding.most }), "headline wrong")];
  if (finding.kind !== "told") return [line(say(finding.kind))];
  const { told, wanted } = finding;
  switch (told.kind) {
    case "composed":
      return [line(composed(told.composed, wanted, scene), "headline wrong")];
    case "checked":
      return told.report.sound ? proved(told.puzzle, told.report.clauses.map(({ clause }) => clause), scene) : [line(say("unproved"), "headline wrong")];
    case "failed":
      return [line(failed(told.error, scene), "headline wrong")];
  }
}

function composed(found: Extract<Told, { kind: "composed" }>["composed"], { task, nodes }: Wanted, { speech }: Scene): string {
  const number = new Intl.NumberFormat(speech.words.language.tag);
  switch (found.outcome) {
    case "several":
      return speech.say("several", { count: number.format(found.keys.length), keys: sans(task, found.keys).join(", ") });
    case "sooner":
      return speech.say("sooner", { turns: number.format(found.turns) });
    case "undecided":
      return speech.say("puzzleUndecided", { nodes: number.format(nodes) });
    case "none":
    case "composed":
      return speech.say("none");
  }
}

function proved(puzzle: Puzzle, clauses: readonly string[], { lesson, speech }: Scene): readonly HTMLElement[] {
  const { say } = speech;
  const [key = ""] = sans(puzzle, puzzle.solution.slice(0, 1));
  const rules = clauses.map((clause) => {
    const rule = lesson.rules.find((one) => one.clause === clause);
    return html("li", {}, html("bdi", { dir: "ltr" }, clause), rule ? `: ${rule.text}` : "");
  });
  const moves = puzzle.goal.kind === "untouchable" ? [] : [line(say("mainLine", { line: played(puzzle).join(" ") }))];
  return [line(say("proved", { key }), "headline right"), ...moves, line(say(rules.length > 0 ? "clauses" : "noClauses")), ...(rules.length > 0 ? [html("ul", { class: "facts" }, ...rules)] : [])];
}

function failed({ code, message, field }: Extract<Told, { kind: "failed" }>["error"], { speech }: Scene): string {
  const label = field === undefined ? undefined : document.querySelector(`[data-puzzle-field="${WRITTEN[field] ?? ""}"]`)?.textContent;
  if (label) return speech.say("wrongText", { what: label.trim() });
  return sentence(errorText(new BuddhibalaError(code as ErrorCode, message), speech.words));
}

/** First moves as people write them; squares stay what they are. */
function sans({ variant, options, fen }: Pick<Puzzle, "variant" | "options" | "fen">, keys: readonly string[]): readonly string[] {
  return askGame({ variant, options, fen }, (game) => {
    const legal = game.legalMoves();
    return keys.map((key) => legal.find(({ uci }) => uci === key)?.san ?? key);
  });
}

function played({ variant, options, fen, solution }: Puzzle): readonly string[] {
  return askGame({ variant, options, fen }, (game) => solution.map((move) => game.play(move).san));
}

function line(text: string, name = ""): HTMLElement {
  return html("p", { class: name }, text);
}
