import type { Color, DrawClaim, ErrorCode, ErrorDetails, Letter, RefusalCode, Square } from "../../index.js";
import type { Level } from "../core/model.js";
import type { Sign } from "../core/signs.js";

/** A language of the board. */
export interface Language {
  /** Its BCP 47 tag, as in `"te"`. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /** The direction in which it is written. */
  readonly dir: "ltr" | "rtl";
}

/** What a language says of a kind of men. Whatever is left out is told by `variants()`. */
export interface ManWords {
  /** The name, in the script of the language. */
  readonly name?: string;
  /** What the name means; the name itself where the language uses it in that sense. */
  readonly meaning?: string;
  /** How the man moves, in a sentence. */
  readonly moves?: string;
}

/** What a language says of a game. Whatever is left out is told by `variants()`. */
export interface GameWords {
  /** Its name, in the script of the language. */
  readonly name?: string;
  /** Its men, by letter. */
  readonly men?: Readonly<Partial<Record<Letter, ManWords>>>;
}

/** What a sentence about a refused turn may need. */
export interface WhyFacts {
  /** The name of the man that the reason speaks of, or of the man that was to move. */
  readonly man: string;
  /** How that man moves, in a sentence. */
  readonly moves: string;
  /** The name of the King. */
  readonly king: string;
  /** The name of the foot-soldier. */
  readonly pawn: string;
  /** The square that the reason speaks of; empty where it speaks of none. */
  readonly at: string;
  /** Whether an opening move would have to be made by another man. */
  readonly other: boolean;
  /** How the game has ended, as a headline; empty while it goes on. */
  readonly ended: string;
}

/** A sentence for each reason why a turn is refused, without capital and full stop where the language has them. */
export type WhyWords = Readonly<Record<RefusalCode, (facts: WhyFacts) => string>>;

/** A sentence for each error. `undefined` leaves the error's own message as the best there is. */
export type ErrorWords = Readonly<Record<ErrorCode, (details: ErrorDetails) => string | undefined>>;

