import type { Color, SolutionBranch, Variant } from "buddhibala";
import { man } from "buddhibala/board";
import { html } from "../../dom.js";
import type { Speech } from "../scene.js";

/** A tree of so many moves is unfolded at once. */
const SHORT = 40;
/** So many answers are shown at once. */
const MOST = 60;

/** What a tree is told with. */
export interface Told {
  readonly winner: Color;
  readonly variant: Variant;
  /** How many checks in a row win, where they are counted. */
  readonly limit: number;
  readonly speech: Speech;
}

/** The whole solution as lists in lists, each made when it is unfolded. */
export function treeView(tree: readonly SolutionBranch[], told: Told): HTMLElement {
  return list(tree, told, size(tree, SHORT + 1) <= SHORT, 0);
}

function list(branches: readonly SolutionBranch[], told: Told, open: boolean, from: number): HTMLElement {
  const shown = branches.slice(from, from + MOST);
  const rest = branches.length - from - shown.length;
  const items = shown.map((one) => html("li", {}, ...branch(one, told, open)));
  const more = rest > 0 ? [html("li", {}, fold(told.speech.say("moreAnswers", { count: rest }), () => list(branches, told, false, from + MOST), false))] : [];
  return html("ul", { class: "solution-tree" }, ...items, ...more);
}

function branch({ move, dual, end, next }: SolutionBranch, told: Told, open: boolean): readonly Node[] {
  const marks = [...(dual ? [told.speech.say("dual")] : []), ...(end ? [endText(end.reason, told)] : [])];
  const text = [html("bdi", { dir: "ltr" }, move.san), ...(marks.length > 0 ? [html("span", { class: "hint" }, ` ${marks.join(" ")}`)] : [])];
  if (next.length === 0) return text;
  return [fold(html("span", {}, ...text), () => list(next, told, open, 0), open)];
}

/** What can be unfolded; its inside is made when that is first done. */
function fold(title: Node | string, inside: () => HTMLElement, open: boolean): HTMLElement {
  const details = html("details", {}, html("summary", {}, title));
  const fill = (): void => {
    if (details.open && details.children.length === 1) details.append(inside());
  };
  details.addEventListener("toggle", fill);
  details.open = open;
  fill();
  return details;
}

function endText(reason: NonNullable<SolutionBranch["end"]>["reason"], { winner, variant, limit, speech: { words } }: Told): string {
  const { status } = words;
  const loser: Color = winner === "w" ? "b" : "w";
  switch (reason) {
    case "checkmate":
      return status.checkmate;
    case "bare-king":
      return status.bareKing(loser, man(variant, "K", words));
    case "stalemate":
      return status.stalemate(loser);
    case "sixty-four-checks":
      return status.sixtyFourChecks(winner, limit);
  }
}

/** How many moves a tree has, counted no farther than needed. */
function size(tree: readonly SolutionBranch[], most: number): number {
  let count = 0;
  for (const { next } of tree) {
    if (count > most) break;
    count += 1 + size(next, most - count);
  }
  return count;
}
