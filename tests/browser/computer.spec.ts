import { expect, test } from "./table.js";

test("the page begins with a game against the computer", async ({ table, page }) => {
  await page.goto("./play.html");
  await table.cell("e2").click();
  await table.cell("e3").click();
  await expect(table.moves).toHaveCount(2);
  await expect(table.status).toContainText("White to move");
  await expect(table.live).toContainText("Black:");
});

for (const game of ["krida", "shatranj-14"] as const) {
  for (const black of ["Computer 1, beginner", "Computer 4, medium", "Computer 8, strongest"] as const) {
    test(`${game}: ${black}, answers as Black`, async ({ table }) => {
      await table.open({ game, black });
      await table.play("b2 b3");
      await expect(table.moves).toHaveCount(2, { timeout: 40_000 });
      await table.play("c2 c3");
      await expect(table.moves).toHaveCount(4, { timeout: 40_000 });
    });
  }
}

test("the computer begins as White", async ({ table }) => {
  await table.open({ game: "krida", white: "Computer 1, beginner" });
  await expect(table.moves).toHaveCount(1);
  await expect(table.status).toContainText("Black to move");
});

test("the computer plays both sides until it is stopped, and goes on", async ({ table, page }) => {
  await table.open({ game: "krida", white: "Computer 1, beginner", black: "Computer 1, beginner" });
  await expect.poll(() => table.made()).toBeGreaterThan(3);
  await table.button("Stop").click();
  await expect(table.status).toContainText("The computer is waiting.");
  const made = await table.moves.count();
  await page.waitForTimeout(1500);
  await expect(table.moves).toHaveCount(made);
  await table.button("Undo").click();
  expect(await table.made()).toBe(made - 1);
  await page.waitForTimeout(1000);
  expect(await table.made()).toBe(made - 1);
  await table.button("Go on").click();
  await expect.poll(() => table.made()).toBeGreaterThan(made);
});

test("the strongest computer finds the mate", async ({ table }) => {
  await table.open({ game: "krida", white: "Computer 8, strongest" });
  await expect(table.moves).toHaveCount(1, { timeout: 40_000 });
  await table.load("7k/1R6/8/8/8/8/R6p/K7 w - - 0 1");
  await expect(table.status).toContainText("White wins", { timeout: 40_000 });
});

test("what is undone while the computer thinks is never answered", async ({ table, page }) => {
  const release = await table.holdComputer();
  await table.open({ game: "shatranj-14", black: "Computer 1, beginner" });
  await table.play("b2 b3");
  await expect(table.status).toContainText("The computer is thinking.");
  await table.cell("b14").click();
  await expect(table.status).toContainText("The computer is thinking: wait for its move, or stop it.");
  await table.button("Undo").click();
  await expect(table.status).toContainText("White to move");
  await release();
  await page.waitForTimeout(2000);
  expect(await table.made()).toBe(0);
  await table.play("c2 c3");
  await expect(table.moves).toHaveCount(2);
  await expect(table.moves.first()).toHaveText("c3");
});

test("a new game while the computer thinks gets no move of the old one", async ({ table, page }) => {
  const release = await table.holdComputer();
  await table.open({ game: "shatranj-14", black: "Computer 1, beginner" });
  await table.play("b2 b3");
  await expect(table.status).toContainText("The computer is thinking.");
  await table.start({ game: "krida", black: "Person" });
  await release();
  await page.waitForTimeout(2000);
  await expect(table.moves).toHaveCount(0);
  await table.play("e2 e3", "e7 e6");
});

test("the computer is stopped, and another strength or a person takes its place", async ({ table }) => {
  const release = await table.holdComputer();
  await table.open({ game: "krida", black: "Computer 8, strongest" });
  await table.play("b2 b3");
  await table.button("Stop").focus();
  await table.page.keyboard.press("Enter");
  await expect(table.status).toContainText("The computer is waiting.");
  await expect(table.button("Go on")).toBeFocused();
  await release();
  await table.seat("Black").selectOption("Computer 1, beginner");
  await expect(table.moves).toHaveCount(2);
});

test("a side is given to the computer, and back to a person, in the middle of a game", async ({ table }) => {
  await table.open({ game: "krida" });
  await table.play("e2 e3");
  await table.seat("Black").selectOption("Computer 1, beginner");
  await expect(table.moves).toHaveCount(2);
  await table.seat("White").selectOption("Computer 8, strongest");
  await table.seat("White").selectOption("Person");
  await table.seat("Black").selectOption("Person");
  await table.play("d2 d3");
  await expect(table.status).toContainText("Black to move");
});

test("undo leads back to one's own turn, also when the computer began", async ({ table }) => {
  await table.open({ game: "krida", black: "Computer 1, beginner" });
  await table.play("e2 e3");
  await expect(table.moves).toHaveCount(2);
  await table.button("Undo").click();
  expect(await table.made()).toBe(0);
  await expect(table.status).toContainText("White to move");
  await table.button("Redo").click();
  expect(await table.made()).toBe(2);

  await table.start({ white: "Computer 1, beginner", black: "Person" });
  await expect(table.moves).toHaveCount(1);
  await table.button("Undo").click();
  await expect(table.status).toContainText("The computer is waiting.");
  await table.button("Go on").click();
  await expect.poll(() => table.made()).toBe(1);
});
