import { part } from "../dom.js";

/** How many turns a form asks for; nothing where that is no whole number that its field allows. */
export function turnsOf(form: HTMLFormElement): { readonly turns: number | undefined; readonly most: number } {
  const field = part<HTMLInputElement>(form, "[name=turns]");
  return { turns: field.validity.valid ? field.valueAsNumber : undefined, most: Number(field.max) };
}
