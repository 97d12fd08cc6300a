import { variants } from "buddhibala";
import { drawn } from "./site.js";
import { expect, test } from "./table.js";

/** What a figure says of its board, and what the game itself says of that. */
interface Told {
  readonly line: readonly string[];
  readonly played: readonly string[];
  readonly turns: readonly string[];
  readonly legal: readonly string[];
  readonly moves: string | undefined;
  readonly reached: number;
  readonly refused: string | undefined;
  readonly clause: string | undefined;
  readonly pointed: number;
}

for (const { id, rules, options, men } of variants()) {
  test(`the page of ${id} tells every clause with its source, every option, and every man`, async ({ page }) => {
    await page.goto(`./${id}.html`);
    for (const { clause } of rules) {
      await expect(page.locator(`#${clause} .number`)).toHaveText(clause);
      await expect(page.locator(`#${clause} .source cite`)).not.toBeEmpty();
    }
    for (const { name, values } of options) {
      const option = page.locator(`#option-${name}`);
      await expect(option.locator("a code")).toHaveText(values.map(({ value }) => value));
      await expect(option.locator("li").first()).toContainText("default");
    }
    for (const { name, names } of men) {
      const row = page.locator(".men-table tr", { has: page.getByRole("rowheader", { name, exact: true }) });
      for (const { text } of names) await expect(row).toContainText(text);
    }
  });

  test(`the diagrams of ${id} are true to the game`, async ({ page }) => {
    await page.goto(`./${id}.html`);
    await drawn(page);
    const figures = await page.locator("figure").all();
    expect(figures.length).toBeGreaterThan(5);
    for (const figure of figures) {
      const told: Told = await figure.evaluate(async (element) => {
        const board = element.querySelector("buddhibala-board") as import("buddhibala/board").BuddhibalaBoard;
        await board.ready;
        const { line = "", turns = "", moves, refused } = (element as HTMLElement).dataset;
        const [text, clause] = refused?.split(" ") ?? [];
        const [from, to] = text?.match(/[a-n]\d+/g) ?? [];
        const verdict = from && to ? board.why(from, to) : undefined;
        const row = line.split(" ").filter(Boolean);
        const game = board.copy();
        return {
          line: row,
          played: row.map((turn) => game.play(turn).uci),
          turns: turns.split(" ").filter(Boolean),
          legal: board.legalMoves().map(({ uci }) => uci),
          moves,
          reached: moves ? board.legalMoves({ from: moves }).length : 0,
          refused: clause,
          clause: verdict?.allowed === false ? verdict.clause : undefined,
          pointed: board.arrows.length + board.circles.length,
        };
      });
      const name = await figure.innerText();
      expect(told.played, name).toEqual(told.line);
      expect(told.legal, name).toEqual(expect.arrayContaining([...told.turns]));
      if (told.moves) expect(told.reached, name).toBeGreaterThan(1);
      expect(told.clause, name).toBe(told.refused);
      if (told.line.length + told.turns.length + told.reached > 0 || told.refused) expect(told.pointed, name).toBeGreaterThan(0);
    }
  });

  test(`the board of ${id} plays on its own page`, async ({ page }) => {
    await page.goto(`./${id}.html`);
    await drawn(page);
    const board = page.locator(".here buddhibala-board");
    const made = (): Promise<number> => board.evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length);
    await board.locator('[data-square="b2"]').click();
    await board.locator('[data-square="b3"]').click();
    await expect.poll(made).toBeGreaterThan(id === "chadarangam" ? 0 : 1);
  });
}

test("the first page has a board that plays at once", async ({ page }) => {
  await page.goto("./");
  await drawn(page);
  const board = page.locator("buddhibala-board");
  await board.locator('[data-square="e2"]').click();
  await board.locator('[data-square="e3"]').click();
  await expect.poll(() => board.evaluate((element) => (element as import("buddhibala/board").BuddhibalaBoard).history().length)).toBe(2);
});
