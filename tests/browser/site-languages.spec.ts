import type { Page } from "@playwright/test";
import { SAYINGS } from "../../www/src/editor/words/index.js";
import { EDITOR, EMBED, GAMES } from "../../www/src/texts/tables.js";
import { LANGUAGES, type Language } from "../../www/src/site/words/index.js";
import { drawn, PAGES } from "./site.js";
import { expect, test } from "./table.js";

const SCRIPTS = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u, ur: /\p{Script=Arabic}/u, kn: /\p{Script=Kannada}/u } as const;
const FOREIGN = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
const GAME_PAGES = ["krida.html", "chadarangam.html", "shatranj-14.html"];

test("the site says everything in every language", () => {
  const { words: english } = LANGUAGES.en;
  const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const language of FOREIGN) {
    const { words } = LANGUAGES[language];
    expect(Object.keys(words).sort(), language).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(words)) {
      expect(text, `${language} ${key}`).toMatch(SCRIPTS[language]);
      expect(blanks(text), `${language} ${key}`).toEqual(blanks(english[key as keyof typeof english]));
    }
  }
});

test("the editor says everything in every language", async () => {
  const english = await SAYINGS.en();
  const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  // Which side or where is said otherwise in some languages, or goes without saying.
  const spare = /\{(?:side|king|pawn|other)\}/g;
  for (const language of FOREIGN) {
    const said = await SAYINGS[language]();
    expect(Object.keys(said).sort(), language).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(said)) {
      expect(text, `${language} ${key}`).toMatch(SCRIPTS[language]);
      expect(blanks(text.replace(spare, "")), `${language} ${key}`).toEqual(blanks(english[key as keyof typeof english].replace(spare, "")));
    }
  }
});

for (const [name, tables, pages] of [["games", GAMES, GAME_PAGES], ["embedding", EMBED, ["embed.html"]], ["setting up", EDITOR, ["editor.html"]]] as const) {
  test(`every text of the pages about ${name} is told in every language, and no other`, async ({ request }) => {
    const asked = new Set<string>();
    for (const page of pages) {
      const text = await (await request.get(`./${page}`)).text();
      for (const [, key = ""] of text.matchAll(/ data-text(?:-label)?="([^"]+)"/g)) asked.add(key);
    }
    expect(asked.size).toBeGreaterThan(20);
    for (const language of FOREIGN) {
      const { texts } = await tables[language]();
      expect(Object.keys(texts).sort(), language).toEqual([...asked].sort());
      for (const [key, text] of Object.entries(texts)) expect(text, `${language} ${key}`).toMatch(SCRIPTS[language]);
    }
  });
}

test("the games' pages keep their squares, years and pages in every language", async ({ page }) => {
  // A number that one language spells out another may write in figures: what stands as such in both is compared.
  const figures = (text: string): string[] => [...new Set(text.match(/\b(?:[a-h][1-8]|1[4-9]\d\d|2\d{3})\b/g))].sort();
  for (const name of GAME_PAGES) {
    await page.goto(`./${name}`);
    const english = await page.locator("[data-text]").evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset["text"] ?? "", one.textContent ?? ""] as const));
    for (const language of FOREIGN) {
      const { texts } = await GAMES[language]();
      for (const [key, text] of english) expect(figures((texts[key] ?? "").replace(/\]\([^)]*\)/g, "]")), `${language} ${key}`).toEqual(figures(text));
    }
  }
});

/** Two words in Latin letters, one after the other, that nothing marks as English or sets apart: of texts, labels and the title. */
function english(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const judge = (all: string): void => {
      const text = all.replace(/\u2068[^\u2069]*\u2069/g, ""); // names of things in addresses
      if (/[A-Za-z]{2,}[\s,;:.]+[A-Za-z]{2,}/.test(text)) found.push(text.trim());
    };
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (element.closest("[lang=en], script, style, noscript, pre, code, textarea")) continue;
        for (const name of ["aria-label", "title", "alt", "placeholder"]) judge(element.getAttribute(name) ?? "");
        judge([...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [])).join("\n"));
      }
    };
    look(document);
    return found;
  });
}

async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.addInitScript((tag) => localStorage.setItem("buddhibala-language", tag), language);
  await page.goto(path);
  await drawn(page);
  await expect(page.locator("buddhibala-board, buddhibala-editor").first().locator(".root")).toHaveAttribute("lang", language);
}

for (const name of PAGES) {
  test(`no English is left in Urdu: ${name}`, async ({ page }) => {
    await open(page, `./${name}`, "ur");
    await expect.poll(() => english(page)).toEqual([]);
    expect(await page.title()).toMatch(SCRIPTS.ur);
  });
}

