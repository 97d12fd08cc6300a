import type { Locator, Page } from "@playwright/test";

/** The page of the editor as its user sees it. */
export class Editing {
  readonly board: Locator;
  readonly verdict: Locator;
  readonly fen: Locator;
  readonly solver: Locator;
  readonly maker: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator("buddhibala-editor");
    this.verdict = page.locator(".verdict");
    this.fen = page.locator("#fen");
    this.solver = page.locator(".solver");
    this.maker = page.locator(".maker");
  }

  /** Opens the page with a position. */
  async open(game: string, fen?: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const asked = new URLSearchParams({ game, ...(fen === undefined ? {} : { fen }), ...more });
    await this.page.goto(`./editor.html#${asked}`);
    await this.ready();
  }

  /** Waits until the page can be used. */
  async ready(): Promise<void> {
    await this.page.locator(".editor-room:not(.coming)").waitFor();
  }

  square(name: string): Locator {
    return this.board.locator(`[data-square="${name}"]`);
  }

  /** A man of the palette, by his letter as in a FEN; or a tool. */
  tool(name: string): Locator {
    const own = /^[A-Z]$/.test(name) ? `w${name}` : /^[a-z]$/.test(name) ? `b${name.toUpperCase()}` : name;
    return this.board.locator(`[data-tool="${own}"]:is(button)`);
  }

  /** What a text that can be taken away says. */
  async taking(name: string): Promise<string> {
    return (await this.page.locator(`[data-taking="${name}"] code`).textContent()) ?? "";
  }

  /** Drags with a finger from the middle of one thing to the middle of another. */
  async swipe(from: Locator, to: Locator): Promise<void> {
    const [one, other] = [await middle(from), await middle(to)];
    const session = await this.page.context().newCDPSession(this.page);
    const at = (part: number): { x: number; y: number }[] => [{ x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  }

  /** Drags with the mouse from the middle of one thing to the middle of another, or beside it. */
  async drag(from: Locator, to: Locator, beside = { x: 0, y: 0 }): Promise<void> {
    const [one, other] = [await middle(from), await middle(to)];
    await this.page.mouse.move(one.x, one.y);
    await this.page.mouse.down();
    await this.page.mouse.move((one.x + other.x) / 2, (one.y + other.y) / 2, { steps: 4 });
    await this.page.mouse.move(other.x + beside.x, other.y + beside.y, { steps: 4 });
    await this.page.mouse.up();
  }
}

async function middle(of: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
