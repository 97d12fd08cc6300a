/**
 * What is in `buddhibala-board.js`: the board, the rules and the engine in one file, which asks for no other. It defines
 * `<buddhibala-board>`, and the name `buddhibala` for scripts.
 *
 * @packageDocumentation
 */
import { addLanguage, BuddhibalaBoard, languages, loadWords } from "./board.js";
import { Engine } from "./engine.js";
import { BuddhibalaError, init, initSync, newGame, parseFen, parsePgn, variants } from "./index.js";

const all = {
  addLanguage,
  BuddhibalaBoard,
  BuddhibalaError,
  Engine,
  init,
  initSync,
  languages,
  loadWords,
  newGame,
  parseFen,
  parsePgn,
  variants,
};

declare global {
  /** What the stand-alone file of buddhibala has for scripts. */
  var buddhibala: typeof all;
}

// Another copy of this file may have come first.
globalThis.buddhibala ??= all;