/** Every word of the board in one language; its functions have the grammar. */
export interface Words {
  /** Which language. */
  readonly language: Language;
  /** What stands between the parts of a label: `", "`. */
  readonly comma: string;
  /** The games and their men; those left out have the names that the rules print. */
  readonly games: Readonly<Partial<Record<string, GameWords>>>;
  /** The players. */
  readonly sides: {
    readonly name: Readonly<Record<Color, string>>;
    /** A man with its side: "black Mantri". */
    readonly piece: (color: Color, man: string) => string;
  };
  /** What the label of a square says. */
  readonly cell: {
    readonly board: (game: string) => string;
    readonly keys: string;
    readonly empty: string;
    readonly marked: string;
    readonly inCheck: string;
    readonly pickedUp: string;
    readonly removable: string;
    readonly stay: string;
    readonly capturable: string;
    readonly reachable: string;
    /** That a square is reached by way of another: "can go here by way of b8". */
    readonly via: (what: string, square: Square) => string;
  };
  /** What the label of a square says of a sign. */
  readonly signs: Readonly<Record<Sign, string>>;
  /** What a sign means, in a sentence. */
  readonly meanings: Readonly<Record<Sign, string>>;
  /** A move, told. */
  readonly turn: {
    /** Which man goes where, and what it takes: "Gaja c1 to e3, takes Ratha". */
    readonly step: (man: string, from: Square, to: Square, taken: readonly string[]) => string;
    readonly removal: (man: string, square: Square) => string;
    /** A turn as a sentence: "White: Gaja c1 to e3." */
    readonly told: (color: Color, course: string) => string;
    readonly waits: (man: string, square: Square) => string;
    readonly removed: (color: Color, man: string, square: Square) => string;
    /** A man became an officer; `next` is its second step, with the man that it took there. */
    readonly became: (man: string, square: Square, officer: string, next: NextStep | undefined) => string;
    /** A man went back from an unmarked square, where it may have taken another, and became an officer. */
    readonly returned: (man: string, reached: Square, taken: string | undefined, back: Square, officer: string) => string;
    readonly converted: (color: Color, pawn: string, square: Square, officer: string) => string;
    readonly leapMade: (color: Color, king: string) => string;
    readonly leapLost: (color: Color, king: string) => string;
  };
  /** Opening turns of several moves. */
  readonly opening: {
    /** "move 2 of 3". */
    readonly progress: (move: number, total: number) => string;
    readonly single: (color: Color) => string;
    /** That several moves are made in a row, which of them comes now, and who may make it. */
    readonly several: (color: Color, total: number, progress: string, who: string) => string;
    readonly anyMan: string;
    readonly thirdMan: (moved: readonly Square[]) => string;
    readonly sameMan: (square: Square) => string;
    /** Another man, or the same again; `all` says that the same one would then have to make all of them. */
    readonly either: (square: Square, all: boolean) => string;
    readonly made: string;
    readonly bans: string;
    readonly forgone: (color: Color) => string;
  };
  /** How the game stands. */
  readonly status: {
    readonly claimed: (by: Color) => string;
    readonly wins: (color: Color) => string;
    readonly lesserWin: (color: Color) => string;
    readonly drawn: string;
    readonly toMove: (color: Color, check: boolean) => string;
    readonly checkmate: string;
    readonly bareKing: (color: Color, king: string) => string;
    readonly sixtyFourChecks: (color: Color, limit: number) => string;
    readonly stalemate: (color: Color) => string;
    readonly bareKings: (king: string) => string;
    readonly removing: (color: Color, king: string) => string;
    readonly thinking: string;
    readonly waiting: string;
    readonly choose: string;
    /** A man became an officer in the middle of a turn; `stay` says that it may also end the turn there. */
    readonly goesOn: (man: string, officer: string, here: Square, squares: number, stay: boolean) => string;
    readonly picked: (man: string, meaning: string, square: Square, squares: number) => string;
    readonly becomes: (square: Square, officer: string) => string;
    readonly leapers: (colors: readonly Color[], king: string) => string;
    readonly waitingMen: (squares: readonly Square[]) => string;
    readonly maddatMari: string;
    readonly mastuMen: (squares: readonly Square[]) => string;
    readonly checksInRow: (color: Color, checks: number, limit: number) => string;
  };
  /** Why a draw may be claimed, without a full stop. */
  readonly claims: Readonly<Record<DrawClaim, string>> & {
    /** That it may be, with the reason before it. */
    readonly may: (reason: string) => string;
  };
  /** What has just happened, for those who listen. */
  readonly news: {
    readonly started: (game: string) => string;
    readonly loaded: string;
    readonly picked: (piece: string, square: Square, squares: number) => string;
    readonly putBack: string;
    readonly back: (told: string) => string;
    readonly forward: (told: string) => string;
    readonly withdrawn: string;
    readonly below: (color: Color) => string;
    readonly failed: (message: string) => string;
    /** Ends a headline as a sentence: with a full stop. */
    readonly sentence: (text: string) => string;
  };
  /** What cannot be done, and why. */
  readonly refusals: {
    readonly empty: (square: Square, turn: Color) => string;
    readonly notYours: (piece: string, square: Square, turn: Color) => string;
    readonly stuck: (man: string, square: Square) => string;
    readonly notThere: (man: string, from: Square, to: Square) => string;
    /** `clause` is the clause in brackets with a blank before it, or empty. */
    readonly notOn: (officer: string, via: Square, to: Square, squares: readonly Square[], clause: string) => string;
    readonly notRemovable: (square: Square) => string;
    readonly thinking: string;
    readonly paused: string;
    readonly over: string;
    /** A reason as a sentence, with its clause, if it has one. */
    readonly reason: (text: string, clause: string | undefined) => string;
  };
  /** Why a turn is not allowed. */
  readonly why: WhyWords;
  /** What went wrong. */
  readonly errors: ErrorWords;
  /** Who plays, and how strong the computer is. */
  readonly seats: {
    readonly person: string;
    readonly computer: (level: Level, strength: string) => string;
    readonly strengths: Readonly<Record<Level, string>>;
    readonly label: (color: Color) => string;
    readonly toMove: string;
    readonly thinking: string;
    readonly waiting: string;
  };
  /** Analysis, hints and threats. */
  readonly analysis: {
    readonly title: string;
    readonly hint: string;
    readonly threat: string;
    readonly evaluation: string;
    readonly lines: string;
    readonly unknown: string;
    readonly winsIn: (color: Color, turns: number) => string;
    readonly even: string;
    /** How far a side is ahead, in foot-soldiers, as a number with two decimals. */
    readonly ahead: (color: Color, by: number) => string;
    readonly over: string;
    readonly later: string;
    readonly looking: string;
    readonly depth: (depth: number, positions: number) => string;
    readonly lookingForHint: string;
    readonly lookingForThreat: string;
    readonly hintMan: (man: string, square: Square) => string;
    readonly hintRemoval: (man: string) => string;
    readonly hintMove: (course: string, san: string) => string;
    /** What the other side would play if the player to move passed. */
    readonly wouldPlay: (turn: Color, other: Color, course: string, san: string) => string;
    readonly inCheck: (turn: Color) => string;
    readonly noThreat: (turn: Color) => string;
    readonly failed: (message: string) => string;
  };
  /** What is asked in puzzles, and what is said of an attempt. */
  readonly puzzles: {
    readonly mate: (turns: number) => string;
    readonly bareKing: (king: string, turns: number) => string;
    readonly gain: (man: string, turns: number) => string;
    readonly avoid: (turns: number) => string;
    readonly only: string;
    readonly untouchable: string;
    readonly show: string;
    readonly again: string;
    readonly right: string;
    readonly alsoRight: string;
    /** Why a turn is wrong: the answer to it, in short notation. */
    readonly wrong: (san: string) => string;
    readonly ended: string;
    readonly capturable: (san: string) => string;
    readonly unattacked: string;
    readonly later: (turns: number) => string;
    readonly solved: string;
    readonly shown: (solution: string) => string;
    readonly hintMan: (man: string) => string;
  };
  /** Buttons and the headings of lists. */
  readonly controls: {
    readonly game: string;
    readonly undo: string;
    readonly redo: string;
    readonly flip: string;
    readonly newGame: string;
    readonly stop: string;
    readonly goOn: string;
    readonly claim: string;
    readonly status: string;
    readonly moves: string;
    readonly noMoves: string;
    readonly light: string;
    readonly dark: string;
    readonly lightColours: string;
    readonly darkColours: string;
    readonly language: string;
  };
  /** The choice of a new game. */
  readonly setup: {
    readonly title: string;
    readonly game: string;
    readonly players: string;
    readonly start: string;
    readonly cancel: string;
    readonly usual: string;
    /** The size of the board and the number of kinds of men. */
    readonly size: (files: number, ranks: number, kinds: number) => string;
  };
  /** The text of a position. */
  readonly position: {
    readonly title: string;
    readonly fen: string;
    readonly set: string;
    readonly copy: string;
    readonly current: string;
    readonly done: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly unchanged: string;
  };
  /** The headings of the rules. */
  readonly rules: {
    readonly label: string;
    readonly men: string;
    readonly signs: string;
    readonly clauses: string;
    readonly inForce: string;
    readonly sources: string;
    /** What there is to do for the one who learns. */
    readonly pick: string;
    /** The title of a board that shows how a man moves. */
    readonly shown: (man: string) => string;
    readonly back: string;
  };
  /** What the element says of itself. */
  readonly element: {
    readonly loading: string;
    readonly unloaded: string;
    /** What was refused, by the name that programs give it, and why. */
    readonly wrong: (what: string, why: string) => string;
    readonly none: (man: string) => string;
  };
  /** What is said while a board is set up. */
  readonly editor: {
    /** The name of the men to choose from. */
    readonly palette: string;
    /** The tool that moves men. */
    readonly move: string;
    /** The tool that takes men off. */
    readonly erase: string;
    /** How the keys are used. */
    readonly keys: string;
    readonly moving: string;
    readonly erasing: string;
    readonly setting: (piece: string) => string;
    readonly picked: (piece: string, square: Square) => string;
    readonly putBack: string;
    readonly set: (piece: string, square: Square) => string;
    readonly cleared: (square: Square) => string;
    readonly moved: (piece: string, from: Square, to: Square) => string;
    readonly empty: (square: Square) => string;
  };
  /** What a page around the board says. */
  readonly page: {
    readonly loading: string;
    readonly failed: string;
    readonly unloaded: string;
    readonly fault: string;
    readonly again: string;
  };
}

/** The second step of a man that became an officer: where to, and what it took there. */
export interface NextStep {
  /** Where it goes. */
  readonly to: Square;
  /** The name of the man that it takes there. */
  readonly taken: string | undefined;
}

/** A table with some of the words; those that it leaves out are English. */
export type PartialWords = Some<Words>;

/** The same with any part left out. */
type Some<T> = T extends (...facts: never[]) => unknown ? T : T extends object ? { readonly [K in keyof T]?: Some<T[K]> } : T;
