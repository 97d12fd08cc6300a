import { formats } from "./formats.js";
import type { Words } from "./types.js";

const { and, form, number, or } = formats("en");

const SIDE = { w: "White", b: "Black" } as const;
const NUMBERS: Readonly<Record<number, string>> = { 2: "two", 3: "three" };

/** A name with its article: "a Mantri", "an Enugu". */
const a = (name: string): string => `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
const squares = (count: number): string => `${number(count)} ${form(count, { one: "square", other: "squares" })}`;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** English: every word, and the one to which the other languages fall back. */
export const en: Words = {
  language: { tag: "en", name: "English", dir: "ltr" },
  comma: ", ",
  games: {},
  sides: {
    name: SIDE,
    piece: (color, man) => `${color === "w" ? "white" : "black"} ${man}`,
  },
  cell: {
    board: (game) => `Board of ${game}`,
    keys:
      "Arrow keys move over the board, Enter picks up and puts down, Escape puts back. A letter and a number lead to a square; " +
      "a capital letter leads to the next man of that kind.",
    empty: "empty",
    marked: "marked",
    inCheck: "in check",
    pickedUp: "picked up",
    removable: "can be removed",
    stay: "can stay here",
    capturable: "can be taken",
    reachable: "can go here",
    via: (what, square) => `${what} by way of ${square}`,
  },
  signs: {
    waiting: "waiting",
    mastu: "mastu",
    supported: "supported",
    moved: "has made an opening move",
  },
  meanings: {
    waiting: "Waits on the far rank for a place as an officer; it cannot move.",
    mastu: "Mastu: the only officer of its side, which cannot be captured.",
    supported: "Supported by another man of its side, so that it cannot be captured.",
    moved: "Has made one of the opening moves of this turn.",
  },
  turn: {
    step: (man, from, to, taken) => `${man} ${from} to ${to}${taken.length > 0 ? `, takes ${and(taken)}` : ""}`,
    removal: (man, square) => `the removal of the ${man} on ${square}`,
    told: (color, course) => `${SIDE[color]}: ${course}.`,
    waits: (man, square) => `The ${man} reached ${square} and waits there for a place as an officer.`,
    removed: (color, man, square) => `Stalemated, ${SIDE[color]} removed the ${man} from ${square}.`,
    became: (man, square, officer, next) =>
      `The ${man} reached ${square} and became ${a(officer)}` +
      `${next ? `, which went on to ${next.to}${next.taken ? ` and took the ${next.taken} there` : ""}` : ""}.`,
    returned: (man, reached, taken, back, officer) =>
      `The ${man} ${taken ? `took the ${taken} on` : "reached"} ${reached}, which has no mark: ` +
      `it went back to ${back} and became ${a(officer)} there.`,
    converted: (color, pawn, square, officer) =>
      `A place came free: ${SIDE[color]}'s ${pawn} waiting on ${square} became ${a(officer)}.`,
    leapMade: (color, king) => `${SIDE[color]}'s ${king} has made his leap.`,
    leapLost: (color, king) => `${SIDE[color]}'s ${king} has lost his leap.`,
  },
  opening: {
    progress: (move, total) => `move ${number(move)} of ${number(total)}`,
    single: (color) => `${SIDE[color]} begins with an opening move, which may not capture or give check.`,
    several: (color, total, progress, who) =>
      `${SIDE[color]} makes ${NUMBERS[total] ?? number(total)} moves in a row. Now ${progress}: ${who}.`,
    anyMan: "any man",
    thirdMan: (moved) => `a third man, not those on ${and(moved)}`,
    sameMan: (square) => `the man on ${square} again, which has made them all`,
    either: (square, all) => `another man, or the one on ${square} again${all ? ", which then makes them all" : ""}`,
    made: "They are made by different men, or all by the same one.",
    bans: "None may capture or give check.",
    forgone: (color) => `${SIDE[color]} has no further opening move, and forgoes the rest.`,
  },
  status: {
    claimed: (by) => `Draw, claimed by ${SIDE[by]}`,
    wins: (color) => `${SIDE[color]} wins`,
    lesserWin: (color) => `${SIDE[color]} wins, a lesser win`,
    drawn: "The game is drawn",
    toMove: (color, check) => `${check ? "Check! " : ""}${SIDE[color]} to move`,
    checkmate: "Checkmate.",
    bareKing: (color, king) => `${SIDE[color]} has the ${king} alone.`,
    sixtyFourChecks: (color, limit) => `${SIDE[color]} gave check in ${number(limit)} turns running.`,
    stalemate: (color) => `Stalemate: ${SIDE[color]} is not in check and has no legal move.`,
    bareKings: (king) => `Only the two ${king}s are left.`,
    removing: (color, king) =>
      `Stalemate: ${SIDE[color]} is not in check and cannot move. So ${SIDE[color]} takes one enemy man off the board, ` +
      `and that is the turn. Choose one of the marked men; the ${king} cannot be taken.`,
    thinking: "The computer is thinking.",
    waiting: "The computer is waiting.",
    choose: "Choose a man to see where it may go.",
    goesOn: (man, officer, here, count, stay) => {
      const choice = stay
        ? `it may move on at once, to ${squares(count)}, or stay: choose ${here} again`
        : `it moves on at once: choose one of ${squares(count)}`;
      return `The ${man} becomes ${a(officer)} on ${here}, and ${choice}.`;
    },
    picked: (man, meaning, square, count) => `${man} (${meaning}) on ${square}: ${squares(count)} to go to.`,
    becomes: (square, officer) =>
      `On ${square} it becomes ${a(officer)} that goes on at once: choose ${square} first, or straight away a ring.`,
    leapers: (colors, king) =>
      `May still leap like a horse, once: ${and(colors.map((color) => `${SIDE[color]}'s ${king}`))}.`,
    waitingMen: (men) => `Waiting on the far rank for a place as an officer: ${men.join(", ")}.`,
    maddatMari: "Maddat mari: a man with a bar under it is supported, and cannot be captured.",
    mastuMen: (men) => `Mastu, the only officer of its side, which cannot be captured: ${men.join(", ")}.`,
    checksInRow: (color, checks, limit) => `Checks in a row by ${SIDE[color]}: ${number(checks)} of ${number(limit)}.`,
  },
  claims: {
    repetition: "The same position has come for the third time",
    "fifty-move": "For fifty turns each nothing was taken and no foot-soldier moved",
    may: (reason) => `${reason}, so a draw may be claimed.`,
  },
  news: {
    started: (game) => `New game of ${game}.`,
    loaded: "Position set up.",
    picked: (piece, square, count) => `${piece} picked up on ${square}: ${squares(count)} to go to.`,
    putBack: "Put back.",
    back: (told) => `Taken back: ${told}`,
    forward: (told) => `Made again: ${told}`,
    withdrawn: "The claim is taken back.",
    below: (color) => `${SIDE[color]}'s side is below.`,
    failed: (message) => `The computer could not move: ${message}`,
    sentence: (text) => `${text}.`,
  },
  refusals: {
    empty: (square, turn) => `${square} is empty: choose one of ${SIDE[turn]}'s men first.`,
    notYours: (piece, square, turn) => `The ${piece} on ${square} cannot be moved now: it is ${SIDE[turn]}'s turn.`,
    stuck: (man, square) => `The ${man} on ${square} has no legal move.`,
    notThere: (man, from, to) => `The ${man} on ${from} may not go to ${to}.`,
    notOn: (officer, via, to, others, clause) =>
      `The new ${officer} on ${via} may not go on to ${to}, only to ${or(others)}${clause}.`,
    notRemovable: (square) => `Nothing on ${square} may be removed: choose one of the marked men.`,
    thinking: "The computer is thinking: wait for its move, or stop it.",
    paused: "It is the computer's turn: let it go on, or give its side to a person.",
    over: "The game is over: take a move back, or begin a new game.",
    reason: (text, clause) => `${capital(text)}${clause === undefined ? "" : ` (${clause})`}.`,
  },
  why: {
    "game-over": ({ ended }) => `the game is over${ended === "" ? "" : `: ${ended}`}`,
    "no-man": ({ at }) => `there is no man on ${at}`,
    "not-yours": ({ at }) => `the man on ${at} is the opponent's`,
    "own-man": ({ at }) => `one's own man stands on ${at}`,
    king: ({ king }) => `the ${king} is never taken`,
    movement: ({ man, moves }) => `the ${man} does not move so: ${moves.slice(0, 1).toLowerCase()}${moves.slice(1)}`,
    blocked: ({ at }) => `a man stands between, on ${at}`,
    "pawn-ahead": ({ pawn, at }) => `the ${pawn} does not capture straight ahead, and ${at} is taken`,
    "pawn-diagonal": ({ pawn, at }) => `the ${pawn} goes diagonally only to capture, and ${at} is empty`,
    "still-in-check": ({ king, at }) => `the ${king} would still be attacked by the man on ${at}`,
    "exposes-king": ({ king, at }) => `the ${king} would be attacked by the man on ${at}`,
    return: ({ king, pawn }) => `the ${pawn} goes back to its square, and the ${king} is still attacked`,
    "removal-not-due": () => "a man is removed only by a player who is not in check and has no other turn",
    "no-removal": () => "nobody is removed by these rules",
    "not-the-jailer": () => "another man causes the stalemate: without this one there would still be no turn",
    "pawn-at-end": ({ pawn }) => `a ${pawn} on the far rank stays there for good`,
    "no-leap": ({ king }) => `the ${king} has no leap by these rules`,
    "leap-lost": ({ king }) => `the ${king} has used his leap, or has lost it because he was in check`,
    "leap-in-check": ({ king }) => `the ${king} may not leap while he is in check`,
    "leap-captures": ({ king }) => `the ${king} may leap only to an empty square`,
    "opening-capture": () => "none of the opening moves may capture",
    "opening-check": () => "none of the opening moves may give check",
    "opening-man": ({ other }) =>
      other
        ? "the opening moves are made by different men, and this one has moved"
        : "the opening moves were begun by one man alone, who makes the rest of them",
    waiting: ({ pawn }) => `the ${pawn} waits for a place as an officer and cannot move`,
    "no-place": ({ pawn }) => `there is no place for another officer of that file, so the ${pawn} may not enter`,
    conversion: ({ king, pawn, at }) =>
      `the capture makes an officer of the ${pawn} waiting on ${at}, who would attack the ${king}`,
    "pawns-only": ({ king }) => `a ${king} who has pawns only cannot be checked`,
    mastu: ({ man }) => `the ${man} is mastu: its side's only officer cannot be captured`,
    supported: ({ at }) => `the man is supported from ${at}, and in maddat mari no such man can be captured`,
  },
  // The errors of the package are told in English already, and say more than a table could.
  errors: {
    "not-initialised": () => undefined,
    "load-failed": () => undefined,
    disposed: () => undefined,
    "bad-argument": () => undefined,
    "unknown-variant": () => undefined,
    "bad-option": () => undefined,
    "bad-fen": () => undefined,
    "bad-pgn": () => undefined,
    "bad-puzzle": () => undefined,
    "bad-square": () => undefined,
    "bad-move": () => undefined,
    "illegal-move": () => undefined,
    "ambiguous-move": () => undefined,
    "game-over": () => undefined,
    "engine-failed": () => undefined,
    aborted: () => undefined,
    internal: () => undefined,
  },
  seats: {
    person: "Person",
    computer: (level, strength) => `Computer ${level}, ${strength}`,
    strengths: {
      1: "beginner",
      2: "very easy",
      3: "easy",
      4: "medium",
      5: "fairly hard",
      6: "hard",
      7: "very hard",
      8: "strongest",
    },
    label: (color) => `Who plays ${SIDE[color]}`,
    toMove: "to move",
    thinking: "thinking…",
    waiting: "waiting",
  },
  analysis: {
    title: "Analysis",
    hint: "Hint",
    threat: "Show threat",
    evaluation: "Evaluation",
    lines: "Best lines",
    unknown: "Not known yet",
    winsIn: (color, turns) => `${SIDE[color]} wins in ${number(turns)} ${form(turns, { one: "turn", other: "turns" })}`,
    even: "Even",
    ahead: (color, by) => `${SIDE[color]} is ahead by ${by.toFixed(2)}`,
    over: "The game is over.",
    later: "The analysis goes on when the computer has moved.",
    looking: "Looking…",
    depth: (depth, positions) => `Depth ${number(depth)}, ${number(positions)} positions`,
    lookingForHint: "Looking for a hint…",
    lookingForThreat: "Looking for a threat…",
    hintMan: (man, square) => `Hint: look at the ${man} on ${square}. Press Hint again to see the move.`,
    hintRemoval: (man) => `Hint: remove ${a(man)}. Press Hint again to see the move.`,
    hintMove: (course, san) => `Hint: ${course} (${san}).`,
    wouldPlay: (turn, other, course, san) => `If ${SIDE[turn]} passed, ${SIDE[other]} would play ${course} (${san}).`,
    inCheck: (turn) => `${SIDE[turn]} is in check: that is the threat.`,
    noThreat: (turn) => `${SIDE[turn]} could not pass here, so there is no threat to show.`,
    failed: (message) => `The computer could not look at this position: ${message}`,
  },
  puzzles: {
    mate: (turns) => `Mate in ${number(turns)}`,
    bareKing: (king, turns) => `Leave the enemy ${king} bare in ${number(turns)}`,
    gain: (man, turns) => `Win ${a(man)} in ${number(turns)}`,
    avoid: (turns) => `Find the only turn that averts a defeat in ${number(turns)}`,
    only: "Find the only legal turn",
    untouchable: "Choose the enemy man who is attacked and may not be captured",
    show: "Show the solution",
    again: "Begin again",
    right: "Right.",
    alsoRight: "Right as well.",
    wrong: (san) => `No: the answer is ${san}.`,
    ended: "No: so the game ends.",
    capturable: (san) => `No: he may be captured by ${san}.`,
    unattacked: "No: nobody attacks him.",
    later: (turns) => `It wins, but only in ${number(turns)} ${form(turns, { one: "turn", other: "turns" })}.`,
    solved: "Solved.",
    shown: (solution) => `The solution: ${solution}`,
    hintMan: (man) => `Hint: it begins with ${a(man)}. Press Hint again to see more.`,
  },
  controls: {
    game: "Game",
    undo: "Undo",
    redo: "Redo",
    flip: "Flip board",
    newGame: "New game",
    stop: "Stop",
    goOn: "Go on",
    claim: "Claim the draw",
    status: "How the game stands",
    moves: "Moves",
    noMoves: "No move has been made yet.",
    light: "Light",
    dark: "Dark",
    lightColours: "Light colours",
    darkColours: "Dark colours",
    language: "Language",
  },
  setup: {
    title: "New game",
    game: "Game",
    players: "Players",
    start: "Start",
    cancel: "Cancel",
    usual: "default",
    size: (files, ranks, kinds) => `${number(files)} by ${number(ranks)} squares, ${number(kinds)} kinds of men`,
  },
  position: {
    title: "Position",
    fen: "as a FEN",
    set: "Set up",
    copy: "Copy",
    current: "Show the current one",
    done: "The position is set up.",
    copied: "Copied.",
    notCopied: "Your browser keeps pages from copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
    unchanged: "The game goes on as it was.",
  },
  rules: {
    label: "The rules of this game",
    men: "The men and how they move",
    signs: "The signs beside them",
    clauses: "The rules",
    inForce: "As they are read in this game",
    sources: "Where the rules come from",
    pick:
      "Choose a man's name, and the board shows how it moves. Point at a man on the board, or go to it with the keys: " +
      "here it says where it may go, and why not elsewhere.",
    shown: (man) => `How the ${man} moves`,
    back: "Back to the game",
  },
  element: {
    loading: "The rules of the game are being loaded.",
    unloaded: "The rules of the games could not be loaded, so nothing can be played here.",
    wrong: (what, why) => `${what}: ${why}`,
    none: (man) => `No ${man} that may be moved is on the board.`,
  },
  editor: {
    palette: "Men to set",
    move: "Move men",
    erase: "Take off",
    keys:
      "The letter of a man chooses him, a capital letter White's. Arrow keys move over the board, Enter sets the man, Delete clears the square, " +
      "Escape lays the man down; then Enter picks up and puts down.",
    moving: "Men are moved.",
    erasing: "Men are taken off.",
    setting: (piece) => `Chosen: ${piece}.`,
    picked: (piece, square) => `${square}: ${piece} picked up.`,
    putBack: "Put back.",
    set: (piece, square) => `${square}: ${piece}.`,
    cleared: (square) => `${square} is empty now.`,
    moved: (piece, from, to) => `${piece}: ${from} to ${to}.`,
    empty: (square) => `${square} is empty.`,
  },
  page: {
    loading: "Setting up the board…",
    failed: "The board cannot be shown",
    unloaded:
      "The rules of the games could not be loaded. The file may be missing on the server, the connection may be down, " +
      "or this browser may be too old for WebAssembly or forbidden to run it.",
    fault: "This is a fault of the page.",
    again: "Try again",
  },
};
