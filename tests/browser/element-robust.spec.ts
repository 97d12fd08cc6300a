import type { BuddhibalaBoard } from "buddhibala/board";
import { expect, test } from "./stage.js";

const KRIDA = `<buddhibala-board variant="krida"></buddhibala-board>`;
const BOTH = `<buddhibala-board variant="shatranj-14" opponent="both" level="8"></buddhibala-board>`;

test.describe("without WebAssembly", () => {
  test.use({ expected: /Failed to load resource/ });

  test("the position is shown, and why nothing can be played; it can be tried again", async ({ stage, page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await stage.open(`<buddhibala-board variant="chadarangam" orientation="black" fen="4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"></buddhibala-board>`, { ready: false });
    await expect(stage.board.getByRole("alert")).toContainText("could not be loaded");
    await expect(stage.board.getByRole("alert")).toContainText("could not be fetched");
    await expect(stage.board.getByRole("gridcell")).toHaveCount(64);
    await expect(stage.board.locator(".man")).toHaveCount(4);
    await stage.expectMan("e8", "black K");
    await stage.cell("a2").click();
    expect(await stage.with((board) => board.ready.then(() => "", (error: { code: string }) => error.code))).toBe("load-failed");
    expect(await stage.with((board) => { try { board.play("a2a3"); return ""; } catch (error) { return (error as { code: string }).code; } })).toBe("not-initialised");
    expect((await stage.told()).map(({ type, code }) => [type, code])).toEqual([["error", "load-failed"]]);
    await page.unroute("**/*.wasm");
    await stage.board.getByRole("button", { name: "Try again" }).click();
    await expect(stage.board.getByRole("alert")).toHaveCount(0);
    await stage.with((board) => board.ready.then(() => void board.play("a2a3")));
  });

  test("a position that cannot be drawn gives the array", async ({ stage, page }) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
    for (const fen of ["99/8/8/8/8/8/8/8", "x", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCN", "9".repeat(5000), "8/8/8/8/8/8/8/7é"]) {
      await stage.open(`<buddhibala-board variant="krida" fen="${fen}"></buddhibala-board>`, { ready: false });
      await expect(stage.board.getByRole("alert")).toContainText("404");
      await expect(stage.board.locator(".man")).toHaveCount(32);
    }
  });
});

test("what is drawn before the rules are there is what they then say", async ({ stage, page }) => {
  for (const variant of ["krida", "chadarangam", "shatranj-14"]) {
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await stage.open(`<buddhibala-board variant="${variant}"></buddhibala-board>`, { ready: false });
    const drawn = (): Promise<unknown> =>
      stage.with((board) => {
        const box = board.getBoundingClientRect();
        const cells = [...(board.shadowRoot?.querySelectorAll(".cell") ?? [])];
        return [box.width, box.height, cells.map((cell) => [cell.getAttribute("data-square"), cell.querySelectorAll(".mark").length, cell.querySelector(".body")?.getAttribute("d"), cell.querySelector(".man")?.getAttribute("class")?.trim()])];
      });
    await expect(stage.board.locator(".man").first()).toBeVisible();
    const before = await drawn();
    release();
    await stage.with((board) => board.ready.then(() => board.updateComplete));
    expect(await drawn()).toEqual(before);
    await page.unroute("**/*.wasm");
  }
});

test("removed in the middle of a search, put back: it goes on, and nothing is told meanwhile", async ({ stage, page }) => {
  await stage.open(BOTH);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.evaluate(() => {
    const board = document.querySelector("buddhibala-board");
    board?.remove();
    (globalThis as { kept?: unknown }).kept = board;
    globalThis.log.length = 0;
  });
  await page.waitForTimeout(1800);
  expect(await page.evaluate(() => globalThis.log.length)).toBe(0);
  expect(page.workers()).toHaveLength(0);
  await page.evaluate(() => document.querySelector("main")?.append((globalThis as unknown as { kept: Element }).kept));
  await expect.poll(async () => (await stage.kinds()).filter((type) => type === "move").length).toBeGreaterThan(0);
});

test("removed in the middle of a drag, of a slide, of loading, and by its own listener", async ({ stage, page }) => {
  await stage.open(KRIDA);
  const [from, to] = [await stage.middle("e2"), await stage.middle("e4")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await stage.with((board) => {
    (globalThis as { kept?: unknown }).kept = board;
    board.remove();
  });
  await page.mouse.move(to.x + 30, to.y + 30);
  await page.mouse.up();
  await page.evaluate(() => document.querySelector("main")?.append((globalThis as unknown as { kept: Element }).kept));
  await expect(stage.board.locator(".lifted")).toHaveCount(0);
  await stage.with((board) => {
    board.addEventListener("move", () => board.remove(), { once: true });
    board.play("e2e3");
    document.body.append(board);
    board.play("e7e6");
    board.remove();
    document.body.append(board);
  });
  await expect(stage.board.locator(".sliding")).toHaveCount(0);
  await stage.expectMan("e3", "white Patti");
  await page.evaluate(() => {
    const early = document.createElement("buddhibala-board");
    document.body.append(early);
    early.remove();
    document.body.append(early);
  });
  await expect(page.locator("buddhibala-board").nth(1).getByRole("gridcell")).toHaveCount(64);
});

test("hidden, then shown; in a column of a grid; turned; shrunk to fit", async ({ stage, page }) => {
  await stage.open(`<div class="gone">${KRIDA}</div>`);
  await stage.with((board) => void board.play("e2e3"));
  await page.evaluate(() => document.querySelector(".gone")?.classList.remove("gone"));
  const shown = await stage.board.getByRole("grid").boundingBox();
  expect(shown?.width).toBeGreaterThan(300);
  expect(shown?.width).toBe(shown?.height);
  await stage.expectMan("e3", "white Patti");

  await stage.open(`<div class="column"><p>Text</p>${KRIDA}</div>`);
  const column = await stage.board.getByRole("grid").boundingBox();
  expect(column?.width).toBeGreaterThan(270);
  expect(column?.width).toBeLessThanOrEqual(320);

  for (const size of [{ width: 740, height: 360 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await stage.open(KRIDA);
    const board = await stage.board.getByRole("grid").boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
    expect(board?.width).toBeGreaterThan(280);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await stage.open(`<p><span id="inline">${KRIDA}</span></p>`);
  await page.evaluate(() => void ((document.querySelector("#inline") as HTMLElement).style.display = "inline-block"));
  expect((await stage.board.getByRole("grid").boundingBox())?.width).toBeGreaterThan(250);
});

test("a page that is scaled: what is pressed is what is seen", async ({ stage }) => {
  await stage.open(`<div class="scaled">${KRIDA}</div>`);
  await stage.drag("e2", "e3");
  await stage.expectMan("e3", "white Patti");
});

test("squares are whole pixels of the screen, whatever their density", async ({ browser, baseURL }) => {
  for (const deviceScaleFactor of [1, 1.25, 1.5, 1.75, 2, 3]) {
    const context = await browser.newContext({ deviceScaleFactor, viewport: { width: 603, height: 700 }, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    const { Stage } = await import("./stage.js");
    const stage = new Stage(page);
    await stage.open(`<buddhibala-board variant="shatranj-14"></buddhibala-board>`);
    const width = await stage.with((board) => board.shadowRoot?.querySelector(".cell")?.getBoundingClientRect().width ?? 0);
    const pixels = width * deviceScaleFactor;
    expect(Math.abs(pixels - Math.round(pixels)), `at ${deviceScaleFactor}`).toBeLessThan(0.05);
    expect(width).toBeGreaterThan(35);
    await context.close();
  }
});

test("a frame of 300 by 400 holds a whole board", async ({ stage, page }) => {
  for (const variant of ["krida", "shatranj-14"]) {
    await stage.open(`<iframe src="./framed" width="300" height="400" title="A board in a frame"></iframe>`, {
      framed: `<buddhibala-board variant="${variant}"></buddhibala-board>`,
    });
    const frame = page.frameLocator("iframe");
    await expect(frame.locator(".cell").first()).toBeVisible();
    await frame.locator("buddhibala-board").evaluate((board: BuddhibalaBoard) => board.ready);
    const [outside, board] = [await page.locator("iframe").boundingBox(), await frame.getByRole("grid").boundingBox()];
    if (!outside || !board) throw new Error("the frame or the board is not shown");
    expect(board.x).toBeGreaterThanOrEqual(outside.x);
    expect(board.x + board.width).toBeLessThanOrEqual(outside.x + outside.width);
    expect(board.y + board.height).toBeLessThanOrEqual(outside.y + outside.height);
    expect(board.width).toBeGreaterThan(variant === "krida" ? 260 : 250);
    await frame.locator('[data-square="b2"]').click();
    await frame.locator('[data-square="b3"]').click();
    await expect(frame.locator('[data-square="b3"] .man')).toHaveCount(1);
  }
});

test("hostile styles of a page do not reach into the board", async ({ stage }) => {
  const look = (): Promise<unknown> =>
    stage.with((board) => {
      const root = board.shadowRoot;
      const of = (selector: string, ...names: string[]): unknown[] => {
        const style = getComputedStyle(root?.querySelector(selector) as Element);
        return names.map((name) => style.getPropertyValue(name));
      };
      return [
        of(".frame", "font-size", "letter-spacing", "text-transform", "line-height", "direction"),
        of(".board", "display", "visibility", "pointer-events", "transform", "margin-top"),
        of('[data-square="e2"]', "display", "padding-top", "border-top-width"),
        of('[data-square="e2"] .body', "display", "fill"),
        of(".status", "font-size", "letter-spacing", "text-transform", "cursor", "font-style"),
      ];
    });
  const markup = `<buddhibala-board variant="krida" controls></buddhibala-board>`;
  await stage.open(markup);
  const plain = await look();
  await stage.open(markup, { css: "hostile.css" });
  expect(await look()).toEqual(plain);
  await stage.with((board) => void board.play("e2e3"));
});
