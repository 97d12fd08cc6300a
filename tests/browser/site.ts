import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Every page of the site. */
export const PAGES = ["index.html", "krida.html", "chadarangam.html", "shatranj-14.html", "play.html", "puzzles.html", "editor.html", "embed.html", "kiosk.html", "board.html"] as const;

/** The pages with the common header and footer. */
export const SHELLED = PAGES.filter((name) => name !== "kiosk.html" && name !== "board.html");

/** Waits until every board of the page is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll("buddhibala-board, buddhibala-editor")];
    return boards.length > 0 && boards.every((board) => board.shadowRoot?.querySelector("[data-square]"));
  });
}

/** What axe finds, each as its rule and place, outside some parts that are like others. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const part of without) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** How far something sticks out at the side, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
