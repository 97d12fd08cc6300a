import { drawn, overflow, PAGES, SHELLED, violations } from "./site.js";
import { expect, test } from "./table.js";

const WORN = {
  light: { colorScheme: "light", lang: "en" },
  dark: { colorScheme: "dark", lang: "en" },
  "Urdu, from right to left": { colorScheme: "light", lang: "ur" },
} as const;

for (const name of PAGES) {
  for (const [worn, { colorScheme, lang }] of Object.entries(WORN)) {
    test(`axe finds nothing: ${name}, ${worn}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.addInitScript((tag) => localStorage.setItem("buddhibala-language", tag), lang);
      await page.goto(`./${name}`);
      await drawn(page);
      await expect(page.locator("html")).toHaveAttribute("dir", lang === "ur" ? "rtl" : "ltr");
      expect(await violations(page, worn === "light" ? [] : ["figure.board-place > buddhibala-board"])).toEqual([]);
    });
  }

  test(`nothing moves while it loads: ${name}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      const shifts: { readonly value: number; readonly nodes: readonly string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as { value: number; sources: { node?: Element }[] }[]) {
          shifts.push({ value: shift.value, nodes: shift.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const lang of ["en", "ur", "te"]) {
      if (lang !== "en") await page.addInitScript((tag) => localStorage.setItem("buddhibala-language", tag), lang);
      for (const viewport of [{ width: 1280, height: 860 }, { width: 360, height: 740 }]) {
        await page.setViewportSize(viewport);
        await page.goto(`./${name}`);
        await drawn(page);
        await expect(page.locator("html")).not.toHaveClass(/untold/);
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), `${lang} ${viewport.width}`).toEqual([]);
      }
    }
  });

  test(`nothing sticks out at the side: ${name}`, async ({ page }) => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`./${name}`);
      await drawn(page);
      expect(await overflow(page), `${width}`).toBe(0);
    }
  });

  test(`it serves from any folder under the strict policy: ${name}`, async ({ page, request }) => {
    const text = await (await request.get(`./${name}`)).text();
    expect(text).not.toMatch(/(?:src|href)="(?:\/|https?:)/);
    expect(text).not.toMatch(/ style="|<style|<!-- \w+ -->|<script(?![^>]* src=)/);
    await page.goto(`./${name}`);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe-inline|data:|\*/);
  });
}

test("every link of every page leads to a page, and every place in a page is there", async ({ page, request }) => {
  const links = new Set<string>();
  for (const name of PAGES) {
    await page.goto(`./${name}`);
    await drawn(page);
    for (const href of await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) links.add(href);
  }
  const places = new Map<string, Set<string>>();
  for (const link of links) {
    const url = new URL(link);
    const [address, place] = [`${url.origin}${url.pathname}`, url.hash.slice(1)];
    expect((await request.get(address)).status(), link).toBe(200);
    if (place === "" || place.includes("=")) continue;
    places.set(address, (places.get(address) ?? new Set()).add(place));
  }
  for (const [address, ids] of places) {
    await page.goto(address);
    for (const id of ids) await expect(page.locator(`#${id}`), `${address}#${id}`).toHaveCount(1);
  }
});

test("the header and the footer lead everywhere, and say where one is", async ({ page }) => {
  for (const name of SHELLED) {
    await page.goto(`./${name}`);
    const nav = page.getByRole("navigation", { name: "Site" });
    await expect(nav.getByRole("link")).toHaveText(["Krida", "Chadarangam", "Shatranj", "Play and analyse", "Puzzles", "Editor", "Put it on your site"]);
    await expect(nav.locator("[aria-current=page]")).toHaveCount(name === "index.html" ? 0 : 1);
    await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText(["Home", "Play and analyse", "Puzzles", "Editor", "Put it on your site", "Museum screen"]);
  }
});

test("on a phone the links hide behind a button, and come by touch and by key", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./");
  const [menu, link] = [page.getByRole("button", { name: "Menu" }), page.getByRole("link", { name: "Chadarangam", exact: true })];
  await expect(link).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page).toHaveURL(/chadarangam\.html$/);
});

test("the language is chosen once and kept on every page; the board speaks it too", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("combobox", { name: "Language" }).selectOption("te");
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("చదరంగాలు");
  await page.goto("./krida.html");
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(page.locator("#history p").first()).toContainText("సంస్కృతంలో");
  await page.getByRole("combobox", { name: "భాష" }).selectOption("ur");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("combobox", { name: "زبان" }).selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("#history p").first()).toContainText("The game comes down to us in Sanskrit");
});

test("what is kept in the browser is read as anybody's", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ["theme", "language", "sound", "games"]) localStorage.setItem(`buddhibala-${key}`, "\"><script>alert(1)</script>");
  });
  for (const name of SHELLED) {
    await page.goto(`./${name}`);
    await drawn(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});

test("sounds are off until they are asked for, and the choice is kept", async ({ page }) => {
  await page.addInitScript(() => {
    const struck: number[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number): void {
      struck.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(window, { struck });
  });
  const struck = (): Promise<number> => page.evaluate(() => (window as unknown as { struck: number[] }).struck.length);
  await page.goto("./play.html#game=krida&opponent=none");
  await drawn(page);
  const play = async (from: string, to: string): Promise<void> => {
    await page.locator(`[data-square="${from}"]`).click();
    await page.locator(`[data-square="${to}"]`).click();
  };
  await play("e2", "e3");
  await expect(page.locator(".move")).toHaveCount(1);
  expect(await struck()).toBe(0);
  const sound = page.getByRole("button", { name: "Sound" });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await sound.click();
  const asked = await struck();
  expect(asked).toBeGreaterThan(0);
  await play("e7", "e6");
  await expect.poll(struck).toBeGreaterThan(asked);
  await page.reload();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
});

test("on paper there are the texts and the diagrams, and not what is only for a screen", async ({ page }) => {
  await page.goto("./krida.html");
  await drawn(page);
  await page.getByRole("button", { name: "Dark colours" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("article h2").first()).toHaveCSS("color", "rgb(42, 30, 22)");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".here")).toBeHidden();
  await expect(page.locator("#K3 buddhibala-board")).toBeVisible();
  await expect(page.locator("#sources")).toBeVisible();
});

for (const name of SHELLED) {
  test(`one skips the header, and the address stays: ${name}`, async ({ page }) => {
    await page.goto(`./${name}${name === "puzzles.html" ? "#krida-010" : ""}`);
    await drawn(page);
    await page.waitForTimeout(400); // the editor has written its address
    const address = page.url();
    await page.locator("a.skip").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("#content")?.contains(document.activeElement))).toBe(true);
    await page.waitForTimeout(400);
    expect(page.url()).toBe(address);
    await expect(page.getByRole("alert").filter({ hasText: "content" })).toHaveCount(0);
  });
}
