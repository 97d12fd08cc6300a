import type { Page } from "@playwright/test";
import { expect, test } from "./table.js";

test.beforeEach(({ table }) => table.open({ game: "krida" }));

/** The square that has the focus. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-square") ?? null);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("the board is one tab stop, and the arrows move over it", async ({ table, page }) => {
  await expect(page.locator(".board [tabindex='0']")).toHaveCount(1);
  await table.cell("a1").focus();
  await press(page, "ArrowUp", "ArrowRight");
  expect(await focused(page)).toBe("b2");
  await press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft");
  expect(await focused(page)).toBe("a2");
  await press(page, "End");
  expect(await focused(page)).toBe("h2");
  await press(page, "PageUp");
  expect(await focused(page)).toBe("h8");
  await press(page, "Control+Home", "Home", "PageDown");
  expect(await focused(page)).toBe("a1");
  await press(page, "Tab");
  expect(await focused(page)).toBeNull();
  await press(page, "Shift+Tab");
  expect(await focused(page)).toBe("a1");
});

test("Enter and the space bar pick up and put down, Escape puts back, and all is told", async ({ table, page }) => {
  await table.cell("e2").focus();
  await press(page, "Enter");
  await expect(table.live).toContainText("white Patti picked up on e2: 1 square to go to.");
  await expect(table.cell("e2")).toHaveAttribute("aria-label", "e2, white Patti, picked up");
  await expect(table.cell("e3")).toHaveAttribute("aria-label", "e3, empty, can go here");
  await press(page, "Escape");
  await expect(table.live).toContainText("Put back.");
  expect(await table.offered()).toEqual([]);

  await press(page, "Space", "ArrowUp", "Space");
  await expect(table.live).toContainText("White: Patti e2 to e3. Black to move.");
  expect(await focused(page)).toBe("e3");

  await press(page, "Enter");
  await expect(table.live).toContainText("The white Patti on e3 cannot be moved now: it is Black's turn.");
  await press(page, "ArrowUp", "Enter");
  await expect(table.live).toContainText("e4 is empty");
  await table.cell("a8").focus();
  await press(page, "Enter");
  await expect(table.live).toContainText("The Kunjara on a8 has no legal move.");
  await table.cell("b8").focus();
  await press(page, "Enter", "ArrowDown", "Enter");
  await expect(table.live).toContainText("black Patti picked up on b7");
  await press(page, "ArrowUp", "ArrowRight", "ArrowUp", "Escape");
  await table.cell("b7").focus();
  await press(page, "Enter", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter");
  await expect(table.live).toContainText("The Patti on b7 may not go to a5.");
});

test("a mate by the keyboard alone", async ({ table, page }) => {
  await table.load("7k/1R6/8/8/8/8/R6p/K7 w - - 0 1");
  await table.cell("a1").focus();
  await press(page, "ArrowUp", "Enter", "PageUp", "Enter");
  await expect(table.live).toContainText("White: Kunjara a2 to a8. White wins. Checkmate.");
});

test("a new Gurram's second step by the keyboard alone, from the top of the page", async ({ table, page }) => {
  await table.start({ game: "chadarangam" });
  await table.load("6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1");
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await press(page, "Enter");
  for (let tab = 0; tab < 3 && (await focused(page)) === null; tab++) await press(page, "Tab");
  await press(page, "Control+Home", "ArrowDown", "ArrowRight");
  expect(await focused(page)).toBe("b7");
  await press(page, "Enter", "ArrowUp", "Enter");
  await expect(table.live).toContainText("The Bantu becomes a Gurram on b8, and it moves on at once: choose one of 3 squares.");
  expect(await focused(page)).toBe("b8");
  await press(page, "Escape");
  await expect(table.live).toContainText("Put back.");
  await table.expectMan("b7", "white Bantu");
  await press(page, "ArrowDown", "Space", "ArrowUp", "Space", "ArrowDown", "ArrowDown", "ArrowRight", "Space");
  expect(await focused(page)).toBe("c6");
  await expect(table.live).toContainText("White: Bantu b7 to b8, takes Bantu. The Bantu reached b8 and became a Gurram, which went on to c6");
  await expect(table.moves).toHaveText(["b8=Nxc6"]);

  await table.button("Undo").click();
  await table.cell("b7").focus();
  await press(page, "Enter", "ArrowDown", "ArrowRight", "Enter");
  await expect(table.moves).toHaveText(["b8=Nxc6"]);
});

test("the arrows go as the board is seen when it is turned round", async ({ table, page }) => {
  await table.cell("e2").focus();
  await table.button("Flip board").click();
  await table.cell("e2").focus();
  await press(page, "ArrowUp", "ArrowRight");
  expect(await focused(page)).toBe("d1");
});

test("the move list is one tab stop, with arrows along the line", async ({ table, page }) => {
  await table.play("e2 e3", "d7 d6", "d2 d3");
  await expect(page.locator(".move[tabindex='0']")).toHaveText(["d3"]);
  await page.getByRole("button", { name: "White d3" }).focus();
  await press(page, "ArrowLeft", "ArrowLeft", "Enter");
  await table.expectMan("d7", "black Patti");
  await expect(page.locator(".move[aria-current]")).toHaveText(["e3"]);
});
