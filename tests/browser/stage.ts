import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { BuddhibalaBoard } from "buddhibala/board";

export { expect };

const PAGES = new URL("./pages/", import.meta.url);
const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

/** What a board has told. */
export interface Told {
  readonly type: string;
  readonly move?: string;
  readonly code?: string;
  readonly message?: string;
  readonly by?: string;
  readonly turn?: string;
  /** The position that the event names. */
  readonly fen?: string;
  /** The position that stood on the board when the event was heard. */
  readonly stands?: string;
}

declare global {
  var log: Told[];
  var forbidden: string[];
}

/** How a page is opened. */
export interface Opening {
  /** Whether to wait until every board can be played at. */
  readonly ready?: boolean;
  /** One more style sheet. */
  readonly css?: string;
  /** The markup of the page `framed`, for a frame. */
  readonly framed?: string;
}

/** A foreign page that has boards by markup alone. */
export class Stage {
  readonly board: Locator;
  readonly live: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator("buddhibala-board").first();
    this.live = this.board.locator("[aria-live=polite]");
  }

  /** Opens the page with this markup in it, and waits until every board is ready. */
  async open(markup: string, { ready = true, css = "", framed = "" }: Opening = {}): Promise<void> {
    const page = readFileSync(new URL("stage.html", PAGES), "utf8");
    const style = css && `<link rel="stylesheet" href="./${css}" />`;
    await this.page.route("**/stage/**", (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^.*\/stage\//, "");
      const body = { "": `${style}${markup}`, framed }[path];
      if (body !== undefined) return route.fulfill({ contentType: "text/html", body: page.replace("<!-- markup -->", body) });
      return route.fulfill({ contentType: TYPES[path.split(".").at(-1) ?? ""] ?? "text/plain", path: fileURLToPath(new URL(path, PAGES)) });
    });
    await this.page.goto("./stage/");
    if (ready) await this.page.evaluate(() => Promise.all([...document.querySelectorAll("buddhibala-board")].map((board) => board.ready)));
  }

  cell(square: string): Locator {
    return this.board.locator(`[data-square="${square}"]`);
  }

  /** Does something with the first board. */
  with<R, A = undefined>(act: (board: BuddhibalaBoard, given: A) => R, given?: A): Promise<Awaited<R>> {
    return this.board.evaluate(act as never, given) as Promise<Awaited<R>>;
  }

  /** What the boards have told so far. */
  told(): Promise<Told[]> {
    return this.page.evaluate(() => globalThis.log);
  }

  /** The kinds of what they have told, without what only says that something is drawn anew. */
  async kinds(): Promise<string[]> {
    return (await this.told()).map(({ type }) => type).filter((type) => type !== "change");
  }

  /** The middle of a square on the page. */
  async middle(square: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.cell(square).boundingBox();
    if (!box) throw new Error(`${square} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags with the mouse from square to square, and lets go on the last. */
  async drag(...squares: readonly [string, ...string[]]): Promise<void> {
    const [first, ...others] = squares;
    const { x, y } = await this.middle(first);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const square of others) {
      const { x, y } = await this.middle(square);
      await this.page.mouse.move(x, y, { steps: 4 });
    }
    await this.page.mouse.up();
  }

  async expectMan(square: string, man: string): Promise<void> {
    await expect(this.cell(square)).toHaveAttribute("aria-label", new RegExp(`^${square}, ${man}(,|$)`));
  }
}

/** A test on a foreign page with a strict policy, which fails if anything went wrong unseen. */
export const test = base.extend<{ stage: Stage; expected: RegExp; watched: undefined }>({
  expected: [/^$/, { option: true }],
  stage: async ({ page }, use) => use(new Stage(page)),
  watched: [
    async ({ page, baseURL, expected }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) faults.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
      if (!page.isClosed()) expect(await page.evaluate(() => globalThis.forbidden ?? [])).toEqual([]);
    },
    { auto: true },
  ],
});
