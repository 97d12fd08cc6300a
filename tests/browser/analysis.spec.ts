import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./table.js";

const MATE = "k6r/8/1K6/8/8/8/7R/8 w - - 0 1";
/** Black mates. */
const MATED = "8/7r/8/8/8/1k6/8/K6R b - - 0 4";
/** White is behind by more than ten foot-soldiers. */
const FAR_BEHIND = "3P4/Pr6/4rk2/7B/1q2QKn1/8/8/1pnpp1pp w - - 14 25 waiting=b1,g1,e1,d1";
const REMOVAL = "5k1K/5r2/8/p7/P7/8/8/8 w - - 44 64";
const PHONE = { width: 360, height: 740 };

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const game of ["krida", "chadarangam", "shatranj-14"] as const) {
  test(`${game}: the analysis shows three lines that grow deeper, and an arrow`, async ({ table, page }) => {
    await table.open({ game });
    await expect(table.lines).toHaveCount(0);
    await table.analysis.click();
    await expect(table.analysis).toBeChecked();
    await expect(table.lines).toHaveCount(3);
    await expect(table.lines.first()).toHaveText(/^[+−]?\d+\.\d\d 1\. /);
    await expect(page.locator(".pointer.best")).toHaveCount(1);
    await expect.poll(() => table.depth()).toBeGreaterThan(3);
    await expect(page.getByRole("meter", { name: "Evaluation" })).toHaveAttribute("aria-valuetext", /^(Even|(White|Black) is ahead by \d+\.\d\d)$/);
    await table.analysis.click();
    await expect(table.analysis).not.toBeChecked();
    await expect(table.lines).toHaveCount(0);
    await expect(page.locator(".pointer")).toHaveCount(0);
  });
}

test("a mate is shown as such, from White's side, and after the move the analysis begins anew", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.analysis.click();
  await table.load(MATE);
  const meter = page.getByRole("meter", { name: "Evaluation" });
  await expect(table.lines.first()).toHaveText("#1 1. Rxh8#");
  await expect(meter).toHaveAttribute("aria-valuetext", "White wins in 1 turn");
  await expect(meter).toHaveAttribute("aria-valuenow", "100");
  await expect(page.locator(".pointer.best")).toHaveAttribute("data-squares", "h2 h8");
  await table.load(MATED);
  await expect(table.lines.first()).toHaveText("#−1 4… Rxh1#");
  await expect(meter).toHaveAttribute("aria-valuenow", "0");
  await table.play("h7 h1");
  await expect(table.lines).toHaveCount(0);
  await expect(table.advice).toContainText("The game is over.");
  await table.button("Undo").click();
  await expect(table.lines.first()).toHaveText("#−1 4… Rxh1#");
});

test("a hint shows the man, and then the move; it is read out, and gone after the move", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.load(MATE);
  await table.button("Hint").focus();
  await page.keyboard.press("Enter");
  await expect(table.live).toContainText(`Hint: look at the ${await nameOf(page, "h2")} on h2.`);
  await expect(page.locator(".pointer.hint")).toHaveAttribute("data-squares", "h2");
  await expect(table.advice).not.toContainText("h8");
  await page.keyboard.press("Enter");
  await expect(table.live).toContainText("h2 to h8");
  await expect(table.advice).toContainText("(Rxh8#)");
  await expect(page.locator(".pointer.hint")).toHaveAttribute("data-squares", "h2 h8");
  await table.play("h2 h8");
  await expect(page.locator(".pointer")).toHaveCount(0);
  await expect(table.advice).not.toContainText("Hint:");
  await expect(table.button("Hint")).toHaveAttribute("aria-disabled", "true");
});

test("a hint comes from the analysis where it is on", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.analysis.click();
  await table.load(MATE);
  await expect(table.lines.first()).toContainText("#1");
  await table.button("Hint").click();
  await table.button("Hint").click();
  await expect(page.locator(".pointer.hint")).toHaveAttribute("data-squares", "h2 h8");
  await expect(table.lines.first()).toContainText("#1");
});

