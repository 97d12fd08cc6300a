import type { Variant } from "buddhibala";
import { puzzleGoal, type Words } from "buddhibala/board";
import type { Puzzle } from "buddhibala/puzzles";
import { button, html } from "../dom.js";
import { word } from "../site/words/index.js";

/** What a list is made of. */
export interface Listed {
  readonly puzzles: readonly Puzzle[];
  readonly variant: Variant;
  readonly current: string | undefined;
  readonly words: Words;
  solved(id: string): boolean;
  choose(puzzle: Puzzle): void;
}

/** The puzzles of a game by their difficulty. */
export function puzzleList(listed: Listed): readonly Node[] {
  const { puzzles, words } = listed;
  if (puzzles.length === 0) return [html("p", { class: "hint" }, word("noPuzzles"))];
  const levels = [...new Set(puzzles.map(({ difficulty }) => difficulty))].sort();
  return levels.flatMap((level) => {
    const items = puzzles.filter(({ difficulty }) => difficulty === level).map((puzzle) => html("li", {}, entry(puzzle, listed)));
    return [html("h3", {}, `${word("difficulty")} ${new Intl.NumberFormat(words.language.tag).format(level)}`), html("ol", {}, ...items)];
  });
}

function entry(puzzle: Puzzle, { puzzles, variant, current, words, solved, choose }: Listed): HTMLElement {
  const number = new Intl.NumberFormat(words.language.tag).format(puzzles.indexOf(puzzle) + 1);
  const done = solved(puzzle.id) ? [html("span", { role: "img", "aria-label": word("solved") }, "✓")] : [];
  const text = html("span", {}, `${number}. ${puzzleGoal(puzzle.goal, variant, words)}`);
  const element = button(text, () => choose(puzzle), { "aria-current": puzzle.id === current ? "true" : "false" });
  element.append(...done);
  return element;
}
