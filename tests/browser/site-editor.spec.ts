import type { Locator } from "@playwright/test";
import { Editing } from "./editing.js";
import { overflow, violations } from "./site.js";
import { expect, test } from "./table.js";

const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";

test.describe("men are set", () => {
  test("by choosing a man and squares, and taken off the same way", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    await edit.tool("K").click();
    await edit.square("e1").click();
    await edit.tool("k").click();
    await expect(edit.tool("K")).toHaveAttribute("aria-pressed", "false");
    await edit.square("e8").click();
    await edit.tool("R").click();
    for (const square of ["a1", "h1", "d4", "d4"]) await edit.square(square).click();
    await expect(edit.fen).toHaveValue("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    await edit.tool("erase").click();
    await edit.square("a1").click();
    await expect(edit.fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    await edit.tool("p").click();
    await edit.square("a7").click();
    await expect(edit.verdict).toContainText("This is a legal position.");
    await expect(edit.verdict.locator(".why")).toHaveText("White to move.");
  });

  test("by dragging: from the palette, between squares, and off the board", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    await edit.board.scrollIntoViewIfNeeded();
    await edit.drag(edit.tool("K"), edit.square("b2"));
    await edit.drag(edit.tool("k"), edit.square("g7"));
    await edit.drag(edit.tool("M"), edit.square("c3"));
    await expect(edit.fen).toHaveValue("8/6k1/8/8/8/2M5/1K6/8 w - - 0 1");
    await edit.drag(edit.square("c3"), edit.square("f5"));
    await expect(edit.fen).toHaveValue("8/6k1/8/5M2/8/8/1K6/8 w - - 0 1");
    await edit.drag(edit.square("f5"), edit.square("h5"), { x: 90, y: 0 });
    await expect(edit.fen).toHaveValue("8/6k1/8/8/8/8/1K6/8 w - - 0 1");
    await expect(edit.tool("move")).toHaveAttribute("aria-pressed", "true");
  });

  test("by one leap from the palette, and not by a press that was released elsewhere", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    const middle = async (of: Locator): Promise<[number, number]> => {
      const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2];
    };
    const [king, c3, none] = [await middle(edit.tool("K")), await middle(edit.square("c3")), edit.board.locator("[data-carrying], .lifted")];
    await page.mouse.move(...king);
    await page.mouse.down();
    await page.mouse.move(...c3);
    await expect(edit.board.locator("[data-carrying=palette]")).toHaveCount(1);
    await page.mouse.up();
    await page.mouse.move(...king, { steps: 4 });
    await expect(none).toHaveCount(0);
    const { x, y, height } = (await edit.square("a3").boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await edit.drag(edit.square("c3"), edit.square("a3"));
    await page.mouse.move(x + 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(...c3, { steps: 8 });
    await expect(none).toHaveCount(0);
    await page.mouse.click(...c3);
    await expect(edit.fen).toHaveValue("8/8/8/8/8/K7/8/8 w - - 0 1");
  });

  test("and the gaps of the palette are no tools", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    await edit.tool("K").click();
    await edit.board.locator(".palette").evaluate((palette) => palette.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await edit.square("c3").click();
    await expect(edit.fen).toHaveValue("8/8/8/8/8/2K5/8/8 w - - 0 1");
  });

  test("by keys alone, and every step is read out", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("chadarangam", EMPTY);
    const told = edit.board.locator("[role=status]");
    await edit.square("a1").focus();
    await page.keyboard.press("Shift+K");
    await expect(told).toHaveText("Chosen: white Raju.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(told).toHaveText("b1: white Raju.");
    await page.keyboard.press("k");
    await page.keyboard.press("PageUp");
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(told).toHaveText("Men are moved.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(told).toHaveText("black Raju: b8 to b7.");
    await expect(edit.square("b7")).toHaveAccessibleName("b7, black Raju");
    await expect(edit.fen).toHaveValue("8/1k6/8/8/8/8/8/1K6 w - - 0 1");
    await page.keyboard.press("Delete");
    await expect(told).toHaveText("b7 is empty now.");
    await page.keyboard.press("Control+z");
    await expect(edit.fen).toHaveValue("8/1k6/8/8/8/8/8/1K6 w - - 0 1");
    await page.keyboard.press("Control+Shift+z");
    await expect(edit.fen).toHaveValue("8/8/8/8/8/8/8/1K6 w - - 0 1");
    await page.keyboard.press("Tab");
    await expect(edit.tool("K").or(edit.tool("k")).or(edit.tool("move")).and(page.locator(":focus"))).toHaveCount(1);
    await page.keyboard.press("Home");
    await expect(edit.tool("K")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(edit.tool("k")).toBeFocused();
    await page.keyboard.press("End");
    await expect(edit.tool("erase")).toBeFocused();
  });

  test.describe("by touch", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test("a man is dragged from the palette and on", async ({ page }) => {
      const edit = new Editing(page);
      await edit.open("chadarangam", EMPTY);
      await edit.board.evaluate((board) => board.scrollIntoView());
      await edit.swipe(edit.tool("K"), edit.square("d4"));
      await expect(edit.fen).toHaveValue("8/8/8/8/3K4/8/8/8 w - - 0 1");
      await edit.swipe(edit.square("d4"), edit.square("g6"));
      await expect(edit.fen).toHaveValue("8/8/6K1/8/8/8/8/8 w - - 0 1");
      await edit.swipe(edit.square("g6"), edit.tool("erase"));
      await expect(edit.fen).toHaveValue(EMPTY);
    });

    for (const game of ["krida", "shatranj-14"]) {
      test(`on a phone: ${game}`, async ({ page }) => {
        const edit = new Editing(page);
        await edit.open(game);
        await page.getByRole("button", { name: "Empty board" }).tap();
        await edit.tool("K").tap();
        await edit.square("b1").tap();
        await edit.tool("k").tap();
        await edit.square("e8").tap();
        await expect(edit.square("b1")).toHaveAccessibleName(/^b1, white/);
        await expect(edit.square("e8")).toHaveAccessibleName(/^e8, black/);
        const { width = 0 } = (await edit.square("b1").boundingBox()) ?? {};
        expect(width).toBeGreaterThanOrEqual(game === "krida" ? 34 : 21);
        const tool = (await edit.tool("K").boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(tool.width, tool.height)).toBeGreaterThanOrEqual(24);
        expect(await overflow(page)).toBe(0);
      });
    }
  });
});

test.describe("the position", () => {
  test("has the fields that the rules in force have, and no others", async ({ page }) => {
    const edit = new Editing(page);
    const fields = { krida: ["checks"], chadarangam: ["leap", "opening"], "shatranj-14": [] as string[] };
    for (const [game, shown] of Object.entries(fields)) {
      await edit.open(game);
      await page.locator("select[name=variant]").selectOption(game);
      for (const field of ["checks", "leap", "opening", "moved", "waiting"]) await expect(page.locator(`[data-field="${field}"]`), `${game} ${field}`).toBeVisible({ visible: shown.includes(field) });
    }
    await page.locator("select[name=variant]").selectOption("chadarangam");
    const [moved, waiting] = [page.locator("[data-field=moved]"), page.locator("[data-field=waiting]")];
    await page.locator("[name=opening-w]").fill("2");
    await expect(moved).toBeVisible();
    await page.locator("[name=opening-w]").fill("3");
    await expect(moved).toBeHidden();
    await edit.tool("P").click();
    await edit.square("b8").click();
    await expect(waiting).toBeVisible();
    await edit.tool("n").click();
    await edit.square("b8").click();
    await expect(waiting).toBeHidden();
    await page.locator(".position-form summary").click();
    await page.locator("select[name=option-leap]").selectOption("none");
    await page.locator("select[name=option-opening]").selectOption("0");
    for (const field of ["leap", "opening", "moved"]) await expect(page.locator(`[data-field="${field}"]`)).toBeHidden();
    await expect(edit.fen).toHaveValue("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
    await expect(edit.verdict).toContainText("This is a legal position.");
  });

  test("is written by the form, and the form follows the text", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("chadarangam");
    await page.locator("[name=leap-b]").uncheck();
    await page.locator("[name=opening-w]").fill("2");
    await page.locator("[name=moved]").fill("g3");
    await page.locator("[name=fullmove]").fill("7");
    await page.locator("[name=halfmove]").fill("3");
    await expect(edit.fen).toHaveValue("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K - 3 7 opening=2,3 moved=g3");
    await expect(page.locator("[data-field=moved] input")).toHaveAttribute("aria-invalid", "true");
    await expect(edit.verdict).toContainText("These cannot be the men that have moved");
    await edit.fen.fill("r3k3/8/8/8/8/8/8/4K2R b k - 5 9");
    await expect(page.locator("[name=turn]")).toHaveValue("b");
    await expect(page.locator("[name=leap-w]")).not.toBeChecked();
    await expect(page.locator("[name=leap-b]")).toBeChecked();
    await expect(page.locator("[name=opening-w]")).toHaveValue("0");
    await expect(page.locator("[name=halfmove]")).toHaveValue("5");
    await expect(page.locator("[name=fullmove]")).toHaveValue("9");
    await expect(edit.square("a8")).toHaveAccessibleName("a8, black Enugu");
    await page.locator("[name=turn]").selectOption("w");
    await expect(edit.fen).toHaveValue("r3k3/8/8/8/8/8/8/4K2R w k - 5 9");
    await page.getByRole("button", { name: "Change sides" }).click();
    await expect(edit.fen).toHaveValue("4k2r/8/8/8/8/8/8/R3K3 b K - 5 9");
    await page.getByRole("button", { name: "Mirror left and right" }).click();
    await expect(edit.fen).toHaveValue("r2k4/8/8/8/8/8/8/3K3R b K - 5 9");
  });

  test("keeps what is written and cannot be right, in the text and in the form", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", "4k3/8/8/8/8/8/8/4K2R w - e3 0 1 foo=1");
    await page.locator("[name=turn]").selectOption("b");
    await expect(edit.fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R b - e3 0 1 foo=1");
    await expect(edit.verdict).toContainText("“e3”\u2069 cannot stand here.");
    await page.getByRole("button", { name: "Change sides" }).click();
    await expect(edit.fen).toHaveValue("4k2r/8/8/8/8/8/8/4K3 w - e3 0 1 foo=1");
    await edit.fen.fill("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    const checks = page.locator("[name=checks-w]");
    await checks.fill("12345");
    await page.locator("[name=fullmove]").focus();
    await expect(edit.fen).toHaveValue("4k3/8/8/8/8/8/8/4K2R w - - 0 1 checks=12345,0");
    await expect(checks).toHaveValue("12345");
    await expect(checks).toHaveAttribute("aria-invalid", "true");
  });

  test("is taken back step by step, and made again", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida");
    const start = await edit.fen.inputValue();
    const [undo, redo] = [page.getByRole("button", { name: "Undo" }), page.getByRole("button", { name: "Redo" })];
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await page.locator("select[name=variant]").selectOption("chadarangam");
    await page.getByRole("button", { name: "Empty board" }).click();
    await edit.fen.pressSequentially(" x");
    await undo.click();
    await expect(edit.fen).toHaveValue(EMPTY);
    await undo.click();
    await undo.click();
    await expect(edit.fen).toHaveValue(start);
    await expect(page.locator("select[name=variant]")).toHaveValue("krida");
    await expect(undo).toBeFocused();
    for (let step = 0; step < 3; step++) await redo.click();
    await expect(edit.fen).toHaveValue(`${EMPTY} x`);
    await expect(redo).toHaveAttribute("aria-disabled", "true");
  });

  test("is taken back from a field for numbers, a tick or a list too, and a text is left to its field", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("chadarangam");
    await page.locator("[name=leap-w]").uncheck();
    await page.keyboard.press("Control+z");
    await expect(page.locator("[name=leap-w]")).toBeChecked();
    await page.locator("[name=fullmove]").fill("12");
    await page.keyboard.press("Control+z");
    await expect(page.locator("[name=fullmove]")).toHaveValue("1");
    await expect(edit.fen).toHaveValue(/ 0 1 /);
    await page.keyboard.press("Control+y");
    await expect(page.locator("[name=fullmove]")).toHaveValue("12");
    await page.locator("[name=turn]").selectOption("b");
    await page.locator("[name=turn]").press("Control+z");
    await expect(page.locator("[name=turn]")).toHaveValue("w");
    const text = await edit.fen.inputValue();
    await edit.maker.locator("[name=title]").fill("Title");
    await page.keyboard.press("Control+z");
    await expect(edit.fen).toHaveValue(text);
  });

  test("may have a number that is none, and the browser has nothing to complain of", async ({ page }) => {
    const edit = new Editing(page);
    for (const text of ["foo", "1e400"]) {
      await edit.open("krida", `4k3/p7/8/8/8/8/8/4K2R w - - ${text} ${text} checks=${text},1`);
      await expect(page.locator("[name=halfmove]")).toHaveValue("");
      await expect(page.locator("[name=halfmove]")).toHaveAttribute("aria-invalid", "true");
      await expect(edit.fen).toHaveValue(new RegExp(` ${text} ${text} checks=${text},1$`));
      await page.goto("about:blank");
    }
  });

  test("may be copied from anywhere, with whatever blanks", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida");
    await edit.fen.fill("\ufeff4k3/p7/8/8/8/8/8/4K2R\u00a0w\v-\u2003-\t0\u30001\u00a0");
    await expect(edit.verdict).toContainText("This is a legal position.");
    expect(await edit.taking("fen")).toBe("4k3/p7/8/8/8/8/8/4K2R w - - 0 1");
  });

  test("that is pasted is a step of its own, and so is each choice", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    const paste = async (text: string): Promise<void> => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await edit.fen.press("Control+a");
      await edit.fen.press("Control+v");
      await expect(edit.fen).toHaveValue(text);
    };
    await paste("8/8/8/8/8/8/8/K7 w - - 0 1");
    await paste("8/8/8/8/8/8/8/7K w - - 0 1");
    for (const turn of ["b", "w"]) await page.locator("[name=turn]").selectOption(turn);
    await page.locator("[name=fullmove]").fill("12");
    await page.locator("[name=fullmove]").fill("1");
    const back: string[] = [];
    for (const undo = page.getByRole("button", { name: "Undo" }); (await undo.getAttribute("aria-disabled")) === "false"; ) {
      await undo.click();
      back.push(await edit.fen.inputValue());
    }
    expect(back).toEqual(["8/8/8/8/8/8/8/7K b - - 0 1", "8/8/8/8/8/8/8/7K w - - 0 1", "8/8/8/8/8/8/8/K7 w - - 0 1", EMPTY]);
  });

  test("may be half a sign or a million: all of the page follows, and the address stays short", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    const set = (text: string): Promise<void> =>
      edit.fen.evaluate((field, value) => {
        (field as HTMLTextAreaElement).value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }, text);
    const address = page.getByLabel("Address of this position");
    await set("8/8/8/8/8/8/8/K6\ud800 w - - 0 1");
    await expect(address).toHaveValue(/K6%EF%BF%BD\+w/);
    await expect(page).toHaveURL(/K6%EF%BF%BD\+w/);
    expect(await edit.taking("fen")).toContain("K6");
    await set("k".repeat(1_000_000));
    await expect(edit.verdict).toContainText("At most 400 characters are read; the rest was left out.");
    await expect(page).toHaveURL(/fen=k{400}$/);
    expect((await edit.fen.inputValue()).length).toBe(401);
    await page.locator("select.language").selectOption("ur");
    await expect(edit.verdict).toContainText("حروف پڑھے جاتے ہیں؛ باقی چھوڑ دیے گئے۔");
  });

  test("goes into the address, and comes from there as it was", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    await edit.tool("K").click();
    await edit.square("c3").click();
    await page.getByRole("button", { name: "Turn the board" }).click();
    await page.locator(".position-form summary").click();
    await page.locator("select[name=option-stalemate]").selectOption("draw");
    await expect(page).toHaveURL(/options=stalemate=draw&fen=8\/8\/8\/8\/8\/2K5\/8\/8\+w/);
    const address = page.url();
    await expect(page.getByLabel("Address of this position")).toHaveValue(address);
    await page.goto("about:blank");
    await page.goto(address);
    await edit.ready();
    await expect(edit.fen).toHaveValue("8/8/8/8/8/2K5/8/8 w - - 0 1");
    await expect(page.locator("select[name=option-stalemate]")).toHaveValue("draw");
    const y = async (square: string): Promise<number> => (await edit.square(square).boundingBox())?.y ?? Number.NaN;
    expect(await y("a1")).toBeLessThan(await y("a8"));
    await page.evaluate(() => {
      location.hash = "#game=shatranj-14";
    });
    await expect(page.locator("select[name=variant]")).toHaveValue("shatranj-14");
    await expect(edit.square("n14")).toBeVisible();
  });

  test("has a choice at once, and may have a query for it", async ({ page }) => {
    const edit = new Editing(page);
    await page.goto("./editor.html?game=krida&goal=gain-R-3");
    await edit.ready();
    await expect(edit.maker.locator("[name=goal]")).toHaveValue("gain");
    await expect(page).toHaveURL(/goal=gain-R-3/);
    await edit.tool("R").click();
    await edit.square("e4").click();
    await expect(page).toHaveURL(/4R3/); // not at once, where it was just written
    await page.reload();
    await edit.ready();
    await expect(edit.fen).toHaveValue(/\/4R3\//);
  });

  test("does not change where the address names a part of the page", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY);
    await page.evaluate(() => {
      location.hash = "#content";
    });
    await expect(edit.fen).toHaveValue(EMPTY);
    await page.reload();
    await edit.ready();
    await expect(page.locator(".address-faults")).toHaveCount(0);
  });

  test("goes into the address with what is asked, and a reload asks the same", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY, { goal: "gain-R-3" });
    await expect(page).toHaveURL(/goal=gain-R-3$/);
    await edit.maker.locator("[name=goal]").selectOption("avoid");
    await edit.maker.locator("[name=turns]").fill("4");
    await expect(page).toHaveURL(/goal=avoid-4$/);
    await edit.maker.locator("[name=turns]").fill("");
    await expect(page).not.toHaveURL(/goal/);
    await edit.maker.locator("[name=turns]").fill("5");
    await expect(page).toHaveURL(/goal=avoid-5$/);
    await page.reload();
    await edit.ready();
    await expect(edit.maker.locator("[name=goal]")).toHaveValue("avoid");
    await expect(edit.maker.locator("[name=turns]")).toHaveValue("5");
    await expect(page.getByLabel("Address of this position")).toHaveValue(/goal=avoid-5$/);
    await expect(page.locator(".address-faults")).toHaveCount(0);
  });

  test("has a goal that the game knows, or the page says that there is none", async ({ page }) => {
    const edit = new Editing(page);
    const cases = [
      ["krida", "gain-K-2"],
      ["krida", "gain-Z-3"],
      ["krida", "untouchable"],
      ["shatranj-14", "bare-king-3"],
      ["krida", "mate-0"],
      ["krida", "mate-99"],
      ["krida", "mate-13"],
    ] as const;
    for (const [game, goal] of cases) {
      await edit.open(game, undefined, { goal });
      await expect(page.locator(".address-faults li")).toHaveText(new RegExp(`asks for the goal .“${goal}”.*mate-1…12, `));
      await expect(edit.maker.locator("[name=goal]")).toHaveValue("mate");
      await expect(edit.maker.locator("[name=turns]")).toHaveValue("2");
      await page.goto("about:blank");
    }
    await edit.open("chadarangam", undefined, { goal: "untouchable", options: "capture=maddat-mari" });
    await expect(edit.maker.locator("[name=goal]")).toHaveValue("untouchable");
    await expect(page.locator(".address-faults")).toHaveCount(0);
  });

  test("is followed in language and theme as well", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida", EMPTY, { goal: "only" });
    await page.evaluate(() => {
      location.hash = "#game=krida&lang=te&theme=dark";
    });
    await expect(edit.verdict).toContainText("ఇది");
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page).toHaveURL(/lang=te&theme=dark$/);
    await expect(edit.maker.locator("[name=goal]")).toHaveValue("mate");
    await page.locator("select.language").selectOption("en");
    await expect(page).not.toHaveURL(/lang/);
  });

  test("of an address that anybody wrote: what cannot be is left out and told, and nothing runs", async ({ page }) => {
    const edit = new Editing(page);
    const evil = '"><img src=x onerror=window.evil=1>';
    await edit.open("chess", evil, { options: "leap=maybe", moves: "e2e4", side: "left", wish: evil });
    await expect(page.locator(".address-faults li")).toHaveCount(5);
    await expect(edit.fen).toHaveValue(evil);
    await expect(edit.verdict).toContainText("This is not a legal position.");
    await expect(page.locator(".fen-form .answer")).toContainText("cannot be laid on the board");
    expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.locator(".address-faults")).toHaveCount(0);
  });
});

