import type { Page } from "@playwright/test";
import { drawn, PAGES } from "./site.js";
import { expect, test } from "./table.js";

test.use({ serviceWorkers: "allow" });

/** Opens the site for the first time, and waits until it is kept. */
async function visit(page: Page): Promise<void> {
  await page.goto("./");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
}

test("after the first visit every page opens without a network", async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  for (const name of ["", ...PAGES]) {
    await page.goto(`./${name}`);
    await drawn(page);
  }
});

test("without a network a game is played against the computer, and an address is followed", async ({ page, context, table }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto("./play.html?from=a-link#game=krida&opponent=engine&level=1");
  await table.play("e2 e3");
  await expect(table.moves).toHaveCount(2);
});

test("the site can be installed", async ({ page, context }) => {
  await visit(page);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("what is kept is all of the site, under a name that tells its version", async ({ page, request }) => {
  await visit(page);
  const worker = await (await request.get("./sw.js")).text();
  const { names, kept } = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await (await caches.open(names[0] ?? "")).keys();
    return { names, kept: requests.map(({ url }) => new URL(url).pathname.slice(1)) };
  });
  expect(names).toHaveLength(1);
  const version = /[0-9a-f]{16}$/.exec(names[0] ?? "")?.[0] ?? "none";
  expect(worker).toContain(version);
  expect(kept).toEqual(expect.arrayContaining([...PAGES, "favicon.svg", "board.js", "manifest.webmanifest"]));
  expect(kept.filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
  expect(kept).not.toContain("sw.js");
});