test("a threat is what the opponent would play after a pass", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.load("8/7r/8/8/8/1k6/8/K5NR w - - 0 4");
  await table.analysis.click();
  await table.button("Show threat").click();
  await expect(table.live).toContainText("If White passed, Black would play");
  await expect(table.advice).toContainText("(Rxh1)");
  await expect(page.locator(".pointer.threat")).toHaveAttribute("data-squares", "h7 h1");
  await expect(table.lines).toHaveCount(3);
  await table.load("7k/8/8/8/8/8/1R6/K6r w - - 0 1");
  await table.button("Show threat").click();
  await expect(table.advice).toContainText("White is in check: that is the threat.");
  await table.start({ game: "chadarangam" });
  await table.button("Show threat").click();
  await expect(table.advice).toContainText("White could not pass here");
});

test("a removal is hinted at without telling it at once", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.load(REMOVAL);
  await table.button("Hint").click();
  await expect(table.advice).toContainText("Hint: remove a ");
  await expect(page.locator(".pointer")).toHaveCount(0);
  await table.button("Hint").click();
  await expect(table.advice).toContainText("Hint: the removal of the ");
  await expect(page.locator(".pointer.hint")).toHaveCount(1);
});

test("the analysis waits while the computer is to move, and one that is hidden rests", async ({ table, page }) => {
  const release = await table.holdComputer();
  await table.open({ game: "krida", black: "Computer 4, medium" });
  await table.analysis.click();
  await table.play("e2 e3");
  await expect(table.advice).toContainText("The analysis goes on when the computer has moved.");
  await expect(table.button("Hint")).toHaveAttribute("aria-disabled", "true");
  await release();
  await expect(table.moves).toHaveCount(2);
  await expect(table.lines).toHaveCount(3);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const text = await table.advice.textContent();
  await page.waitForTimeout(500);
  expect(await table.advice.textContent()).toBe(text);
});

test("the arrow follows the board when it is turned round", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.load(MATE);
  await table.analysis.click();
  const head = page.locator(".pointer.best .head.face");
  const inside = async (square: string): Promise<boolean> => {
    const [a, b] = [await head.boundingBox(), await table.cell(square).boundingBox()];
    if (!a || !b) return false;
    return a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
  };
  await expect.poll(() => inside("h8")).toBe(true);
  await table.button("Flip board").click();
  await expect.poll(() => inside("h8")).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await expect.poll(() => inside("h8")).toBe(true);
});

test("pointers do not catch clicks, and the board is as large as without them", async ({ table, page }) => {
  await table.open({ game: "krida" });
  const before = await page.getByRole("grid").boundingBox();
  await table.analysis.click();
  await expect(page.locator(".pointer.best")).toHaveCount(1);
  expect(await page.getByRole("grid").boundingBox()).toEqual(before);
  await table.play("e2 e3", "e7 e6");
});

for (const media of [{ colorScheme: "light" }, { colorScheme: "dark" }, { forcedColors: "active" }] as const) {
  test(`axe finds nothing in the analysis: ${Object.values(media).join()}`, async ({ table, page }) => {
    await page.emulateMedia(media);
    await table.open({ game: "krida" });
    await table.load(MATE);
    await table.analysis.click();
    await expect(table.lines.first()).toContainText("#1");
    await table.button("Hint").click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}

for (const width of [1280, 375]) {
  for (const lang of ["en", "ur"] as const) {
    test(`a score stands clear of its line, and on one line itself: ${lang}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      for (const [asked, score] of [["game=krida&moves=e2e3", /\d\.\d\d$/], [`game=chadarangam&fen=${FAR_BEHIND}`, /^−\d\d\.\d\d$/], [`game=krida&fen=${MATED}`, /^#−\d$/]] as const) {
        await page.goto("about:blank");
        await page.goto(`./play.html#lang=${lang}&opponent=none&${asked}`);
        await page.getByRole("switch").click();
        await expect(page.locator(".evaluation .points")).toHaveText(score);
        const measured = await page.locator(".lines li, .evaluation").evaluateAll((rows) =>
          rows.map((row) => {
            const range = document.createRange();
            range.selectNodeContents(row.children[0]!);
            const { right } = range.getBoundingClientRect();
            const lines = range.getClientRects().length;
            if (row.matches("li")) range.selectNodeContents(row.children[1]!);
            else range.selectNode(row.children[1]!);
            return { gap: range.getBoundingClientRect().left - right, lines };
          }),
        );
        expect(measured.length, asked).toBeGreaterThan(1);
        for (const { gap, lines } of measured) {
          expect(gap, asked).toBeGreaterThan(5);
          expect(lines, asked).toBe(1);
        }
      }
    });
  }
}