test("what somebody has given is quoted without hidden signs, and long words are broken", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const edit = new Editing(page);
  const start = "rmbkqbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBKQBMR w - - 0 1";
  const long = "W".repeat(60);
  for (const text of [`${start} \u202eabc=1`, `${start} ${long}=1`, `${start}\n${start}`, `${start.slice(0, -5)}${long} 0 1`]) {
    await edit.open("krida", text, { goal: "\u202eevil", [long]: long, theme: long });
    await expect(edit.verdict).toContainText("This is not a legal position.");
    await expect(page.locator(".address-faults li")).toHaveCount(3);
    for (const told of [edit.verdict, page.locator(".fen-form .answer"), page.locator(".address-faults")]) expect(await told.textContent()).not.toContain("\u202e");
    expect(await overflow(page), text).toBe(0);
    await page.goto("about:blank");
  }
});

test.describe("what is not legal stays on the board, and is told why", () => {
  const FAULTS = [
    ["krida", "8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no Raja.", undefined],
    ["krida", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "White should have one Raja and has 2.", "e1"],
    ["krida", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "White: a Patti cannot stand on a1.", "a1"],
    ["krida", "4k3/p7/8/8/8/8/8/4R1K1 w - - 0 1", "White is to move, and the other side’s Raja is in check", "e8"],
    ["krida", "4k3/8/8/8/8/8/PPPPPPPP/MM2K3 w - - 0 1", "White: 2 × Mantri. More than 1 cannot be", "b1"],
    ["krida", "4k3/8/8/8/8/8/8/4K2X w - - 0 1", "“X”\u2069 is the letter of no man in this game.", undefined],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R w - - 0 1 checks=99,0", "White: the checks given in a row cannot be 99 here.", undefined],
    ["chadarangam", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "“KQ”\u2069 cannot stand here.", undefined],
    ["chadarangam", "4k3/8/8/8/8/8/8/4K2R b k - 0 1 opening=2,3", "White: the opening moves left cannot be 2 here.", undefined],
    ["shatranj-14", "7k6/14/14/14/14/14/14/14/14/14/14/14/14/B1B4K6 w - - 0 1", "two men of the kind Fil on squares of one colour", "c1"],
  ] as const;

  for (const [game, fen, why, square] of FAULTS) {
    test(`${game}: ${why}`, async ({ page }) => {
      const edit = new Editing(page);
      await edit.open(game, fen);
      await expect(edit.verdict).toContainText("This is not a legal position.");
      await expect(edit.verdict).toContainText(why);
      await expect(edit.board.locator(".cell.check")).toHaveCount(square === undefined ? 0 : why.includes("one Raja") ? 2 : 1);
      if (square) await expect(edit.square(square)).toHaveClass(/check/);
      await expect(page.getByRole("link", { name: "Play from here" })).toBeHidden();
      await expect(edit.solver.getByRole("button", { name: "Solve" })).toHaveAttribute("aria-disabled", "true");
      await expect(page.locator('[data-taking="board"]')).toBeHidden();
      expect(await edit.taking("svg")).toContain("<svg");
    });
  }

  test("a text that cannot be laid out leaves the board as it was, and is not lost", async ({ page }) => {
    const edit = new Editing(page);
    await edit.open("krida");
    await edit.fen.fill("8/8/8");
    await expect(edit.verdict).toContainText("There should be 8 ranks; found: 3.");
    await expect(edit.square("e1")).toHaveAccessibleName("e1, white Raja");
    await edit.fen.fill("99999999999/8/8/8/8/8/8/8");
    await expect(edit.verdict).toContainText("Rank 8 should have 8 squares and has 9,999+.");
    await edit.fen.fill("9/8/8/8/8/8/8/8");
    await expect(edit.verdict).toContainText("Rank 8 should have 8 squares and has 9.");
    await expect(page.locator(".fen-form .answer")).toContainText("Field “men”, character 1.");
    await page.locator("select.language").selectOption("ur");
    await expect(edit.verdict).toContainText("یہ جائز صورتِ حال نہیں ہے۔");
    await expect(edit.fen).toHaveValue("9/8/8/8/8/8/8/8");
  });
});

