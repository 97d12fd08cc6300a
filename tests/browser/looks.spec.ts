import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { BuddhibalaBoard } from "buddhibala/board";
import { expect, test } from "./table.js";

const PHONE = { width: 360, height: 740 };
const GAMES = ["krida", "chadarangam", "shatranj-14"] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const game of GAMES) {
    test(`axe finds nothing: ${game}, ${colorScheme}`, async ({ table, page }) => {
      await page.emulateMedia({ colorScheme });
      await table.open({ game, options: game === "chadarangam" ? { capture: "maddat-mari" } : {} });
      await table.play("b2 b3");
      await table.cell({ krida: "b8", chadarangam: "b1", "shatranj-14": "b14" }[game]).click();
      for (const title of ["The men and how they move", "The rules", "Where the rules come from"]) await page.getByText(title, { exact: true }).click();
      await table.load("nonsense");
      expect(await violations(page)).toEqual([]);
      await table.button("New game").click();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test("axe finds nothing on a phone, nor on a page that reads from right to left", async ({ table, page }) => {
  await page.setViewportSize(PHONE);
  await table.open({ game: "shatranj-14" });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  expect(await violations(page)).toEqual([]);
});

for (const game of GAMES) {
  test(`a phone: ${game} fits its width, and its squares can be touched`, async ({ table, page }) => {
    await page.setViewportSize(PHONE);
    await table.open({ game });
    expect(await overflow(page)).toBe(0);
    const board = await page.getByRole("grid").boundingBox();
    const cell = await table.cell("c1").boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(24);
    expect(cell?.width).toBe(cell?.height);
    expect(board?.width).toBeGreaterThan(330);
    await table.play("b2 b3");
    await table.button("New game").click();
    expect(await overflow(page)).toBe(0);
  });
}

test("a narrow phone: nothing sticks out at the side", async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const game of GAMES) {
    await table.open({ game });
    expect(await overflow(page)).toBe(0);
    const top = await page.getByRole("banner").boundingBox();
    expect(top?.height).toBeLessThan(64); // the buttons are still beside the name
  }
});

for (const [width, height] of [[360, 640], [320, 568], [640, 360], [1024, 600]] as const) {
  test(`why a square is refused is seen at once: ${width}x${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.open({ game: "chadarangam" });
    await page.evaluate(() => scrollTo(0, 0));
    const notice = page.locator(".notice");
    await table.cell("g2").click();
    await table.cell("g4").click();
    await expect(notice).toContainText("g4");
    await expect(table.live).toContainText("g4");
    const [told, board] = [await notice.boundingBox(), await page.getByRole("grid").boundingBox()];
    if (!told || !board) throw new Error("the notice or the board is not shown");
    expect(told.x).toBeGreaterThanOrEqual(0);
    expect(told.y).toBeGreaterThanOrEqual(0);
    expect(told.x + told.width).toBeLessThanOrEqual(width);
    expect(told.y + told.height).toBeLessThanOrEqual(height);
    const room = height - (board.y + board.height) >= told.height || told.width < width;
    const apart = told.x >= board.x + board.width || told.y >= board.y + board.height;
    expect(apart).toBe(room);
    await table.cell("g2").click();
    await expect(notice).toBeHidden();
    await table.cell("g4").click();
    await notice.click();
    await expect(notice).toBeHidden();
  });
}

test("the whole board is seen at once on a desktop and on a phone", async ({ table, page }) => {
  for (const size of [PHONE, { width: 1280, height: 720 }, { width: 1024, height: 600 }]) {
    await page.setViewportSize(size);
    for (const game of GAMES) {
      await table.open({ game });
      const board = await page.getByRole("grid").boundingBox();
      expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
      expect(await overflow(page)).toBe(0);
    }
  }
});

test("a page that reads from right to left does not mirror the board", async ({ table, page }) => {
  await table.open({ game: "krida" });
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const left = async (square: string): Promise<number> => (await table.cell(square).boundingBox())?.x ?? Number.NaN;
  expect(await left("a1")).toBeLessThan(await left("h1"));
  expect(await overflow(page)).toBe(0);
  await expect(page.locator(".details p").first()).toHaveCSS("unicode-bidi", "plaintext");
  await table.play("e2 e3");
});

test("the theme follows the system until it is chosen, and the choice is kept", async ({ table, page }) => {
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await table.open();
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await table.button("Light colours").click();
  expect(await paper()).toBe(light);
  await page.reload();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  expect(await paper()).toBe(light);
});

test("a man slides to its square, unless the system asks for no motion", async ({ table, page }) => {
  const play = (...squares: string[]): Promise<number> =>
    page.locator("buddhibala-board").evaluate(async (board: BuddhibalaBoard, names) => {
      for (const name of names) board.shadowRoot?.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click();
      await board.updateComplete;
      return board.shadowRoot?.querySelectorAll(".man.sliding").length ?? 0;
    }, squares);
  await table.open({ game: "krida" });
  expect(await play("e2", "e3")).toBe(1);
  await expect(page.locator(".man.sliding")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await play("e7", "e6")).toBe(0);
  await expect(table.moves).toHaveCount(2);
});

test("in forced colours the men keep theirs, and what is marked is outlined", async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await table.open({ game: "krida" });
  await table.play("e2 e3");
  await table.cell("d7").click();
  await expect(table.cell("d7")).toHaveCSS("outline-style", "solid");
  await expect(table.cell("e3")).toHaveCSS("outline-style", "dotted");
  const fills = await Promise.all(["white", "black"].map((side) => page.locator(`.board .man.${side} .body`).first().evaluate((body) => getComputedStyle(body).fill)));
  expect(new Set(fills).size).toBe(2);
});

test("the page forbids inline scripts and styles, and names its files relative to itself", async ({ page, request }) => {
  await page.goto("./play.html");
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
  const text = await (await request.get("./play.html")).text();
  expect(text).not.toMatch(/(?:src|href)="\//);
  expect(text).not.toMatch(/ style="|<style/);
});

for (const [name, media] of Object.entries({
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
  "dark forced colours": { forcedColors: "active", colorScheme: "dark" },
} as const)) {
  test(`the signs beside men are seen: ${name}`, async ({ table, page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia(media);
    await table.open({ game: "chadarangam", options: { capture: "maddat-mari" } });
    await table.play("g2 g3");
    await page.getByText("The men and how they move", { exact: true }).click();
    await expect(page.locator(".legend .badge")).toHaveCount(4);
    await expect(table.cell("e1").locator(".badge")).toHaveCount(0);
    await expect(table.cell("g3").locator(".badge.moved")).toBeVisible();
    await expect(table.cell("g3").locator(".badge.supported")).toBeVisible();
    await table.load("P7/7k/8/4b3/8/8/8/R4RK1 b - - 0 1");
    for (const [square, sign] of Object.entries({ a8: "waiting", e5: "mastu", f1: "supported" })) {
      const badge = table.cell(square).locator(`.badge.${sign}`);
      const box = await badge.boundingBox();
      const cell = await table.cell(square).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(12);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((cell?.y ?? 0) + (cell?.height ?? 0));
      const [fill, stroke] = await badge.evaluate((svg) => {
        const style = getComputedStyle(svg.querySelector("path") as Element);
        return [style.fill, style.stroke];
      });
      expect(contrast(fill ?? "", stroke ?? "")).toBeGreaterThan(7);
    }
  });
}

/** The contrast of two colours that are written as `rgb(r, g, b)`, by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
