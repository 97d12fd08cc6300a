import { formats } from "./formats.js";
import type { Words } from "./types.js";

const { and, form, number, or } = formats("ur");

const SIDE = { w: "سفید", b: "سیاہ" } as const;
const NUMBERS: Readonly<Record<number, string>> = { 2: "دو", 3: "تین" };

const STEP_ANY = "کسی بھی طرف ایک خانہ۔";
const STRAIGHT = "سیدھے یا آڑے جتنے خانے چاہے۔";
const DIAGONAL = "ترچھے جتنے خانے چاہے۔";
const ALL = "سیدھے، آڑے یا ترچھے جتنے خانے چاہے۔";
const HORSE = "ڈھائی گھر: ایک خانہ سیدھے اور وہاں سے ایک ترچھے، بیچ والوں کو پھلانگ کر۔";
const FOOT = "آگے ایک خانہ؛ مارتے وقت آگے ترچھے ایک خانہ۔";

/** Latin letters and signs in a line from right to left: a square, a move, a score. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
/** A name before a postposition: گھوڑے, شہزادے. */
const ob = (name: string): string => name.replace("گھوڑا", "گھوڑے").replace("شہزادہ", "شہزادے");
const houses = (count: number): string => `${number(count)} ${form(count, { one: "خانہ", other: "خانے" })}`;
const list = (items: readonly string[]): string => items.map(ltr).join("، ");

