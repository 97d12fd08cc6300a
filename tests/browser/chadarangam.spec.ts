import { expect, test } from "./table.js";

test.beforeEach(({ table }) => table.open({ game: "chadarangam" }));

test("C2: each player begins with three moves in a row, and is told how", async ({ table }) => {
  await table.expectMan("e8", "black Mantri");
  await expect(table.status).toContainText("White makes three moves in a row: 3 left; by different men, or all by the same one; no captures, no checks.");
  await table.play("g2 g3", "g1 f3");
  await expect(table.status).toContainText("1 left; the last by a third man;");
  await table.cell("g3").click();
  await expect(table.live).toContainText("The Bantu on g3 has no legal move. The opening moves are made by different men");
  await table.play("f1 h3");
  await expect(table.status).toContainText("Black makes three moves in a row: 3 left");
  await table.play("a7 a6", "a6 a5");
  await expect(table.status).toContainText("1 left; the last by the man on a5 again;");
  await table.play("a5 a4");
  await expect(table.status).toContainText("White to move");
  await expect(table.status).not.toContainText("in a row");
  await expect(table.moves).toHaveText(["g3", "Nf3", "Bh3", "a6", "a5", "a4"]);
  await expect(table.page.locator(".turn-number")).toHaveText(["1."]);
});

test("C1: the Raju leaps once", async ({ table }) => {
  await table.load("4k3/p7/8/8/8/8/P7/4K3 w K - 0 1");
  await expect(table.status).toContainText("May still leap like a horse, once: White's Raju.");
  await table.play("e1 d3");
  await expect(table.status).toContainText("White's Raju has made his leap.");
  await expect(table.status).not.toContainText("May still leap");
  await table.play("a7 a6");
  await table.cell("d3").click();
  expect(await table.offered()).toEqual(["c2", "c3", "c4", "d2", "d4", "e2", "e3", "e4"]);
});

test("C3: a Bantu becomes the officer of its file", async ({ table }) => {
  await table.load("8/P6k/8/8/8/8/8/R5K1 w - - 0 1");
  await table.play("a7 a8");
  await table.expectMan("a8", "white Enugu");
  await expect(table.status).toContainText("The Bantu reached a8 and became an Enugu.");
});

test("C4: a Bantu waits for a place, and takes it as soon as one is free", async ({ table }) => {
  await table.load("8/P6k/8/4b3/8/8/8/R4RK1 w - - 0 1");
  await table.play("a7 a8");
  await expect(table.status).toContainText("The Bantu reached a8 and waits there for a place as an officer.");
  await expect(table.cell("a8")).toHaveAttribute("aria-label", "a8, white Bantu, waiting");
  await expect(table.cell("a8").locator(".badge.waiting")).toBeVisible();
  await table.play("e5 a1");
  await expect(table.cell("a8")).toHaveAttribute("aria-label", "a8, white Enugu");
  await expect(table.cell("a8").locator(".badge")).toHaveCount(0);
  await expect(table.status).toContainText("A place came free: White's Bantu waiting on a8 became an Enugu.");
});

test("C5: a new Gurram moves at once, chosen by a further click", async ({ table }) => {
  await table.load("6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1");
  await table.cell("b7").click();
  await table.cell("b8").click();
  await expect(table.status).toContainText("Choose where the turn goes on from b8.");
  expect(await table.offered()).toEqual(["a6", "c6", "d7"]);
  await table.cell("c6").click();
  await expect(table.moves).toHaveCount(1);
  await table.expectMan("c6", "white Gurram");
  await table.expectMan("b8", "empty");
  await expect(table.status).toContainText("The Bantu reached b8 and became a Gurram, which went on to c6 and took the Bantu there.");
});

test("C6: a Raju with Bantus only may not be given check", async ({ table }) => {
  await table.load("4k3/7p/8/8/8/8/8/R3K2R w - - 0 1");
  await table.cell("a1").click();
  await table.cell("a8").click();
  await expect(table.status).toContainText("The Enugu on a1 may not go to a8.");
  await expect(table.status).toContainText("(C6)");
  await table.expectMan("a1", "white Enugu");
});

test("C7: the only officer of a side cannot be captured", async ({ table }) => {
  await table.load("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1");
  await expect(table.cell("a2")).toHaveAttribute("aria-label", "a2, black Enugu, mastu");
  await expect(table.cell("a2").locator(".badge.mastu")).toBeVisible();
  await table.cell("a1").click();
  await table.cell("a2").click();
  const refusal = "The Enugu on a1 may not go to a2. The Enugu is mastu: its side's only officer cannot be captured (C7).";
  await expect(table.status).toContainText(refusal);
  await expect(table.live).toContainText(refusal);
});
