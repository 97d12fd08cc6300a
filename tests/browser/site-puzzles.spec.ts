import type { Page } from "@playwright/test";
import { overflow, violations } from "./site.js";
import { expect, test } from "./table.js";

const board = (page: Page) => page.locator("buddhibala-board");
const panel = (page: Page) => board(page).locator(".puzzle");

async function open(page: Page, hash = ""): Promise<void> {
  await page.goto(`./puzzles.html${hash}`);
  await expect(panel(page)).toBeVisible();
}

async function move(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await board(page).locator(`[data-square="${square}"]`).click();
}

function count(page: Page): Promise<number> {
  return board(page).evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length);
}

test("a puzzle is chosen, solved, counted and kept, and the next one comes", async ({ page }) => {
  await open(page, "#sarkar-3");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(/^Chadarangam, \d+$/);
  await expect(page.locator(".solved-count")).toHaveText(/^Solved: 0 \/ \d+$/);
  await move(page, "c3", "c5");
  await expect.poll(() => count(page)).toBe(2);
  await move(page, "c8", "d8");
  await expect(panel(page)).toContainText("Solved. The Mantri gives himself");
  await expect(page.locator(".solved-count")).toHaveText(/^Solved: 1 \/ \d+$/);
  await page.reload();
  await expect(page.locator(".solved-count")).toHaveText(/^Solved: 1 \/ \d+$/);
  await expect(page.locator(".puzzle-list [aria-current=true]")).toContainText("Mate in 2✓");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page).not.toHaveURL(/#sarkar-3$/);
  await expect(panel(page)).not.toContainText("Solved.");
  await page.getByRole("button", { name: "Forget what I have solved" }).click();
  await expect(page.locator(".solved-count")).toHaveText(/^Solved: 0 \/ \d+$/);
});

test("the puzzle of the day is the first, and comes again with its button", async ({ page }) => {
  await open(page);
  const first = new URL(page.url()).hash;
  expect(first).toMatch(/^#[a-z0-9-]+$/);
  await page.locator(".puzzle-list button[aria-current=false]").first().click();
  await expect(page).not.toHaveURL(new RegExp(`${first}$`));
  await page.getByRole("button", { name: "Puzzle of the day" }).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
});

test("a puzzle is opened in the editor with its goal, and without its solution", async ({ page }) => {
  await open(page, "#sarkar-3");
  await page.getByRole("link", { name: "Open in the editor" }).click();
  await expect(page.locator(".maker .asked")).toHaveText("Mate in 2");
  await expect(page.locator("#fen")).toHaveValue(/ w - - /);
  await expect(page.locator(".address-faults")).toHaveCount(0);
  await expect(page.locator(".maker .found")).toBeEmpty();
  await page.goto("./editor.html#game=krida&goal=gain-M-3");
  await expect(page.locator(".maker .asked")).toHaveText("Win a Mantri in 3");
  await page.goto("./editor.html#game=krida&goal=untouchable");
  await expect(page.locator(".address-faults li")).toHaveText(/“untouchable”/);
  await expect(page.locator(".maker .asked")).toHaveText("Mate in 2");
  await page.goto("./editor.html#game=krida&goal=beauty");
  await expect(page.locator(".address-faults li")).toHaveText(/“beauty”/);
});

test("the solution is nowhere on the page before it is asked for", async ({ page }) => {
  await open(page, "#sarkar-3");
  const seen = async (): Promise<string> => (await board(page).evaluate((element) => `${document.documentElement.outerHTML} ${element.shadowRoot?.innerHTML}`)) + (await page.locator("body").ariaSnapshot());
  for (const secret of ["c3c5", "Qc5", "gives himself", "sacrifice"]) expect(await seen()).not.toContain(secret);
  await panel(page).getByRole("button", { name: "Show the solution" }).click();
  await expect(panel(page)).toContainText("Qc5+ dxc5 Rd8#");
});

for (const [lang, dir, asks] of [["en", "ltr", "Mate in 4"], ["te", "ltr", "4 వంతుల్లో ఆటకట్టు"], ["ur", "rtl", "4 باریوں میں مات"]] as const) {
  test(`axe finds nothing, and nothing sticks out: ${lang}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((tag) => localStorage.setItem("buddhibala-language", tag), lang);
    await open(page, "#sarkar-6");
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    await expect(panel(page)).toContainText(asks);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflow(page), `${width}`).toBe(0);
    }
  });
}

test("a game without puzzles says so", async ({ page }) => {
  await page.route("**/assets/shatranj-14-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: 'export const lines = "";' }));
  await open(page, "#sarkar-2");
  await page.locator("select[name=variant]").selectOption("shatranj-14");
  await expect(page.locator(".puzzle-list")).toContainText("There are no puzzles of this game yet.");
});

test("a puzzle that there is not is named, until another one is chosen", async ({ page }) => {
  await open(page, "#no-such-puzzle");
  const fault = page.locator(".puzzles-fault");
  await expect(fault).toHaveText("The address asks for the puzzle \u2068“no-such-puzzle”\u2069, which there is not; this is that of the day.");
  await page.locator("select.language").selectOption("hi");
  await expect(fault).toContainText("“no-such-puzzle”");
  await expect(fault).toContainText("पहेली");
  await page.locator(".next").click();
  await expect(fault).toBeEmpty();
  await page.evaluate(() => {
    location.hash = "#nor-this";
  });
  await expect(fault).toContainText("“nor-this”");
});

test("an address that names a part of the page asks for no puzzle", async ({ page }) => {
  await open(page, "#krida-010");
  const title = await page.locator("#puzzle-title").textContent();
  await page.evaluate(() => {
    location.hash = "#content";
  });
  await page.waitForTimeout(200);
  await expect(page.locator("#puzzle-title")).toHaveText(title ?? "");
  await page.reload();
  await page.locator(".puzzles-room:not(.coming)").waitFor();
  await expect(page.locator(".puzzles-fault")).toBeEmpty();
});
