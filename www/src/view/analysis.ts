import type { Color, Line } from "buddhibala";
import { type Advice, answer, ending, judgement, numbered, points, progress, type Words } from "buddhibala/board";
import { button, html, say } from "../dom.js";
import { word } from "../site/words/index.js";

/** What people ask of the computer as an adviser. */
export interface AnalysisActs {
  toggle(): void;
  hint(): void;
  threat(): void;
}

/** How steeply the bar fills with an advantage: 0.7 of it is White's at two pawns ahead. */
const STEEPNESS = 0.004;

/** The analysis: a switch, hint and threat, who is ahead, and the best lines. */
export class AnalysisView {
  readonly element: HTMLElement;
  readonly #switch: HTMLButtonElement;
  readonly #asks: readonly HTMLButtonElement[];
  readonly #answer = html("p", { class: "advice" });
  readonly #bar: HTMLElement;
  readonly #points = html("span", { class: "points", "aria-hidden": "true" });
  readonly #progress = html("p", { class: "hint" });
  readonly #lines: HTMLElement;
  readonly #found: HTMLElement;
  /** The lines that are unfolded, by their places: they stay so as the search goes on, and in the next position. */
  readonly #unfolded = new Set<number>();
  readonly #words: Words;

  constructor({ toggle, hint, threat }: AnalysisActs, words: Words) {
    const { analysis } = words;
    this.#words = words;
    this.#bar = html("div", { class: "bar", role: "meter", "aria-label": analysis.evaluation, "aria-valuemin": "0", "aria-valuemax": "100" });
    this.#lines = html("ol", { class: "lines", "aria-label": analysis.lines });
    this.#switch = button("", toggle, { class: "switch", role: "switch", "aria-checked": "false", "aria-labelledby": "analysis-title" });
    this.#asks = [button(analysis.hint, () => this.#ask(hint), { class: "small" }), button(analysis.threat, () => this.#ask(threat), { class: "small" })];
    this.#bar.append(html("div", { class: "share" }));
    this.#found = html("div", { class: "found", hidden: true }, html("div", { class: "evaluation", dir: "ltr" }, this.#points, this.#bar), this.#progress, this.#lines);
    this.element = html(
      "section",
      { class: "analysis", "aria-labelledby": "analysis-title" },
      html("div", { class: "analysis-head" }, html("h2", { id: "analysis-title" }, analysis.title), this.#switch, html("div", { class: "buttons" }, ...this.#asks)),
      this.#found,
      this.#answer,
    );
  }

  /** Draws what has changed. */
  show(advice: Advice): void {
    const { on, open, info, snapshot } = advice;
    this.#switch.setAttribute("aria-checked", String(on));
    for (const ask of this.#asks) ask.setAttribute("aria-disabled", String(!open || advice.question.kind === "asked"));
    say(this.#answer, answer(advice, this.#words));
    this.#found.hidden = !on;
    say(this.#progress, progress(advice, this.#words));
    const standing = result(advice, this.#words) ?? (info && estimate(info.score, snapshot.turn, this.#words));
    this.element.classList.toggle("empty", standing === undefined);
    const { share, signs, text } = standing ?? { share: 50, signs: "", text: this.#words.analysis.unknown };
    this.#bar.style.setProperty("--share", `${share}%`);
    this.#bar.setAttribute("aria-valuenow", share.toFixed(0));
    this.#bar.setAttribute("aria-valuetext", text);
    say(this.#points, signs);
    this.#showLines(advice, info?.lines ?? []);
  }

  #ask(act: () => void): void {
    if (this.#asks[0]?.getAttribute("aria-disabled") !== "true") act();
  }

  #showLines({ snapshot }: Advice, lines: readonly Line[]): void {
    while (this.#lines.children.length > lines.length) this.#lines.lastElementChild?.remove();
    for (const [index, line] of lines.entries()) {
      const item = this.#lines.children[index] ?? this.#lines.appendChild(this.#line(index));
      const [score, moves] = item.children;
      if (score) say(score, points(line.score, snapshot.turn));
      if (moves) say(moves, numbered(line, snapshot));
    }
  }

  #line(index: number): HTMLElement {
    const id = `line-${index + 1}`;
    const open = button("", () => unfold(!this.#unfolded.has(index)), { class: "unfold", "aria-label": word("allMoves", { number: index + 1 }), "aria-controls": id });
    const unfold = (wanted: boolean): void => {
      if (wanted) this.#unfolded.add(index);
      else this.#unfolded.delete(index);
      open.setAttribute("aria-expanded", String(wanted));
      item.classList.toggle("whole", wanted);
    };
    const item = html("li", { dir: "ltr" }, html("span", { class: "points" }), " ", html("span", { class: "line-moves", id }), open);
    unfold(this.#unfolded.has(index));
    return item;
  }
}

/** Who is ahead, or has won: White's share of the bar in percent, and the same in signs and in words. */
interface Standing {
  readonly share: number;
  readonly signs: string;
  readonly text: string;
}

/** How a game has ended. */
function result({ snapshot, claimed }: Advice, words: Words): Standing | undefined {
  const { status } = snapshot;
  if (status.state === "playing" && !claimed) return undefined;
  const [text = words.news.sentence(words.status.drawn)] = ending(snapshot, words);
  if (status.state !== "won") return { share: 50, signs: "½–½", text };
  return status.winner === "w" ? { share: 100, signs: "1–0", text } : { share: 0, signs: "0–1", text };
}

function estimate(score: Line["score"], turn: Color, words: Words): Standing {
  return { share: chances(score, turn === "w" ? 1 : -1), signs: points(score, turn), text: judgement(score, turn, words) };
}

/** White's share of the bar, in percent. */
function chances({ cp, mateIn }: Line["score"], sign: number): number {
  if (cp === undefined) return mateIn * sign > 0 ? 100 : 0;
  return 100 / (1 + Math.exp(-STEEPNESS * cp * sign));
}
