import type { LessonOption } from "buddhibala/board";
import { html } from "../dom.js";

/** A list of the readings of a rule; the usual one is chosen, unless another is. */
export function reading({ name, about, values }: LessonOption, chosen?: string): HTMLElement {
  const list = html("select", { name: `option-${name}` }, ...values.map(({ value, about: meaning }) => html("option", { value }, meaning)));
  list.value = chosen ?? values.find(({ usual }) => usual)?.value ?? "";
  return html("label", {}, about, list);
}
