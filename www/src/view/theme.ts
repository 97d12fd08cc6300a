import { button } from "../dom.js";

const KEY = "buddhibala-theme";
type Theme = "light" | "dark";

/** A button that changes between light and dark; at first the system decides. */
export function themeButton(): HTMLButtonElement {
  const root = document.documentElement;
  const kept = read();
  if (kept) root.dataset["theme"] = kept;
  const toggle = button("Dark", () => {
    const theme: Theme = isDark() ? "light" : "dark";
    root.dataset["theme"] = theme;
    keep(theme);
    name();
  }, { class: "quiet" });
  const name = (): void => {
    toggle.textContent = isDark() ? "Light" : "Dark";
    toggle.setAttribute("aria-label", isDark() ? "Light colours" : "Dark colours");
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", name);
  name();
  return toggle;
}

function isDark(): boolean {
  const theme = document.documentElement.dataset["theme"];
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

// A browser may forbid storage: the choice then lasts as long as the page.
function read(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return;
  }
}