/** Urdu, from right to left. */
export const ur: Words = {
  language: { tag: "ur", name: "اردو", dir: "rtl" },
  comma: "، ",
  // The Urdu names of Shatranj come from its rules; the spelling of the other games' names is ours.
  games: {
    krida: {
      name: "کریڑا بدھی بلاشرتا",
      men: {
        K: { name: "راجا", meaning: "بادشاہ", moves: STEP_ANY },
        M: { name: "منتری", meaning: "وزیر", moves: "ترچھے ایک خانہ۔" },
        C: { name: "کربھ", meaning: "اونٹ", moves: "ترچھے ٹھیک دو خانے، بیچ والے کو پھلانگ کر۔" },
        N: { name: "واجی", meaning: "گھوڑا", moves: HORSE },
        R: { name: "کنجر", meaning: "ہاتھی", moves: STRAIGHT },
        P: { name: "پتّی", meaning: "پیادہ", moves: FOOT },
      },
    },
    chadarangam: {
      name: "چدرنگم",
      men: {
        K: { name: "راجو", meaning: "بادشاہ", moves: "کسی بھی طرف ایک خانہ؛ بازی میں ایک بار گھوڑے کی چھلانگ۔" },
        Q: { name: "منتری", meaning: "وزیر", moves: ALL },
        R: { name: "اینوگو", meaning: "ہاتھی", moves: STRAIGHT },
        B: { name: "شکٹم", meaning: "چھکڑا", moves: DIAGONAL },
        N: { name: "گرّم", meaning: "گھوڑا", moves: HORSE },
        P: { name: "بنٹو", meaning: "پیادہ", moves: "آگے ایک خانہ، کبھی دو نہیں؛ مارتے وقت آگے ترچھے ایک خانہ۔" },
      },
    },
    "shatranj-14": {
      name: "شطرنج (14×14)",
      men: {
        K: { meaning: "بادشاہ", moves: STEP_ANY },
        M: { meaning: "ملکہ", moves: "کسی بھی طرف ایک خانہ؛ اسے دوسرے مہروں کی طرح مارا جا سکتا ہے۔" },
        W: { meaning: "وزیر", moves: ALL },
        S: { meaning: "شہزادہ", moves: ALL },
        R: { meaning: "رخ", moves: STRAIGHT },
        D: { meaning: "جھنڈا", moves: STRAIGHT },
        T: { meaning: "رتھ", moves: STRAIGHT },
        B: { meaning: "ہاتھی", moves: DIAGONAL },
        N: { meaning: "گھوڑا", moves: HORSE },
        P: { meaning: "پیادہ", moves: FOOT },
      },
    },
  },
  sides: {
    name: SIDE,
    piece: (color, man) => `${SIDE[color]} ${man}`,
  },
  cell: {
    board: (game) => `${game} کی بساط`,
    keys:
      "تیر کے بٹنوں سے بساط پر چلیں؛ اینٹر سے مہرہ اٹھائیں اور رکھیں؛ اسکیپ سے واپس رکھیں۔ " +
      "ایک حرف اور ایک ہندسے سے اس خانے پر پہنچیں؛ انگریزی کے بڑے حرف سے اس طرح کے اگلے مہرے پر۔",
    empty: "خالی",
    marked: "نشان والا خانہ",
    inCheck: "شہ میں",
    pickedUp: "اٹھا ہوا",
    removable: "ہٹا سکتے ہیں",
    stay: "یہیں رک سکتے ہیں",
    capturable: "مار سکتے ہیں",
    reachable: "یہاں آ سکتے ہیں",
    via: (what, square) => `${ltr(square)} سے ہو کر ${what}`,
  },
  signs: {
    waiting: "انتظار میں",
    mastu: "مستو",
    supported: "مدد یافتہ",
    moved: "ابتدائی چال چل چکا مہرہ",
  },
  meanings: {
    waiting: "آخری صف میں بڑے مہرے کی جگہ کے انتظار میں ہے؛ چل نہیں سکتا۔",
    mastu: "مستو: اپنے فریق کا اکیلا بڑا مہرہ، جسے مارنا منع ہے۔",
    supported: "اپنے فریق کے دوسرے مہرے کی مدد میں ہے، اس لیے اسے مارنا منع ہے۔",
    moved: "اس باری کی ابتدائی چالوں میں سے ایک چل چکا ہے۔",
  },
  turn: {
    step: (man, from, to, taken) =>
      `${man} ${ltr(from)} سے ${ltr(to)}${taken.length > 0 ? `، ${and(taken.map(ob))} کو مارتے ہوئے` : ""}`,
    removal: (man, square) => `${ltr(square)} کے ${ob(man)} کو ہٹانا`,
    told: (color, course) => `${SIDE[color]}: ${course}۔`,
    waits: (man, square) => `${man} ${ltr(square)} پر پہنچا اور وہاں بڑے مہرے کی جگہ کے انتظار میں ہے۔`,
    removed: (color, man, square) => `زچ ہونے پر ${SIDE[color]} نے ${ltr(square)} سے ${ob(man)} کو ہٹایا۔`,
    became: (man, square, officer, next) => {
      const further = next ? `، اور آگے ${ltr(next.to)} پر گیا${next.taken ? `، وہاں ${ob(next.taken)} کو مارا` : ""}` : "";
      return `${man} ${ltr(square)} پر پہنچ کر ${officer} بنا${further}۔`;
    },
    returned: (man, reached, taken, back, officer) =>
      `${taken ? `${ob(man)} نے ${ltr(reached)} پر ${ob(taken)} کو مارا` : `${man} ${ltr(reached)} پر پہنچا`}؛ اس خانے پر نشان نہیں ہے، ` +
      `اس لیے وہ ${ltr(back)} پر لوٹا اور وہاں ${officer} بنا۔`,
    converted: (color, pawn, square, officer) =>
      `ایک جگہ خالی ہوئی: ${ltr(square)} پر انتظار میں کھڑا ${SIDE[color]} ${pawn} ${officer} بنا۔`,
    leapMade: (color, king) => `${SIDE[color]} کے ${king} نے اپنی چھلانگ لگا لی۔`,
    leapLost: (color, king) => `${SIDE[color]} کے ${king} نے اپنی چھلانگ کھو دی۔`,
  },
  opening: {
    progress: (move, total) => `${number(total)} میں سے چال نمبر ${number(move)}`,
    single: (color) => `${SIDE[color]} ایک ابتدائی چال سے شروع کرتا ہے؛ اس میں نہ مارنا ہے، نہ شہ دینی ہے۔`,
    several: (color, total, progress, who) =>
      `${SIDE[color]} لگاتار ${NUMBERS[total] ?? number(total)} چالیں چلتا ہے۔ اب ${progress}: ${who}۔`,
    anyMan: "کوئی بھی مہرہ",
    thirdMan: (moved) => `تیسرا مہرہ، ${and(moved.map(ltr))} والے نہیں`,
    sameMan: (square) => `${ltr(square)} کا مہرہ ہی پھر سے، جس نے ساری چالیں چلی ہیں`,
    either: (square, all) => `دوسرا مہرہ، یا ${ltr(square)} کا مہرہ پھر سے${all ? "؛ تب ساری چالیں وہی چلے گا" : ""}`,
    made: "یہ چالیں الگ الگ مہرے چلیں، یا ساری ایک ہی مہرہ۔",
    bans: "کسی چال میں نہ مارنا ہے، نہ شہ دینی ہے۔",
    forgone: (color) => `${SIDE[color]} کے پاس کوئی اور ابتدائی چال نہیں؛ باقی چالیں چھوٹ گئیں۔`,
  },
  status: {
    claimed: (by) => `بازی برابر، ${SIDE[by]} کے مطالبے پر`,
    wins: (color) => `${SIDE[color]} کی جیت`,
    lesserWin: (color) => `${SIDE[color]} کی جیت، چھوٹی جیت`,
    drawn: "بازی برابر رہی",
    toMove: (color, check) => `${check ? "شہ! " : ""}${SIDE[color]} کی باری`,
    checkmate: "شہ مات۔",
    bareKing: (color, king) => `${SIDE[color]} کے پاس صرف ${king} بچا ہے۔`,
    sixtyFourChecks: (color, limit) => `${SIDE[color]} نے لگاتار ${number(limit)} باریوں میں شہ دی۔`,
    stalemate: (color) => `زچ: ${SIDE[color]} شہ میں نہیں ہے، مگر کوئی جائز چال بھی نہیں ہے۔`,
    bareKings: (king) => `دونوں طرف صرف ${king} بچا ہے۔`,
    removing: (color, king) =>
      `زچ: ${SIDE[color]} شہ میں نہیں ہے اور چل بھی نہیں سکتا۔ اس لیے ${SIDE[color]} حریف کا ایک مہرہ بساط سے ہٹاتا ہے، ` +
      `اور یہی اس کی باری ہے۔ نشان لگے مہروں میں سے ایک چنیں؛ ${ob(king)} کو ہٹانا منع ہے۔`,
    thinking: "کمپیوٹر سوچ رہا ہے۔",
    waiting: "کمپیوٹر رکا ہوا ہے۔",
    choose: "کوئی مہرہ چنیں اور دیکھیں کہ وہ کہاں جا سکتا ہے۔",
    goesOn: (man, officer, here, count, stay) =>
      `${man} ${ltr(here)} پر ${officer} بنتا ہے اور ` +
      (stay
        ? `فوراً آگے چل سکتا ہے (${houses(count)})، یا رک سکتا ہے: رکنے کے لیے ${ltr(here)} دوبارہ چنیں۔`
        : `فوراً آگے چلتا ہے: ایک خانہ چنیں (${houses(count)})۔`),
    picked: (man, meaning, square, count) =>
      `${ltr(square)} پر ${man === meaning ? man : `${man} (${meaning})`}: جانے کے لیے ${houses(count)}۔`,
    becomes: (square, officer) =>
      `${ltr(square)} پر یہ ${officer} بن کر فوراً آگے چلتا ہے: پہلے ${ltr(square)} چنیں، یا سیدھے کوئی حلقہ۔`,
    leapers: (colors, king) => `ایک بار گھوڑے کی طرح چھلانگ اب بھی باقی: ${and(colors.map((color) => `${SIDE[color]} کا ${king}`))}۔`,
    waitingMen: (men) => `آخری صف میں بڑے مہرے کی جگہ کے انتظار میں: ${list(men)}۔`,
    maddatMari: "مَدّت ماری: جس مہرے کے نیچے پٹی ہے وہ مدد میں ہے، اسے مارنا منع ہے۔",
    mastuMen: (men) => `مستو، یعنی اپنے فریق کا اکیلا بڑا مہرہ، جسے مارنا منع ہے: ${list(men)}۔`,
    checksInRow: (color, checks, limit) => `${SIDE[color]} کی لگاتار شہ: ${number(limit)} میں سے ${number(checks)}۔`,
  },
  claims: {
    repetition: "یہی صورتِ حال تیسری بار آئی ہے",
    "fifty-move": "دونوں کی پچاس پچاس باریوں میں نہ کچھ مارا گیا، نہ کوئی پیادہ چلا",
    may: (reason) => `${reason}، اس لیے برابری مانگی جا سکتی ہے۔`,
  },
  news: {
    started: (game) => `${game}: نئی بازی۔`,
    loaded: "صورتِ حال جما دی گئی۔",
    picked: (piece, square, count) => `${ltr(square)} سے ${ob(piece)} کو اٹھایا: جانے کے لیے ${houses(count)}۔`,
    putBack: "واپس رکھا۔",
    back: (told) => `چال واپس لی: ${told}`,
    forward: (told) => `چال پھر چلی: ${told}`,
    withdrawn: "برابری کا مطالبہ واپس لے لیا گیا۔",
    below: (color) => `${SIDE[color]} کی طرف نیچے ہے۔`,
    failed: (message) => `کمپیوٹر چال نہ چل سکا: ${message}`,
    sentence: (text) => `${text}۔`,
  },
  refusals: {
    empty: (square, turn) => `${ltr(square)} خالی ہے: پہلے ${SIDE[turn]} کا کوئی مہرہ چنیں۔`,
    notYours: (piece, square, turn) => `${ltr(square)} کے ${ob(piece)} کو ابھی نہیں چل سکتے: باری ${SIDE[turn]} کی ہے۔`,
    stuck: (man, square) => `${ltr(square)} کے ${ob(man)} کے لیے کوئی جائز چال نہیں ہے۔`,
    notThere: (man, from, to) => `${ltr(from)} کے ${ob(man)} کو ${ltr(to)} پر نہیں لے جا سکتے۔`,
    notOn: (officer, via, to, others, clause) =>
      `${ltr(via)} کے نئے ${ob(officer)} کو ${ltr(to)} پر نہیں، صرف ${or(others.map(ltr))} پر لے جا سکتے ہیں${clause}۔`,
    notRemovable: (square) => `${ltr(square)} پر ہٹانے کے قابل کچھ نہیں: نشان لگے مہروں میں سے ایک چنیں۔`,
    thinking: "کمپیوٹر سوچ رہا ہے: اس کی چال کا انتظار کریں، یا اسے روکیں۔",
    paused: "باری کمپیوٹر کی ہے: اسے آگے بڑھنے دیں، یا اس کی طرف کسی شخص کو دیں۔",
    over: "بازی ختم ہو چکی ہے: ایک چال واپس لیں، یا نئی بازی شروع کریں۔",
    reason: (text, clause) => `${text}${clause === undefined ? "" : ` (${ltr(clause)})`}۔`,
  },
  why: {
    "game-over": ({ ended }) => `بازی ختم ہو چکی ہے${ended === "" ? "" : `: ${ended}`}`,
    "no-man": ({ at }) => `${ltr(at)} پر کوئی مہرہ نہیں ہے`,
    "not-yours": ({ at }) => `${ltr(at)} کا مہرہ حریف کا ہے`,
    "own-man": ({ at }) => `${ltr(at)} پر اپنا ہی مہرہ ہے`,
    king: ({ king }) => `${ob(king)} کو کبھی نہیں مارتے`,
    movement: ({ man, moves }) => `${ob(man)} کی چال ایسی نہیں ہے۔ اس کی چال: ${moves}`,
    blocked: ({ at }) => `بیچ میں ${ltr(at)} پر ایک مہرہ ہے`,
    "pawn-ahead": ({ pawn, at }) => `${pawn} سیدھے سامنے نہیں مارتا، اور ${ltr(at)} پر مہرہ ہے`,
    "pawn-diagonal": ({ pawn, at }) => `${pawn} صرف مارنے کے لیے ترچھا جاتا ہے، اور ${ltr(at)} خالی ہے`,
    "still-in-check": ({ king, at }) => `${ob(king)} پر ${ltr(at)} کے مہرے کا حملہ قائم رہے گا`,
    "exposes-king": ({ king, at }) => `${ob(king)} پر ${ltr(at)} کے مہرے کا حملہ ہو جائے گا`,
    return: ({ king, pawn }) => `${pawn} اپنے خانے پر لوٹ جاتا ہے، اور ${ob(king)} پر حملہ قائم رہتا ہے`,
    "removal-not-due": () => "مہرہ صرف وہی ہٹاتا ہے جو شہ میں نہ ہو اور جس کے پاس کوئی اور چال نہ ہو",
    "no-removal": () => "ان قاعدوں میں مہرہ ہٹایا نہیں جاتا",
    "not-the-jailer": () => "زچ کا سبب دوسرا مہرہ ہے: اسے ہٹانے پر بھی کوئی چال نہیں نکلے گی",
    "pawn-at-end": ({ pawn }) => `آخری صف میں پہنچا ${pawn} ہمیشہ وہیں رہتا ہے`,
    "no-leap": ({ king }) => `ان قاعدوں میں ${ob(king)} کی چھلانگ نہیں ہے`,
    "leap-lost": ({ king }) => `${ob(king)} کی چھلانگ لگ چکی ہے، یا شہ پڑنے سے جاتی رہی`,
    "leap-in-check": ({ king }) => `شہ میں ${ob(king)} کو چھلانگ لگانا منع ہے`,
    "leap-captures": ({ king }) => `${ob(king)} کی چھلانگ صرف خالی خانے پر لگ سکتی ہے`,
    "opening-capture": () => "کسی ابتدائی چال میں مارنا منع ہے",
    "opening-check": () => "کسی ابتدائی چال میں شہ دینا منع ہے",
    "opening-man": ({ other }) =>
      other
        ? "ابتدائی چالیں الگ الگ مہروں کی ہیں، اور یہ چل چکا ہے"
        : "ابتدائی چالیں ایک ہی مہرے نے شروع کی ہیں، باقی بھی وہی چلے گا",
    waiting: ({ pawn }) => `${pawn} بڑے مہرے کی جگہ کے انتظار میں ہے اور چل نہیں سکتا`,
    "no-place": ({ pawn }) => `اس ستون کے بڑے مہرے کی کوئی جگہ خالی نہیں، اس لیے ${pawn} وہاں نہیں جا سکتا`,
    conversion: ({ king, pawn, at }) => `اس مار سے ${ltr(at)} پر انتظار کرتا ${pawn} بڑا مہرہ بن کر ${ob(king)} پر حملہ کرے گا`,
    "pawns-only": ({ king, pawn }) => `جس ${ob(king)} کے ساتھ صرف ${pawn} ہوں اسے شہ دینا منع ہے`,
    mastu: ({ man }) => `${man} مستو ہے: اپنے فریق کے اکیلے بڑے مہرے کو مارنا منع ہے`,
    supported: ({ at }) => `اس مہرے کو ${ltr(at)} سے مدد ہے، اور مَدّت ماری میں ایسے مہرے کو مارنا منع ہے`,
  },
  errors: {
    "not-initialised": () => "کھیلوں کے قاعدے ابھی تیار نہیں ہیں۔",
    "load-failed": () => "کھیلوں کے قاعدے نہیں لائے جا سکے۔",
    disposed: () => "یہ بازی بند ہو چکی ہے: نئی بازی شروع کریں۔",
    "bad-argument": ({ argument }) => `${argument === undefined ? "" : `${ltr(argument)}: `}دی گئی قدر درست نہیں ہے۔`,
    "unknown-variant": () => "اس نام کا کوئی کھیل نہیں ہے۔",
    "bad-option": () => "اس کھیل میں ایسا اختیار یا ایسی قدر نہیں ہے۔",
    "bad-fen": ({ column }) =>
      `یہ متن اس کھیل کی کسی ممکن صورتِ حال کا نہیں ہے${column === undefined ? "" : `؛ غلطی حرف نمبر ${number(column)} پر ہے`}۔`,
    "bad-pgn": ({ line }) => `بازی کی تحریر پڑھی نہ جا سکی${line === undefined ? "" : `؛ غلطی سطر نمبر ${number(line)} میں ہے`}۔`,
    "bad-puzzle": ({ line }) => `یہ معما درست نہیں${line === undefined ? "" : `؛ غلطی سطر نمبر ${number(line)} میں ہے`}۔`,
    "bad-square": () => "بساط پر ایسا کوئی خانہ نہیں ہے۔",
    "bad-move": () => "اس متن کو چال کے طور پر نہیں پڑھا جا سکا۔",
    "illegal-move": () => "قاعدے ابھی اس چال کی اجازت نہیں دیتے۔",
    "ambiguous-move": () => "اس پر ایک سے زیادہ چالیں پوری اترتی ہیں۔",
    "game-over": () => "بازی ختم ہو چکی ہے۔",
    "engine-failed": () => "کمپیوٹر کھلاڑی کام نہیں کر رہا۔",
    aborted: () => "سوچنا بیچ میں روک دیا گیا۔",
    internal: () => "پروگرام میں کوئی خرابی ہوئی۔",
  },
  seats: {
    person: "شخص",
    computer: (level, strength) => `کمپیوٹر ${number(level)}، ${strength}`,
    strengths: {
      1: "نو آموز",
      2: "بہت آسان",
      3: "آسان",
      4: "درمیانہ",
      5: "کچھ مشکل",
      6: "مشکل",
      7: "بہت مشکل",
      8: "سب سے مضبوط",
    },
    label: (color) => `${SIDE[color]} کی طرف سے کون کھیلتا ہے`,
    toMove: "باری ہے",
    thinking: "سوچ رہا ہے…",
    waiting: "رکا ہوا",
  },
  analysis: {
    title: "تجزیہ",
    hint: "اشارہ",
    threat: "خطرہ دکھائیں",
    evaluation: "اندازہ",
    lines: "بہترین سلسلے",
    unknown: "ابھی معلوم نہیں",
    winsIn: (color, turns) => `${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} میں ${SIDE[color]} کی جیت`,
    even: "برابر",
    ahead: (color, by) => `${SIDE[color]} ${ltr(by.toFixed(2))} سے آگے`,
    over: "بازی ختم ہو چکی ہے۔",
    later: "کمپیوٹر کی چال کے بعد تجزیہ آگے بڑھے گا۔",
    looking: "دیکھ رہا ہے…",
    depth: (depth, positions) => `گہرائی ${number(depth)}، ${number(positions)} صورتیں`,
    lookingForHint: "اشارہ ڈھونڈا جا رہا ہے…",
    lookingForThreat: "خطرہ ڈھونڈا جا رہا ہے…",
    hintMan: (man, square) => `اشارہ: ${ltr(square)} کے ${ob(man)} پر غور کریں۔ چال دیکھنے کے لیے اشارہ دوبارہ دبائیں۔`,
    hintRemoval: (man) => `اشارہ: ${ob(man)} کو ہٹائیں۔ چال دیکھنے کے لیے اشارہ دوبارہ دبائیں۔`,
    hintMove: (course, san) => `اشارہ: ${course} (${ltr(san)})۔`,
    wouldPlay: (turn, other, course, san) => `اگر ${SIDE[turn]} باری چھوڑ دے تو ${SIDE[other]} کی چال ہو گی: ${course} (${ltr(san)})۔`,
    inCheck: (turn) => `${SIDE[turn]} شہ میں ہے: وہی خطرہ ہے۔`,
    noThreat: (turn) => `${SIDE[turn]} یہاں باری نہیں چھوڑ سکتا، اس لیے دکھانے کو کوئی خطرہ نہیں۔`,
    failed: (message) => `کمپیوٹر اس صورتِ حال کو نہ دیکھ سکا: ${message}`,
  },
  puzzles: {
    mate: (turns) => `${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} میں مات`,
    bareKing: (king, turns) => `${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} میں حریف کے ${ob(king)} کو اکیلا چھوڑیں`,
    gain: (man, turns) => `${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} میں ${ob(man)} کو جیتیں`,
    avoid: (turns) => `${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} کی ہار ٹالنے والی واحد چال ڈھونڈیں`,
    only: "واحد جائز چال ڈھونڈیں",
    untouchable: "حریف کا وہ مہرہ چنیں جس پر وار ہے مگر جسے مارا نہیں جا سکتا",
    show: "حل دکھائیں",
    again: "پھر سے شروع کریں",
    right: "درست۔",
    alsoRight: "یہ بھی درست۔",
    wrong: (san) => `نہیں: جواب ہے ${ltr(san)}۔`,
    ended: "نہیں: یوں بازی ختم ہو جاتی ہے۔",
    capturable: (san) => `نہیں: اسے مارا جا سکتا ہے، ${ltr(san)}۔`,
    unattacked: "نہیں: اس پر کوئی وار نہیں ہے۔",
    later: (turns) => `جیت تو ہے، مگر ${number(turns)} ${form(turns, { one: "باری", other: "باریوں" })} میں۔`,
    solved: "معما حل ہوا۔",
    shown: (solution) => `حل: ${ltr(solution)}`,
    hintMan: (man) => `اشارہ: آغاز ${man} سے۔ مزید دیکھنے کے لیے اشارہ پھر دبائیں۔`,
  },
  controls: {
    game: "بازی",
    undo: "چال واپس",
    redo: "چال پھر",
    flip: "بساط گھمائیں",
    newGame: "نئی بازی",
    stop: "روکیں",
    goOn: "آگے بڑھیں",
    claim: "برابری مانگیں",
    status: "بازی کا حال",
    moves: "چالیں",
    noMoves: "ابھی کوئی چال نہیں چلی گئی۔",
    light: "روشن",
    dark: "گہرا",
    lightColours: "روشن رنگ",
    darkColours: "گہرے رنگ",
    language: "زبان",
  },
  setup: {
    title: "نئی بازی",
    game: "کھیل",
    players: "کھلاڑی",
    start: "شروع کریں",
    cancel: "منسوخ کریں",
    usual: "معمول",
    size: (files, ranks, kinds) => `${ltr(`${number(files)}\u00a0×\u00a0${number(ranks)}`)} خانے، ${number(kinds)} طرح کے مہرے`,
  },
  position: {
    title: "صورتِ حال",
    fen: "متن کی شکل میں (FEN)",
    set: "جمائیں",
    copy: "نقل کریں",
    current: "موجودہ صورتِ حال دکھائیں",
    done: "صورتِ حال جما دی گئی۔",
    copied: "نقل ہو گئی۔",
    notCopied: `آپ کا براؤزر صفحوں کو نقل نہیں کرنے دیتا۔ متن چنا ہوا ہے: ${ltr("Ctrl+C")} دبائیں، میک پر ${ltr("⌘C")}۔`,
    unchanged: "بازی پہلے کی طرح چلتی رہے گی۔",
  },
  rules: {
    label: "اس کھیل کے قاعدے",
    men: "مہرے اور ان کی چالیں",
    signs: "مہروں کے پاس کے نشان",
    clauses: "قاعدے",
    inForce: "اس بازی میں ان کا مطلب",
    sources: "قاعدے کہاں سے آئے",
    pick:
      "کسی مہرے کا نام چنیں تو بساط دکھاتی ہے کہ وہ کیسے چلتا ہے۔ بساط کے کسی مہرے پر اشارہ کریں یا بٹنوں سے اس تک جائیں: " +
      "یہاں بتایا جاتا ہے کہ وہ کہاں جا سکتا ہے اور باقی جگہ کیوں نہیں۔",
    shown: (man) => `${ob(man)} کی چال`,
    back: "بازی پر لوٹیں",
  },
  element: {
    loading: "کھیل کے قاعدے لائے جا رہے ہیں۔",
    unloaded: "کھیلوں کے قاعدے نہیں لائے جا سکے، اس لیے یہاں کھیلا نہیں جا سکتا۔",
    wrong: (what, why) => `${ltr(what)}: ${why}`,
    none: (man) => `بساط پر چلنے کے قابل کوئی ${man} نہیں ہے۔`,
  },
  editor: {
    palette: "رکھنے کے مہرے",
    move: "مہرے سرکائیں",
    erase: "ہٹائیں",
    keys:
      "مہرے کا انگریزی حرف اسے چنتا ہے، بڑا حرف سفید کا مہرہ۔ تیر کے بٹنوں سے بساط پر چلیں؛ اینٹر سے مہرہ رکھیں، " +
      "ڈیلیٹ سے خانہ خالی کریں، اسکیپ سے مہرہ چھوڑیں؛ تب اینٹر مہرہ اٹھاتا اور رکھتا ہے۔",
    moving: "مہرے سرکائے جائیں گے۔",
    erasing: "مہرے ہٹائے جائیں گے۔",
    setting: (piece) => `چنا گیا: ${piece}۔`,
    picked: (piece, square) => `${ltr(square)}: ${piece} اٹھایا۔`,
    putBack: "واپس رکھا۔",
    set: (piece, square) => `${ltr(square)}: ${piece}۔`,
    cleared: (square) => `${ltr(square)} اب خالی ہے۔`,
    moved: (piece, from, to) => `${piece}: ${ltr(from)} سے ${ltr(to)}۔`,
    empty: (square) => `${ltr(square)} خالی ہے۔`,
  },
  page: {
    loading: "بساط بچھ رہی ہے…",
    failed: "بساط نہیں دکھائی جا سکتی",
    unloaded:
      "کھیلوں کے قاعدے نہیں لائے جا سکے۔ ہو سکتا ہے کہ سرور پر فائل نہ ہو، رابطہ ٹوٹا ہو، " +
      "یا یہ براؤزر بہت پرانا ہو یا اسے اجازت نہ ہو۔",
    fault: "یہ اس صفحے کی خرابی ہے۔",
    again: "پھر کوشش کریں",
  },
};
