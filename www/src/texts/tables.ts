import type { Language } from "../site/words/index.js";

/** The texts of some pages in one language, by what the pages call them. English is in the pages themselves. */
export type Texts = Readonly<Record<string, string>>;

type Foreign = Exclude<Language, "en">;
type Tables = Readonly<Record<Foreign, () => Promise<{ readonly texts: Texts }>>>;

/** The texts of the games' pages, fetched in the language that is asked for and no other. */
export const GAMES: Tables = {
  te: () => import("./te/games.js"),
  hi: () => import("./hi/games.js"),
  ur: () => import("./ur/games.js"),
  kn: () => import("./kn/games.js"),
};

/** The texts of the page that tells how to embed a board. */
export const EMBED: Tables = {
  te: () => import("./te/embed.js"),
  hi: () => import("./hi/embed.js"),
  ur: () => import("./ur/embed.js"),
  kn: () => import("./kn/embed.js"),
};

/** The texts of the page that sets up positions. */
export const EDITOR: Tables = {
  te: () => import("./te/editor.js"),
  hi: () => import("./hi/editor.js"),
  ur: () => import("./ur/editor.js"),
  kn: () => import("./kn/editor.js"),
};

/** Fetches some texts; there are none in English, and none where they cannot be fetched. */
export async function fetchTexts(tables: Tables, language: Language): Promise<Texts> {
  if (language === "en") return {};
  try {
    return (await tables[language]()).texts;
  } catch {
    return {};
  }
}
