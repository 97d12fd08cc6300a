/** What the site keeps in the browser. A browser may forbid storage: then a choice lasts as long as the page. */
export type Key = "theme" | "language" | "sound" | "games";

/** What was kept; `undefined` if nothing was, or nothing may be. */
export function kept(key: Key): string | undefined {
  try {
    return localStorage.getItem(`buddhibala-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets it. */
export function keep(key: Key, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(`buddhibala-${key}`);
    else localStorage.setItem(`buddhibala-${key}`, text);
  } catch {
    return;
  }
}