test("a line is unfolded by keys or a finger, and stays so as the search goes on and in the next position", async ({ table, page }) => {
  await page.setViewportSize(PHONE);
  await table.open({ game: "krida" });
  const moves = (index: number): Locator => table.lines.nth(index).locator(".line-moves");
  const rows = async (index: number): Promise<number> => Math.round(((await moves(index).boundingBox())?.height ?? 0) / 27);
  const cut = (index: number): Promise<boolean> => moves(index).evaluate((element) => element.scrollWidth > element.clientWidth);
  await table.analysis.click();
  await expect.poll(() => cut(0)).toBe(true);
  const list = page.getByRole("list", { name: "Best lines" });
  const height = (await list.boundingBox())?.height;
  const unfold = table.button("All moves of line 1");
  const box = await unfold.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect(unfold).toHaveAttribute("aria-expanded", "false");
  await unfold.focus();
  await page.keyboard.press("Enter");
  await expect(unfold).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => rows(0)).toBeGreaterThan(1);
  expect(await cut(0)).toBe(false);
  expect([await rows(1), await rows(2)]).toEqual([1, 1]);
  const depth = await table.depth();
  await expect.poll(() => table.depth()).toBeGreaterThan(depth);
  await expect(unfold).toBeFocused();
  await expect.poll(() => rows(0)).toBeGreaterThan(1);
  await table.play("e2 e3");
  await expect.poll(() => rows(0)).toBeGreaterThan(1);
  await unfold.click();
  await expect(unfold).toHaveAttribute("aria-expanded", "false");
  expect((await list.boundingBox())?.height).toBe(height);
});

test("a threat takes nothing from the analysis, and its answer moves nothing", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await table.play("e2 e3", "e7 e6", "g1 f3", "b8 c6", "f1 h3");
  await table.analysis.click();
  await expect.poll(() => table.depth(), { timeout: 40_000 }).toBeGreaterThan(11);
  const place = await page.getByRole("heading", { name: "Moves" }).boundingBox();
  // Every number that is shown, as what has been searched already is soon searched again.
  const depths = await page.locator(".found .hint").evaluateHandle((hint) => {
    const shown: number[] = [];
    const note = (): void => void shown.push(Number(/\d+/.exec(hint.textContent ?? "")?.[0]));
    note();
    new MutationObserver(note).observe(hint, { childList: true, characterData: true, subtree: true });
    return shown;
  });
  await table.button("Show threat").click();
  await expect(table.advice).toContainText("If Black passed, White would play");
  const moved = await page.getByRole("heading", { name: "Moves" }).boundingBox();
  const before = await table.depth();
  await expect.poll(() => table.depth(), { timeout: 60_000 }).toBeGreaterThan(before);
  const shown = await depths.jsonValue();
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(moved).toEqual(place);
});

test("when the game is over the bar shows the result", async ({ table, page }) => {
  const meter = page.getByRole("meter", { name: "Evaluation" });
  const points = page.locator(".evaluation .points");
  const shows = async (share: number, signs: string, text: string): Promise<void> => {
    await expect(meter).toHaveAttribute("aria-valuenow", String(share));
    await expect(meter).toHaveAttribute("aria-valuetext", text);
    await expect(points).toHaveText(signs);
    await expect(meter).toHaveCSS("opacity", "1");
    const width = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await width(meter.locator(".share"))) / (await width(meter))).toBeCloseTo(share / 100, 1);
  };
  await table.open({ game: "krida" });
  await table.analysis.click();
  await table.load(MATE);
  await table.play("h2 h8");
  await shows(100, "1–0", "White wins.");
  await table.load(MATED);
  await table.play("h7 h1");
  await shows(0, "0–1", "Black wins.");
  await table.load("k6r/8/8/8/8/8/8/K5R1 w - - 98 80");
  await table.play("g1 f1", "h8 h7");
  await table.button("Claim the draw").click();
  await shows(50, "½–½", "The game is drawn.");
  await expect(table.advice).toContainText("The game is over.");
  await table.button("Undo").click();
  await expect(table.lines).not.toHaveCount(0);
  await table.start({ game: "chadarangam" });
  await table.load("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
  await table.play("g5 g6");
  await shows(50, "½–½", "The game is drawn.");
});

/** What the page calls the man on a square. */
async function nameOf(page: Page, square: string): Promise<string> {
  const label = await page.locator(`[data-square="${square}"]`).getAttribute("aria-label");
  return / (?:white|black) ([^,]+)/.exec(label ?? "")?.[1] ?? "";
}
