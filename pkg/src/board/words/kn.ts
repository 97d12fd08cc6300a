import { formats } from "./formats.js";
import type { Words } from "./types.js";

const { and, form, number, or } = formats("kn");

const SIDE = { w: "ಬಿಳಿ", b: "ಕಪ್ಪು" } as const;
const OF = { w: "ಬಿಳಿಯ", b: "ಕಪ್ಪಿನ" } as const;
const TO = { w: "ಬಿಳಿಗೆ", b: "ಕಪ್ಪಿಗೆ" } as const;
const NUMBERS: Readonly<Record<number, string>> = { 2: "ಎರಡು", 3: "ಮೂರು" };

const STEP_ANY = "ಯಾವ ದಿಕ್ಕಿಗಾದರೂ ಒಂದು ಮನೆ.";
const STRAIGHT = "ನೇರವಾಗಿ ಅಥವಾ ಅಡ್ಡವಾಗಿ ಎಷ್ಟು ಮನೆಗಳಾದರೂ.";
const DIAGONAL = "ಓರೆಯಾಗಿ ಎಷ್ಟು ಮನೆಗಳಾದರೂ.";
const ALL = "ನೇರವಾಗಿ, ಅಡ್ಡವಾಗಿ ಅಥವಾ ಓರೆಯಾಗಿ ಎಷ್ಟು ಮನೆಗಳಾದರೂ.";
const HORSE = "ನೇರವಾಗಿ ಒಂದು ಮನೆ, ಅಲ್ಲಿಂದ ಓರೆಯಾಗಿ ಒಂದು ಮನೆ, ನಡುವೆ ಇರುವುದನ್ನು ಜಿಗಿದು.";
const FOOT = "ಮುಂದಕ್ಕೆ ಒಂದು ಮನೆ; ಹೊಡೆಯುವಾಗ ಮುಂದಕ್ಕೆ ಓರೆಯಾಗಿ ಒಂದು ಮನೆ.";

const FRONT = /[ಿೀೆೇೈ]$/u;
const ROUND = /[ುೂೊೋೌ]$/u;

/** A name in the accusative: ಮಂತ್ರಿಯನ್ನು, ಶಕಟವನ್ನು, ವಜೀರ್ ಅನ್ನು. */
function acc(name: string): string {
  if (FRONT.test(name)) return `${name}ಯನ್ನು`;
  return name.endsWith("್") ? `${name} ಅನ್ನು` : `${name.replace(/ಂ$/u, "")}ವನ್ನು`;
}

/** A name in the dative: ಮಂತ್ರಿಗೆ, ರಾಜುವಿಗೆ, ಶಕಟಕ್ಕೆ. */
function dat(name: string): string {
  if (ROUND.test(name)) return `${name}ವಿಗೆ`;
  if (name.endsWith("್")) return `${name}\u200cಗೆ`;
  return FRONT.test(name) || name.endsWith("ಾ") ? `${name}ಗೆ` : `${name.replace(/ಂ$/u, "")}ಕ್ಕೆ`;
}

/** A name in the genitive: ಮಂತ್ರಿಯ, ರಾಜುವಿನ, ಶಕಟದ. */
function gen(name: string): string {
  if (FRONT.test(name)) return `${name}ಯ`;
  if (ROUND.test(name)) return `${name}ವಿನ`;
  if (name.endsWith("್")) return `${name}\u200cನ`;
  return name.endsWith("ಾ") ? `${name}ನ` : `${name.replace(/ಂ$/u, "")}ದ`;
}

const houses = (count: number): string => `${number(count)} ${form(count, { one: "ಮನೆ", other: "ಮನೆಗಳು" })}`;
const list = (items: readonly string[]): string => items.join(", ");

