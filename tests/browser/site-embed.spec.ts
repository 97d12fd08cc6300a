import type { Page } from "@playwright/test";
import { drawn } from "./site.js";
import { expect, test } from "./table.js";

async function snippet(page: Page, way: string): Promise<string> {
  return ((await page.locator(`[data-snippet="${way}"] code`).textContent()) ?? "").trimEnd();
}

test("what is chosen is in the preview and in every snippet", async ({ page, baseURL }) => {
  await page.goto("./embed.html");
  await drawn(page);
  const form = page.getByRole("form", { name: "What the board shall be" });
  await form.locator("select[name=variant]").selectOption("chadarangam");
  await form.getByLabel("Which men may be captured.").selectOption("maddat-mari");
  await form.locator("select[name=opponent]").selectOption("white");
  await form.locator("select[name=level]").selectOption("5");
  await form.locator("select[name=orientation]").selectOption("black");
  await form.locator("select[name=lang]").selectOption("te");
  await form.locator("select[name=theme]").selectOption("dark");
  await form.getByLabel("Buttons, status").uncheck();
  const tag = '<buddhibala-board variant="chadarangam" options="capture=maddat-mari" opponent="white" level="5" orientation="black" lang="te" theme="dark"></buddhibala-board>';
  expect(await snippet(page, "script")).toBe(`<script type="module" src="${baseURL}board.js"></script>\n${tag}`);
  expect(await snippet(page, "npm")).toContain(tag);
  expect(await snippet(page, "react")).toContain('      options="capture=maddat-mari"\n');
  const frame = await snippet(page, "iframe");
  expect(frame).toBe(await snippet(page, "wordpress"));
  expect(frame).toContain(`src="${baseURL}board.html#game=chadarangam&amp;options=capture=maddat-mari&amp;side=black&amp;opponent=white&amp;level=5&amp;lang=te&amp;theme=dark&amp;controls=no"`);
  const preview = page.locator(".stage buddhibala-board");
  for (const [name, value] of Object.entries({ variant: "chadarangam", options: "capture=maddat-mari", opponent: "white", level: "5", orientation: "black", lang: "te", theme: "dark" })) {
    await expect(preview).toHaveAttribute(name, value);
  }
  await expect(preview).not.toHaveAttribute("controls");
});

test("the frame is named in the language of the page", async ({ page }) => {
  await page.goto("./embed.html");
  await drawn(page);
  expect(await snippet(page, "iframe")).toContain('title="Krida Buddhibalasrita"');
  await page.locator("select.language").selectOption("ur");
  await expect.poll(() => snippet(page, "iframe")).toMatch(/title="[\u0600-\u06ff ]+"/);
});

test("a snippet is copied with one press, and that is told", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./embed.html");
  await drawn(page);
  await page.locator('[data-snippet="script"] button').click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(await snippet(page, "script"));
});

test.describe("in another page", () => {
  test("the script tag and the frame give a board that plays", async ({ page, baseURL }) => {
    await page.goto("./embed.html");
    await drawn(page);
    const [script, frame] = [await snippet(page, "script"), await snippet(page, "iframe")];
    await page.route("**/theirs.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Theirs</title>${script}${frame}` }));
    await page.goto("./theirs.html");
    const made = (within: Pick<Page, "locator">): Promise<number> =>
      within.locator("buddhibala-board").evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length);
    const inner = page.frameLocator("iframe");
    for (const within of [page, inner]) {
      await within.locator('[data-square="e2"]').click();
      await within.locator('[data-square="e3"]').click();
    }
    await expect.poll(() => made(page)).toBe(2);
    await expect.poll(() => made(inner as unknown as Pick<Page, "locator">)).toBe(2);
    expect(baseURL).toBeTruthy();
  });
});

test("the page for frames follows its address, and says what it left out", async ({ page }) => {
  await page.goto("./board.html#game=chadarangam&side=black&moves=g2g3,g1f3,e2e5&lang=xx&opponent=none");
  await drawn(page);
  await expect(page.locator(".fault")).toHaveCount(2);
  await expect(page.locator(".fault").first()).toContainText("lang \u2068“xx”");
  await expect(page.locator(".fault").last()).toContainText("Move 3 in the address, “e2e5”, cannot be made");
  const board = page.locator("buddhibala-board");
  expect(await board.evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length)).toBe(2);
  const y = async (square: string): Promise<number> => (await board.locator(`[data-square="${square}"]`).boundingBox())?.y ?? Number.NaN;
  expect(await y("a1")).toBeLessThan(await y("a8"));
  await page.goto("./board.html?fen=nonsense");
  await drawn(page);
  await expect(page.locator(".fault")).toContainText("The position in the address cannot be set up.");
});
