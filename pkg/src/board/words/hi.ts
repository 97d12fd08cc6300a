import { formats } from "./formats.js";
import type { Words } from "./types.js";

const { and, form, number, or } = formats("hi");

const SIDE = { w: "सफ़ेद", b: "काला" } as const;
/** The side before a postposition. */
const OF = { w: "सफ़ेद", b: "काले" } as const;
const NUMBERS: Readonly<Record<number, string>> = { 2: "दो", 3: "तीन" };

const STEP_ANY = "किसी भी ओर एक घर।";
const STRAIGHT = "सीधे या आड़े कितने भी घर।";
const DIAGONAL = "तिरछे कितने भी घर।";
const ALL = "सीधे, आड़े या तिरछे कितने भी घर।";
const HORSE = "ढाई घर: एक घर सीधे और वहाँ से एक तिरछे, बीच वालों को लाँघकर।";
const FOOT = "आगे एक घर; मारते समय आगे तिरछे एक घर।";

/** The men whose names are feminine. */
const FEMININE: ReadonlySet<string> = new Set(["रानी", "धजा"]);

/** A name, with its colour or without, before a postposition: घोड़े, काले शहज़ादे. */
const ob = (name: string): string => name.replace("काला ", "काले ").replace("घोड़ा", "घोड़े").replace("शहज़ादा", "शहज़ादे");
const houses = (count: number): string => `${number(count)} ${form(count, { one: "घर", other: "घर" })}`;
const list = (items: readonly string[]): string => items.join(", ");

