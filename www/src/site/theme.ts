import { keep, kept } from "./store.js";
import { word } from "./words/index.js";

/** The themes that one may choose; without a choice the system decides. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that a text names. */
export function themeOf(text: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === text);
}

/** The theme that was chosen for this page, if one was. */
export function chosenTheme(): Theme | undefined {
  return themeOf(document.documentElement.dataset["theme"]);
}

/** Shows the page in a theme, or as the system has it. */
export function wear(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  document.dispatchEvent(new Event("themechange"));
}

/** Makes a button change between light and dark, and keep the choice. */
export function wireTheme(toggle: HTMLButtonElement): void {
  const name = (): void => {
    toggle.textContent = word(isDark() ? "light" : "dark");
    toggle.setAttribute("aria-label", word(isDark() ? "lightColours" : "darkColours"));
  };
  toggle.addEventListener("click", () => {
    const theme: Theme = isDark() ? "light" : "dark";
    keep("theme", theme);
    wear(theme);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", name);
  document.addEventListener("themechange", name);
  document.addEventListener("languagechange", name);
  if (!chosenTheme()) wear(themeOf(kept("theme")));
  name();
}

function isDark(): boolean {
  const theme = chosenTheme();
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
