/**
 * Historical Indian chess games: rules, notation and search.
 *
 * ```ts
 * import init, { newGame } from "buddhibala";
 * await init();
 * const game = newGame("krida");
 * game.play("e2e3");
 * ```
 *
 * @packageDocumentation
 */
export { boardSvg, type BoardSvgSetting, type DiagramArrow } from "./diagram/board-svg.js";
export { BuddhibalaError, type ErrorCode, type ErrorDetails, type FenFault, type FenField } from "./errors.js";
export { type FenContext, type FenInfo, parseFen } from "./fen.js";
export {
  type Game,
  type GameInPgn,
  type GameSpec,
  type MoveSquares,
  newGame,
  type PgnTags,
  type PlacedMan,
  type Special,
  variants,
} from "./game.js";
export { init as default, init, type InitSource, initSync } from "./init.js";
export type { Move, MoveKind, StandingMan } from "./move.js";
export { parsePgn, type PgnFault, type PgnGame, type PgnLine, type PgnMove, type PgnResult } from "./pgn.js";
export type { Level, Line, Score, SearchLimits, SearchResult } from "./search.js";
export type { Solution, SolutionBranch, Solved, SolveLimits, Unsolved } from "./solve.js";
export type { DrawClaim, Drawn, DrawReason, Grade, Playing, Status, WinReason, Won } from "./status.js";
export type {
  Color,
  GivenOptions,
  Letter,
  Man,
  NativeName,
  Options,
  OptionsByVariant,
  RuleText,
  Square,
  Variant,
  VariantId,
  VariantOption,
} from "./variants.js";
export type { Allowed, ObjectionCode, RefusalCode, Refused, Verdict } from "./verdict.js";
