import { readFile } from "node:fs/promises";
import { parsePgn } from "buddhibala";
import type { BuddhibalaBoard } from "buddhibala/board";
import { readPuzzles, readPuzzlesPgn } from "buddhibala/puzzles";
import type { Page } from "@playwright/test";
import { Editing } from "./editing.js";
import { drawn } from "./site.js";
import { expect, test } from "./table.js";

/** A mate in two of each game, with its only first move as people write it. */
const MATES = [
  { game: "krida", fen: "knK5/8/8/3R4/4m3/8/8/8 w - - 0 1", key: "Ra5+", line: ["d5", "a5", "a5", "a6"], clauses: [] },
  { game: "chadarangam", fen: "2R5/8/3p4/3kNK2/r7/2Q2P2/4q3/8 w - - 0 1", key: "Qc5+", line: ["c3", "c5", "c8", "d8"], clauses: [] },
  { game: "shatranj-14", fen: "14/14/14/2P11/M13/1DT11/k13/1t12/14/14/3K10/14/14/14 w - - 0 1", key: "Da9+", line: ["b9", "a9", "a10", "b9"], clauses: ["S3"] },
] as const;

/** Puts a text into a page of somebody else, and opens it. */
async function elsewhere(page: Page, text: string): Promise<void> {
  await page.route("**/theirs.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><title>Theirs</title>${text}` }));
  await page.goto("./theirs.html");
  await drawn(page);
}

for (const { game, fen, key, line, clauses } of MATES) {
  test(`a mate is found, made a puzzle, proved, and solved where it is pasted: ${game}`, async ({ page }) => {
    test.slow();
    const edit = new Editing(page);
    await edit.open(game, fen);
    await edit.solver.locator("[name=turns]").fill("3");
    await edit.solver.getByRole("button", { name: "Solve" }).click();
    await expect(edit.solver.locator(".found")).toContainText("White wins by force in 2.");
    await expect(edit.solver.locator(".found")).toContainText(`The only first move: ${key}.`);
    await expect(edit.solver.locator(".solution-tree").first()).toContainText(key);
    await expect(edit.solver.locator(".solution-tree")).not.toHaveCount(1);

    const title = `Ānanda's "<b>mate</b>" & </script><img src=x onerror=window.evil=1>`;
    await edit.maker.locator("[name=title]").fill(title);
    await edit.maker.locator("[name=author]").fill(title);
    await edit.maker.getByRole("button", { name: "Check it" }).click();
    await expect(edit.maker.locator(".found")).toContainText(`Proved: one solution, ${key}.`);
    for (const clause of clauses) await expect(edit.maker.locator(".found li")).toContainText([`${clause}: `]);

    const puzzle = JSON.parse(await edit.taking("json"));
    expect(puzzle).toMatchObject({ id: "ananda-s-b-mate-b-script-img-src-x-onerror-window-evil-1", variant: game, fen, goal: { kind: "mate", in: 2 }, source: title, point: { en: "Mate in 2." } });
    expect(Object.keys(puzzle.point)).toEqual(["en", "te"]);
    expect(await edit.taking("pgn")).toContain('[Puzzle "mate in 2"]');

    await elsewhere(page, await edit.taking("puzzle"));
    const board = page.locator("buddhibala-board");
    await expect(board.locator(".puzzle")).toContainText("Mate in 2");
    for (const square of line.slice(0, 2)) await board.locator(`[data-square="${square}"]`).click();
    await expect.poll(() => board.evaluate((element) => (element as BuddhibalaBoard).history().length)).toBe(2);
    for (const square of line.slice(2)) await board.locator(`[data-square="${square}"]`).click();
    await expect(board.locator(".puzzle")).toContainText("Solved. Mate in 2.");
    expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined();
  });
}

test("the position is pasted as a board and as a frame, and both can be played at", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("chadarangam", "4k3/p7/8/8/8/8/P7/4K2R w - - 4 9", { options: "capture=maddat-mari", side: "black" });
  expect(await edit.taking("board")).toContain('<buddhibala-board variant="chadarangam" options="capture=maddat-mari" fen="4k3/p7/8/8/8/8/P7/4K2R w - - 4 9" orientation="black" controls>');
  await elsewhere(page, (await edit.taking("board")) + (await edit.taking("frame")));
  const fenOf = (element: Element): string => (element as BuddhibalaBoard).fen;
  for (const within of [page, page.frameLocator("iframe")]) {
    const board = within.locator("buddhibala-board");
    for (const square of ["h1", "h5"]) await board.locator(`[data-square="${square}"]`).click();
    await expect(board.locator('[data-square="h5"]')).toHaveAccessibleName(/white Enugu/);
  }
  expect(typeof (await page.locator("buddhibala-board").evaluate(fenOf))).toBe("string");
});

