/** Blanks that come with what is copied from somewhere, and that no reader of positions takes for such. */
const STRANGE = /[^\S \t\n\f\r]/g;

/** A text with plain blanks in the places of all others. */
export function plainBlanks(text: string): string {
  return text.replace(STRANGE, " ");
}
