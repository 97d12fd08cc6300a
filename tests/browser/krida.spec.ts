import { expect, test } from "./table.js";

test.beforeEach(({ table }) => table.open({ game: "krida" }));

test("the board has sixteen marks and the men of the array", async ({ table, page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Krida Buddhibalasrita");
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await expect(page.locator(".mark")).toHaveCount(16);
  for (const file of ["a", "d", "e", "h"]) {
    for (const rank of [1, 4, 5, 8]) await expect(table.cell(`${file}${rank}`).locator(".mark")).toHaveCount(1);
  }
  await table.expectMan("d1", "white Mantri");
  await table.expectMan("e1", "white Raja");
  await table.expectMan("c8", "black Karabha");
  await expect(table.cell("e4")).toHaveAttribute("aria-label", "e4, empty, marked");
});

test("a game by clicking: targets, captures, the last move, check and the move list", async ({ table, page }) => {
  await table.cell("g1").click();
  expect(await table.offered()).toEqual(["f3", "h3"]);
  await table.cell("g1").click();
  expect(await table.offered()).toEqual([]);

  await table.play("e2 e3", "d7 d6", "e3 e4", "d6 d5");
  await table.cell("e4").click();
  await expect(table.cell("d5")).toHaveAttribute("data-target", "capture");
  await expect(table.cell("e5")).toHaveAttribute("data-target", "step");
  await table.cell("d5").click();
  await expect(table.moves).toHaveText(["e3", "d6", "e4", "d5", "exd5"]);
  await expect(table.cell("e4")).toHaveClass(/last/);
  await expect(table.cell("d5")).toHaveClass(/last/);
  await expect(table.live).toContainText("White: Patti e4 to d5, takes Patti.");
  await expect(table.status).toContainText("Black to move");

  await table.load("k7/8/8/8/8/8/P6p/K2R4 w - - 3 9");
  await table.play("d1 d8");
  await expect(table.status).toContainText("Check! Black to move");
  await expect(table.cell("a8")).toHaveClass(/check/);
  await expect(page.locator(".turn-number")).toHaveText(["9."]);
});

test("K1: a Patti that arrives on a mark becomes a Mantri there", async ({ table }) => {
  await table.load("r6k/1P6/8/8/8/8/7p/K7 w - - 0 1");
  await table.play("b7 a8");
  await table.expectMan("a8", "white Mantri");
  await expect(table.moves).toHaveText(["bxa8=M"]);
  await expect(table.status).toContainText("The Patti reached a8 and became a Mantri.");
});

test("K1: one that arrives beside a mark goes back and becomes a Mantri there", async ({ table }) => {
  await table.load("7k/1P6/8/8/8/8/7p/K7 w - - 0 1");
  await table.play("b7 b8");
  await table.expectMan("b7", "white Mantri");
  await table.expectMan("b8", "empty");
  await expect(table.status).toContainText("reached b8, which has no mark: it went back to b7 and became a Mantri there");

  await table.load("2r4k/1P6/8/8/8/8/7p/K7 w - - 0 1");
  await table.play("b7 c8");
  await table.expectMan("c8", "empty");
  await table.expectMan("b7", "white Mantri");
  await expect(table.status).toContainText("took the Kunjara on c8");
});

test("K2: checkmate ends the game", async ({ table }) => {
  await table.load("7k/1R6/8/8/8/8/R6p/K7 w - - 0 1");
  await table.play("a2 a8");
  await expect(table.moves).toHaveText(["Ra8#"]);
  await expect(table.status).toContainText("White wins");
  await expect(table.status).toContainText("Checkmate.");
  await table.cell("h8").click();
  await expect(table.status).toContainText("The game is over: take a move back, or begin a new game.");
});

test("K3: stalemate gives a removal, offered by itself", async ({ table }) => {
  await table.load("5k1K/5r2/8/p7/P7/8/8/8 w - - 44 64");
  expect(await table.offered()).toEqual(["a5", "f7"]);
  await expect(table.status).toContainText("takes one enemy man off the board");
  await expect(table.cell("a5")).toHaveAttribute("aria-label", "a5, black Patti, marked, can be removed");
  await table.cell("f8").click();
  await expect(table.status).toContainText("Nothing on f8 may be removed");
  await table.cell("f7").click();
  await table.expectMan("f7", "empty");
  await expect(table.moves).toHaveText(["xf7"]);
  await expect(table.status).toContainText("Stalemated, White removed the Kunjara from f7.");
  await expect(table.status).toContainText("Black to move");
});

test("K4: a bare Raja loses, a lesser win", async ({ table }) => {
  await table.load("k7/8/8/8/8/8/1p6/K4R2 w - - 0 1");
  await table.play("a1 b2");
  await expect(table.status).toContainText("White wins, a lesser win");
  await expect(table.status).toContainText("Black has the Raja alone.");
});

test("K5: checks in a row are counted, and the 64th wins", async ({ table }) => {
  await table.load("k7/8/8/8/8/8/P6p/K2R4 w - - 70 99 checks=63,0");
  await expect(table.status).toContainText("Checks in a row by White: 63 of 64.");
  await table.play("d1 d8");
  await expect(table.status).toContainText("White wins");
  await expect(table.status).toContainText("gave check in 64 turns running");
});

test("the options are those that were chosen", async ({ table, page }) => {
  await table.start({ options: { array: "crosswise", stalemate: "draw", bareKing: "win", checkLimit: "0" } });
  await table.expectMan("d8", "black Raja");
  await page.getByText("As they are read in this game", { exact: true }).click();
  await expect(page.locator("dd.chosen")).toHaveCount(4);

  await table.load("7k/5K1p/7P/8/1p6/1P6/8/C7 b - - 0 1");
  await expect(table.status).toContainText("The game is drawn");
  await expect(table.status).toContainText("Stalemate: Black is not in check and has no legal move.");

  await table.load("k7/8/8/8/8/8/1p6/K4R2 w - - 0 1");
  await table.play("a1 b2");
  await expect(table.status).toContainText("White wins");
  await expect(table.status).not.toContainText("lesser");
});
