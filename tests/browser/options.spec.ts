import type { Page } from "@playwright/test";
import { type Table, expect, test } from "./table.js";

interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Every value of every option, as the dialog offers them for the game that is chosen in it. */
function offered(page: Page): Promise<Choice[]> {
  return page.locator('dialog input[name^="option-"]').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).map(({ name, value }) => ({ name: name.replace("option-", ""), value })),
  );
}

/** Moves the foremost foot-soldier of a side one step on, by clicking: White's on the file a, Black's on h. */
async function playAny(table: Table, side: "white" | "black"): Promise<void> {
  const made = await table.moves.count();
  const men = table.page.locator(`.cell[aria-label*=", ${side} Bantu"]`);
  await (side === "white" ? men.first() : men.last()).click();
  await table.page.locator('.cell[data-target="step"]').first().click();
  await expect(table.moves).toHaveCount(made + 1);
}

test("a game can be begun and played with every value of every option", async ({ table, page }) => {
  test.slow();
  await table.open({ game: "chadarangam" });
  await table.button("New game").click();
  const choices = await offered(page);
  await page.keyboard.press("Escape");
  const defaults = new Map([...choices].reverse().map(({ name, value }) => [name, value]));
  expect(defaults.size).toBe(9);
  expect(choices).toHaveLength(24);

  let before: Choice | undefined;
  for (const { name, value } of choices) {
    const reset = before && { [before.name]: defaults.get(before.name) ?? "" };
    await table.start({ options: { ...reset, [name]: value } });
    before = { name, value };
    await expect(table.moves).toHaveCount(0);
    const opening = name === "opening" ? Number(value) : 3;
    const inOneTurn = Math.max(opening, 1);
    for (let move = 0; move < inOneTurn; move++) await playAny(table, "white");
    await expect(table.status).toContainText("Black to move");
    for (let move = 0; move < inOneTurn; move++) await playAny(table, "black");
    await expect(table.status).toContainText("White to move");
    await playAny(table, "white");
    await playAny(table, "black");
    await expect(table.status).toContainText("White to move");
    await expect(page.locator(".turn-number")).toHaveText(["1.", "2."]);
    await expect(table.moves).toHaveCount(2 * inOneTurn + 2);

    await table.button("New game").click();
    await expect(page.locator(`input[name="option-${name}"]:checked`)).toHaveValue(value);
    await page.keyboard.press("Escape");
  }
});
