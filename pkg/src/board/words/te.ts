import { formats } from "./formats.js";
import type { Words } from "./types.js";

const { and, form, number, or } = formats("te");

const SIDE = { w: "తెలుపు", b: "నలుపు" } as const;
const COLOUR = { w: "తెల్ల", b: "నల్ల" } as const;
const NUMBERS: Readonly<Record<number, string>> = { 2: "రెండు", 3: "మూడు" };

const STEP_ANY = "ఏ వైపుకైనా ఒక గడి.";
const STRAIGHT = "నిలువుగా లేదా అడ్డంగా ఎన్ని గడులైనా.";
const DIAGONAL = "మూలగా ఎన్ని గడులైనా.";
const ALL = "నిలువుగా, అడ్డంగా లేదా మూలగా ఎన్ని గడులైనా.";
const HORSE = "ఒక గడి నేరుగా, అక్కడి నుండి ఒక గడి మూలగా, మధ్యలో ఉన్నవాటి మీదుగా గెంతుతూ.";
const FOOT = "ముందుకు ఒక గడి; ముందుకు మూలగా ఒక గడిలో చంపుతుంది.";

/** A name in the accusative: మంత్రిని, శకటాన్ని, రాజును. */
function acc(name: string): string {
  if (name.endsWith("ం")) return `${name.slice(0, -1)}ాన్ని`;
  if (/[ిీ]$/u.test(name)) return `${name}ని`;
  return name.endsWith("్") ? `${name}\u200cను` : `${name}ను`;
}

/** A name in the dative: మంత్రికి, శకటానికి, రాజుకు. */
function dat(name: string): string {
  if (name.endsWith("ం")) return `${name.slice(0, -1)}ానికి`;
  if (/[ిీ]$/u.test(name)) return `${name}కి`;
  return name.endsWith("్") ? `${name}\u200cకు` : `${name}కు`;
}

const squares = (count: number): string => `${number(count)} ${form(count, { one: "గడి", other: "గడులు" })}`;
const list = (items: readonly string[]): string => items.join(", ");