test("no English is left in Urdu when everything on the play page is open", async ({ page }) => {
  await open(page, "./play.html#game=chadarangam&opponent=none&options=capture%3Dmaddat-mari", "ur");
  await page.getByRole("button", { name: "نئی بازی" }).or(page.locator(".new-game")).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await english(page)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const fold of ["men", "clauses", "reading", "sources"]) await page.locator(`details.${fold} > summary`).click();
  await page.locator(".legend .name").first().click();
  await page.locator(".position textarea").fill("nonsense");
  await page.keyboard.press("Enter");
  await expect(page.locator(".answer.wrong")).toBeVisible();
  await page.getByRole("switch").click();
  await expect(page.locator(".lines li").first()).toBeVisible();
  expect(await english(page)).toEqual([]);
});

test("no English is left in Urdu when the editor is used", async ({ page }) => {
  await open(page, "./editor.html#game=chadarangam&fen=2R5/8/3p4/3kNK2/r7/2Q2P2/4q3/8+w+-+-+0+1&moves=e2e3", "ur");
  for (const task of [".solver", ".maker"]) {
    await page.locator(`${task} .begin`).click();
    await expect(page.locator(`${task} .found .headline`)).toBeVisible();
  }
  for (const fold of await page.locator("details.reading > summary").all()) await fold.click();
  await page.locator("buddhibala-editor [data-tool=wQ]:is(button)").click();
  await page.locator('buddhibala-editor [data-square="a1"]').click();
  expect(await english(page)).toEqual([]);
  for (const fen of ["8/8", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8", "4k3/8/8/8/8/8/8/3KK3", "4k3/8/8/8/8/8/8/4K2X", "4k3/8/8/8/8/8/8/4K2R w x", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 name=one,two"]) {
    await page.locator("#fen").fill(fen);
    await expect(page.locator(".verdict .headline")).toHaveText("یہ جائز صورتِ حال نہیں ہے۔");
    expect(await english(page), fen).toEqual([]);
  }
});

test("what an address cannot have is told in the language", async ({ page }) => {
  await open(page, "./play.html#game=chess&level=9&moves=e2e3,e2e4&lang=ur", "ur");
  const faults = page.locator(".address-faults");
  await expect(faults.locator("li")).toHaveCount(3);
  await expect(faults.locator("li").first()).toContainText("پتے میں");
  expect(await english(page)).toEqual([]);
  await page.getByRole("combobox", { name: "زبان" }).selectOption("hi");
  await expect(faults.locator("li").first()).toContainText("पते में");
  await faults.getByRole("button").click();
  await page.locator("select.language").selectOption("en");
  await expect(faults).toBeHidden();
});

test("another language changes what the play page says, and nothing else", async ({ page }) => {
  await open(page, "./play.html#game=krida&opponent=none", "en");
  for (const square of ["e2", "e3"]) await page.locator(`[data-square="${square}"]`).click();
  await expect(page.locator(".move")).toHaveText(["e3"]);
  await page.getByRole("switch", { name: "Analysis" }).click();
  await page.locator("select.language").selectOption("te");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("క్రీడా బుద్ధిబలాశ్రిత");
  await expect(page.locator(".headline")).toContainText("నలుపు");
  await expect(page.locator(".move")).toHaveText(["e3"]);
  await expect(page.getByRole("switch")).toHaveAttribute("aria-checked", "true");
  await expect(page.locator(".lines li").first()).toBeVisible();
  for (const square of ["e7", "e6"]) await page.locator(`[data-square="${square}"]`).click();
  await expect(page.locator(".move")).toHaveText(["e3", "e6"]);
  await page.locator("select.language").selectOption("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Krida Buddhibalasrita");
});

for (const [locale, lang, dir] of [["te-IN", "te", "ltr"], ["ur-PK", "ur", "rtl"], ["kn", "kn", "ltr"], ["fr-FR", "en", "ltr"]] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test("finds its language at the first visit, where nobody has chosen another", async ({ page }) => {
      await page.goto("./index.html");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      expect(await page.evaluate(() => document.documentElement.dir || "ltr")).toBe(dir);
      await expect(page.locator("select.language")).toHaveValue(lang);
      await page.locator("select.language").selectOption("hi");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "hi");
      await page.locator("select.language").selectOption("en");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });
}

test("of several languages the first counts that the site speaks", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "languages", { get: () => ["fr-FR", "ta", "hi-IN", "en"] }));
  await page.goto("./index.html");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});
