import type { Words } from "../words/types.js";

/** What is said while a board is set up, beside the words of the board itself. */
export interface EditWords {
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
  setting(piece: string): string;
  picked(piece: string, square: string): string;
  readonly putBack: string;
  set(piece: string, square: string): string;
  cleared(square: string): string;
  moved(piece: string, from: string, to: string): string;
  empty(square: string): string;
}

const EN: EditWords = {
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
};

const TE: EditWords = {
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
};

const HI: EditWords = {
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
};

const ltr = (text: string): string => `\u2066${text}\u2069`;

const UR: EditWords = {
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
};

const KN: EditWords = {
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
};

const TABLES: ReadonlyMap<string, EditWords> = new Map([["en", EN], ["te", TE], ["hi", HI], ["ur", UR], ["kn", KN]]);

/** What is said in the language of the board's words; another language than these hears English. */
export function editWords({ language }: Words): EditWords {
  return TABLES.get(language.tag.split("-")[0] ?? "en") ?? EN;
}
