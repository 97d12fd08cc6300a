import { spoken } from "./language.js";

/** Says in the language of the page that its long texts are English, where they are not what was asked for. */
export function tellEnglish(): void {
  const note = document.querySelector<HTMLElement>(".english");
  const tell = (): void => {
    if (note) note.hidden = spoken() === "en";
  };
  document.addEventListener("languagechange", tell);
  tell();
}
