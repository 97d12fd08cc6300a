/**
 * The board as an element of a page, and what it is made of. To import it defines `<buddhibala-board>`.
 *
 * @packageDocumentation
 */
import "./board/dom/enter.js";
import { BuddhibalaBoard } from "./board/element.js";
import "./board/dom/leave.js";

export { earlier, type Entry, later, type Turn, turns } from "./board/core/line.js";
export {
  type Happening,
  type Level,
  LEVELS,
  type Model,
  type Mover,
  type Phase,
  type Piece,
  type Refusal,
  type Seat,
  type Seats,
  type Setup,
  type Snapshot,
} from "./board/core/model.js";
export { type Arrow, type Circle, type PointerKind, type Pointers, pointers } from "./board/core/pointer.js";
export { possibleSigns, type Sign, SIGNS } from "./board/core/signs.js";
export { type Advice, type Question, Study } from "./board/core/study.js";
export { BuddhibalaBoard } from "./board/element.js";
export type { BoardEvents, MadeBy } from "./board/events.js";
export {
  type LegendMan,
  type LegendSign,
  type Lesson,
  lesson,
  type LessonOption,
  type LessonRule,
  loadLessons,
} from "./board/learn/index.js";
export { BOX, type Man, type MenSet, SETS } from "./board/men/index.js";
export type { NewGame } from "./board/holding.js";
export { goalText as puzzleGoal } from "./board/puzzle/words.js";
export type { Opponent, Orientation, Theme } from "./board/settings.js";
export { type Badge, BADGES } from "./board/view/badge.js";
export { answer, judgement, numbered, points, progress } from "./board/words/analysis.js";
export { announcement, notice } from "./board/words/happening.js";
export { errorText } from "./board/words/errors.js";
export { game, man, meaning, piece, seat, side, titled } from "./board/words/names.js";
export { progress as openingProgress } from "./board/words/opening.js";
export { addLanguage, languages, loadWords, wordsFor } from "./board/words/languages.js";
export { MEANING } from "./board/words/signs.js";
export { claimed, details, ending, headline, lasting } from "./board/words/status.js";
export type { Language, PartialWords, Words } from "./board/words/types.js";

declare global {
  interface HTMLElementTagNameMap {
    "buddhibala-board": BuddhibalaBoard;
  }
}

// Another copy of this package may have come first, and without a page there is nothing to define.
const registry: CustomElementRegistry | undefined = globalThis.customElements;
if (registry && !registry.get("buddhibala-board")) registry.define("buddhibala-board", BuddhibalaBoard);
