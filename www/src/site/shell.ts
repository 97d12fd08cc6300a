import { speak, spoken, wireLanguage } from "./language.js";
import { wireMenu } from "./menu.js";
import { keepOffline } from "./offline.js";
import { wireSkip } from "./skip.js";
import { wireSound } from "./sound.js";
import { wireTheme } from "./theme.js";

/** Brings to life what is common to the pages: the link past the header, menu, language, theme, sound, and use without a network. */
export function openShell(): void {
  wire("a.skip", HTMLAnchorElement, wireSkip);
  wire("button.menu", HTMLButtonElement, (button) => wire(".site-menu", HTMLElement, (menu) => wireMenu(button, menu)));
  wire("select.language", HTMLSelectElement, wireLanguage);
  wire("button.theme", HTMLButtonElement, wireTheme);
  wire("button.sound", HTMLButtonElement, wireSound);
  speak(spoken());
  keepOffline();
}

function wire<E extends HTMLElement>(selector: string, type: new () => E, act: (element: E) => void): void {
  const element = document.querySelector(selector);
  if (element instanceof type) act(element);
}
