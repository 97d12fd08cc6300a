/** A noun for each plural category of a language; `other` serves where a category has none of its own. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** How a language writes numbers and lists. */
export interface Formats {
  /** A number with its separators: `12,345`. */
  number(value: number): string;
  /** The form of a noun that goes with a number, without the number. */
  form(value: number, forms: Forms): string;
  /** All of these: `a1, b2, and c3`. */
  and(items: readonly string[]): string;
  /** Any of these: `a1, b2, or c3`. */
  or(items: readonly string[]): string;
}

/** The numbers and lists of a language, by its BCP 47 tag. */
export function formats(tag: string): Formats {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  const all = new Intl.ListFormat(tag, { type: "conjunction" });
  const any = new Intl.ListFormat(tag, { type: "disjunction" });
  return {
    number: (value) => numbers.format(value),
    form: (value, forms) => forms[plurals.select(value)] ?? forms.other,
    and: (items) => all.format(items),
    or: (items) => any.format(items),
  };
}
