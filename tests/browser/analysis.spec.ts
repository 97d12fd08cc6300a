import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./table.js";

const MATE = "k6r/8/1K6/8/8/8/7R/8 w - - 0 1";
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
    const depth = async (): Promise<number> => Number(/Depth (\d+)/.exec((await table.advice.textContent()) ?? "")?.[1] ?? 0);
    await expect.poll(depth).toBeGreaterThan(3);
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
  await table.load("8/7r/8/8/8/1k6/8/K6R b - - 0 4");
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
    test(`a score stands clear of its line, on one line: ${lang}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      for (const asked of [`game=krida&moves=e2e3`, `game=chadarangam&fen=${FAR_BEHIND}`, `game=krida&fen=${MATE}`]) {
        await page.goto("about:blank");
        await page.goto(`./play.html#lang=${lang}&opponent=none&${asked}`);
        await page.getByRole("switch").click();
        await expect(page.locator(".lines li")).not.toHaveCount(0);
        if (asked.includes(FAR_BEHIND)) await expect(page.locator(".evaluation .points")).toHaveText(/^−\d\d\.\d\d$/);
        const gaps = await page.locator(".lines li").evaluateAll((lines) =>
          lines.map((line) => {
            const written = [...line.children].map((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return range.getBoundingClientRect();
            });
            return (written[1]?.left ?? 0) - (written[0]?.right ?? 0);
          }),
        );
        for (const gap of gaps) expect(gap, asked).toBeGreaterThan(5);
        const rows = await page.locator(".analysis .points").evaluateAll((all) => all.map((score) => (score.firstChild ? lines(score) : 1)));
        expect(rows.every((count) => count === 1), asked).toBe(true);
      }
    });
  }
}

/** What the page calls the man on a square. */
async function nameOf(page: Page, square: string): Promise<string> {
  const label = await page.locator(`[data-square="${square}"]`).getAttribute("aria-label");
  return / (?:white|black) ([^,]+)/.exec(label ?? "")?.[1] ?? "";
}
