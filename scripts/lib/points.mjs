// The point of a puzzle in one sentence, for each thing that may be its point, in English and in the languages of the games.
// `man` is the name of the man who makes the key, `to` where he goes, `turns` the number of turns.

const forms = (tag) => {
  const rules = new Intl.PluralRules(tag);
  return (count, one, other) => `${count} ${rules.select(count) === "one" ? one : other}`;
};
const [en, te, ur] = ["en", "te", "ur"].map(forms);

export const POINTS = {
  en: {
    mastu: ({ man, to }) => `The ${man} on ${to} is its side's only officer, mastu, and nobody may capture it.`,
    supported: ({ man, to }) => `Another man supports the ${man} on ${to}, so in maddat mari nobody may capture it.`,
    opening: ({ man, to }) => `In the opening nobody captures or gives check, and one of the men that may still move has a square: the ${man} goes to ${to}.`,
    only: ({ man, to }) => `Every other man is bound: the ${man} must go to ${to}.`,
    avoid: ({ man, to, turns }) => `After anything but ${man} to ${to} there is a mate in ${turns}.`,
    loss: ({ man, to, turns }) => `After anything but ${man} to ${to} the opponent wins in ${en(turns, "turn", "turns")}.`,
    gainLeap: ({ to, prey }) => `The Raju uses his one leap, to ${to}, and the ${prey} is lost.`,
    gainUntouched: ({ man, to, prey }) => `An only officer is mastu and cannot be captured: reckoning with that, ${man} to ${to} wins the ${prey}.`,
    gainGuarded: ({ man, to, prey }) => `Only what nobody supports can be captured: ${man} to ${to} sees to it that the ${prey} falls.`,
    gainExempt: ({ man, to, prey }) => `A King with pawns only cannot be checked: reckoning with that, ${man} to ${to} wins the ${prey}.`,
    gainWaiting: ({ man, to, prey }) => `A pawn waits on the far rank for a place: reckoning with that, ${man} to ${to} wins the ${prey}.`,
    gainPawn: ({ man, to, prey }) => `A pawn on its way to the far rank has a part in it: ${man} to ${to} wins the ${prey}.`,
    gainStandard: ({ man, to, prey }) => `It matters how the Dahja moves: ${man} to ${to} wins the ${prey}.`,
    gainBare: ({ man, to, prey }) => `${man} to ${to} wins the ${prey}, or else the King stands alone.`,
    gainOffer: ({ man, to, prey }) => `The ${man} is offered on ${to}, and the ${prey} is lost whatever is answered.`,
    gainCheck: ({ man, to, prey }) => `The ${man} gives check on ${to}, and the ${prey} is lost.`,
    gainQuiet: ({ man, to, prey }) => `The ${man} goes quietly to ${to}, and the ${prey} cannot be saved.`,
    removal: ({ man, to }) => `Stalemate is no rescue here, for who cannot move removes a man: ${man} to ${to} reckons with that.`,
    checks: ({ man, to }) => `Check follows check until the sixty-fourth: the ${man} begins on ${to}.`,
    return: ({ from }) => `The Patti goes back to ${from} as a Mantri in the same turn, and from there closes the net.`,
    returns: ({ man, to }) => `${man} to ${to} reckons with pawns that become Mantris on the far rank, or go back as Mantris.`,
    leap: ({ to }) => `The Raju uses his one leap, to ${to}.`,
    leaps: ({ man, to }) => `The King's leap must be reckoned with: ${man} to ${to}.`,
    promotion: ({ man, to, officer }) => `The ${man} becomes a ${officer} on ${to} at once.`,
    promotions: ({ man, to }) => `${man} to ${to} makes way for a pawn that becomes an officer.`,
    waiting: ({ man, to }) => `A pawn waits on the far rank for a place, and ${man} to ${to} reckons with it.`,
    second: ({ to, then }) => `The new Gurram of ${to} goes on to ${then} in the same turn.`,
    seconds: ({ man, to }) => `${man} to ${to} reckons with a new Gurram that goes on in the same turn.`,
    exempt: ({ man, to }) => `A King with pawns only cannot be checked, and ${man} to ${to} shows what that changes.`,
    untouched: ({ man, to }) => `An only officer is mastu and cannot be captured: that is why ${man} to ${to} wins.`,
    guarded: ({ man, to }) => `Nobody may capture what is supported: that is why ${man} to ${to} wins.`,
    stalemate: ({ man, to }) => `Who has pawns only and cannot move has lost: ${man} to ${to} plays for that.`,
    standard: ({ man, to }) => `It matters how the Dahja moves: ${man} to ${to}.`,
    bare: ({ man, to, turns }) => `${man} to ${to}, and within ${en(turns, "turn", "turns")} the King stands alone.`,
    offer: ({ man, to, turns }) => `The ${man} is offered on ${to}, and it is mate in ${turns} whoever takes it.`,
    quiet: ({ man, to, turns }) => `The ${man} goes quietly to ${to}, and against mate in ${turns} there is no answer.`,
    mate: ({ man, to, turns }) => `${man} to ${to} forces mate in ${turns}.`,
  },
  te: {
    mastu: ({ man, to }) => `${to}లోని ${man} తన పక్షపు ఏకైక బలం, అంటే మస్తు; దాన్ని ఎవరూ చంపలేరు.`,
    supported: ({ man, to }) => `${to}లోని ${man}కు మద్దతు ఉంది, కాబట్టి మద్దతు మారిలో దాన్ని ఎవరూ చంపలేరు.`,
    opening: ({ man, to }) => `ఆరంభపు ఎత్తుల్లో చంపడం, కిస్తీ ఉండవు; ఇంకా కదలగల వాటిలో ${man}కు మాత్రమే ${to} గడి ఉంది.`,
    only: ({ man, to }) => `మిగతావన్నీ బంధించబడ్డాయి: ${man} ${to}కు వెళ్ళాల్సిందే.`,
    avoid: ({ man, to, turns }) => `${man} ${to}కు వెళ్తే తప్ప ${te(turns, "ఎత్తులో", "ఎత్తుల్లో")} ఆటకట్టు.`,
    loss: ({ man, to, turns }) => `${man} ${to}కు వెళ్తే తప్ప ప్రత్యర్థి ${te(turns, "ఎత్తులో", "ఎత్తుల్లో")} గెలుస్తాడు.`,
    gainLeap: ({ to, prey }) => `రాజు తన ఒకే ఒక్క గెంతును ${to}కు వాడుతాడు; ${prey} పోతుంది.`,
    gainUntouched: ({ man, to, prey }) => `ఏకైక బలం మస్తు, దాన్ని చంపలేరు: దాన్ని లెక్కలోకి తీసుకుని ${man} ${to}కు వెళ్తే ${prey} దక్కుతుంది.`,
    gainGuarded: ({ man, to, prey }) => `మద్దతు లేనిదాన్ని మాత్రమే చంపగలరు: ${man} ${to}కు వెళ్తే ${prey} పోతుంది.`,
    gainExempt: ({ man, to, prey }) => `బంటులు మాత్రమే ఉన్న రాజుకు కిస్తీ ఇవ్వకూడదు: దాన్ని లెక్కలోకి తీసుకుని ${man} ${to}కు వెళ్తే ${prey} దక్కుతుంది.`,
    gainWaiting: ({ man, to, prey }) => `చివరి వరుసలో ఒక బంటు స్థానం కోసం వేచి ఉంది: దాన్ని లెక్కలోకి తీసుకుని ${man} ${to}కు వెళ్తే ${prey} దక్కుతుంది.`,
    gainPawn: ({ man, to, prey }) => `చివరి వరుసకు వెళ్ళే బంటుకూ ఇందులో పాత్ర ఉంది: ${man} ${to}కు వెళ్తే ${prey} దక్కుతుంది.`,
    gainBare: ({ man, to, prey }) => `${man} ${to}కు వెళ్తే ${prey} దక్కుతుంది, లేదా రాజు ఒంటరి అవుతాడు.`,
    gainOffer: ({ man, to, prey }) => `${man} ${to}లో బలి ఇవ్వబడుతుంది; ఏ జవాబు ఇచ్చినా ${prey} పోతుంది.`,
    gainCheck: ({ man, to, prey }) => `${man} ${to}లో కిస్తీ ఇస్తుంది, ${prey} పోతుంది.`,
    gainQuiet: ({ man, to, prey }) => `${man} నిశ్శబ్దంగా ${to}కు వెళ్తుంది; ${prey} ఇక మిగలదు.`,
    removal: ({ man, to }) => `ఇక్కడ కదలలేకపోవడం కాపాడదు, కదలలేనివాడు ఒక పావును తీసేస్తాడు: ${man} ${to}కు వెళ్ళడం దాన్ని లెక్కలోకి తీసుకుంటుంది.`,
    checks: ({ man, to }) => `అరవై నాలుగవ కిస్తీ వరకు కిస్తీ మీద కిస్తీ: ${man} ${to}లో మొదలుపెడుతుంది.`,
    return: ({ from }) => `పత్తి అదే ఎత్తులో మంత్రిగా ${from}కు తిరిగి వచ్చి వల బిగిస్తుంది.`,
    returns: ({ man, to }) => `చివరి వరుసలో మంత్రులయ్యే లేదా మంత్రులుగా తిరిగి వచ్చే పత్తులను లెక్కలోకి తీసుకుని ${man} ${to}కు వెళ్తుంది.`,
    leap: ({ to }) => `రాజు తన ఒకే ఒక్క గెంతును ${to}కు వాడుతాడు.`,
    leaps: ({ man, to }) => `రాజు గెంతును లెక్కలోకి తీసుకోవాలి: ${man} ${to}కు.`,
    promotion: ({ man, to, officer }) => `${man} ${to}లో వెంటనే ${officer} అవుతుంది.`,
    promotions: ({ man, to }) => `${man} ${to}కు వెళ్ళి, బలంగా మారే బంటుకు దారి ఇస్తుంది.`,
    waiting: ({ man, to }) => `చివరి వరుసలో ఒక బంటు స్థానం కోసం వేచి ఉంది; ${man} ${to}కు వెళ్ళడం దాన్ని లెక్కలోకి తీసుకుంటుంది.`,
    second: ({ to, then }) => `${to}లోని కొత్త గుర్రం అదే ఎత్తులో ${then}కు వెళ్తుంది.`,
    seconds: ({ man, to }) => `అదే ఎత్తులో ముందుకు సాగే కొత్త గుర్రాన్ని లెక్కలోకి తీసుకుని ${man} ${to}కు వెళ్తుంది.`,
    exempt: ({ man, to }) => `బంటులు మాత్రమే ఉన్న రాజుకు కిస్తీ ఇవ్వకూడదు; ${man} ${to}కు వెళ్ళడం దాని ప్రభావాన్ని చూపుతుంది.`,
    untouched: ({ man, to }) => `ఏకైక బలం మస్తు, దాన్ని చంపలేరు: అందుకే ${man} ${to}కు వెళ్తే గెలుపు.`,
    guarded: ({ man, to }) => `మద్దతు ఉన్నదాన్ని ఎవరూ చంపలేరు: అందుకే ${man} ${to}కు వెళ్తే గెలుపు.`,
    stalemate: ({ man, to }) => `బంటులు మాత్రమే ఉండి కదలలేనివాడు ఓడిపోతాడు: ${man} ${to}కు వెళ్ళడం అందుకే.`,
    standard: ({ man, to }) => `ధజ ఎలా కదులుతుందనేది ముఖ్యం: ${man} ${to}కు.`,
    bare: ({ man, to, turns }) => `${man} ${to}కు వెళ్తుంది, ${te(turns, "ఎత్తులో", "ఎత్తుల్లో")} రాజు ఒంటరి అవుతాడు.`,
    offer: ({ man, to, turns }) => `${man} ${to}లో బలి ఇవ్వబడుతుంది; ఎవరు చంపినా ${te(turns, "ఎత్తులో", "ఎత్తుల్లో")} ఆటకట్టు.`,
    quiet: ({ man, to, turns }) => `${man} నిశ్శబ్దంగా ${to}కు వెళ్తుంది; ${te(turns, "ఎత్తు", "ఎత్తుల")} ఆటకట్టుకు జవాబు లేదు.`,
    mate: ({ man, to, turns }) => `${man} ${to}కు వెళ్తే ${te(turns, "ఎత్తులో", "ఎత్తుల్లో")} ఆటకట్టు.`,
  },
  ur: {
    only: ({ man, to }) => `باقی سب بندھے ہوئے ہیں: ${man} کو ${to} پر جانا ہی ہے۔`,
    avoid: ({ man, to, turns }) => `${man} ${to} پر نہ جائے تو ${ur(turns, "چال", "چالوں")} میں مات ہے۔`,
    loss: ({ man, to, turns }) => `${man} ${to} پر نہ جائے تو حریف ${ur(turns, "چال", "چالوں")} میں جیت جاتا ہے۔`,
    gainPawn: ({ man, to, prey }) => `آخری قطار کو جاتے پیدل کا بھی اس میں حصہ ہے: ${man} ${to} پر، اور ${prey} ہاتھ آتا ہے۔`,
    gainStandard: ({ man, to, prey }) => `اہم یہ ہے کہ دھجا کیسے چلتا ہے: ${man} ${to} پر، اور ${prey} ہاتھ آتا ہے۔`,
    gainOffer: ({ man, to, prey }) => `${man} ${to} پر پیش کیا جاتا ہے؛ جواب کچھ بھی ہو، ${prey} نہیں بچتا۔`,
    gainCheck: ({ man, to, prey }) => `${man} ${to} پر شہ دیتا ہے، اور ${prey} نہیں بچتا۔`,
    gainQuiet: ({ man, to, prey }) => `${man} خاموشی سے ${to} پر جاتا ہے، اور ${prey} نہیں بچتا۔`,
    promotion: ({ man, to, officer }) => `${man} ${to} پر فوراً ${officer} بن جاتا ہے۔`,
    promotions: ({ man, to }) => `${man} ${to} پر جا کر اس پیدل کے لیے راستہ بناتا ہے جو وزیر بنے گا۔`,
    standard: ({ man, to }) => `اہم یہ ہے کہ دھجا کیسے چلتا ہے: ${man} ${to} پر۔`,
    offer: ({ man, to, turns }) => `${man} ${to} پر پیش کیا جاتا ہے؛ کوئی بھی مارے، ${ur(turns, "چال", "چالوں")} میں مات ہے۔`,
    quiet: ({ man, to, turns }) => `${man} خاموشی سے ${to} پر جاتا ہے، اور ${ur(turns, "چال", "چالوں")} کی مات کا کوئی جواب نہیں۔`,
    mate: ({ man, to, turns }) => `${man} ${to} پر، اور ${ur(turns, "چال", "چالوں")} میں مات۔`,
  },
};

