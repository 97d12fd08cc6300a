import init, { variants } from "buddhibala";
import { type Lesson, lesson, loadLessons, loadWords, titled } from "buddhibala/board";
import { html } from "../dom.js";
import type { Language } from "../site/words/index.js";
import { original, put } from "./element.js";

/** What there is to learn about a game by its usual rules, in a language other than English. */
export async function fetchLesson(id: string, language: Language): Promise<Lesson | undefined> {
  if (language === "en") return undefined;
  try {
    const [words, lessons] = await Promise.all([loadWords(language), loadLessons(language), init()]);
    const variant = variants().find((one) => one.id === id);
    return variant && lesson(variant, {}, words, lessons);
  } catch {
    return undefined;
  }
}

/** Fills in what the lesson says: `name`, `origin`, `man K moves`, `rule K1`, `source K1`, `option array`, `value array facing`. */
export function putLesson(element: HTMLElement, taught: Lesson | undefined, english: boolean): void {
  const [what = "", which = "", part = ""] = (element.dataset["lesson"] ?? "").split(" ");
  put(element, taught && said(element, taught, what, which, part), english);
}

function said(element: HTMLElement, taught: Lesson, what: string, which: string, part: string): string | readonly (Node | string)[] | undefined {
  const man = taught.men.find(({ letter }) => letter === which);
  const rule = taught.rules.find(({ clause }) => clause === which);
  const option = taught.options.find(({ name }) => name === which);
  switch (what) {
    case "name":
      return taught.name;
    case "origin":
      return taught.origin;
    case "man":
      return man && { name: man.name, meaning: man.meaning ?? man.name, moves: man.moves }[part];
    case "rule":
      return rule?.text;
    case "source":
      return rule && [html("cite", {}, rule.source), ...others(element, taught)];
    case "option":
      return option && titled(option.about);
    case "value":
      return option?.values.find(({ value }) => value === part)?.about;
    default:
      return undefined;
  }
}

/** The options to which the English text leads: each by what it decides. */
function others(element: HTMLElement, taught: Lesson): readonly (Node | string)[] {
  const links = original(element).filter((node) => node instanceof HTMLAnchorElement);
  return links.flatMap((link) => {
    const option = taught.options.find(({ name }) => link.hash === `#option-${name}`);
    return option ? [" · ", html("a", { href: link.hash }, titled(option.about))] : [];
  });
}
