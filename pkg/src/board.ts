/**
 * What the board of the games is made of: a game at the board, the words about it, and the drawn men.
 *
 * @packageDocumentation
 */
export { earlier, type Entry, later, type Turn, turns } from "./board/core/line.js";
export {
  type Happening,
  type Level,
  LEVELS,
  type Model,
  type Phase,
  type Piece,
  type Refusal,
  type Seat,
  type Seats,
  type Setup,
  type Snapshot,
} from "./board/core/model.js";
export { route, shown, targets, type Way } from "./board/core/phase.js";
export { possibleSigns, type Sign, SIGNS, signs } from "./board/core/signs.js";
export { file, rank, rows } from "./board/core/squares.js";
export { type Advice, type Question, Study } from "./board/core/study.js";
export { Table, type Watcher } from "./board/core/table.js";
export { BOX, type Man, type MenSet, SETS } from "./board/men/index.js";
export { answer, judgement, numbered, points, progress } from "./board/words/analysis.js";
export { cell } from "./board/words/cell.js";
export { announcement, notice } from "./board/words/happening.js";
export { man, piece, seat, side, titled } from "./board/words/names.js";
export { progress as openingProgress } from "./board/words/opening.js";
export { MEANING } from "./board/words/signs.js";
export { claimed, details, headline, lasting } from "./board/words/status.js";