/** Which of these sentences fits: the first thing that is special about the solution. */
export function pointOf({ options, goal, clauses, themes, key }) {
  // Where anything may be captured, support is nothing to speak of.
  const has = (clause) => clauses.includes(clause) && (clause !== "C8" || options.capture === "maddat-mari");
  if (goal.kind === "gain") return gainOf(has, themes, key);
  if (goal.kind === "untouchable") return clauses.includes("C7") ? "mastu" : "supported";
  if (goal.kind === "only") return clauses.includes("C2") ? "opening" : "only";
  if (goal.kind === "avoid") return key.mated ? "avoid" : "loss";
  if (has("K5")) return "checks";
  if (has("K3")) return "removal";
  if (key.kind === "leap") return "leap";
  if ((key.path?.length ?? 0) > 2) return "second";
  if (has("K1") && key.promotion) return key.returns ? "return" : "promotion";
  if (key.promotion) return "promotion";
  if (has("C5")) return "seconds";
  if (has("C4")) return "waiting";
  if (has("C6")) return "exempt";
  if (has("C8")) return "guarded";
  if (has("C7")) return "untouched";
  if (goal.kind === "bare-king") return "bare";
  if (has("C9")) return themes.includes("quiet-key") ? "quiet" : "mate";
  if (has("C1")) return "leaps";
  if (has("K1")) return "returns";
  if (has("C3") || has("S2")) return "promotions";
  if (has("S3")) return "standard";
  if (themes.includes("sacrifice")) return "offer";
  return themes.includes("quiet-key") ? "quiet" : "mate";
}

/** The same for a man who is won. */
function gainOf(has, themes, key) {
  if (key.kind === "leap") return "gainLeap";
  if (has("C8")) return "gainGuarded";
  if (has("C7")) return "gainUntouched";
  if (has("C6")) return "gainExempt";
  if (has("C4")) return "gainWaiting";
  if (["K1", "C3", "C5", "S2"].some(has)) return "gainPawn";
  if (has("S3")) return "gainStandard";
  if (has("K4")) return "gainBare";
  if (themes.includes("sacrifice")) return "gainOffer";
  return key.check ? "gainCheck" : "gainQuiet";
}
