const LONGEST = 40;
/** Signs that nobody sees, or that turn what follows; the joiners of scripts may come. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What somebody has given, not too long, with nothing hidden in it, and read by itself whichever way it goes. */
export function harmless(text: string): string {
  return alone(plain(text));
}

/** The same in quotes. */
export function shown(text: string): string {
  return alone(`“${plain(text)}”`);
}

function plain(text: string): string {
  const characters = [...text];
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
  return short.replace(HIDDEN, "\ufffd");
}

/** Between the signs that isolate a text. */
function alone(text: string): string {
  return `\u2068${text}\u2069`;
}