/** Hindi. */
export const hi: Words = {
  language: { tag: "hi", name: "हिन्दी", dir: "ltr" },
  comma: ", ",
  // The Hindi names of Shatranj come from its rules, those of Krida are the Sanskrit ones; the spelling of the others is ours.
  games: {
    krida: {
      name: "क्रीडा बुद्धिबलाश्रिता",
      men: {
        K: { name: "राजा", meaning: "राजा", moves: STEP_ANY },
        M: { name: "मंत्री", meaning: "मंत्री", moves: "तिरछे एक घर।" },
        C: { name: "करभ", meaning: "ऊँट", moves: "तिरछे ठीक दो घर, बीच वाले को लाँघकर।" },
        N: { name: "वाजी", meaning: "घोड़ा", moves: HORSE },
        R: { name: "कुंजर", meaning: "हाथी", moves: STRAIGHT },
        P: { name: "पत्ति", meaning: "प्यादा", moves: FOOT },
      },
    },
    chadarangam: {
      name: "चदरंगम",
      men: {
        K: { name: "राजु", meaning: "राजा", moves: "किसी भी ओर एक घर; बाज़ी में एक बार घोड़े की छलाँग।" },
        Q: { name: "मंत्री", meaning: "मंत्री", moves: ALL },
        R: { name: "एनुगु", meaning: "हाथी", moves: STRAIGHT },
        B: { name: "शकटम", meaning: "गाड़ी", moves: DIAGONAL },
        N: { name: "गुर्रम", meaning: "घोड़ा", moves: HORSE },
        P: { name: "बंटु", meaning: "प्यादा", moves: "आगे एक घर, कभी दो नहीं; मारते समय आगे तिरछे एक घर।" },
      },
    },
    "shatranj-14": {
      name: "शतरंज (14×14)",
      men: {
        K: { meaning: "राजा", moves: STEP_ANY },
        M: { meaning: "रानी", moves: "किसी भी ओर एक घर; इसे दूसरे मोहरों की तरह मारा जा सकता है।" },
        W: { meaning: "मंत्री", moves: ALL },
        S: { meaning: "राजकुमार", moves: ALL },
        R: { meaning: "रुख़", moves: STRAIGHT },
        D: { meaning: "ध्वजा", moves: STRAIGHT },
        T: { meaning: "रथ", moves: STRAIGHT },
        B: { meaning: "हाथी", moves: DIAGONAL },
        N: { meaning: "घोड़ा", moves: HORSE },
        P: { meaning: "प्यादा", moves: FOOT },
      },
    },
  },
  sides: {
    name: SIDE,
    piece: (color, man) => `${color === "b" && FEMININE.has(man) ? "काली" : SIDE[color]} ${man}`,
  },
  cell: {
    board: (game) => `${game} की बिसात`,
    keys:
      "तीर वाली कुंजियों से बिसात पर चलें; एंटर से मोहरा उठाएँ और रखें; एस्केप से वापस रखें। " +
      "एक अक्षर और एक अंक से उस घर पर पहुँचें; अंग्रेज़ी के बड़े अक्षर से उस तरह के अगले मोहरे पर।",
    empty: "खाली",
    marked: "निशान वाला घर",
    inCheck: "शह में",
    pickedUp: "उठा हुआ",
    removable: "हटा सकते हैं",
    stay: "यहीं रुक सकते हैं",
    capturable: "मार सकते हैं",
    reachable: "यहाँ आ सकते हैं",
    via: (what, square) => `${square} होकर ${what}`,
  },
  signs: {
    waiting: "प्रतीक्षा में",
    mastu: "मस्तु",
    supported: "मदद प्राप्त",
    moved: "आरंभिक चाल चल चुका मोहरा",
  },
  meanings: {
    waiting: "आख़िरी पंक्ति में बड़े मोहरे की जगह की प्रतीक्षा में है; चल नहीं सकता।",
    mastu: "मस्तु: अपने पक्ष का अकेला बड़ा मोहरा, जिसे मारना मना है।",
    supported: "अपने पक्ष के दूसरे मोहरे की मदद में है, इसलिए इसे मारना मना है।",
    moved: "इस बारी की आरंभिक चालों में से एक चल चुका है।",
  },
  turn: {
    step: (man, from, to, taken) => `${man} ${from} से ${to}${taken.length > 0 ? `, ${and(taken.map(ob))} को मारते हुए` : ""}`,
    removal: (man, square) => `${square} के ${ob(man)} को हटाना`,
    told: (color, course) => `${SIDE[color]}: ${course}।`,
    waits: (man, square) => `${man} ${square} पर पहुँचा और वहाँ बड़े मोहरे की जगह की प्रतीक्षा में है।`,
    removed: (color, man, square) => `ज़िच होने पर ${OF[color]} ने ${square} से ${ob(man)} को हटाया।`,
    became: (man, square, officer, next) => {
      const further = next ? `, और आगे ${next.to} पर गया${next.taken ? `, वहाँ ${ob(next.taken)} को मारा` : ""}` : "";
      return `${man} ${square} पर पहुँचकर ${officer} बना${further}।`;
    },
    returned: (man, reached, taken, back, officer) =>
      `${taken ? `${ob(man)} ने ${reached} पर ${ob(taken)} को मारा` : `${man} ${reached} पर पहुँचा`}; उस घर पर निशान नहीं है, ` +
      `इसलिए वह ${back} पर लौटा और वहाँ ${officer} बना।`,
    converted: (color, pawn, square, officer) =>
      `एक जगह खाली हुई: ${square} पर प्रतीक्षा में खड़ा ${SIDE[color]} ${pawn} ${officer} बना।`,
    leapMade: (color, king) => `${OF[color]} के ${king} ने अपनी छलाँग लगा ली।`,
    leapLost: (color, king) => `${OF[color]} के ${king} ने अपनी छलाँग खो दी।`,
  },
  opening: {
    progress: (move, total) => `${number(total)} में से चाल ${number(move)}`,
    single: (color) => `${SIDE[color]} एक आरंभिक चाल से शुरू करता है; उसमें न मारना है, न शह देनी है।`,
    several: (color, total, progress, who) =>
      `${SIDE[color]} लगातार ${NUMBERS[total] ?? number(total)} चालें चलता है। अब ${progress}: ${who}।`,
    anyMan: "कोई भी मोहरा",
    thirdMan: (moved) => `तीसरा मोहरा, ${and(moved)} वाले नहीं`,
    sameMan: (square) => `${square} का मोहरा ही फिर से, जिसने सारी चालें चली हैं`,
    either: (square, all) => `दूसरा मोहरा, या ${square} का मोहरा फिर से${all ? "; तब सारी चालें वही चलेगा" : ""}`,
    made: "ये चालें अलग-अलग मोहरे चलें, या सारी एक ही मोहरा।",
    bans: "किसी चाल में न मारना है, न शह देनी है।",
    forgone: (color) => `${OF[color]} के पास कोई और आरंभिक चाल नहीं; बाकी चालें छूट गईं।`,
  },
  status: {
    claimed: (by) => `बाज़ी बराबर, ${OF[by]} की माँग पर`,
    wins: (color) => `${OF[color]} की जीत`,
    lesserWin: (color) => `${OF[color]} की जीत, छोटी जीत`,
    drawn: "बाज़ी बराबर रही",
    toMove: (color, check) => `${check ? "शह! " : ""}${OF[color]} की बारी`,
    checkmate: "शह और मात।",
    bareKing: (color, king) => `${OF[color]} के पास केवल ${king} बचा है।`,
    sixtyFourChecks: (color, limit) => `${OF[color]} ने लगातार ${number(limit)} बारियों में शह दी।`,
    stalemate: (color) => `ज़िच: ${SIDE[color]} शह में नहीं है, पर कोई वैध चाल भी नहीं है।`,
    bareKings: (king) => `दोनों ओर केवल ${king} बचा है।`,
    removing: (color, king) =>
      `ज़िच: ${SIDE[color]} शह में नहीं है और चल भी नहीं सकता। इसलिए ${SIDE[color]} विपक्षी का एक मोहरा बिसात से हटाता है, ` +
      `और यही उसकी बारी है। निशान लगे मोहरों में से एक चुनें; ${ob(king)} को हटाना मना है।`,
    thinking: "कंप्यूटर सोच रहा है।",
    waiting: "कंप्यूटर रुका हुआ है।",
    choose: "कोई मोहरा चुनें और देखें कि वह कहाँ जा सकता है।",
    goesOn: (man, officer, here, count, stay) =>
      `${man} ${here} पर ${officer} बनता है और ` +
      (stay
        ? `तुरंत आगे चल सकता है (${houses(count)}), या रुक सकता है: रुकने के लिए ${here} फिर चुनें।`
        : `तुरंत आगे चलता है: एक घर चुनें (${houses(count)})।`),
    picked: (man, meaning, square, count) =>
      `${square} पर ${man === meaning ? man : `${man} (${meaning})`}: जाने के लिए ${houses(count)}।`,
    becomes: (square, officer) => `${square} पर यह ${officer} बनकर तुरंत आगे चलता है: पहले ${square} चुनें, या सीधे कोई घेरा।`,
    leapers: (colors, king) => `एक बार घोड़े की तरह छलाँग अब भी बाकी: ${and(colors.map((color) => `${OF[color]} का ${king}`))}।`,
    waitingMen: (men) => `आख़िरी पंक्ति में बड़े मोहरे की जगह की प्रतीक्षा में: ${list(men)}।`,
    maddatMari: "मद्दत मारी: जिस मोहरे के नीचे पट्टी है वह मदद में है, उसे मारना मना है।",
    mastuMen: (men) => `मस्तु, यानी अपने पक्ष का अकेला बड़ा मोहरा, जिसे मारना मना है: ${list(men)}।`,
    checksInRow: (color, checks, limit) => `${OF[color]} की लगातार शह: ${number(limit)} में से ${number(checks)}।`,
  },
  claims: {
    repetition: "यही स्थिति तीसरी बार आई है",
    "fifty-move": "दोनों की पचास-पचास बारियों में न कुछ मारा गया, न कोई प्यादा चला",
    may: (reason) => `${reason}, इसलिए बराबरी माँगी जा सकती है।`,
  },
  news: {
    started: (game) => `${game}: नई बाज़ी।`,
    loaded: "स्थिति जमा दी गई।",
    picked: (piece, square, count) => `${square} से ${ob(piece)} को उठाया: जाने के लिए ${houses(count)}।`,
    putBack: "वापस रखा।",
    back: (told) => `चाल वापस ली: ${told}`,
    forward: (told) => `चाल फिर चली: ${told}`,
    withdrawn: "बराबरी की माँग वापस ली गई।",
    below: (color) => `${OF[color]} का पक्ष नीचे है।`,
    failed: (message) => `कंप्यूटर चाल नहीं चल सका: ${message}`,
    sentence: (text) => `${text}।`,
  },
  refusals: {
    empty: (square, turn) => `${square} खाली है: पहले ${OF[turn]} का कोई मोहरा चुनें।`,
    notYours: (piece, square, turn) => `${square} के ${ob(piece)} को अभी नहीं चल सकते: बारी ${OF[turn]} की है।`,
    stuck: (man, square) => `${square} के ${ob(man)} के लिए कोई वैध चाल नहीं है।`,
    notThere: (man, from, to) => `${from} के ${ob(man)} को ${to} पर नहीं ले जा सकते।`,
    notOn: (officer, via, to, others, clause) =>
      `${via} के नए ${ob(officer)} को ${to} पर नहीं, केवल ${or(others)} पर ले जा सकते हैं${clause}।`,
    notRemovable: (square) => `${square} पर हटाने योग्य कुछ नहीं है: निशान लगे मोहरों में से एक चुनें।`,
    thinking: "कंप्यूटर सोच रहा है: उसकी चाल की प्रतीक्षा करें, या उसे रोकें।",
    paused: "बारी कंप्यूटर की है: उसे आगे बढ़ने दें, या उसका पक्ष किसी व्यक्ति को दें।",
    over: "बाज़ी ख़त्म हो चुकी है: एक चाल वापस लें, या नई बाज़ी शुरू करें।",
    reason: (text, clause) => `${text}${clause === undefined ? "" : ` (${clause})`}।`,
  },
  why: {
    "game-over": ({ ended }) => `बाज़ी ख़त्म हो चुकी है${ended === "" ? "" : `: ${ended}`}`,
    "no-man": ({ at }) => `${at} पर कोई मोहरा नहीं है`,
    "not-yours": ({ at }) => `${at} का मोहरा विपक्षी का है`,
    "own-man": ({ at }) => `${at} पर अपना ही मोहरा है`,
    king: ({ king }) => `${ob(king)} को कभी नहीं मारते`,
    movement: ({ man, moves }) => `${ob(man)} की चाल ऐसी नहीं है। उसकी चाल: ${moves}`,
    blocked: ({ at }) => `बीच में ${at} पर एक मोहरा है`,
    "pawn-ahead": ({ pawn, at }) => `${pawn} सीधे सामने नहीं मारता, और ${at} पर मोहरा है`,
    "pawn-diagonal": ({ pawn, at }) => `${pawn} केवल मारने के लिए तिरछा जाता है, और ${at} खाली है`,
    "still-in-check": ({ king, at }) => `${ob(king)} पर ${at} के मोहरे का हमला बना रहेगा`,
    "exposes-king": ({ king, at }) => `${ob(king)} पर ${at} के मोहरे का हमला हो जाएगा`,
    return: ({ king, pawn }) => `${pawn} अपने घर लौट जाता है, और ${ob(king)} पर हमला बना रहता है`,
    "removal-not-due": () => "मोहरा केवल वही हटाता है जो शह में न हो और जिसके पास कोई और चाल न हो",
    "no-removal": () => "इन नियमों में मोहरा हटाया नहीं जाता",
    "not-the-jailer": () => "ज़िच का कारण दूसरा मोहरा है: इसे हटाने पर भी कोई चाल नहीं निकलेगी",
    "pawn-at-end": ({ pawn }) => `आख़िरी पंक्ति में पहुँचा ${pawn} हमेशा वहीं रहता है`,
    "no-leap": ({ king }) => `इन नियमों में ${ob(king)} की छलाँग नहीं है`,
    "leap-lost": ({ king }) => `${ob(king)} की छलाँग लग चुकी है, या शह पड़ने से जाती रही`,
    "leap-in-check": ({ king }) => `शह में ${ob(king)} को छलाँग लगाना मना है`,
    "leap-captures": ({ king }) => `${ob(king)} की छलाँग केवल खाली घर पर लग सकती है`,
    "opening-capture": () => "किसी आरंभिक चाल में मारना मना है",
    "opening-check": () => "किसी आरंभिक चाल में शह देना मना है",
    "opening-man": ({ other }) =>
      other
        ? "आरंभिक चालें अलग-अलग मोहरों की हैं, और यह चल चुका है"
        : "आरंभिक चालें एक ही मोहरे ने शुरू की हैं, बाकी भी वही चलेगा",
    waiting: ({ pawn }) => `${pawn} बड़े मोहरे की जगह की प्रतीक्षा में है और चल नहीं सकता`,
    "no-place": ({ pawn }) => `उस स्तंभ के बड़े मोहरे की कोई जगह खाली नहीं, इसलिए ${pawn} वहाँ नहीं जा सकता`,
    conversion: ({ king, pawn, at }) => `इस मार से ${at} पर प्रतीक्षा करता ${pawn} बड़ा मोहरा बनकर ${ob(king)} पर हमला करेगा`,
    "pawns-only": ({ king, pawn }) => `जिस ${ob(king)} के साथ केवल ${pawn} हों उसे शह देना मना है`,
    mastu: ({ man }) => `${man} मस्तु है: अपने पक्ष के अकेले बड़े मोहरे को मारना मना है`,
    supported: ({ at }) => `उस मोहरे को ${at} से मदद है, और मद्दत मारी में ऐसे मोहरे को मारना मना है`,
  },
  errors: {
    "not-initialised": () => "खेलों के नियम अभी तैयार नहीं हैं।",
    "load-failed": () => "खेलों के नियम नहीं लाए जा सके।",
    disposed: () => "यह बाज़ी बंद हो चुकी है: नई बाज़ी शुरू करें।",
    "bad-argument": ({ argument }) => `${argument === undefined ? "" : `${argument}: `}दिया गया मान सही नहीं है।`,
    "unknown-variant": () => "इस नाम का कोई खेल नहीं है।",
    "bad-option": () => "इस खेल में ऐसा विकल्प या ऐसा मान नहीं है।",
    "bad-fen": ({ column }) =>
      `यह पाठ इस खेल की किसी संभव स्थिति का नहीं है${column === undefined ? "" : `; ग़लती अक्षर ${number(column)} पर है`}।`,
    "bad-pgn": ({ line }) => `बाज़ी का लेखा पढ़ा नहीं जा सका${line === undefined ? "" : `; ग़लती पंक्ति ${number(line)} में है`}।`,
    "bad-puzzle": ({ line }) => `यह पहेली सही नहीं है${line === undefined ? "" : `; ग़लती पंक्ति ${number(line)} में है`}।`,
    "bad-square": () => "बिसात पर ऐसा कोई घर नहीं है।",
    "bad-move": () => "इस पाठ को चाल के रूप में नहीं पढ़ा जा सका।",
    "illegal-move": () => "नियम अभी इस चाल की अनुमति नहीं देते।",
    "ambiguous-move": () => "इस पर एक से अधिक चालें ठीक बैठती हैं।",
    "game-over": () => "बाज़ी ख़त्म हो चुकी है।",
    "engine-failed": () => "कंप्यूटर खिलाड़ी काम नहीं कर रहा है।",
    aborted: () => "सोचना बीच में रोक दिया गया।",
    internal: () => "प्रोग्राम में कोई ख़राबी हुई।",
  },
  seats: {
    person: "व्यक्ति",
    computer: (level, strength) => `कंप्यूटर ${number(level)}, ${strength}`,
    strengths: {
      1: "नौसिखिया",
      2: "बहुत आसान",
      3: "आसान",
      4: "मध्यम",
      5: "कुछ कठिन",
      6: "कठिन",
      7: "बहुत कठिन",
      8: "सबसे मज़बूत",
    },
    label: (color) => `${OF[color]} की ओर से कौन खेलता है`,
    toMove: "बारी है",
    thinking: "सोच रहा है…",
    waiting: "रुका हुआ",
  },
  analysis: {
    title: "विश्लेषण",
    hint: "संकेत",
    threat: "ख़तरा दिखाएँ",
    evaluation: "आकलन",
    lines: "सबसे अच्छे क्रम",
    unknown: "अभी पता नहीं",
    winsIn: (color, turns) => `${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} में ${OF[color]} की जीत`,
    even: "बराबर",
    ahead: (color, by) => `${SIDE[color]} ${by.toFixed(2)} से आगे`,
    over: "बाज़ी ख़त्म हो चुकी है।",
    later: "कंप्यूटर की चाल के बाद विश्लेषण आगे बढ़ेगा।",
    looking: "देख रहा है…",
    depth: (depth, positions) => `गहराई ${number(depth)}, ${number(positions)} स्थितियाँ`,
    lookingForHint: "संकेत खोजा जा रहा है…",
    lookingForThreat: "ख़तरा खोजा जा रहा है…",
    hintMan: (man, square) => `संकेत: ${square} के ${ob(man)} पर ध्यान दें। चाल देखने के लिए संकेत फिर दबाएँ।`,
    hintRemoval: (man) => `संकेत: ${ob(man)} को हटाएँ। चाल देखने के लिए संकेत फिर दबाएँ।`,
    hintMove: (course, san) => `संकेत: ${course} (${san})।`,
    wouldPlay: (turn, other, course, san) => `यदि ${SIDE[turn]} बारी छोड़ दे, तो ${OF[other]} की चाल होगी: ${course} (${san})।`,
    inCheck: (turn) => `${SIDE[turn]} शह में है: वही ख़तरा है।`,
    noThreat: (turn) => `${SIDE[turn]} यहाँ बारी नहीं छोड़ सकता, इसलिए दिखाने को कोई ख़तरा नहीं है।`,
    failed: (message) => `कंप्यूटर इस स्थिति को नहीं देख सका: ${message}`,
  },
  puzzles: {
    mate: (turns) => `${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} में मात`,
    bareKing: (king, turns) => `${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} में विपक्षी ${ob(king)} को अकेला छोड़ें`,
    gain: (man, turns) => `${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} में ${ob(man)} को जीतें`,
    avoid: (turns) => `${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} की हार टालने वाली अकेली चाल खोजें`,
    only: "अकेली वैध चाल खोजें",
    untouchable: "विपक्षी का वह मोहरा चुनें जिस पर वार है पर जिसे मारा नहीं जा सकता",
    show: "हल दिखाएँ",
    again: "फिर से शुरू करें",
    right: "सही।",
    alsoRight: "यह भी सही।",
    wrong: (san) => `नहीं: जवाब है ${san}।`,
    ended: "नहीं: ऐसे बाज़ी ख़त्म हो जाती है।",
    capturable: (san) => `नहीं: उसे मारा जा सकता है, ${san}।`,
    unattacked: "नहीं: उस पर कोई वार नहीं है।",
    later: (turns) => `जीत तो है, पर ${number(turns)} ${form(turns, { one: "बारी", other: "बारियों" })} में।`,
    solved: "पहेली हल हुई।",
    shown: (solution) => `हल: ${solution}`,
    hintMan: (man) => `संकेत: शुरुआत ${man} से। और देखने के लिए संकेत फिर दबाएँ।`,
  },
  controls: {
    game: "बाज़ी",
    undo: "चाल वापस",
    redo: "चाल फिर",
    flip: "बिसात घुमाएँ",
    newGame: "नई बाज़ी",
    stop: "रोकें",
    goOn: "आगे बढ़ें",
    claim: "बराबरी माँगें",
    status: "बाज़ी की हालत",
    moves: "चालें",
    noMoves: "अभी कोई चाल नहीं चली गई।",
    light: "उजला",
    dark: "गहरा",
    lightColours: "उजले रंग",
    darkColours: "गहरे रंग",
    language: "भाषा",
  },
  setup: {
    title: "नई बाज़ी",
    game: "खेल",
    players: "खिलाड़ी",
    start: "शुरू करें",
    cancel: "रद्द करें",
    usual: "सामान्य",
    size: (files, ranks, kinds) => `${number(files)}\u00a0×\u00a0${number(ranks)} घर, ${number(kinds)} तरह के मोहरे`,
  },
  position: {
    title: "स्थिति",
    fen: "पाठ के रूप में (FEN)",
    set: "जमाएँ",
    copy: "नक़ल करें",
    current: "मौजूदा स्थिति दिखाएँ",
    done: "स्थिति जमा दी गई।",
    copied: "नक़ल हो गई।",
    notCopied: "आपका ब्राउज़र पृष्ठों को नक़ल नहीं करने देता। पाठ चुना हुआ है: Ctrl+C दबाएँ, मैक पर ⌘C।",
    unchanged: "बाज़ी पहले की तरह चलती रहेगी।",
  },
  rules: {
    label: "इस खेल के नियम",
    men: "मोहरे और उनकी चालें",
    signs: "मोहरों के पास के निशान",
    clauses: "नियम",
    inForce: "इस बाज़ी में उनका अर्थ",
    sources: "नियम कहाँ से आए",
    pick:
      "किसी मोहरे का नाम चुनें, तो बिसात दिखाती है कि वह कैसे चलता है। बिसात के किसी मोहरे पर इशारा करें या बटनों से उस तक जाएँ: " +
      "यहाँ बताया जाता है कि वह कहाँ जा सकता है और बाक़ी जगह क्यों नहीं।",
    shown: (man) => `${ob(man)} की चाल`,
    back: "बाज़ी पर लौटें",
  },
  element: {
    loading: "खेल के नियम लाए जा रहे हैं।",
    unloaded: "खेलों के नियम नहीं लाए जा सके, इसलिए यहाँ खेला नहीं जा सकता।",
    wrong: (what, why) => `${what}: ${why}`,
    none: (man) => `बिसात पर चलने योग्य कोई ${man} नहीं है।`,
  },
  editor: {
    palette: "रखने के मोहरे",
    move: "मोहरे सरकाएँ",
    erase: "हटाएँ",
    keys:
      "मोहरे का अंग्रेज़ी अक्षर उसे चुनता है, बड़ा अक्षर सफ़ेद का मोहरा। तीर वाली कुंजियों से बिसात पर चलें; एंटर से मोहरा रखें, " +
      "डिलीट से घर खाली करें, एस्केप से मोहरा छोड़ें; तब एंटर मोहरा उठाता और रखता है।",
    moving: "मोहरे सरकाए जाएँगे।",
    erasing: "मोहरे हटाए जाएँगे।",
    setting: (piece) => `चुना गया: ${piece}।`,
    picked: (piece, square) => `${square}: ${piece} उठाया।`,
    putBack: "वापस रखा।",
    set: (piece, square) => `${square}: ${piece}।`,
    cleared: (square) => `${square} अब खाली है।`,
    moved: (piece, from, to) => `${piece}: ${from} से ${to}।`,
    empty: (square) => `${square} खाली है।`,
  },
  page: {
    loading: "बिसात बिछ रही है…",
    failed: "बिसात नहीं दिखाई जा सकती",
    unloaded:
      "खेलों के नियम नहीं लाए जा सके। हो सकता है कि सर्वर पर फ़ाइल न हो, संपर्क टूटा हो, " +
      "या यह ब्राउज़र बहुत पुराना हो या उसे अनुमति न हो।",
    fault: "यह इस पृष्ठ की ख़राबी है।",
    again: "फिर कोशिश करें",
  },
};
