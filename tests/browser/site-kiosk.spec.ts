import type { Page } from "@playwright/test";
import { type Clock, Idle } from "../../www/src/kiosk/idle.js";
import { drawn } from "./site.js";
import { expect, test } from "./table.js";

const MINUTE = 60_000;

/** A clock that goes when it is told to. */
class HandClock implements Clock {
  #now = 0;
  readonly #waiting = new Map<() => void, number>();

  after(ms: number, act: () => void): () => void {
    this.#waiting.set(act, this.#now + ms);
    return () => void this.#waiting.delete(act);
  }

  go(ms: number): void {
    this.#now += ms;
    for (const [act, when] of [...this.#waiting]) {
      if (when > this.#now) continue;
      this.#waiting.delete(act);
      act();
    }
  }
}

test("idleness is counted from the last touch, and told once", () => {
  const clock = new HandClock();
  let told = 0;
  const idle = new Idle(MINUTE, () => told++, clock);
  clock.go(MINUTE);
  expect(told).toBe(0);
  idle.touch();
  clock.go(MINUTE - 1);
  idle.touch();
  clock.go(MINUTE - 1);
  expect(told).toBe(0);
  clock.go(1);
  expect(told).toBe(1);
  clock.go(10 * MINUTE);
  expect(told).toBe(1);
  idle.touch();
  idle.rest();
  clock.go(MINUTE);
  expect(told).toBe(1);
});

function made(page: Page): Promise<number> {
  return page.locator("buddhibala-board").evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length);
}

test("the computer plays itself until somebody touches the screen, and again a minute after the last touch", async ({ page }) => {
  await page.clock.install();
  await page.goto("./kiosk.html");
  await drawn(page);
  const attract = page.getByRole("button", { name: "Touch to play" });
  await expect(attract).toBeVisible();
  await expect.poll(() => made(page)).toBeGreaterThan(2);
  await attract.click();
  await expect(attract).toBeHidden();
  await expect.poll(() => made(page)).toBe(0);
  await page.locator('[data-square="e2"]').click();
  await page.locator('[data-square="e3"]').click();
  await expect.poll(() => made(page)).toBe(2);
  await page.clock.fastForward(MINUTE / 2);
  await page.locator('[data-square="d2"]').click();
  await page.clock.fastForward(MINUTE - 5_000);
  await expect(attract).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(attract).toBeVisible();
  await expect.poll(() => made(page)).toBeGreaterThan(0);
});

test("a visitor chooses a game and a language, and the next one finds them as they were", async ({ page }) => {
  await page.clock.install();
  await page.goto("./kiosk.html#game=chadarangam&lang=te");
  await drawn(page);
  await page.locator(".attract").click();
  await expect(page.locator("h1")).toHaveText("చదరంగం");
  await page.getByRole("button", { name: /షత్రంజ్/ }).click();
  await expect(page.locator("buddhibala-board")).toHaveAttribute("variant", "shatranj-14");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.clock.fastForward(MINUTE);
  await expect(page.locator(".attract")).toBeVisible();
  await page.locator(".attract").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(page.locator("h1")).toHaveText("చదరంగం");
});

test("no way leads out, and everything is large enough to touch", async ({ page }) => {
  for (const viewport of [{ width: 1080, height: 1920 }, { width: 1920, height: 1080 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(viewport);
    await page.goto("./kiosk.html");
    await drawn(page);
    await page.locator(".attract").click();
    const links = await page.evaluate(() => {
      const roots: ParentNode[] = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      return roots.flatMap((root) => [...root.querySelectorAll("a[href], form[action], iframe, area")]).length;
    });
    expect(links).toBe(0);
    for (const button of await page.locator("main button:visible").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    const grid = await page.getByRole("grid").boundingBox();
    expect((grid?.x ?? -1) >= 0 && (grid?.x ?? 0) + (grid?.width ?? 0) <= viewport.width).toBe(true);
    expect((grid?.y ?? 0) + (grid?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
  const menu = await page.evaluate(() => document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  expect(menu).toBe(false);
});

test("what an address asks for and cannot be had is named, until it is closed", async ({ page }) => {
  await page.goto("./kiosk.html#game=chess&level=9&colour=red&fen=8&lang=hi");
  await drawn(page);
  const faults = page.locator(".kiosk-faults li");
  await expect(faults).toHaveCount(4);
  for (const [index, part] of ["chess", "9", "colour", "fen"].entries()) await expect(faults.nth(index)).toContainText(part);
  await expect(faults.first()).toContainText(/\p{Script=Devanagari}/u);
  await page.locator(".kiosk-faults button").click();
  await expect(faults).toHaveCount(0);
  await expect(page.locator(".attract")).toBeVisible();
});

for (const [width, height] of [[740, 360], [568, 320], [1024, 500]] as const) {
  test(`nothing overlaps on a low screen: ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ["krida", "shatranj-14"]) {
      await page.goto(`./kiosk.html#game=${game}`);
      await drawn(page);
      await page.reload();
      await drawn(page);
      await page.locator(".attract").click();
      await expect(page.getByRole("grid")).toBeVisible();
      const parts = [".kiosk-title", ".kiosk-stage", ".kiosk-bar"].map((part) => page.locator(part).boundingBox());
      const boxes = (await Promise.all(parts)).flatMap((box) => box ?? []);
      const grid = await page.getByRole("grid").boundingBox();
      expect(boxes.length).toBe(3);
      for (const box of [...boxes, ...(grid ? [grid] : [])]) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box)).toBe(true);
      }
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
          expect(apart, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
        }
      }
      expect(grid?.width).toBeGreaterThan(height * 0.75);
    }
  });
}