const GOALS = [
  { what: "no such win", game: "krida", fen: "knK5/8/8/3R4/4m3/8/8/8 w - - 0 1", turns: "1", says: "It cannot be done so." },
  { what: "a win that comes sooner", game: "krida", fen: "knK5/8/8/3R4/4m3/8/8/8 w - - 0 1", turns: "3", says: "It can be done sooner, in 2: ask for that." },
  { what: "two solutions", game: "krida", fen: "k7/8/1K6/8/8/8/p5RR/8 w - - 0 1", turns: "1", says: "It has 2 solutions: Rg8#, Rh8#. A puzzle must have one." },
] as const;

for (const { what, game, fen, turns, says } of GOALS) {
  test(`a puzzle is refused in words: ${what}`, async ({ page }) => {
    const edit = new Editing(page);
    await edit.open(game, fen);
    await edit.maker.locator("[name=turns]").fill(turns);
    await edit.maker.getByRole("button", { name: "Check it" }).click();
    await expect(edit.maker.locator(".found")).toHaveText(says);
    await expect(page.locator('[data-taking="puzzle"]')).toBeHidden();
  });
}

test("other goals are offered where the rules have them, proved, and told in the language", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", "k7/8/1KR5/8/8/8/8/r7 w - - 0 1");
  const goal = edit.maker.locator("[name=goal]");
  await expect(goal.locator("option")).toHaveText(["Mate", "Bare King", "Win a man", "Avert a defeat", "The only legal turn"]);
  await goal.selectOption("only");
  await expect(edit.maker.locator(".asked")).toHaveText("Find the only legal turn");
  await expect(edit.maker.locator("[data-needs=turns]")).toBeHidden();
  await goal.selectOption("gain");
  await edit.maker.locator("[name=man]").selectOption("R");
  await expect(edit.maker.locator(".asked")).toHaveText("Win a Kunjara in 2");
  await page.locator("select[name=variant]").selectOption("shatranj-14");
  await expect(goal.locator("option")).toHaveText(["Mate", "Win a man", "Avert a defeat", "The only legal turn"]);
  await page.locator("select[name=variant]").selectOption("chadarangam");
  await expect(goal.locator("option").last()).toHaveText("The man who may not be captured");
});

test("what was found of another position is gone, and a check that has become old says so", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(page.locator('[data-taking="puzzle"]')).toBeVisible();
  await edit.maker.locator("[name=title]").fill("Another");
  await expect.poll(async () => JSON.parse(await edit.taking("json")).id).toBe("another");
  await edit.maker.locator("[name=source]").fill("{");
  await expect(edit.maker.locator(".found")).toContainText("Author: it has a sign that cannot be there");
  await expect(page.locator('[data-taking="puzzle"]')).toBeHidden();
  await edit.maker.locator("[name=source]").fill("A book");
  await expect(edit.maker.locator(".found")).toContainText("Proved: one solution, Ra5+.");
  expect(JSON.parse(await edit.taking("json")).source).toBe("A book");
  await edit.maker.locator("[name=turns]").fill("3");
  await expect(edit.maker.locator(".found")).toHaveText("Something has changed: check it again.");
  await expect(page.locator('[data-taking="puzzle"]')).toBeHidden();
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await expect(edit.solver.locator(".solution-tree").first()).toBeVisible();
  await page.getByRole("button", { name: "Mirror left and right" }).click();
  await expect(edit.solver.locator(".found")).toBeEmpty();
});

