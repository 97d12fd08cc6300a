import { type Locator, type Page, test as base, expect } from "@playwright/test";

export { expect };

/** What the browser says where the configuration keeps service workers away. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What to choose in the dialog for a new game. */
export interface Chosen {
  readonly game?: "krida" | "chadarangam" | "shatranj-14";
  readonly options?: Readonly<Record<string, string>>;
  readonly white?: Seat;
  readonly black?: Seat;
}

/** Who plays a side, as the page calls it. */
export type Seat = "Person" | "Computer 1, beginner" | "Computer 4, medium" | "Computer 8, strongest";

/** The page as a player sees it. */
export class Table {
  readonly status: Locator;
  readonly live: Locator;
  readonly moves: Locator;
  readonly fen: Locator;
  readonly advice: Locator;
  readonly analysis: Locator;
  readonly lines: Locator;

  constructor(readonly page: Page) {
    this.status = page.getByRole("region", { name: "How the game stands" });
    this.live = page.locator("[aria-live=polite]");
    this.moves = page.locator(".move");
    this.advice = page.getByRole("region", { name: "Analysis" });
    this.analysis = page.getByRole("switch", { name: "Analysis" });
    this.lines = page.getByRole("list", { name: "Best lines" }).getByRole("listitem");
    this.fen = page.getByLabel("Position as a FEN");
  }

  /** Opens the page with two persons at the board. */
  async open(chosen: Chosen = {}): Promise<void> {
    // Or it would go on with the game in progress.
    if (this.page.url() !== "about:blank") await this.page.evaluate(() => localStorage.removeItem("buddhibala-games"));
    await this.page.goto("./play.html");
    await this.start({ white: "Person", black: "Person", ...chosen });
  }

  /** Begins a game through the dialog. */
  async start({ game, options = {}, white, black }: Chosen): Promise<void> {
    await this.button("New game").click();
    const dialog = this.page.getByRole("dialog", { name: "New game" });
    if (game) await dialog.locator(`input[name=variant][value="${game}"]`).check();
    for (const [name, value] of Object.entries(options)) {
      await dialog.locator(`input[name="option-${name}"][value="${value}"]`).check();
    }
    if (white) await dialog.getByLabel("Who plays White").selectOption(white);
    if (black) await dialog.getByLabel("Who plays Black").selectOption(black);
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(dialog).toBeHidden();
  }

  /** Sets up a position. */
  async load(fen: string): Promise<void> {
    await this.fen.fill(fen);
    await this.button("Set up").click();
  }

  cell(square: string): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  /** The squares that the board offers, sorted. */
  async offered(): Promise<string[]> {
    const cells = this.page.locator('.cell:not([data-target="none"])');
    return (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("data-square") ?? ""))).sort();
  }

  /** Makes moves by clicking, each written as two squares: "e2 e3". */
  async play(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      const [from = "", to = ""] = move.split(" ");
      const made = await this.made();
      await this.cell(from).click();
      await this.cell(to).click();
      await expect.poll(() => this.made(), { message: move }).toBeGreaterThan(made);
    }
  }

  /** Keeps the computer from thinking until it is released; call it before the page is opened. */
  async holdComputer(): Promise<() => Promise<void>> {
    await this.page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      const held: (() => void)[] = [];
      let holding = true;
      Worker.prototype.postMessage = function (this: Worker, ...args: [message: unknown]): void {
        const post = (): void => postMessage.apply(this, args as Parameters<Worker["postMessage"]>);
        if (holding) held.push(post);
        else post();
      };
      addEventListener("release", () => {
        holding = false;
        for (const post of held) post();
      });
    });
    return () => this.page.evaluate(() => void dispatchEvent(new Event("release")));
  }

  /** How far the analysis has looked. */
  async depth(): Promise<number> {
    return Number(/Depth (\d+)/.exec((await this.advice.textContent()) ?? "")?.[1] ?? 0);
  }

  /** How many moves are on the board. */
  async made(): Promise<number> {
    const undone = await this.page.locator(".move.undone").count();
    return (await this.moves.count()) - undone;
  }

  async expectMan(square: string, man: string): Promise<void> {
    await expect(this.cell(square)).toHaveAttribute("aria-label", new RegExp(`^${square}, ${man}(,|$)`));
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  seat(side: "White" | "Black"): Locator {
    return this.page.locator(".play").getByLabel(`Who plays ${side}`);
  }
}

/** A test with the page, which fails if anything on it went wrong unseen: an error, a warning of the policy, a request elsewhere. */
export const test = base.extend<{ table: Table; expected: RegExp; watched: undefined }>({
  expected: [/^$/, { option: true }],
  table: async ({ page }, use) => use(new Table(page)),
  watched: [
    async ({ page, baseURL, expected }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        const told = message.type() === "error" || message.type() === "warning";
        if (told && message.text() !== BLOCKED) faults.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) faults.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
