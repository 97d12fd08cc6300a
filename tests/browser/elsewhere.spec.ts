// The board as one file, and the board from another origin than the page's.
import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test as base } from "@playwright/test";
import type {} from "buddhibala/standalone";
import { files, Origin, type Site } from "../lib/origin.mjs";

const ROOT = new URL("../../", import.meta.url);
const FILE = new URL("pkg/dist/buddhibala-board.js", ROOT);
const BOARD = '<buddhibala-board variant="krida" opponent="engine" level="1" controls></buddhibala-board>';

interface Fixtures {
  /** Opens origins that are closed after the test. */
  open(site: Site, headers?: Readonly<Record<string, string>>): Promise<Origin>;
  watched: string[];
}

const test = base.extend<Fixtures>({
  open: async ({}, use) => {
    const opened: Origin[] = [];
    await use(async (site, headers) => {
      const origin = await Origin.open(site, headers);
      opened.push(origin);
      return origin;
    });
    for (const origin of opened) origin.close();
  },
  watched: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
      });
      await use(faults);
    },
    { auto: true },
  ],
});

const html = (head: string): string => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Elsewhere</title>${head}${BOARD}`;

/** Plays e2e3 and waits for the computer's answer. */
async function expectGame(page: Page): Promise<void> {
  const board = page.locator("buddhibala-board");
  await board.locator('[data-square="e2"]').click();
  await board.locator('[data-square="e3"]').click();
  await expect.poll(() => board.evaluate((element: HTMLElementTagNameMap["buddhibala-board"]) => element.history().length)).toBe(2);
}

const single: Site = (path) => (path === "/board/buddhibala-board.js" ? FILE : undefined);

for (const [kind, attribute] of [["a classic script", ""], ["a module", ' type="module"']]) {
  test(`one file as ${kind} is all that a page needs, with its worker`, async ({ page, open, watched }) => {
    const home = await open((path) => (path === "/blog/" ? html(`<script${attribute} src="../board/buddhibala-board.js"></script>`) : single(path)));
    await page.goto(`${home.address}/blog/`);
    await expectGame(page);
    expect(page.workers().map((worker) => worker.url().slice(0, 5))).toEqual(["blob:"]);
    expect(home.asked).toEqual(["/blog/", "/board/buddhibala-board.js"]);
    expect(await page.evaluate(() => globalThis.buddhibala.newGame("chadarangam").legalMoves().length)).toBeGreaterThan(10);
    expect(watched).toEqual([]);
  });
}

test("one file speaks its languages without asking for another", async ({ page, open }) => {
  const home = await open((path) => (path === "/" ? html('<script src="board/buddhibala-board.js"></script>').replace("variant", 'lang="te" variant') : single(path)));
  await page.goto(home.address);
  await expect(page.locator("buddhibala-board [role=grid]")).toHaveAttribute("aria-label", /[\u0c00-\u0c7f]/);
  expect(home.asked).toEqual(["/", "/board/buddhibala-board.js"]);
});

for (const [name, policy] of [
  ["its own files", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; worker-src 'self'"],
  ["no workers", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:"],
]) {
  test(`where a policy allows ${name}, one file searches on the page`, async ({ page, open }) => {
    const home = await open((path) => (path === "/" ? html('<script src="board/buddhibala-board.js"></script>') : single(path)), {
      "content-security-policy": policy as string,
    });
    await page.goto(home.address);
    await page.evaluate(() => {
      document.addEventListener("error", (event) => document.title += String(event.type));
    });
    await expectGame(page);
    expect(page.workers()).toEqual([]);
    await expect(page).toHaveTitle("Elsewhere");
    const more = await page.evaluate(async () => {
      const { Engine, newGame } = globalThis.buddhibala;
      const engine = new Engine();
      const game = newGame("krida");
      const depths = [(await engine.bestMove(game, { depth: 2 })).depth, (await engine.bestMove(game, { depth: 1 })).depth];
      const stop = new AbortController();
      const aborted = new Engine().bestMove(game, { timeMs: 60_000, signal: stop.signal });
      stop.abort();
      return [...depths, await aborted.catch((error: { code: string }) => error.code)];
    });
    expect(more).toEqual([2, 1, "aborted"]);
  });
}

test("one file works in a page that is opened from a disk", async ({ page, watched }) => {
  const folder = await mkdtemp(join(tmpdir(), "buddhibala-page-"));
  try {
    await copyFile(FILE, join(folder, "buddhibala-board.js"));
    await writeFile(join(folder, "index.html"), html('<script src="buddhibala-board.js"></script>'));
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    await expectGame(page);
    expect(page.workers()).toHaveLength(1);
    expect(watched).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const ANYONE = { "access-control-allow-origin": "*" };

test("the package can be taken as it is from another origin, with its worker", async ({ page, open, watched }) => {
  const cdn = await open((path) => files(path.startsWith("/pkg/") ? ROOT : new URL("node_modules/", ROOT))(path), ANYONE);
  const at = (name: string): string => `${cdn.address}/${name}`;
  const imports = {
    lit: at("lit/index.js"),
    "lit/": at("lit/"),
    "@lit/reactive-element": at("@lit/reactive-element/reactive-element.js"),
    "lit-html": at("lit-html/lit-html.js"),
    "lit-html/": at("lit-html/"),
    "lit-element/": at("lit-element/"),
  };
  const script = `<script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="${at("pkg/dist/board.js")}"></script>`;
  const home = await open((path) => (path === "/" ? html(script) : undefined));
  await page.goto(home.address);
  await expectGame(page);
  expect(page.workers().map((worker) => worker.url().slice(0, 5))).toEqual(["blob:"]);
  expect(cdn.asked).toContain("/pkg/wasm/buddhibala_bg.wasm");
  expect(cdn.asked).toContain("/pkg/dist/worker.js");
  expect(home.asked).toEqual(["/"]);
  expect(watched).toEqual([]);
});

test("the board of the site can stand in pages of other origins, with its worker", async ({ page, open, watched }) => {
  const site = await open(files(new URL("www/dist/", ROOT)), ANYONE);
  const home = await open((path) => (path === "/" ? html(`<script type="module" src="${site.address}/board.js"></script>`) : undefined));
  await page.goto(home.address);
  await expectGame(page);
  expect(page.workers().map((worker) => worker.url().slice(0, 5))).toEqual(["blob:"]);
  expect(site.asked.filter((path) => path.includes("worker"))).toHaveLength(1);
  expect(watched).toEqual([]);
});

test("where the other origin's worker is forbidden, the board searches on the page", async ({ page, open }) => {
  const site = await open(files(new URL("www/dist/", ROOT)), ANYONE);
  const policy = `default-src 'none'; script-src ${site.address} 'wasm-unsafe-eval'; connect-src ${site.address}; style-src 'self'; img-src data:`;
  const home = await open((path) => (path === "/" ? html(`<script type="module" src="${site.address}/board.js"></script>`) : undefined), {
    "content-security-policy": policy,
  });
  await page.goto(home.address);
  await expectGame(page);
  expect(page.workers()).toEqual([]);
});

test("one file serves in a worker, where there is no document", async ({ page, open }) => {
  const home = await open((path) => (path === "/" ? html("") : single(path)));
  await page.goto(home.address);
  const told = await page.evaluate(async () => {
    const text = `importScripts("${location.origin}/board/buddhibala-board.js");
      buddhibala.init().then(() => postMessage([typeof document, buddhibala.newGame("krida").legalMoves().length]));`;
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    return new Promise((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
      worker.onerror = ({ message }) => failed(new Error(message));
    });
  });
  expect(told).toEqual(["undefined", 16]);
});

test("the puzzle of the documentation lets its solution through and nothing else", async ({ page, open, watched }) => {
  const recipe = readFileSync(new URL("docs/quick-start.md", ROOT), "utf8").match(/<buddhibala-board id="puzzle"[^`]*/)?.[0] ?? "";
  const home = await open((path) => (path === "/" ? `<!doctype html><link rel="icon" href="data:,"><script src="board/buddhibala-board.js"></script>${recipe}` : single(path)));
  await page.goto(home.address);
  const board = page.locator("buddhibala-board");
  const told = page.locator("#told");
  for (const square of ["h2", "h4"]) await board.locator(`[data-square="${square}"]`).click();
  await expect(told).toHaveText("That is not the solution.");
  for (const square of ["h2", "h8"]) await board.locator(`[data-square="${square}"]`).click();
  await expect(told).toHaveText("Solved!");
  expect(watched).toEqual([]);
});

test.describe("what stands inside the tag", () => {
  const inside = (script: string): string => html(script).replace("</buddhibala-board>", "<p>A game of Krida</p></buddhibala-board>");

  test("is hidden by the board", async ({ page, open }) => {
    const home = await open((path) => (path === "/" ? inside('<script src="board/buddhibala-board.js"></script>') : single(path)));
    await page.goto(home.address);
    await expect(page.getByRole("gridcell")).toHaveCount(64);
    await expect(page.getByText("A game of Krida")).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is shown", async ({ page, open }) => {
      const home = await open((path) => (path === "/" ? inside('<script src="board/buddhibala-board.js"></script>') : single(path)));
      await page.goto(home.address);
      await expect(page.getByText("A game of Krida")).toBeVisible();
    });
  });
});