test("a proved puzzle is told in the language that the page has", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  const tags = async (): Promise<string[]> => Object.keys(JSON.parse(await edit.taking("json")).point);
  await expect(page.locator('[data-taking="json"]')).toBeVisible();
  expect(await tags()).toEqual(["en", "te"]);
  expect(await edit.taking("frame")).toContain('title="Krida Buddhibalasrita"');
  for (const tag of ["kn", "ur"]) {
    await page.locator("select.language").selectOption(tag);
    await expect.poll(tags).toEqual(["en", tag]);
  }
  expect(await edit.taking("frame")).toMatch(/title="[\u0600-\u06ff ]+"/);
});

test("a number of turns is asked for, and an answer does not outlive its question", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  const [found, turns] = [edit.solver.locator(".found"), edit.solver.locator("[name=turns]")];
  for (const none of ["", "0", "65", "1.5"]) {
    await turns.fill(none);
    await edit.solver.getByRole("button", { name: "Solve" }).click();
    await expect(found).toHaveText("Say how many turns: a whole number from 1 to 64.");
  }
  await turns.fill("2");
  await expect(found).toBeEmpty();
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await expect(found).toContainText("White wins by force in 2.");
  await turns.fill("1");
  await expect(found).toBeEmpty();
  await edit.maker.locator("[name=turns]").fill("");
  await expect(edit.maker.locator(".asked")).toBeEmpty();
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toHaveText("Say how many turns: a whole number from 1 to 12.");
  await edit.maker.locator("[name=goal]").selectOption("only");
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toHaveText("It cannot be done so.");
});

test("long work is stopped by its button, and the page stays alive meanwhile", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("shatranj-14");
  await edit.solver.locator("[name=turns]").fill("12");
  await edit.solver.locator("[name=nodes]").selectOption("100000000");
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await expect(edit.solver.locator(".progress")).toContainText(/Looking for a forced win in \d+…/);
  await edit.solver.getByRole("button", { name: "Stop" }).click();
  await expect(edit.solver.locator(".found")).toHaveText("Stopped.");
  await expect(edit.solver.getByRole("button", { name: "Solve" })).toBeFocused();
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await page.getByRole("button", { name: "Mirror" }).click();
  await expect(edit.solver.locator(".found")).toHaveText("Stopped.");
  await edit.maker.locator("[name=turns]").fill("12");
  await edit.maker.locator("[name=nodes]").selectOption("100000000");
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".progress")).toContainText("Looking for the solution…");
  await edit.maker.getByRole("button", { name: "Stop" }).click();
  await expect(edit.maker.locator(".found")).toHaveText("Stopped.");
});

test("a solver that meets its limit says what it knows", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("chadarangam");
  await edit.solver.locator("[name=turns]").fill("12");
  await edit.solver.locator("[name=nodes]").selectOption("1000000");
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await expect(edit.solver.locator(".found")).toContainText(/Not decided within 1,000,000 positions\. There is surely no forced win in \d+\./);
});

test("a text with hidden signs or braces is refused before anything is searched", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.locator("[name=author]").fill("A {comment}");
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toHaveText("Author: it has a sign that cannot be there, such as a hidden one or a brace.");
  await edit.maker.locator("[name=author]").fill("");
  for (const [name, label] of [["title", "Title"], ["source", "Author"], ["point-en", "What it shows, in a sentence"]]) {
    for (const sign of ["\u202e", "\u2066", "\u00ad", "\u{e0041}"]) {
      await edit.maker.locator(`[name=${name}]`).evaluate((field, text) => {
        (field as HTMLInputElement).value = text;
      }, `A ${sign}book`);
      await edit.maker.getByRole("button", { name: "Check it" }).click();
      await expect(edit.maker.locator(".found")).toHaveText(`${label}: it has a sign that cannot be there, such as a hidden one or a brace.`);
      expect(await edit.taking("svg")).not.toContain(sign);
      expect(await edit.taking("frame")).not.toContain(sign);
      await edit.maker.locator(`[name=${name}]`).evaluate((field) => {
        (field as HTMLInputElement).value = "";
      });
    }
  }
});

test("what is wrong with a text is told until it is written otherwise", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.locator("[name=title]").fill("A {title}");
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toContainText("Title: it has a sign");
  await edit.maker.locator("[name=title]").fill("A title");
  await expect(edit.maker.locator(".found")).toBeEmpty();
});