/** Telugu. */
export const te: Words = {
  language: { tag: "te", name: "తెలుగు", dir: "ltr" },
  comma: ", ",
  // The Telugu names of Chadarangam come from its rules; the spelling of the other games' names is ours.
  games: {
    krida: {
      name: "క్రీడా బుద్ధిబలాశ్రిత",
      men: {
        K: { name: "రాజా", meaning: "రాజు", moves: STEP_ANY },
        M: { name: "మంత్రి", meaning: "మంత్రి", moves: "మూలగా ఒక గడి." },
        C: { name: "కరభం", meaning: "ఒంటె", moves: "మూలగా సరిగ్గా రెండు గడులు, మధ్యలో ఉన్నదాని మీదుగా గెంతుతూ." },
        N: { name: "వాజి", meaning: "గుర్రం", moves: HORSE },
        R: { name: "కుంజరం", meaning: "ఏనుగు", moves: STRAIGHT },
        P: { name: "పత్తి", meaning: "కాలిబంటు", moves: FOOT },
      },
    },
    chadarangam: {
      men: {
        K: { meaning: "రాజు", moves: "ఏ వైపుకైనా ఒక గడి; ఆటలో ఒకసారి గుర్రంలా గెంతవచ్చు." },
        Q: { meaning: "మంత్రి", moves: ALL },
        R: { meaning: "ఏనుగు", moves: STRAIGHT },
        B: { meaning: "బండి", moves: DIAGONAL },
        N: { meaning: "గుర్రం", moves: HORSE },
        P: { meaning: "కాలిబంటు", moves: "ముందుకు ఒక గడి, ఎప్పుడూ రెండు కాదు; ముందుకు మూలగా ఒక గడిలో చంపుతుంది." },
      },
    },
    "shatranj-14": {
      name: "షత్రంజ్ (14×14)",
      men: {
        K: { name: "రాజా", meaning: "రాజు", moves: STEP_ANY },
        M: { name: "రాణి", meaning: "రాణి", moves: "ఏ వైపుకైనా ఒక గడి; ఇతర పావుల్లాగే చంపవచ్చు." },
        W: { name: "వజీర్", meaning: "మంత్రి", moves: ALL },
        S: { name: "షహజాదా", meaning: "యువరాజు", moves: ALL },
        R: { name: "రుఖ్", meaning: "రుఖ్", moves: STRAIGHT },
        D: { name: "ధజ", meaning: "జెండా", moves: STRAIGHT },
        T: { name: "రథ్", meaning: "రథం", moves: STRAIGHT },
        B: { name: "ఫీల్", meaning: "ఏనుగు", moves: DIAGONAL },
        N: { name: "ఘోడా", meaning: "గుర్రం", moves: HORSE },
        P: { name: "పైదల్", meaning: "కాలిబంటు", moves: FOOT },
      },
    },
  },
  sides: {
    name: SIDE,
    piece: (color, man) => `${COLOUR[color]} ${man}`,
  },
  cell: {
    board: (game) => `${game} బల్ల`,
    keys:
      "బాణం మీటలతో బల్లపై కదలండి; ఎంటర్ మీటతో పావును ఎత్తండి, పెట్టండి; ఎస్కేప్ మీటతో వెనక్కి పెట్టండి. " +
      "ఒక అక్షరం, ఒక అంకె నొక్కితే ఆ గడికి వెళ్తారు; ఆంగ్ల పెద్ద అక్షరం నొక్కితే ఆ రకం తరువాతి పావు దగ్గరకు వెళ్తారు.",
    empty: "ఖాళీ",
    marked: "గుర్తు ఉన్న గడి",
    inCheck: "చెక్‌లో ఉన్నాడు",
    pickedUp: "ఎత్తి ఉంది",
    removable: "తీసివేయవచ్చు",
    stay: "ఇక్కడే ఉండవచ్చు",
    capturable: "చంపవచ్చు",
    reachable: "ఇక్కడికి రావచ్చు",
    via: (what, square) => `${square} మీదుగా ${what}`,
  },
  signs: {
    waiting: "వేచి ఉంది",
    mastu: "మస్తు",
    supported: "మద్దతు ఉంది",
    moved: "ప్రారంభ ఎత్తు వేసింది",
  },
  meanings: {
    waiting: "చివరి వరుసలో పెద్ద పావు స్థానం కోసం వేచి ఉంది; కదలలేదు.",
    mastu: "మస్తు: తన పక్షంలో మిగిలిన ఒకే ఒక్క పెద్ద పావు; దీనిని చంపకూడదు.",
    supported: "తన పక్షంలోని మరో పావు మద్దతు ఉంది, కాబట్టి దీనిని చంపకూడదు.",
    moved: "ఈ వంతులోని ప్రారంభ ఎత్తుల్లో ఒకటి వేసింది.",
  },
  turn: {
    step: (man, from, to, taken) => `${man} ${from} నుండి ${to}కు${taken.length > 0 ? `, ${and(taken.map(acc))} చంపుతూ` : ""}`,
    removal: (man, square) => `${square}లోని ${acc(man)} తీసివేయడం`,
    told: (color, course) => `${SIDE[color]}: ${course}.`,
    waits: (man, square) => `${man} ${square}కు చేరి, పెద్ద పావు స్థానం కోసం అక్కడ వేచి ఉంది.`,
    removed: (color, man, square) => `కదలడానికి దారి లేక, ${SIDE[color]} ${square} నుండి ${acc(man)} తీసివేసింది.`,
    became: (man, square, officer, next) => {
      const further = next ? `; అది ${next.to}కు వెళ్లి${next.taken ? ` అక్కడి ${acc(next.taken)} చంపింది` : "ంది"}` : "";
      return `${man} ${square}కు చేరి ${officer} అయింది${further}.`;
    },
    returned: (man, reached, taken, back, officer) =>
      `${man} ${taken ? `${reached}లోని ${acc(taken)} చంపింది` : `${reached}కు చేరింది`}; ఆ గడికి గుర్తు లేదు కాబట్టి ` +
      `${back}కు తిరిగి వెళ్లి అక్కడ ${officer} అయింది.`,
    converted: (color, pawn, square, officer) =>
      `ఒక స్థానం ఖాళీ అయింది: ${square}లో వేచి ఉన్న ${COLOUR[color]} ${pawn} ${officer} అయింది.`,
    leapMade: (color, king) => `${COLOUR[color]} ${king} తన గెంతును వాడుకున్నాడు.`,
    leapLost: (color, king) => `${COLOUR[color]} ${king} తన గెంతును కోల్పోయాడు.`,
  },
  opening: {
    progress: (move, total) => `${number(total)} ఎత్తుల్లో ${number(move)}వది`,
    single: (color) => `${SIDE[color]} ఒక ప్రారంభ ఎత్తుతో మొదలుపెడుతుంది; అది చంపకూడదు, చెక్ ఇవ్వకూడదు.`,
    several: (color, total, progress, who) =>
      `${SIDE[color]} వరుసగా ${NUMBERS[total] ?? number(total)} ఎత్తులు వేస్తుంది. ఇప్పుడు ${progress}: ${who}.`,
    anyMan: "ఏ పావైనా",
    thirdMan: (moved) => `మూడో పావు; ${and(moved)} గడుల్లో ఉన్నవి కాదు`,
    sameMan: (square) => `అన్నీ వేసిన ${square}లోని పావే మళ్లీ`,
    either: (square, all) => `మరో పావు, లేదా ${square}లోని పావే మళ్లీ${all ? "; అప్పుడు అన్నీ అదే వేయాలి" : ""}`,
    made: "వాటిని వేర్వేరు పావులు వేయాలి, లేదా అన్నీ ఒకే పావు వేయాలి.",
    bans: "ఏ ఎత్తూ చంపకూడదు, చెక్ ఇవ్వకూడదు.",
    forgone: (color) => `${dat(SIDE[color])} వేయదగిన ప్రారంభ ఎత్తు ఇక లేదు; మిగిలినవి వదులుకుంటుంది.`,
  },
  status: {
    claimed: (by) => `డ్రా, కోరినది ${SIDE[by]}`,
    wins: (color) => `${SIDE[color]} గెలిచింది`,
    lesserWin: (color) => `${SIDE[color]} గెలిచింది, ఇది చిన్న గెలుపు`,
    drawn: "ఆట డ్రా అయింది",
    toMove: (color, check) => `${check ? "చెక్! " : ""}${SIDE[color]} వంతు`,
    checkmate: "ఆటకట్టు.",
    bareKing: (color, king) => `${dat(SIDE[color])} ${king} మాత్రమే మిగిలాడు.`,
    sixtyFourChecks: (color, limit) => `${SIDE[color]} వరుసగా ${number(limit)} వంతుల్లో చెక్ ఇచ్చింది.`,
    stalemate: (color) => `స్టేల్‌మేట్: ${SIDE[color]} చెక్‌లో లేదు, కానీ వేయదగిన ఎత్తూ లేదు.`,
    bareKings: (king) => `రెండు పక్షాల్లోనూ ${king} మాత్రమే మిగిలాడు.`,
    removing: (color, king) =>
      `స్టేల్‌మేట్: ${SIDE[color]} చెక్‌లో లేదు, కదలనూ లేదు. కాబట్టి ${SIDE[color]} శత్రువు పావు ఒకదాన్ని బల్ల మీద నుండి తీసివేస్తుంది, ` +
      `అదే దాని వంతు. గుర్తు పెట్టిన పావుల్లో ఒకదాన్ని ఎంచుకోండి; ${acc(king)} తీసివేయకూడదు.`,
    thinking: "కంప్యూటర్ ఆలోచిస్తోంది.",
    waiting: "కంప్యూటర్ వేచి ఉంది.",
    choose: "ఎక్కడికి వెళ్లగలదో చూడటానికి ఒక పావును ఎంచుకోండి.",
    goesOn: (man, officer, here, count, stay) =>
      `${man} ${here}లో ${officer} అవుతుంది; ` +
      (stay
        ? `వెంటనే ముందుకు వెళ్లవచ్చు (${squares(count)}), లేదా అక్కడే ఉండవచ్చు: అందుకు ${here}ను మళ్లీ ఎంచుకోండి.`
        : `వెంటనే ముందుకు వెళ్లాలి: ఒక గడిని ఎంచుకోండి (${squares(count)}).`),
    picked: (man, meaning, square, count) =>
      `${square}లోని ${man === meaning ? man : `${man} (${meaning})`}: వెళ్లగలిగేవి ${squares(count)}.`,
    becomes: (square, officer) =>
      `${square}లో ఇది ${officer} అయి వెంటనే ముందుకు వెళ్తుంది: ముందు ${square}ను, లేదా నేరుగా ఒక వలయాన్ని ఎంచుకోండి.`,
    leapers: (colors, king) => `ఇంకా ఒకసారి గుర్రంలా గెంతగలిగేవారు: ${and(colors.map((color) => `${COLOUR[color]} ${king}`))}.`,
    waitingMen: (men) => `చివరి వరుసలో పెద్ద పావు స్థానం కోసం వేచి ఉన్నవి: ${list(men)}.`,
    maddatMari: "మద్దత్ మారి: కింద గీత ఉన్న పావుకు మద్దతు ఉంది, దానిని చంపకూడదు.",
    mastuMen: (men) => `మస్తు, అంటే తన పక్షంలో మిగిలిన ఒకే ఒక్క పెద్ద పావు, చంపకూడనిది: ${list(men)}.`,
    checksInRow: (color, checks, limit) => `${SIDE[color]} వరుసగా ఇచ్చిన చెక్‌లు: ${number(limit)}లో ${number(checks)}.`,
  },
  claims: {
    repetition: "ఇదే స్థితి మూడోసారి వచ్చింది",
    "fifty-move": "ఇరు పక్షాలకూ యాభై వంతుల్లో ఏదీ చావలేదు, కాలిబంటు ఏదీ కదలలేదు",
    may: (reason) => `${reason}, కాబట్టి డ్రా కోరవచ్చు.`,
  },
  news: {
    started: (game) => `${game}: కొత్త ఆట.`,
    loaded: "స్థితి అమర్చబడింది.",
    picked: (piece, square, count) => `${square}లోని ${acc(piece)} ఎత్తారు: వెళ్లగలిగేవి ${squares(count)}.`,
    putBack: "వెనక్కి పెట్టారు.",
    back: (told) => `వెనక్కి తీసుకున్నారు: ${told}`,
    forward: (told) => `మళ్లీ వేశారు: ${told}`,
    withdrawn: "డ్రా కోరికను వెనక్కి తీసుకున్నారు.",
    below: (color) => `${SIDE[color]} వైపు కింద ఉంది.`,
    failed: (message) => `కంప్యూటర్ ఎత్తు వేయలేకపోయింది: ${message}`,
    sentence: (text) => `${text}.`,
  },
  refusals: {
    empty: (square, turn) => `${square} ఖాళీగా ఉంది: ముందు ఒక ${COLOUR[turn]} పావును ఎంచుకోండి.`,
    notYours: (piece, square, turn) => `${square}లోని ${acc(piece)} ఇప్పుడు కదపలేరు: ఇది ${SIDE[turn]} వంతు.`,
    stuck: (man, square) => `${square}లోని ${dat(man)} వేయదగిన ఎత్తు లేదు.`,
    notThere: (man, from, to) => `${from}లోని ${man} ${to}కు వెళ్లకూడదు.`,
    notOn: (officer, via, to, others, clause) =>
      `${via}లోని కొత్త ${officer} ${to}కు వెళ్లకూడదు; వెళ్లగలిగేది ${or(others)} మాత్రమే${clause}.`,
    notRemovable: (square) => `${square}లో తీసివేయదగినది ఏదీ లేదు: గుర్తు పెట్టిన పావుల్లో ఒకదాన్ని ఎంచుకోండి.`,
    thinking: "కంప్యూటర్ ఆలోచిస్తోంది: దాని ఎత్తు కోసం ఆగండి, లేదా దాన్ని ఆపండి.",
    paused: "ఇది కంప్యూటర్ వంతు: దాన్ని కొనసాగనివ్వండి, లేదా ఆ పక్షాన్ని ఒక వ్యక్తికి ఇవ్వండి.",
    over: "ఆట ముగిసింది: ఒక ఎత్తును వెనక్కి తీసుకోండి, లేదా కొత్త ఆట మొదలుపెట్టండి.",
    reason: (text, clause) => `${text}${clause === undefined ? "" : ` (${clause})`}.`,
  },
  why: {
    "game-over": ({ ended }) => `ఆట ముగిసింది${ended === "" ? "" : `: ${ended}`}`,
    "no-man": ({ at }) => `${at}లో పావు లేదు`,
    "not-yours": ({ at }) => `${at}లోని పావు ప్రత్యర్థిది`,
    "own-man": ({ at }) => `${at}లో సొంత పావు ఉంది`,
    king: ({ king }) => `${acc(king)} ఎప్పుడూ చంపకూడదు`,
    movement: ({ man, moves }) => `${man} అలా కదలదు. దాని కదలిక: ${moves}`,
    blocked: ({ at }) => `మధ్యలో, ${at}లో, ఒక పావు ఉంది`,
    "pawn-ahead": ({ pawn, at }) => `${pawn} నేరుగా ముందున్నదాన్ని చంపదు, ${at}లో పావు ఉంది`,
    "pawn-diagonal": ({ pawn, at }) => `${pawn} చంపడానికి మాత్రమే మూలగా వెళ్తుంది, ${at} ఖాళీగా ఉంది`,
    "still-in-check": ({ king, at }) => `${king} మీద ${at}లోని పావు దాడి ఇంకా ఉంటుంది`,
    "exposes-king": ({ king, at }) => `${king} మీద ${at}లోని పావు దాడి పడుతుంది`,
    return: ({ king, pawn }) => `${pawn} తన గడికి తిరిగి వెళ్తుంది, ${king} మీద దాడి అలాగే ఉంటుంది`,
    "removal-not-due": () => "చెక్‌లో లేకుండా, మరే ఎత్తూ లేని పక్షం మాత్రమే శత్రువు పావును తీసివేయగలదు",
    "no-removal": () => "ఈ నియమాల్లో పావును తీసివేయడం లేదు",
    "not-the-jailer": () => "స్టేల్‌మేట్‌కు కారణం మరో పావు: దీన్ని తీసినా వేయదగిన ఎత్తు ఉండదు",
    "pawn-at-end": ({ pawn }) => `చివరి వరుసకు చేరిన ${pawn} ఎప్పటికీ అక్కడే ఉంటుంది`,
    "no-leap": ({ king }) => `ఈ నియమాల్లో ${dat(king)} గెంతు లేదు`,
    "leap-lost": ({ king }) => `${king} గెంతును వాడుకున్నాడు, లేదా చెక్‌లో పడి దాన్ని కోల్పోయాడు`,
    "leap-in-check": ({ king }) => `చెక్‌లో ఉన్నప్పుడు ${king} గెంతకూడదు`,
    "leap-captures": ({ king }) => `${king} ఖాళీ గడికి మాత్రమే గెంతవచ్చు`,
    "opening-capture": () => "ప్రారంభ ఎత్తుల్లో ఏదీ చంపకూడదు",
    "opening-check": () => "ప్రారంభ ఎత్తుల్లో ఏదీ చెక్ ఇవ్వకూడదు",
    "opening-man": ({ other }) =>
      other
        ? "ప్రారంభ ఎత్తులను వేర్వేరు పావులు వేస్తాయి, ఇది ఇప్పటికే వేసింది"
        : "ప్రారంభ ఎత్తులను ఒకే పావు మొదలుపెట్టింది, మిగిలినవీ అదే వేయాలి",
    waiting: ({ pawn }) => `${pawn} పెద్ద పావు స్థానం కోసం వేచి ఉంది, కదలలేదు`,
    "no-place": ({ pawn }) => `ఆ నిలువు వరుస పెద్ద పావుకు మరో స్థానం లేదు, కాబట్టి ${pawn} అక్కడికి వెళ్లకూడదు`,
    conversion: ({ king, pawn, at }) => `ఇలా చంపితే ${at}లో వేచి ఉన్న ${pawn} పెద్ద పావు అయి ${king} మీద దాడి చేస్తుంది`,
    "pawns-only": ({ king, pawn }) => `${pawn} పావులు మాత్రమే తోడున్న ${dat(king)} చెక్ ఇవ్వకూడదు`,
    mastu: ({ man }) => `${man} మస్తు: తన పక్షంలో మిగిలిన ఒకే ఒక్క పెద్ద పావును చంపకూడదు`,
    supported: ({ at }) => `ఆ పావుకు ${at} నుండి మద్దతు ఉంది; మద్దత్ మారి ఆటలో అలాంటి పావును చంపకూడదు`,
  },
  errors: {
    "not-initialised": () => "ఆటల నియమాలు ఇంకా సిద్ధం కాలేదు.",
    "load-failed": () => "ఆటల నియమాలను తెచ్చుకోలేకపోయాం.",
    disposed: () => "ఈ ఆట మూసివేయబడింది: కొత్త ఆట మొదలుపెట్టండి.",
    "bad-argument": ({ argument }) => `${argument === undefined ? "" : `${argument}: `}ఇచ్చిన విలువ సరైనది కాదు.`,
    "unknown-variant": () => "ఆ పేరుతో ఆట లేదు.",
    "bad-option": () => "ఈ ఆటకు ఆ ఎంపిక గానీ ఆ విలువ గానీ లేదు.",
    "bad-fen": ({ column }) =>
      `ఈ పాఠ్యం ఈ ఆటలో రాగల స్థితి కాదు${column === undefined ? "" : `; తప్పు ${number(column)}వ అక్షరం వద్ద ఉంది`}.`,
    "bad-pgn": ({ line }) => `ఆట నమోదును చదవలేకపోయాం${line === undefined ? "" : `; తప్పు ${number(line)}వ పంక్తిలో ఉంది`}.`,
    "bad-puzzle": ({ line }) => `ఈ సమస్య సరిగా లేదు${line === undefined ? "" : `; తప్పు ${number(line)}వ పంక్తిలో ఉంది`}.`,
    "bad-square": () => "బల్లపై అలాంటి గడి లేదు.",
    "bad-move": () => "ఈ పాఠ్యాన్ని ఎత్తుగా చదవలేకపోయాం.",
    "illegal-move": () => "ఈ ఎత్తును నియమాలు ఇప్పుడు అనుమతించవు.",
    "ambiguous-move": () => "ఒకటి కంటే ఎక్కువ ఎత్తులు దీనికి సరిపోతాయి.",
    "game-over": () => "ఆట ముగిసింది.",
    "engine-failed": () => "కంప్యూటర్ ఆటగాడు పనిచేయడం లేదు.",
    aborted: () => "ఆలోచన మధ్యలో ఆపబడింది.",
    internal: () => "కార్యక్రమంలో లోపం ఏర్పడింది.",
  },
  seats: {
    person: "వ్యక్తి",
    computer: (level, strength) => `కంప్యూటర్ ${number(level)}, ${strength}`,
    strengths: {
      1: "ప్రారంభ స్థాయి",
      2: "చాలా సులువు",
      3: "సులువు",
      4: "మధ్యస్థం",
      5: "కాస్త కఠినం",
      6: "కఠినం",
      7: "చాలా కఠినం",
      8: "అత్యంత బలమైనది",
    },
    label: (color) => `${SIDE[color]} పక్షాన ఎవరు ఆడతారు`,
    toMove: "వంతు వచ్చింది",
    thinking: "ఆలోచిస్తోంది…",
    waiting: "వేచి ఉంది",
  },
  analysis: {
    title: "విశ్లేషణ",
    hint: "సూచన",
    threat: "ముప్పు చూపించు",
    evaluation: "అంచనా",
    lines: "ఉత్తమ ఎత్తుల వరుసలు",
    unknown: "ఇంకా తెలియదు",
    winsIn: (color, turns) => `${SIDE[color]} ${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })} గెలుస్తుంది`,
    even: "సమానం",
    ahead: (color, by) => `${SIDE[color]} ${by.toFixed(2)} మేర ముందుంది`,
    over: "ఆట ముగిసింది.",
    later: "కంప్యూటర్ ఎత్తు వేశాక విశ్లేషణ కొనసాగుతుంది.",
    looking: "చూస్తోంది…",
    depth: (depth, positions) => `లోతు ${number(depth)}, ${number(positions)} స్థితులు`,
    lookingForHint: "సూచన కోసం చూస్తోంది…",
    lookingForThreat: "ముప్పు కోసం చూస్తోంది…",
    hintMan: (man, square) => `సూచన: ${square}లోని ${acc(man)} చూడండి. ఎత్తును చూడటానికి సూచనను మళ్లీ నొక్కండి.`,
    hintRemoval: (man) => `సూచన: ఒక ${acc(man)} తీసివేయండి. ఎత్తును చూడటానికి సూచనను మళ్లీ నొక్కండి.`,
    hintMove: (course, san) => `సూచన: ${course} (${san}).`,
    wouldPlay: (turn, other, course, san) => `${SIDE[turn]} తన వంతు వదిలేస్తే ${SIDE[other]} వేసే ఎత్తు: ${course} (${san}).`,
    inCheck: (turn) => `${SIDE[turn]} చెక్‌లో ఉంది: అదే ముప్పు.`,
    noThreat: (turn) => `${SIDE[turn]} ఇక్కడ వంతు వదిలేయలేదు, కాబట్టి చూపించడానికి ముప్పు లేదు.`,
    failed: (message) => `కంప్యూటర్ ఈ స్థితిని చూడలేకపోయింది: ${message}`,
  },
  puzzles: {
    mate: (turns) => `${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })} ఆటకట్టు`,
    bareKing: (king, turns) => `${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })} శత్రువు ${acc(king)} ఒంటరిని చేయండి`,
    gain: (man, turns) => `${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })} ${acc(man)} గెలుచుకోండి`,
    avoid: (turns) => `${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })} ఓటమిని తప్పించే ఒకే ఎత్తు కనుక్కోండి`,
    only: "వేయదగిన ఒకే ఎత్తు కనుక్కోండి",
    untouchable: "దాడిలో ఉన్నా చంపకూడని శత్రువు పావును ఎంచుకోండి",
    show: "సమాధానం చూపించు",
    again: "మళ్లీ మొదలుపెట్టు",
    right: "సరి.",
    alsoRight: "ఇదీ సరే.",
    wrong: (san) => `కాదు: దానికి జవాబు ${san}.`,
    ended: "కాదు: ఇలా ఆట ముగుస్తుంది.",
    capturable: (san) => `కాదు: దాన్ని చంపవచ్చు, ${san}.`,
    unattacked: "కాదు: దానిపై దాడి లేదు.",
    later: (turns) => `ఇది గెలుస్తుంది, కానీ ${number(turns)} ${form(turns, { one: "వంతులో", other: "వంతుల్లో" })}.`,
    solved: "సమస్య విడిపోయింది.",
    shown: (solution) => `సమాధానం: ${solution}`,
    hintMan: (man) => `సూచన: మొదటిది ${man}. ఇంకా చూడటానికి సూచనను మళ్లీ నొక్కండి.`,
  },
  controls: {
    game: "ఆట",
    undo: "వెనక్కి",
    redo: "ముందుకు",
    flip: "బల్ల తిప్పు",
    newGame: "కొత్త ఆట",
    stop: "ఆపు",
    goOn: "కొనసాగించు",
    claim: "డ్రా కోరు",
    status: "ఆట పరిస్థితి",
    moves: "ఎత్తులు",
    noMoves: "ఇంకా ఎత్తు ఏదీ వేయలేదు.",
    light: "వెలుతురు",
    dark: "చీకటి",
    lightColours: "వెలుతురు రంగులు",
    darkColours: "చీకటి రంగులు",
    language: "భాష",
  },
  setup: {
    title: "కొత్త ఆట",
    game: "ఆట",
    players: "ఆటగాళ్లు",
    start: "మొదలుపెట్టు",
    cancel: "రద్దు",
    usual: "సాధారణం",
    size: (files, ranks, kinds) => `${number(files)}\u00a0×\u00a0${number(ranks)} గడులు, ${number(kinds)} రకాల పావులు`,
  },
  position: {
    title: "స్థితి",
    fen: "పాఠ్యంగా (FEN)",
    set: "అమర్చు",
    copy: "నకలు తీయి",
    current: "ప్రస్తుత స్థితిని చూపించు",
    done: "స్థితి అమర్చబడింది.",
    copied: "నకలు తీయబడింది.",
    notCopied: "మీ బ్రౌజర్ పేజీలను నకలు తీయనివ్వడం లేదు. పాఠ్యం ఎంపికై ఉంది: Ctrl+C నొక్కండి, మాక్‌లో అయితే ⌘C.",
    unchanged: "ఆట ఇంతకు ముందులాగే కొనసాగుతుంది.",
  },
  rules: {
    label: "ఈ ఆట నియమాలు",
    men: "పావులు, వాటి కదలికలు",
    signs: "పావుల పక్కన ఉండే గుర్తులు",
    clauses: "నియమాలు",
    inForce: "ఈ ఆటలో వాటిని అన్వయించే తీరు",
    sources: "నియమాల ఆధారాలు",
    pick:
      "పావు పేరును ఎంచుకుంటే అది ఎలా కదులుతుందో బల్ల చూపిస్తుంది. బల్ల మీద ఒక పావును చూపినా, మీటలతో దాని దగ్గరికి వెళ్లినా, " +
      "అది ఎక్కడికి వెళ్లగలదో, మిగతా చోట్లకు ఎందుకు వెళ్లలేదో ఇక్కడ తెలుస్తుంది.",
    shown: (man) => `${man} కదిలే తీరు`,
    back: "ఆటకు తిరిగి వెళ్లు",
  },
  element: {
    loading: "ఆట నియమాలు వస్తున్నాయి.",
    unloaded: "ఆటల నియమాలను తెచ్చుకోలేకపోయాం, కాబట్టి ఇక్కడ ఆడలేరు.",
    wrong: (what, why) => `${what}: ${why}`,
    none: (man) => `కదపదగిన ${man} బల్లపై లేదు.`,
  },
  editor: {
    palette: "పెట్టవలసిన పావులు",
    move: "పావులను జరుపు",
    erase: "తీసివేయి",
    keys:
      "పావు ఆంగ్ల అక్షరం నొక్కితే అది ఎంపికవుతుంది, పెద్ద అక్షరమైతే తెలుపు పావు. బాణం మీటలతో బల్లపై కదలండి; ఎంటర్ మీటతో పావును పెట్టండి, " +
      "డిలీట్ మీటతో గడిని ఖాళీ చేయండి, ఎస్కేప్ మీటతో పావును వదలండి; ఆ తర్వాత ఎంటర్ మీట పావును ఎత్తి పెడుతుంది.",
    moving: "పావులు జరుగుతాయి.",
    erasing: "పావులు తీసివేయబడతాయి.",
    setting: (piece) => `ఎంచుకున్నది: ${piece}.`,
    picked: (piece, square) => `${square}: ${piece} ఎత్తారు.`,
    putBack: "వెనక్కి పెట్టారు.",
    set: (piece, square) => `${square}: ${piece}.`,
    cleared: (square) => `${square} ఇప్పుడు ఖాళీ.`,
    moved: (piece, from, to) => `${piece}: ${from} నుంచి ${to}.`,
    empty: (square) => `${square} ఖాళీగా ఉంది.`,
  },
  page: {
    loading: "బల్ల సిద్ధమవుతోంది…",
    failed: "బల్లను చూపించలేకపోతున్నాం",
    unloaded:
      "ఆటల నియమాలను తెచ్చుకోలేకపోయాం. సర్వర్‌లో ఫైలు లేకపోవచ్చు, అనుసంధానం తెగి ఉండవచ్చు, " +
      "లేదా ఈ బ్రౌజర్ మరీ పాతది కావచ్చు, దానికి అనుమతి లేకపోవచ్చు.",
    fault: "ఇది ఈ పేజీలోని లోపం.",
    again: "మళ్లీ ప్రయత్నించు",
  },
};
