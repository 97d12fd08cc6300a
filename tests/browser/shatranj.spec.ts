import { expect, test } from "./table.js";

const EMPTY = Array.from({ length: 11 }, () => "14").join("/");

test.beforeEach(({ table }) => table.open({ game: "shatranj-14" }));

test("the board is plain, with 56 men of ten kinds", async ({ table, page }) => {
  await expect(page.getByRole("gridcell")).toHaveCount(196);
  await expect(page.locator(".mark")).toHaveCount(0);
  await expect(page.locator(".board .man")).toHaveCount(56);
  const drawn = await page.locator(".board .man .body").evaluateAll((all) => all.map((body) => body.getAttribute("d")));
  expect(new Set(drawn).size).toBe(10);
  await table.expectMan("n14", "black Rukh");
  await expect(table.cell("h1")).toHaveAttribute("aria-label", "h1, white Raja");
});

test("a game by clicking", async ({ table }) => {
  await table.play("f2 f3", "i13 i12", "g2 g3", "i12 i11", "b1 c3", "m14 l12");
  await expect(table.moves).toHaveText(["f3", "i12", "g3", "i11", "Nc3", "Nl12"]);
  await table.expectMan("l12", "black Ghora");
});

test("S1: checkmate", async ({ table }) => {
  await table.load(`13k/R13/${EMPTY}/K3R9 w - - 0 1`);
  await table.play("e1 e14");
  await expect(table.moves).toHaveText(["Re14#"]);
  await expect(table.status).toContainText("White wins");
  await expect(table.status).toContainText("Checkmate.");
});

test("S2: a Paidal becomes a Wazir, or stays one by option", async ({ table }) => {
  await table.load(`13k/P13/${EMPTY}/K13 w - - 0 1`);
  await table.play("a13 a14");
  await table.expectMan("a14", "white Wazir");
  await expect(table.status).toContainText("The Paidal reached a14 and became a Wazir.");

  await table.start({ options: { promotion: "none" } });
  await table.load(`13k/P13/${EMPTY}/K13 w - - 0 1`);
  await table.play("a13 a14");
  await table.expectMan("a14", "white Paidal");
});

test("S3: the Dahja moves as the option says", async ({ table }) => {
  const fen = `13k/14/${EMPTY}/K2D10 w - - 0 1`;
  await table.load(fen);
  await table.cell("d1").click();
  await expect(table.cell("d14")).toHaveAttribute("data-target", "step");
  await table.start({ options: { dahja: "bishop" } });
  await table.load(fen);
  await table.cell("d1").click();
  await expect(table.cell("d14")).toHaveAttribute("data-target", "none");
  expect(await table.offered()).toEqual(["a4", "b3", "c2", "e2", "f3", "g4", "h5", "i6", "j7", "k8", "l9", "m10", "n11"]);
});
