import { expect, test } from "./table.js";

test.beforeEach(({ table }) => table.open({ game: "krida" }));

test("undo, redo and a jump in the move list", async ({ table }) => {
  await expect(table.button("Undo")).toHaveAttribute("aria-disabled", "true");
  await table.play("e2 e3", "d7 d6", "e3 e4");
  await table.button("Undo").click();
  await table.button("Undo").click();
  await table.expectMan("d7", "black Patti");
  await expect(table.live).toContainText("Taken back: Black: Patti d7 to d6. Black to move.");
  await expect(table.page.locator(".move.undone")).toHaveText(["d6", "e4"]);
  await table.button("Redo").click();
  await table.expectMan("d6", "black Patti");
  await expect(table.live).toContainText("Made again: Black: Patti d7 to d6.");

  await table.page.getByRole("button", { name: "White e3" }).click();
  await table.expectMan("d7", "black Patti");
  await table.page.getByRole("button", { name: "White e4" }).click();
  await table.expectMan("e4", "white Patti");

  await table.button("Undo").click();
  await table.play("h2 h3");
  await expect(table.moves).toHaveText(["e3", "d6", "h3"]);
  await expect(table.button("Redo")).toHaveAttribute("aria-disabled", "true");
});

test("the board turns round with its coordinates and its players", async ({ table, page }) => {
  const top = async (square: string): Promise<number> => (await table.cell(square).boundingBox())?.y ?? Number.NaN;
  const y = async (side: "White" | "Black"): Promise<number> => (await table.seat(side).boundingBox())?.y ?? Number.NaN;
  expect(await top("a8")).toBeLessThan(await top("a1"));
  expect(await y("Black")).toBeLessThan(await y("White"));
  await table.button("Flip board").click();
  expect(await top("a1")).toBeLessThan(await top("a8"));
  expect(await y("White")).toBeLessThan(await y("Black"));
  await expect(page.locator(".files span")).toHaveText(["h", "g", "f", "e", "d", "c", "b", "a"]);
  await expect(page.locator(".ranks span").first()).toHaveText("1");
  await table.play("e2 e3");
});

test("a draw by repetition is offered, claimed, and the claim taken back", async ({ table }) => {
  const shuffle = ["b1 c3", "b8 c6", "c3 b1", "c6 b8"];
  await table.play(...shuffle, ...shuffle.slice(0, 3));
  await expect(table.button("Claim the draw")).toHaveCount(0);
  await table.play("c6 b8");
  await expect(table.status).toContainText("The same position has come for the third time, so a draw may be claimed.");
  await table.button("Claim the draw").click();
  await expect(table.status).toContainText("Draw, claimed by White");
  await expect(table.live).toContainText("Draw, claimed by White");
  await table.cell("e2").click();
  await expect(table.status).toContainText("The game is over");
  expect(await table.offered()).toEqual([]);
  await table.button("Undo").click();
  await expect(table.status).toContainText("White to move");
  await table.play("e2 e3");
});

test("a draw after fifty quiet turns is offered", async ({ table }) => {
  await table.load("k6r/8/8/8/8/8/8/K5R1 w - - 98 80");
  await table.play("g1 f1");
  await expect(table.button("Claim the draw")).toHaveCount(0);
  await table.play("h8 h7");
  await expect(table.status).toContainText("For fifty turns each nothing was taken");
  await table.button("Claim the draw").click();
  await expect(table.status).toContainText("Draw, claimed by White");
});

test("a position is shown, copied and set up", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(table.fen).toHaveValue("rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1");
  await table.play("e2 e3");
  const fen = "rncmkcnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNCMKCNR b - - 0 1";
  await expect(table.fen).toHaveValue(fen);
  await table.button("Copy").click();
  await expect(page.locator("#fen-answer")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fen);

  await table.load("  7k/1P6/8/8/8/8/7p/K7   b ");
  await expect(table.fen).toHaveValue("7k/1P6/8/8/8/8/7p/K7 b - - 0 1");
  await expect(table.live).toContainText("Position set up. Black to move.");
  await expect(table.moves).toHaveCount(0);
  await table.play("h8 g7", "a1 b2");
  await expect(table.moves).toHaveText(["Kg7", "Kb2"]);
  await expect(page.locator(".turn-number")).toHaveText(["1.", "2."]);
});

test("a text that is no position is refused in words, and nothing is lost", async ({ table, page }) => {
  await table.play("e2 e3", "d7 d6");
  const answer = page.locator("#fen-answer");
  const wrong = "rncmkcnr/pppppppp/9/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1";
  await table.load(wrong);
  await expect(answer).toContainText("The game goes on as it was.");
  await expect(table.live).toContainText("The game goes on as it was.");
  await expect(table.fen).toHaveAttribute("aria-invalid", "true");
  await expect(table.fen).toHaveValue(wrong);
  await expect(table.moves).toHaveText(["e3", "d6"]);
  await table.expectMan("d6", "black Patti");

  await table.load("rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w KQkq - 0 1");
  await expect(answer).toContainText("leap");
  const selected = await table.fen.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect("KQkq").toContain(selected);

  await table.load("hello");
  await expect(answer).toContainText("The game goes on as it was.");
  await table.load("");
  await expect(answer).toContainText("The game goes on as it was.");

  await table.play("e3 e4");
  await table.button("Show the current one").click();
  await expect(table.fen).toHaveValue("rncmkcnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNCMKCNR b - - 0 2");
  await expect(answer).toBeEmpty();
});

test("a position of another game is refused", async ({ table, page }) => {
  await table.load(`13k/14/14/14/14/14/14/14/14/14/14/14/14/K2D10 w - - 0 1`);
  await expect(page.locator("#fen-answer")).toContainText("The game goes on as it was.");
  await expect(page.getByRole("gridcell")).toHaveCount(64);
});

test("the dialog can be left without a new game", async ({ table, page }) => {
  await table.play("e2 e3");
  await table.button("New game").click();
  await page.locator('input[name=variant][value="shatranj-14"]').check();
  await expect(page.locator('input[name="option-dahja"]')).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(table.moves).toHaveText(["e3"]);
  await table.button("New game").click();
  await expect(page.locator('input[name=variant][value="krida"]')).toBeChecked();
  await table.button("Cancel").click();
  await expect(table.moves).toHaveText(["e3"]);
});