test("a title goes to the drawing, the frame and the PGN, and a name made of it to the puzzle", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.locator("[name=title]").fill('The "$&" \\ of $1');
  await expect(edit.maker.locator("[name=title]")).toHaveAccessibleDescription(/^The title goes to the drawing/);
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toContainText("Proved");
  const pgn = await edit.taking("pgn");
  expect(pgn).toContain('[Event "The \\"$&\\" \\\\ of $1"]');
  expect(parsePgn(pgn)[0]?.tags).toContainEqual(["Event", 'The "$&" \\ of $1']);
  expect(readPuzzlesPgn(pgn)).toEqual(readPuzzles(await edit.taking("json")));
  expect(JSON.parse(await edit.taking("json"))).toMatchObject({ id: "the-of-1" });
  expect(await edit.taking("svg")).toContain("<title>The &quot;$&amp;&quot;");
});

test("the progress of the solver is told in the language that the page has", async ({ page }) => {
  const edit = new Editing(page);
  await edit.open("krida");
  await edit.solver.locator("[name=turns]").fill("30");
  await edit.solver.locator("[name=nodes]").selectOption("100000000");
  await edit.solver.getByRole("button", { name: "Solve" }).click();
  await expect(edit.solver.locator(".progress")).toContainText("Looking for a forced win");
  await page.locator("select.language").selectOption("hi");
  await expect(edit.solver.locator(".progress")).toContainText("से॰");
  await edit.solver.locator(".stop").click();
});

test("where there are no workers a puzzle is checked all the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const edit = new Editing(page);
  await edit.open("krida", MATES[0].fen);
  await edit.maker.getByRole("button", { name: "Check it" }).click();
  await expect(edit.maker.locator(".found")).toContainText("Proved: one solution, Ra5+.");
});

test("pictures are drawn, saved and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const edit = new Editing(page);
  await edit.open("chadarangam", "4k3/8/8/8/8/8/8/8 w - - 0 1");
  const svg = await edit.taking("svg");
  expect(await page.evaluate((text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length, svg)).toBe(0);
  const saved = async (press: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Uint8Array }> => {
    const [download] = await Promise.all([page.waitForEvent("download"), press()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const drawing = await saved(() => page.locator('[data-taking="svg"]').getByRole("button", { name: "Save as a file" }).click());
  expect(drawing.name).toBe("position.svg");
  const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  expect(read(drawing.bytes)).toBe(svg);
  await page.locator(".picture select").selectOption("480");
  const picture = await saved(() => page.locator(".picture").getByRole("button", { name: "Save as a file" }).click());
  expect(picture.name).toBe("position.png");
  expect(read(picture.bytes.subarray(1, 4))).toBe("PNG");
  const head = new DataView(picture.bytes.buffer, picture.bytes.byteOffset);
  expect([head.getUint32(16), head.getUint32(20)]).toEqual([480, 480]);
  // The dark square a1, the light one b1, and the King, who is red, on e8.
  const pixels = await page.locator("canvas").evaluate((element) => {
    const { data = [] } = (element as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, 480, 480) ?? {};
    const square = 480 / 8.5;
    const at = (file: number, row: number, x: number, y: number): number[] => {
      const first = 4 * (Math.floor(square * (row + y)) * 480 + Math.floor(square * (0.5 + file + x)));
      return [...data.slice(first, first + 3)];
    };
    const middle = Array.from({ length: 40 }, (_, step) => at(4, 0, 0.5, 0.1 + step / 50));
    return { a1: at(0, 7, 0.5, 0.5), b1: at(1, 7, 0.5, 0.5), king: middle };
  });
  expect(pixels.a1).toEqual([0xbb, 0x9a, 0x72]);
  expect(pixels.b1).toEqual([0xf3, 0xe9, 0xd0]);
  expect(pixels.king).toContainEqual([0xe0, 0x74, 0x68]);
  await page.locator(".copy-picture").click();
  await expect(page.locator(".takings .copied")).toHaveText("Copied");
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain("image/png");
  await page.locator('[data-taking="fen"]').getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("4k3/8/8/8/8/8/8/8 w - - 0 1");
});