/** Kannada. */
export const kn: Words = {
  language: { tag: "kn", name: "ಕನ್ನಡ", dir: "ltr" },
  comma: ", ",
  // No source prints these names in Kannada: their spelling is ours.
  games: {
    krida: {
      name: "ಕ್ರೀಡಾ ಬುದ್ಧಿಬಲಾಶ್ರಿತಾ",
      men: {
        K: { name: "ರಾಜಾ", meaning: "ರಾಜ", moves: STEP_ANY },
        M: { name: "ಮಂತ್ರಿ", meaning: "ಮಂತ್ರಿ", moves: "ಓರೆಯಾಗಿ ಒಂದು ಮನೆ." },
        C: { name: "ಕರಭ", meaning: "ಒಂಟೆ", moves: "ಓರೆಯಾಗಿ ಸರಿಯಾಗಿ ಎರಡು ಮನೆ, ನಡುವೆ ಇರುವುದನ್ನು ಜಿಗಿದು." },
        N: { name: "ವಾಜಿ", meaning: "ಕುದುರೆ", moves: HORSE },
        R: { name: "ಕುಂಜರ", meaning: "ಆನೆ", moves: STRAIGHT },
        P: { name: "ಪತ್ತಿ", meaning: "ಕಾಲಾಳು", moves: FOOT },
      },
    },
    chadarangam: {
      name: "ಚದರಂಗಂ",
      men: {
        K: { name: "ರಾಜು", meaning: "ರಾಜ", moves: "ಯಾವ ದಿಕ್ಕಿಗಾದರೂ ಒಂದು ಮನೆ; ಆಟದಲ್ಲಿ ಒಮ್ಮೆ ಕುದುರೆಯಂತೆ ಜಿಗಿಯಬಹುದು." },
        Q: { name: "ಮಂತ್ರಿ", meaning: "ಮಂತ್ರಿ", moves: ALL },
        R: { name: "ಏನುಗು", meaning: "ಆನೆ", moves: STRAIGHT },
        B: { name: "ಶಕಟಂ", meaning: "ಬಂಡಿ", moves: DIAGONAL },
        N: { name: "ಗುರ್ರಂ", meaning: "ಕುದುರೆ", moves: HORSE },
        P: { name: "ಬಂಟು", meaning: "ಕಾಲಾಳು", moves: "ಮುಂದಕ್ಕೆ ಒಂದು ಮನೆ, ಎಂದಿಗೂ ಎರಡಲ್ಲ; ಹೊಡೆಯುವಾಗ ಮುಂದಕ್ಕೆ ಓರೆಯಾಗಿ ಒಂದು ಮನೆ." },
      },
    },
    "shatranj-14": {
      name: "ಶತರಂಜ್ (14×14)",
      men: {
        K: { name: "ರಾಜಾ", meaning: "ರಾಜ", moves: STEP_ANY },
        M: { name: "ರಾನಿ", meaning: "ರಾಣಿ", moves: "ಯಾವ ದಿಕ್ಕಿಗಾದರೂ ಒಂದು ಮನೆ; ಇದನ್ನು ಇತರ ಕಾಯಿಗಳಂತೆ ಹೊಡೆಯಬಹುದು." },
        W: { name: "ವಜೀರ್", meaning: "ಮಂತ್ರಿ", moves: ALL },
        S: { name: "ಶಹಜಾದಾ", meaning: "ರಾಜಕುಮಾರ", moves: ALL },
        R: { name: "ರುಖ್", meaning: "ರುಖ್", moves: STRAIGHT },
        D: { name: "ಧಜಾ", meaning: "ಬಾವುಟ", moves: STRAIGHT },
        T: { name: "ರಥ್", meaning: "ರಥ", moves: STRAIGHT },
        B: { name: "ಫೀಲ್", meaning: "ಆನೆ", moves: DIAGONAL },
        N: { name: "ಘೋಡಾ", meaning: "ಕುದುರೆ", moves: HORSE },
        P: { name: "ಪೈದಲ್", meaning: "ಕಾಲಾಳು", moves: FOOT },
      },
    },
  },
  sides: {
    name: SIDE,
    piece: (color, man) => `${SIDE[color]} ${man}`,
  },
  cell: {
    board: (game) => `${game} ಹಲಗೆ`,
    keys:
      "ಬಾಣದ ಕೀಲಿಗಳಿಂದ ಹಲಗೆಯ ಮೇಲೆ ಚಲಿಸಿ; ಎಂಟರ್ ಕೀಲಿಯಿಂದ ಕಾಯಿಯನ್ನು ಎತ್ತಿ, ಇಡಿ; ಎಸ್ಕೇಪ್ ಕೀಲಿಯಿಂದ ಹಿಂದಕ್ಕೆ ಇಡಿ. " +
      "ಒಂದು ಅಕ್ಷರ ಮತ್ತು ಒಂದು ಅಂಕಿಯಿಂದ ಆ ಮನೆಗೆ ಹೋಗಿ; ಇಂಗ್ಲಿಷಿನ ದೊಡ್ಡ ಅಕ್ಷರದಿಂದ ಆ ಬಗೆಯ ಮುಂದಿನ ಕಾಯಿಗೆ.",
    empty: "ಖಾಲಿ",
    marked: "ಗುರುತಿನ ಮನೆ",
    inCheck: "ಚೆಕ್‌ನಲ್ಲಿದೆ",
    pickedUp: "ಎತ್ತಲಾಗಿದೆ",
    removable: "ತೆಗೆದುಹಾಕಬಹುದು",
    stay: "ಇಲ್ಲಿಯೇ ಇರಬಹುದು",
    capturable: "ಹೊಡೆಯಬಹುದು",
    reachable: "ಇಲ್ಲಿಗೆ ಬರಬಹುದು",
    via: (what, square) => `${square} ಮೂಲಕ ${what}`,
  },
  signs: {
    waiting: "ಕಾಯುತ್ತಿದೆ",
    mastu: "ಮಸ್ತು",
    supported: "ಬೆಂಬಲವಿದೆ",
    moved: "ಆರಂಭದ ನಡೆ ನಡೆದಿದೆ",
  },
  meanings: {
    waiting: "ಕೊನೆಯ ಸಾಲಿನಲ್ಲಿ ದೊಡ್ಡ ಕಾಯಿಯ ಸ್ಥಾನಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ; ಚಲಿಸಲಾರದು.",
    mastu: "ಮಸ್ತು: ತನ್ನ ಪಕ್ಷದಲ್ಲಿ ಉಳಿದಿರುವ ಒಂದೇ ದೊಡ್ಡ ಕಾಯಿ; ಅದನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ.",
    supported: "ತನ್ನ ಪಕ್ಷದ ಇನ್ನೊಂದು ಕಾಯಿಯ ಬೆಂಬಲವಿದೆ, ಆದ್ದರಿಂದ ಅದನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ.",
    moved: "ಈ ಸರದಿಯ ಆರಂಭದ ನಡೆಗಳಲ್ಲಿ ಒಂದನ್ನು ನಡೆದಿದೆ.",
  },
  turn: {
    step: (man, from, to, taken) =>
      `${man} ${from} ಮನೆಯಿಂದ ${to} ಮನೆಗೆ${taken.length > 0 ? `, ${and(taken.map(acc))} ಹೊಡೆಯುತ್ತಾ` : ""}`,
    removal: (man, square) => `${square} ಮನೆಯ ${acc(man)} ತೆಗೆದುಹಾಕುವುದು`,
    told: (color, course) => `${SIDE[color]}: ${course}.`,
    waits: (man, square) => `${man} ${square} ಮನೆ ತಲುಪಿ, ದೊಡ್ಡ ಕಾಯಿಯ ಸ್ಥಾನಕ್ಕಾಗಿ ಅಲ್ಲಿ ಕಾಯುತ್ತಿದೆ.`,
    removed: (color, man, square) => `ಚಲಿಸಲು ದಾರಿಯಿಲ್ಲದೆ, ${SIDE[color]} ${square} ಮನೆಯಿಂದ ${acc(man)} ತೆಗೆದುಹಾಕಿತು.`,
    became: (man, square, officer, next) => {
      const further = next ? `; ಅದು ${next.to} ಮನೆಗೆ ಹೋಗಿ${next.taken ? ` ಅಲ್ಲಿದ್ದ ${acc(next.taken)} ಹೊಡೆಯಿತು` : " ನಿಂತಿತು"}` : "";
      return `${man} ${square} ಮನೆ ತಲುಪಿ ${officer} ಆಯಿತು${further}.`;
    },
    returned: (man, reached, taken, back, officer) =>
      `${man} ${taken ? `${reached} ಮನೆಯ ${acc(taken)} ಹೊಡೆಯಿತು` : `${reached} ಮನೆ ತಲುಪಿತು`}; ಆ ಮನೆಗೆ ಗುರುತಿಲ್ಲದ ಕಾರಣ ` +
      `${back} ಮನೆಗೆ ಮರಳಿ ಅಲ್ಲಿ ${officer} ಆಯಿತು.`,
    converted: (color, pawn, square, officer) =>
      `ಒಂದು ಸ್ಥಾನ ತೆರವಾಯಿತು: ${square} ಮನೆಯಲ್ಲಿ ಕಾಯುತ್ತಿದ್ದ ${OF[color]} ${pawn} ${officer} ಆಯಿತು.`,
    leapMade: (color, king) => `${OF[color]} ${king} ತನ್ನ ಜಿಗಿತವನ್ನು ಬಳಸಿದೆ.`,
    leapLost: (color, king) => `${OF[color]} ${king} ತನ್ನ ಜಿಗಿತವನ್ನು ಕಳೆದುಕೊಂಡಿದೆ.`,
  },
  opening: {
    progress: (move, total) => `${number(total)} ನಡೆಗಳಲ್ಲಿ ${number(move)}ನೆಯದು`,
    single: (color) => `${SIDE[color]} ಒಂದು ಆರಂಭದ ನಡೆಯಿಂದ ಶುರುಮಾಡುತ್ತದೆ; ಅದರಲ್ಲಿ ಹೊಡೆಯುವಂತಿಲ್ಲ, ಚೆಕ್ ಕೊಡುವಂತಿಲ್ಲ.`,
    several: (color, total, progress, who) =>
      `${SIDE[color]} ಸತತವಾಗಿ ${NUMBERS[total] ?? number(total)} ನಡೆಗಳನ್ನು ನಡೆಯುತ್ತದೆ. ಈಗ ${progress}: ${who}.`,
    anyMan: "ಯಾವ ಕಾಯಿಯಾದರೂ",
    thirdMan: (moved) => `ಮೂರನೆಯ ಕಾಯಿ, ${and(moved)} ಮನೆಗಳಲ್ಲಿರುವವು ಅಲ್ಲ`,
    sameMan: (square) => `ಎಲ್ಲವನ್ನೂ ನಡೆದ ${square} ಮನೆಯ ಕಾಯಿಯೇ ಮತ್ತೆ`,
    either: (square, all) => `ಇನ್ನೊಂದು ಕಾಯಿ, ಅಥವಾ ${square} ಮನೆಯ ಕಾಯಿಯೇ ಮತ್ತೆ${all ? "; ಆಗ ಎಲ್ಲವನ್ನೂ ಅದೇ ನಡೆಯಬೇಕು" : ""}`,
    made: "ಅವುಗಳನ್ನು ಬೇರೆ ಬೇರೆ ಕಾಯಿಗಳು ನಡೆಯಬೇಕು, ಅಥವಾ ಎಲ್ಲವನ್ನೂ ಒಂದೇ ಕಾಯಿ ನಡೆಯಬೇಕು.",
    bans: "ಯಾವ ನಡೆಯಲ್ಲೂ ಹೊಡೆಯುವಂತಿಲ್ಲ, ಚೆಕ್ ಕೊಡುವಂತಿಲ್ಲ.",
    forgone: (color) => `${TO[color]} ನಡೆಯಬಹುದಾದ ಆರಂಭದ ನಡೆ ಇನ್ನಿಲ್ಲ; ಉಳಿದವನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ.`,
  },
  status: {
    claimed: (by) => `ಡ್ರಾ, ಕೇಳಿದ್ದು ${SIDE[by]}`,
    wins: (color) => `${TO[color]} ಗೆಲುವು`,
    lesserWin: (color) => `${TO[color]} ಗೆಲುವು, ಇದು ಚಿಕ್ಕ ಗೆಲುವು`,
    drawn: "ಆಟ ಡ್ರಾ ಆಯಿತು",
    toMove: (color, check) => `${check ? "ಚೆಕ್! " : ""}${OF[color]} ಸರದಿ`,
    checkmate: "ಚೆಕ್‌ಮೇಟ್.",
    bareKing: (color, king) => `${TO[color]} ${king} ಮಾತ್ರ ಉಳಿದಿದೆ.`,
    sixtyFourChecks: (color, limit) => `${SIDE[color]} ಸತತವಾಗಿ ${number(limit)} ಸರದಿಗಳಲ್ಲಿ ಚೆಕ್ ಕೊಟ್ಟಿತು.`,
    stalemate: (color) => `ಸ್ಟೇಲ್‌ಮೇಟ್: ${SIDE[color]} ಚೆಕ್‌ನಲ್ಲಿಲ್ಲ, ಆದರೆ ನಡೆಯಬಹುದಾದ ನಡೆಯೂ ಇಲ್ಲ.`,
    bareKings: (king) => `ಎರಡೂ ಕಡೆ ${king} ಮಾತ್ರ ಉಳಿದಿದೆ.`,
    removing: (color, king) =>
      `ಸ್ಟೇಲ್‌ಮೇಟ್: ${SIDE[color]} ಚೆಕ್‌ನಲ್ಲಿಲ್ಲ, ಚಲಿಸಲೂ ಆಗದು. ಆದ್ದರಿಂದ ${SIDE[color]} ಎದುರಾಳಿಯ ಒಂದು ಕಾಯಿಯನ್ನು ಹಲಗೆಯಿಂದ ತೆಗೆದುಹಾಕುತ್ತದೆ, ` +
      `ಅದೇ ಅದರ ಸರದಿ. ಗುರುತು ಮಾಡಿದ ಕಾಯಿಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ; ${acc(king)} ತೆಗೆಯುವಂತಿಲ್ಲ.`,
    thinking: "ಕಂಪ್ಯೂಟರ್ ಯೋಚಿಸುತ್ತಿದೆ.",
    waiting: "ಕಂಪ್ಯೂಟರ್ ಕಾಯುತ್ತಿದೆ.",
    choose: "ಎಲ್ಲಿಗೆ ಹೋಗಬಹುದು ಎಂದು ನೋಡಲು ಒಂದು ಕಾಯಿಯನ್ನು ಆರಿಸಿ.",
    goesOn: (man, officer, here, count, stay) =>
      `${man} ${here} ಮನೆಯಲ್ಲಿ ${officer} ಆಗುತ್ತದೆ; ` +
      (stay
        ? `ಕೂಡಲೇ ಮುಂದೆ ಹೋಗಬಹುದು (${houses(count)}), ಅಥವಾ ಅಲ್ಲಿಯೇ ಇರಬಹುದು: ಅದಕ್ಕಾಗಿ ${here} ಮನೆಯನ್ನು ಮತ್ತೆ ಆರಿಸಿ.`
        : `ಕೂಡಲೇ ಮುಂದೆ ಹೋಗಬೇಕು: ಒಂದು ಮನೆಯನ್ನು ಆರಿಸಿ (${houses(count)}).`),
    picked: (man, meaning, square, count) =>
      `${square} ಮನೆಯ ${man === meaning ? man : `${man} (${meaning})`}: ಹೋಗಲು ${houses(count)}.`,
    becomes: (square, officer) =>
      `${square} ಮನೆಯಲ್ಲಿ ಇದು ${officer} ಆಗಿ ಕೂಡಲೇ ಮುಂದೆ ಹೋಗುತ್ತದೆ: ಮೊದಲು ${square} ಮನೆಯನ್ನು, ಅಥವಾ ನೇರವಾಗಿ ಒಂದು ಉಂಗುರವನ್ನು ಆರಿಸಿ.`,
    leapers: (colors, king) => `ಇನ್ನೂ ಒಮ್ಮೆ ಕುದುರೆಯಂತೆ ಜಿಗಿಯಬಲ್ಲವು: ${and(colors.map((color) => `${OF[color]} ${king}`))}.`,
    waitingMen: (men) => `ಕೊನೆಯ ಸಾಲಿನಲ್ಲಿ ದೊಡ್ಡ ಕಾಯಿಯ ಸ್ಥಾನಕ್ಕಾಗಿ ಕಾಯುತ್ತಿರುವವು: ${list(men)}.`,
    maddatMari: "ಮದ್ದತ್ ಮಾರಿ: ಕೆಳಗೆ ಗೆರೆ ಇರುವ ಕಾಯಿಗೆ ಬೆಂಬಲವಿದೆ, ಅದನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ.",
    mastuMen: (men) => `ಮಸ್ತು, ಅಂದರೆ ತನ್ನ ಪಕ್ಷದಲ್ಲಿ ಉಳಿದಿರುವ ಒಂದೇ ದೊಡ್ಡ ಕಾಯಿ, ಹೊಡೆಯುವಂತಿಲ್ಲದ್ದು: ${list(men)}.`,
    checksInRow: (color, checks, limit) => `${SIDE[color]} ಸತತವಾಗಿ ಕೊಟ್ಟ ಚೆಕ್‌ಗಳು: ${number(limit)}ರಲ್ಲಿ ${number(checks)}.`,
  },
  claims: {
    repetition: "ಇದೇ ಸ್ಥಿತಿ ಮೂರನೆಯ ಬಾರಿ ಬಂದಿದೆ",
    "fifty-move": "ಇಬ್ಬರ ಐವತ್ತು ಸರದಿಗಳಲ್ಲೂ ಏನನ್ನೂ ಹೊಡೆಯಲಿಲ್ಲ, ಯಾವ ಕಾಲಾಳೂ ಚಲಿಸಲಿಲ್ಲ",
    may: (reason) => `${reason}, ಆದ್ದರಿಂದ ಡ್ರಾ ಕೇಳಬಹುದು.`,
  },
  news: {
    started: (game) => `${game}: ಹೊಸ ಆಟ.`,
    loaded: "ಸ್ಥಿತಿಯನ್ನು ಜೋಡಿಸಲಾಗಿದೆ.",
    picked: (piece, square, count) => `${square} ಮನೆಯ ${acc(piece)} ಎತ್ತಲಾಗಿದೆ: ಹೋಗಲು ${houses(count)}.`,
    putBack: "ಹಿಂದಕ್ಕೆ ಇಡಲಾಗಿದೆ.",
    back: (told) => `ಹಿಂದಕ್ಕೆ ಪಡೆಯಲಾಗಿದೆ: ${told}`,
    forward: (told) => `ಮತ್ತೆ ನಡೆಯಲಾಗಿದೆ: ${told}`,
    withdrawn: "ಡ್ರಾ ಕೋರಿಕೆಯನ್ನು ಹಿಂದಕ್ಕೆ ಪಡೆಯಲಾಗಿದೆ.",
    below: (color) => `${OF[color]} ಪಕ್ಷ ಕೆಳಗಿದೆ.`,
    failed: (message) => `ಕಂಪ್ಯೂಟರ್ ನಡೆಯಲಾಗಲಿಲ್ಲ: ${message}`,
    sentence: (text) => `${text}.`,
  },
  refusals: {
    empty: (square, turn) => `${square} ಮನೆ ಖಾಲಿಯಿದೆ: ಮೊದಲು ${OF[turn]} ಒಂದು ಕಾಯಿಯನ್ನು ಆರಿಸಿ.`,
    notYours: (piece, square, turn) => `${square} ಮನೆಯ ${acc(piece)} ಈಗ ನಡೆಸುವಂತಿಲ್ಲ: ಇದು ${OF[turn]} ಸರದಿ.`,
    stuck: (man, square) => `${square} ಮನೆಯ ${dat(man)} ನಡೆಯಬಹುದಾದ ನಡೆ ಇಲ್ಲ.`,
    notThere: (man, from, to) => `${from} ಮನೆಯ ${man} ${to} ಮನೆಗೆ ಹೋಗುವಂತಿಲ್ಲ.`,
    notOn: (officer, via, to, others, clause) =>
      `${via} ಮನೆಯ ಹೊಸ ${officer} ${to} ಮನೆಗೆ ಹೋಗುವಂತಿಲ್ಲ, ${or(others)} ಮನೆಗೆ ಮಾತ್ರ ಹೋಗಬಹುದು${clause}.`,
    notRemovable: (square) => `${square} ಮನೆಯಲ್ಲಿ ತೆಗೆಯಬಹುದಾದದ್ದು ಏನೂ ಇಲ್ಲ: ಗುರುತು ಮಾಡಿದ ಕಾಯಿಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ.`,
    thinking: "ಕಂಪ್ಯೂಟರ್ ಯೋಚಿಸುತ್ತಿದೆ: ಅದರ ನಡೆಗಾಗಿ ಕಾಯಿರಿ, ಅಥವಾ ಅದನ್ನು ನಿಲ್ಲಿಸಿ.",
    paused: "ಇದು ಕಂಪ್ಯೂಟರಿನ ಸರದಿ: ಅದು ಮುಂದುವರಿಯಲಿ, ಅಥವಾ ಆ ಪಕ್ಷವನ್ನು ಒಬ್ಬ ವ್ಯಕ್ತಿಗೆ ಕೊಡಿ.",
    over: "ಆಟ ಮುಗಿದಿದೆ: ಒಂದು ನಡೆಯನ್ನು ಹಿಂದಕ್ಕೆ ಪಡೆಯಿರಿ, ಅಥವಾ ಹೊಸ ಆಟ ಶುರುಮಾಡಿ.",
    reason: (text, clause) => `${text}${clause === undefined ? "" : ` (${clause})`}.`,
  },
  why: {
    "game-over": ({ ended }) => `ಆಟ ಮುಗಿದಿದೆ${ended === "" ? "" : `: ${ended}`}`,
    "no-man": ({ at }) => `${at} ಮನೆಯಲ್ಲಿ ಕಾಯಿ ಇಲ್ಲ`,
    "not-yours": ({ at }) => `${at} ಮನೆಯ ಕಾಯಿ ಎದುರಾಳಿಯದು`,
    "own-man": ({ at }) => `${at} ಮನೆಯಲ್ಲಿ ಸ್ವಂತ ಕಾಯಿ ಇದೆ`,
    king: ({ king }) => `${acc(king)} ಎಂದಿಗೂ ಹೊಡೆಯುವುದಿಲ್ಲ`,
    movement: ({ man, moves }) => `${man} ಹಾಗೆ ಚಲಿಸುವುದಿಲ್ಲ. ಅದರ ನಡೆ: ${moves}`,
    blocked: ({ at }) => `ನಡುವೆ ${at} ಮನೆಯಲ್ಲಿ ಒಂದು ಕಾಯಿ ಇದೆ`,
    "pawn-ahead": ({ pawn, at }) => `${pawn} ನೇರ ಮುಂದಿರುವುದನ್ನು ಹೊಡೆಯುವುದಿಲ್ಲ, ${at} ಮನೆಯಲ್ಲಿ ಕಾಯಿ ಇದೆ`,
    "pawn-diagonal": ({ pawn, at }) => `${pawn} ಹೊಡೆಯಲು ಮಾತ್ರ ಓರೆಯಾಗಿ ಹೋಗುತ್ತದೆ, ${at} ಮನೆ ಖಾಲಿಯಿದೆ`,
    "still-in-check": ({ king, at }) => `${gen(king)} ಮೇಲೆ ${at} ಮನೆಯ ಕಾಯಿಯ ದಾಳಿ ಉಳಿದೇ ಇರುತ್ತದೆ`,
    "exposes-king": ({ king, at }) => `${gen(king)} ಮೇಲೆ ${at} ಮನೆಯ ಕಾಯಿಯ ದಾಳಿ ಬೀಳುತ್ತದೆ`,
    return: ({ king, pawn }) => `${pawn} ತನ್ನ ಮನೆಗೆ ಮರಳುತ್ತದೆ, ${gen(king)} ಮೇಲಿನ ದಾಳಿ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ`,
    "removal-not-due": () => "ಚೆಕ್‌ನಲ್ಲಿಲ್ಲದೆ, ಬೇರೆ ನಡೆಯೂ ಇಲ್ಲದ ಪಕ್ಷ ಮಾತ್ರ ಎದುರಾಳಿಯ ಕಾಯಿಯನ್ನು ತೆಗೆದುಹಾಕುತ್ತದೆ",
    "no-removal": () => "ಈ ನಿಯಮಗಳಲ್ಲಿ ಕಾಯಿಯನ್ನು ತೆಗೆದುಹಾಕುವುದಿಲ್ಲ",
    "not-the-jailer": () => "ಸ್ಟೇಲ್‌ಮೇಟ್‌ಗೆ ಕಾರಣ ಇನ್ನೊಂದು ಕಾಯಿ: ಇದನ್ನು ತೆಗೆದರೂ ನಡೆಯಬಹುದಾದ ನಡೆ ಇರುವುದಿಲ್ಲ",
    "pawn-at-end": ({ pawn }) => `ಕೊನೆಯ ಸಾಲು ತಲುಪಿದ ${pawn} ಎಂದೆಂದಿಗೂ ಅಲ್ಲಿಯೇ ಇರುತ್ತದೆ`,
    "no-leap": ({ king }) => `ಈ ನಿಯಮಗಳಲ್ಲಿ ${dat(king)} ಜಿಗಿತವಿಲ್ಲ`,
    "leap-lost": ({ king }) => `${king} ಜಿಗಿತವನ್ನು ಬಳಸಿದೆ, ಅಥವಾ ಚೆಕ್‌ಗೆ ಸಿಕ್ಕಿ ಅದನ್ನು ಕಳೆದುಕೊಂಡಿದೆ`,
    "leap-in-check": ({ king }) => `ಚೆಕ್‌ನಲ್ಲಿರುವಾಗ ${king} ಜಿಗಿಯುವಂತಿಲ್ಲ`,
    "leap-captures": ({ king }) => `${king} ಖಾಲಿ ಮನೆಗೆ ಮಾತ್ರ ಜಿಗಿಯಬಹುದು`,
    "opening-capture": () => "ಆರಂಭದ ಯಾವ ನಡೆಯಲ್ಲೂ ಹೊಡೆಯುವಂತಿಲ್ಲ",
    "opening-check": () => "ಆರಂಭದ ಯಾವ ನಡೆಯಲ್ಲೂ ಚೆಕ್ ಕೊಡುವಂತಿಲ್ಲ",
    "opening-man": ({ other }) =>
      other
        ? "ಆರಂಭದ ನಡೆಗಳನ್ನು ಬೇರೆ ಬೇರೆ ಕಾಯಿಗಳು ನಡೆಯುತ್ತವೆ, ಇದು ಆಗಲೇ ನಡೆದಿದೆ"
        : "ಆರಂಭದ ನಡೆಗಳನ್ನು ಒಂದೇ ಕಾಯಿ ಶುರುಮಾಡಿದೆ, ಉಳಿದವನ್ನೂ ಅದೇ ನಡೆಯಬೇಕು",
    waiting: ({ pawn }) => `${pawn} ದೊಡ್ಡ ಕಾಯಿಯ ಸ್ಥಾನಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ, ಚಲಿಸಲಾರದು`,
    "no-place": ({ pawn }) => `ಆ ಕಂಬಸಾಲಿನ ದೊಡ್ಡ ಕಾಯಿಗೆ ಇನ್ನೊಂದು ಸ್ಥಾನವಿಲ್ಲ, ಆದ್ದರಿಂದ ${pawn} ಅಲ್ಲಿಗೆ ಹೋಗುವಂತಿಲ್ಲ`,
    conversion: ({ king, pawn, at }) =>
      `ಹೀಗೆ ಹೊಡೆದರೆ ${at} ಮನೆಯಲ್ಲಿ ಕಾಯುತ್ತಿರುವ ${pawn} ದೊಡ್ಡ ಕಾಯಿಯಾಗಿ ${gen(king)} ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ`,
    "pawns-only": ({ king, pawn }) => `${pawn} ಕಾಯಿಗಳು ಮಾತ್ರ ಜೊತೆಗಿರುವ ${dat(king)} ಚೆಕ್ ಕೊಡುವಂತಿಲ್ಲ`,
    mastu: ({ man }) => `${man} ಮಸ್ತು: ತನ್ನ ಪಕ್ಷದಲ್ಲಿ ಉಳಿದಿರುವ ಒಂದೇ ದೊಡ್ಡ ಕಾಯಿಯನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ`,
    supported: ({ at }) => `ಆ ಕಾಯಿಗೆ ${at} ಮನೆಯಿಂದ ಬೆಂಬಲವಿದೆ; ಮದ್ದತ್ ಮಾರಿ ಆಟದಲ್ಲಿ ಅಂಥ ಕಾಯಿಯನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ`,
  },
  errors: {
    "not-initialised": () => "ಆಟಗಳ ನಿಯಮಗಳು ಇನ್ನೂ ಸಿದ್ಧವಾಗಿಲ್ಲ.",
    "load-failed": () => "ಆಟಗಳ ನಿಯಮಗಳನ್ನು ತರಲಾಗಲಿಲ್ಲ.",
    disposed: () => "ಈ ಆಟವನ್ನು ಮುಚ್ಚಲಾಗಿದೆ: ಹೊಸ ಆಟ ಶುರುಮಾಡಿ.",
    "bad-argument": ({ argument }) => `${argument === undefined ? "" : `${argument}: `}ಕೊಟ್ಟ ಮೌಲ್ಯ ಸರಿಯಾಗಿಲ್ಲ.`,
    "unknown-variant": () => "ಆ ಹೆಸರಿನ ಆಟ ಇಲ್ಲ.",
    "bad-option": () => "ಈ ಆಟಕ್ಕೆ ಆ ಆಯ್ಕೆಯಾಗಲಿ ಆ ಮೌಲ್ಯವಾಗಲಿ ಇಲ್ಲ.",
    "bad-fen": ({ column }) =>
      `ಈ ಪಠ್ಯ ಈ ಆಟದಲ್ಲಿ ಬರಬಹುದಾದ ಸ್ಥಿತಿಯಲ್ಲ${column === undefined ? "" : `; ತಪ್ಪು ${number(column)}ನೆಯ ಅಕ್ಷರದಲ್ಲಿದೆ`}.`,
    "bad-pgn": ({ line }) => `ಆಟದ ದಾಖಲೆಯನ್ನು ಓದಲಾಗಲಿಲ್ಲ${line === undefined ? "" : `; ತಪ್ಪು ${number(line)}ನೆಯ ಸಾಲಿನಲ್ಲಿದೆ`}.`,
    "bad-puzzle": ({ line }) => `ಈ ಒಗಟು ಸರಿಯಾಗಿಲ್ಲ${line === undefined ? "" : `; ತಪ್ಪು ${number(line)}ನೆಯ ಸಾಲಿನಲ್ಲಿದೆ`}.`,
    "bad-square": () => "ಹಲಗೆಯಲ್ಲಿ ಅಂಥ ಮನೆ ಇಲ್ಲ.",
    "bad-move": () => "ಈ ಪಠ್ಯವನ್ನು ನಡೆಯಾಗಿ ಓದಲಾಗಲಿಲ್ಲ.",
    "illegal-move": () => "ನಿಯಮಗಳು ಈಗ ಈ ನಡೆಗೆ ಅವಕಾಶ ಕೊಡುವುದಿಲ್ಲ.",
    "ambiguous-move": () => "ಇದಕ್ಕೆ ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಡೆಗಳು ಹೊಂದುತ್ತವೆ.",
    "game-over": () => "ಆಟ ಮುಗಿದಿದೆ.",
    "engine-failed": () => "ಕಂಪ್ಯೂಟರ್ ಆಟಗಾರ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ.",
    aborted: () => "ಯೋಚನೆಯನ್ನು ನಡುವೆ ನಿಲ್ಲಿಸಲಾಗಿದೆ.",
    internal: () => "ಕಾರ್ಯಕ್ರಮದಲ್ಲಿ ದೋಷ ಉಂಟಾಗಿದೆ.",
  },
  seats: {
    person: "ವ್ಯಕ್ತಿ",
    computer: (level, strength) => `ಕಂಪ್ಯೂಟರ್ ${number(level)}, ${strength}`,
    strengths: {
      1: "ಹೊಸಬರಿಗೆ",
      2: "ತುಂಬ ಸುಲಭ",
      3: "ಸುಲಭ",
      4: "ಮಧ್ಯಮ",
      5: "ಸ್ವಲ್ಪ ಕಠಿಣ",
      6: "ಕಠಿಣ",
      7: "ತುಂಬ ಕಠಿಣ",
      8: "ಅತ್ಯಂತ ಬಲಿಷ್ಠ",
    },
    label: (color) => `${OF[color]} ಪರವಾಗಿ ಯಾರು ಆಡುತ್ತಾರೆ`,
    toMove: "ಸರದಿ ಬಂದಿದೆ",
    thinking: "ಯೋಚಿಸುತ್ತಿದೆ…",
    waiting: "ಕಾಯುತ್ತಿದೆ",
  },
  analysis: {
    title: "ವಿಶ್ಲೇಷಣೆ",
    hint: "ಸುಳಿವು",
    threat: "ಅಪಾಯ ತೋರಿಸು",
    evaluation: "ಅಂದಾಜು",
    lines: "ಅತ್ಯುತ್ತಮ ನಡೆಸಾಲುಗಳು",
    unknown: "ಇನ್ನೂ ತಿಳಿದಿಲ್ಲ",
    winsIn: (color, turns) => `${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })} ${TO[color]} ಗೆಲುವು`,
    even: "ಸಮಬಲ",
    ahead: (color, by) => `${SIDE[color]} ${by.toFixed(2)} ಮುಂದಿದೆ`,
    over: "ಆಟ ಮುಗಿದಿದೆ.",
    later: "ಕಂಪ್ಯೂಟರ್ ನಡೆದ ಮೇಲೆ ವಿಶ್ಲೇಷಣೆ ಮುಂದುವರಿಯುತ್ತದೆ.",
    looking: "ನೋಡುತ್ತಿದೆ…",
    depth: (depth, positions) => `ಆಳ ${number(depth)}, ${number(positions)} ಸ್ಥಿತಿಗಳು`,
    lookingForHint: "ಸುಳಿವಿಗಾಗಿ ನೋಡುತ್ತಿದೆ…",
    lookingForThreat: "ಅಪಾಯಕ್ಕಾಗಿ ನೋಡುತ್ತಿದೆ…",
    hintMan: (man, square) => `ಸುಳಿವು: ${square} ಮನೆಯ ${acc(man)} ನೋಡಿ. ನಡೆಯನ್ನು ನೋಡಲು ಸುಳಿವನ್ನು ಮತ್ತೆ ಒತ್ತಿ.`,
    hintRemoval: (man) => `ಸುಳಿವು: ಒಂದು ${acc(man)} ತೆಗೆದುಹಾಕಿ. ನಡೆಯನ್ನು ನೋಡಲು ಸುಳಿವನ್ನು ಮತ್ತೆ ಒತ್ತಿ.`,
    hintMove: (course, san) => `ಸುಳಿವು: ${course} (${san}).`,
    wouldPlay: (turn, other, course, san) => `${SIDE[turn]} ಸರದಿ ಬಿಟ್ಟುಕೊಟ್ಟರೆ ${OF[other]} ನಡೆ: ${course} (${san}).`,
    inCheck: (turn) => `${SIDE[turn]} ಚೆಕ್‌ನಲ್ಲಿದೆ: ಅದೇ ಅಪಾಯ.`,
    noThreat: (turn) => `${SIDE[turn]} ಇಲ್ಲಿ ಸರದಿ ಬಿಟ್ಟುಕೊಡಲಾರದು, ಆದ್ದರಿಂದ ತೋರಿಸಲು ಅಪಾಯವಿಲ್ಲ.`,
    failed: (message) => `ಕಂಪ್ಯೂಟರ್ ಈ ಸ್ಥಿತಿಯನ್ನು ನೋಡಲಾಗಲಿಲ್ಲ: ${message}`,
  },
  puzzles: {
    mate: (turns) => `${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })} ಚೆಕ್‌ಮೇಟ್`,
    bareKing: (king, turns) => `${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })} ಎದುರಾಳಿಯ ${acc(king)} ಒಂಟಿಯಾಗಿಸಿ`,
    gain: (man, turns) => `${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })} ${acc(man)} ಗೆಲ್ಲಿ`,
    avoid: (turns) => `${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })} ಸೋಲು ತಪ್ಪಿಸುವ ಒಂದೇ ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯಿರಿ`,
    only: "ಸಾಧ್ಯವಿರುವ ಒಂದೇ ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯಿರಿ",
    untouchable: "ದಾಳಿಗೆ ಒಳಗಾಗಿದ್ದರೂ ಹೊಡೆಯಬಾರದ ಎದುರಾಳಿಯ ಕಾಯಿಯನ್ನು ಆರಿಸಿ",
    show: "ಉತ್ತರ ತೋರಿಸು",
    again: "ಮತ್ತೆ ಆರಂಭಿಸು",
    right: "ಸರಿ.",
    alsoRight: "ಇದೂ ಸರಿ.",
    wrong: (san) => `ಅಲ್ಲ: ಅದಕ್ಕೆ ಉತ್ತರ ${san}.`,
    ended: "ಅಲ್ಲ: ಹೀಗೆ ಆಟ ಮುಗಿಯುತ್ತದೆ.",
    capturable: (san) => `ಅಲ್ಲ: ಅದನ್ನು ಹೊಡೆಯಬಹುದು, ${san}.`,
    unattacked: "ಅಲ್ಲ: ಅದರ ಮೇಲೆ ದಾಳಿ ಇಲ್ಲ.",
    later: (turns) => `ಇದು ಗೆಲ್ಲುತ್ತದೆ, ಆದರೆ ${number(turns)} ${form(turns, { one: "ಸರದಿಯಲ್ಲಿ", other: "ಸರದಿಗಳಲ್ಲಿ" })}.`,
    solved: "ಒಗಟು ಬಿಡಿಸಿತು.",
    shown: (solution) => `ಉತ್ತರ: ${solution}`,
    hintMan: (man) => `ಸುಳಿವು: ಮೊದಲು ${man}. ಇನ್ನಷ್ಟು ನೋಡಲು ಸುಳಿವು ಮತ್ತೆ ಒತ್ತಿ.`,
  },
  controls: {
    game: "ಆಟ",
    undo: "ಹಿಂದಕ್ಕೆ",
    redo: "ಮುಂದಕ್ಕೆ",
    flip: "ಹಲಗೆ ತಿರುಗಿಸು",
    newGame: "ಹೊಸ ಆಟ",
    stop: "ನಿಲ್ಲಿಸು",
    goOn: "ಮುಂದುವರಿಸು",
    claim: "ಡ್ರಾ ಕೇಳು",
    status: "ಆಟದ ಪರಿಸ್ಥಿತಿ",
    moves: "ನಡೆಗಳು",
    noMoves: "ಇನ್ನೂ ಯಾವ ನಡೆಯೂ ಆಗಿಲ್ಲ.",
    light: "ಬೆಳಕು",
    dark: "ಕತ್ತಲು",
    lightColours: "ಬೆಳಕಿನ ಬಣ್ಣಗಳು",
    darkColours: "ಕತ್ತಲಿನ ಬಣ್ಣಗಳು",
    language: "ಭಾಷೆ",
  },
  setup: {
    title: "ಹೊಸ ಆಟ",
    game: "ಆಟ",
    players: "ಆಟಗಾರರು",
    start: "ಶುರುಮಾಡು",
    cancel: "ರದ್ದುಮಾಡು",
    usual: "ಸಾಮಾನ್ಯ",
    size: (files, ranks, kinds) => `${number(files)}\u00a0×\u00a0${number(ranks)} ಮನೆಗಳು, ${number(kinds)} ಬಗೆಯ ಕಾಯಿಗಳು`,
  },
  position: {
    title: "ಸ್ಥಿತಿ",
    fen: "ಪಠ್ಯವಾಗಿ (FEN)",
    set: "ಜೋಡಿಸು",
    copy: "ನಕಲು ಮಾಡು",
    current: "ಈಗಿನ ಸ್ಥಿತಿಯನ್ನು ತೋರಿಸು",
    done: "ಸ್ಥಿತಿಯನ್ನು ಜೋಡಿಸಲಾಗಿದೆ.",
    copied: "ನಕಲು ಮಾಡಲಾಗಿದೆ.",
    notCopied: "ನಿಮ್ಮ ಬ್ರೌಸರ್ ಪುಟಗಳಿಗೆ ನಕಲು ಮಾಡಲು ಬಿಡುವುದಿಲ್ಲ. ಪಠ್ಯವನ್ನು ಆರಿಸಲಾಗಿದೆ: Ctrl+C ಒತ್ತಿ, ಮ್ಯಾಕ್‌ನಲ್ಲಿ ⌘C.",
    unchanged: "ಆಟ ಮೊದಲಿನಂತೆಯೇ ಮುಂದುವರಿಯುತ್ತದೆ.",
  },
  rules: {
    label: "ಈ ಆಟದ ನಿಯಮಗಳು",
    men: "ಕಾಯಿಗಳು ಮತ್ತು ಅವುಗಳ ನಡೆಗಳು",
    signs: "ಕಾಯಿಗಳ ಪಕ್ಕದ ಗುರುತುಗಳು",
    clauses: "ನಿಯಮಗಳು",
    inForce: "ಈ ಆಟದಲ್ಲಿ ಅವುಗಳ ಅರ್ಥ",
    sources: "ನಿಯಮಗಳ ಆಧಾರಗಳು",
    pick:
      "ಕಾಯಿಯ ಹೆಸರನ್ನು ಆರಿಸಿದರೆ ಅದು ಹೇಗೆ ನಡೆಯುತ್ತದೆ ಎಂದು ಹಲಗೆ ತೋರಿಸುತ್ತದೆ. ಹಲಗೆಯ ಮೇಲಿನ ಕಾಯಿಯನ್ನು ತೋರಿಸಿ, ಇಲ್ಲವೇ ಕೀಲಿಗಳಿಂದ ಅದರ ಬಳಿಗೆ ಹೋಗಿ: " +
      "ಅದು ಎಲ್ಲಿಗೆ ಹೋಗಬಹುದು, ಬೇರೆಡೆಗೆ ಏಕೆ ಹೋಗುವಂತಿಲ್ಲ ಎಂದು ಇಲ್ಲಿ ತಿಳಿಯುತ್ತದೆ.",
    shown: (man) => `${man} ನಡೆಯುವ ಬಗೆ`,
    back: "ಆಟಕ್ಕೆ ಹಿಂತಿರುಗು",
  },
  element: {
    loading: "ಆಟದ ನಿಯಮಗಳು ಬರುತ್ತಿವೆ.",
    unloaded: "ಆಟಗಳ ನಿಯಮಗಳನ್ನು ತರಲಾಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಇಲ್ಲಿ ಆಡುವಂತಿಲ್ಲ.",
    wrong: (what, why) => `${what}: ${why}`,
    none: (man) => `ನಡೆಸಬಹುದಾದ ${man} ಹಲಗೆಯ ಮೇಲೆ ಇಲ್ಲ.`,
  },
  editor: {
    palette: "ಇಡಬೇಕಾದ ಕಾಯಿಗಳು",
    move: "ಕಾಯಿ ಸರಿಸು",
    erase: "ತೆಗೆದುಹಾಕು",
    keys:
      "ಕಾಯಿಯ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ ಅದನ್ನು ಆರಿಸುತ್ತದೆ, ದೊಡ್ಡ ಅಕ್ಷರ ಬಿಳಿಯ ಕಾಯಿಯನ್ನು. ಬಾಣದ ಕೀಲಿಗಳಿಂದ ಹಲಗೆಯ ಮೇಲೆ ಚಲಿಸಿ; ಎಂಟರ್ ಕೀಲಿಯಿಂದ ಕಾಯಿ ಇಡಿ, " +
      "ಡಿಲೀಟ್ ಕೀಲಿಯಿಂದ ಮನೆ ಖಾಲಿ ಮಾಡಿ, ಎಸ್ಕೇಪ್ ಕೀಲಿಯಿಂದ ಕಾಯಿ ಬಿಡಿ; ಆಮೇಲೆ ಎಂಟರ್ ಕಾಯಿಯನ್ನು ಎತ್ತಿ ಇಡುತ್ತದೆ.",
    moving: "ಕಾಯಿಗಳನ್ನು ಸರಿಸಲಾಗುತ್ತದೆ.",
    erasing: "ಕಾಯಿಗಳನ್ನು ತೆಗೆಯಲಾಗುತ್ತದೆ.",
    setting: (piece) => `ಆರಿಸಿದ್ದು: ${piece}.`,
    picked: (piece, square) => `${square}: ${piece} ಎತ್ತಲಾಗಿದೆ.`,
    putBack: "ಹಿಂದಕ್ಕೆ ಇಡಲಾಗಿದೆ.",
    set: (piece, square) => `${square}: ${piece}.`,
    cleared: (square) => `${square} ಈಗ ಖಾಲಿ.`,
    moved: (piece, from, to) => `${piece}: ${from} ಇಂದ ${to}.`,
    empty: (square) => `${square} ಖಾಲಿಯಿದೆ.`,
  },
  page: {
    loading: "ಹಲಗೆ ಸಿದ್ಧವಾಗುತ್ತಿದೆ…",
    failed: "ಹಲಗೆಯನ್ನು ತೋರಿಸಲಾಗುತ್ತಿಲ್ಲ",
    unloaded:
      "ಆಟಗಳ ನಿಯಮಗಳನ್ನು ತರಲಾಗಲಿಲ್ಲ. ಸರ್ವರ್‌ನಲ್ಲಿ ಕಡತ ಇಲ್ಲದಿರಬಹುದು, ಸಂಪರ್ಕ ಕಡಿದಿರಬಹುದು, " +
      "ಅಥವಾ ಈ ಬ್ರೌಸರ್ ತುಂಬ ಹಳೆಯದಿರಬಹುದು, ಇಲ್ಲವೇ ಅದಕ್ಕೆ ಅನುಮತಿ ಇಲ್ಲದಿರಬಹುದು.",
    fault: "ಇದು ಈ ಪುಟದ ದೋಷ.",
    again: "ಮತ್ತೆ ಪ್ರಯತ್ನಿಸು",
  },
};