test("of a position in which the game is over it is told how", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", "k7/1R5R/8/8/8/8/8/K7 b - - 0 1");
  await expect(edit.verdict).toContainText("the game is over in it.");
  await expect(edit.verdict.locator(".why")).toHaveText("White wins, a lesser win. Black has the Raja alone.");
  await edit.fen.fill("k6R/6R1/p7/8/8/8/8/K7 b - - 0 1");
  await expect(edit.verdict.locator(".why")).toHaveText("White wins. Checkmate.");
  await page.locator("select.language").selectOption("hi");
  await expect(edit.verdict.locator(".why")).toHaveText(/^[^A-Za-z]+।.+।$/);
});

test("a legal position is played on from where it stands", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", "knK5/8/8/3R4/4m3/8/8/8 w - - 0 1", { options: "stalemate=draw" });
  await page.getByRole("link", { name: "Play from here" }).click();
  await expect(page).toHaveURL(/play\.html/);
  await expect(page.locator('[data-square="d5"]')).toHaveAccessibleName(/white Kunjara/);
  await expect(page.locator("#fen")).toHaveValue("knK5/8/8/3R4/4m3/8/8/8 w - - 0 1");
});

for (const [worn, colorScheme, lang] of [["light", "light", "en"], ["dark", "dark", "en"], ["Urdu", "light", "ur"], ["Telugu", "light", "te"]] as const) {
  test(`axe finds nothing when everything is open: ${worn}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.addInitScript((tag) => localStorage.setItem("buddhibala-language", tag), lang);
    const edit = new Editing(page);
    await edit.open("chadarangam", "2R5/8/3p4/3kNK2/r7/2Q2P2/4q3/8 w - - 0 1");
    await edit.solver.locator(".begin").click();
    await expect(edit.solver.locator(".solution-tree").first()).toBeVisible();
    await edit.maker.locator(".begin").click();
    await expect(page.locator('[data-taking="puzzle"]')).toBeVisible();
    for (const fold of await page.locator("details.reading > summary").all()) await fold.click();
    await edit.tool("q").click();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

for (const width of [360, 1280]) {
  test(`the verdict is seen with the board: ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const edit = new Editing(page);
    await edit.open("krida");
    const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [board, verdict, tools, fen] = await Promise.all([box("buddhibala-editor"), box(".verdict"), box(".bench-tools"), box(".fen-form")]);
    const under = { board: board.y + board.height, verdict: verdict.y + verdict.height, tools: tools.y + tools.height };
    if (width === 360) {
      expect(verdict.y - under.board).toBeLessThan(24);
      expect(tools.y).toBeGreaterThanOrEqual(under.verdict);
    } else {
      expect(verdict.y).toBeLessThan(board.y + 24);
      expect(tools.y - under.board).toBeLessThan(24);
    }
    expect(fen.y - under.tools).toBeLessThan(40);
  });
}

test("in forced colours what cannot be pressed is grey", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const edit = new Editing(page);
  await edit.open("krida", EMPTY);
  const grey = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "GrayText";
    return getComputedStyle(probe).color;
  });
  for (const button of [".undo", ".redo", ".solver .begin", ".maker .begin"]) {
    await expect(page.locator(button)).toHaveAttribute("aria-disabled", "true");
    for (const property of ["color", "border-top-color"]) await expect(page.locator(button), button).toHaveCSS(property, grey);
  }
  await expect(page.locator(".flip")).not.toHaveCSS("color", grey);
});

test("in forced colours the tool in the hand is outlined", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const edit = new Editing(page);
  await edit.open("krida");
  await edit.tool("M").click();
  await expect(edit.tool("M")).toHaveCSS("outline-style", "solid");
  await expect(edit.tool("R")).toHaveCSS("outline-style", "none");
});
