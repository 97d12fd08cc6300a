import { expect, test } from "./table.js";

test.beforeEach(({ table }) => table.open({ game: "chadarangam" }));

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

test("C1: the leap may capture, and is lost by the first check", async ({ table }) => {
  await table.load("r3k3/8/8/8/8/3p4/8/4K2R w Kk - 0 1");
  await table.play("e1 d3");
  await expect(table.moves).toHaveText(["Kxd3"]);
  await table.load("r3k3/7p/8/8/8/8/P7/4K2R w Kk - 0 1");
  await table.play("h1 h5", "a8 d8", "h5 e5");
  await expect(table.status).toContainText("Black's Raju has lost his leap.");
  await table.play("e8 f8", "e5 d5");
  await table.cell("f8").click();
  expect(await table.offered()).toEqual(["e7", "e8", "f7", "g7", "g8"]);
});

test("C2: each player begins with three moves in a row, and is told how", async ({ table, page }) => {
  const strip = page.locator(".player.to-move");
  await table.expectMan("e8", "black Mantri");
  await expect(table.status).toContainText("White makes three moves in a row. Now move 1 of 3: any man.");
  await expect(table.status).toContainText("They are made by different men, or all by the same one. None may capture or give check.");
  await expect(strip).toContainText("move 1 of 3");
  await table.play("g2 g3");
  await expect(table.status).toContainText("Now move 2 of 3: another man, or the one on g3 again, which then makes them all.");
  await expect(table.live).toContainText("Now move 2 of 3: another man, or the one on g3 again");
  await expect(table.cell("g3")).toHaveAttribute("aria-label", "g3, white Bantu, has made an opening move");
  await expect(table.cell("g3").locator(".badge.moved")).toBeVisible();
  await table.play("g1 f3");
  await expect(table.status).toContainText("Now move 3 of 3: a third man, not those on f3 and g3.");
  await expect(strip).toContainText("move 3 of 3");
  await expect(page.locator(".board .badge.moved")).toHaveCount(2);
  await table.cell("g3").click();
  await expect(table.live).toContainText("The Bantu on g3 has no legal move. The opening moves are made by different men");
  await table.play("f1 h3");
  await expect(table.status).toContainText("Black makes three moves in a row. Now move 1 of 3: any man.");
  await expect(page.locator(".board .badge.moved")).toHaveCount(0);
  await table.play("a7 a6", "a6 a5");
  await expect(table.status).toContainText("Now move 3 of 3: the man on a5 again, which has made them all.");
  await expect(page.locator(".board .badge.moved")).toHaveCount(1);
  await table.play("a5 a4");
  await expect(table.status).toContainText("White to move");
  await expect(table.status).not.toContainText("in a row");
  await expect(strip).toContainText("to move");
  await expect(table.moves).toHaveText(["g3", "Nf3", "Bh3", "a6", "a5", "a4"]);
  await expect(page.locator(".turn-number")).toHaveText(["1."]);
});

test("C2: an opening of two moves or of one is told as such", async ({ table }) => {
  await table.start({ options: { opening: "2" } });
  await expect(table.status).toContainText("White makes two moves in a row. Now move 1 of 2: any man.");
  await table.play("g2 g3");
  await expect(table.status).toContainText("Now move 2 of 2: another man, or the one on g3 again.");
  await table.start({ options: { opening: "1" } });
  await expect(table.status).toContainText("White begins with an opening move, which may not capture or give check.");
  await table.play("g2 g3", "g7 g6");
  await expect(table.status).not.toContainText("opening move");
});

test("C2: who has no further opening move forgoes the rest", async ({ table }) => {
  await table.load("4k3/8/8/8/p7/6q1/P7/7K w - - 0 1 opening=3,3");
  await table.play("a2 a3");
  await expect(table.status).toContainText("White has no further opening move, and forgoes the rest.");
  await expect(table.live).toContainText("White has no further opening move, and forgoes the rest.");
  await expect(table.status).toContainText("Black makes three moves in a row. Now move 1 of 3: any man.");
  await table.play("g3 f4");
  await expect(table.status).not.toContainText("forgoes");
  await table.play("f4 f5", "f5 f6");
  await expect(table.status).toContainText("White to move");
  await expect(table.status).not.toContainText("forgoes");
});

const OFFICERS = { a: "Enugu", c: "Sakatam", d: "Mantri", e: "Mantri", f: "Sakatam", h: "Enugu" } as const;

test("C3: a Bantu becomes the officer of its file", async ({ table }) => {
  for (const [index, [file, officer]] of Object.entries(OFFICERS).entries()) {
    const rank = Array.from("abcdefgh", (one) => (one === file ? "P" : "1")).join("").replace(/1+/g, (ones) => String(ones.length));
    await table.load(`8/${rank}/8/8/7k/8/8/K7 w - - ${index} 1`);
    await table.play(`${file}7 ${file}8`);
    await table.expectMan(`${file}8`, `white ${officer}`);
    await expect(table.status).toContainText(`The Bantu reached ${file}8 and became ${officer === "Enugu" ? "an" : "a"} ${officer}.`);
  }
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

const NEW_KNIGHT = "6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1";

test("C5: a new Gurram moves at once, chosen by a further click", async ({ table }) => {
  await table.load(NEW_KNIGHT);
  await table.cell("b7").click();
  await expect(table.cell("c6")).toHaveAttribute("aria-label", "c6, black Bantu, can be taken by way of b8");
  await table.cell("b8").click();
  await expect(table.status).toContainText("The Bantu becomes a Gurram on b8, and it moves on at once: choose one of 3 squares.");
  await expect(table.cell("b8")).toHaveAttribute("aria-label", "b8, white Gurram, picked up");
  await table.expectMan("b7", "empty");
  expect(await table.offered()).toEqual(["a6", "c6", "d7"]);
  await expect(table.moves).toHaveCount(0);
  await table.cell("c6").click();
  await expect(table.moves).toHaveText(["b8=Nxc6"]);
  await table.expectMan("c6", "white Gurram");
  await table.expectMan("b8", "empty");
  await expect(table.status).toContainText("The Bantu reached b8 and became a Gurram, which went on to c6 and took the Bantu there.");
});

test("C5: the whole turn in two clicks, from the Bantu to where the Gurram ends", async ({ table }) => {
  await table.load(NEW_KNIGHT);
  await table.cell("b7").click();
  await expect(table.status).toContainText("On b8 it becomes a Gurram that goes on at once: choose b8 first, or straight away a ring.");
  expect(await table.offered()).toEqual(["a6", "b8", "c6", "d7"]);
  await table.cell("d7").click();
  await expect(table.moves).toHaveText(["b8=N-d7"]);
  await table.expectMan("d7", "white Gurram");

  await table.load("1r4nk/P7/2q5/8/8/8/8/6K1 w - - 0 1");
  await table.play("a7 c6");
  await expect(table.moves).toHaveText(["axb8=Nxc6"]);
  await expect(table.live).toContainText("White: Bantu a7 to b8, takes Enugu and Mantri.");
});

test("C5: half a turn is put back, by Escape or by a click where it began", async ({ table, page }) => {
  await table.load(NEW_KNIGHT);
  for (const back of ["Escape", "b7"]) {
    await table.cell("b7").click();
    await table.cell("b8").click();
    if (back === "Escape") await page.keyboard.press(back);
    else await table.cell(back).click();
    await expect(table.live).toContainText("Put back.");
    await table.expectMan("b7", "white Bantu");
    await table.expectMan("b8", "empty");
  }
  await expect(table.moves).toHaveCount(0);
  await expect(table.fen).toHaveValue(NEW_KNIGHT);
});

test("C5: by option a new Gurram may also stay, or always stays", async ({ table }) => {
  await table.start({ options: { newKnight: "may-move" } });
  await table.load(NEW_KNIGHT);
  await table.cell("b7").click();
  await table.cell("b8").click();
  await expect(table.status).toContainText("it may move on at once, to 3 squares, or stay: choose b8 again.");
  await expect(table.cell("b8")).toHaveAttribute("aria-label", "b8, white Gurram, picked up, can stay here");
  expect(await table.offered()).toEqual(["a6", "b8", "c6", "d7"]);
  await table.cell("b8").click();
  await expect(table.moves).toHaveText(["b8=N"]);
  await table.button("Undo").click();
  await table.play("b7 a6");
  await expect(table.moves).toHaveText(["b8=N-a6"]);

  await table.start({ options: { newKnight: "stays" } });
  await table.load(NEW_KNIGHT);
  await table.play("b7 b8");
  await expect(table.moves).toHaveText(["b8=N"]);
});

test("C6: a Raju with Bantus only may not be given check", async ({ table }) => {
  await table.load("4k3/7p/8/8/8/8/8/R3K2R w - - 0 1");
  await table.cell("a1").click();
  await table.cell("a8").click();
  await expect(table.status).toContainText("The Enugu on a1 may not go to a8.");
  await expect(table.status).toContainText("(C6)");
  await table.expectMan("a1", "white Enugu");
  await table.start({ options: { pawnsOnly: "check-allowed" } });
  await table.load("4k3/7p/8/8/8/8/8/R3K2R w - - 0 1");
  await table.play("a1 a8");
  await expect(table.moves).toHaveText(["Ra8+"]);
  await expect(table.status).toContainText("Check! Black to move");
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

test("C7: the protection comes with the loss of the last officer but one", async ({ table }) => {
  await table.load("4k3/8/8/8/8/n7/r7/R3K2R w - - 0 1");
  await expect(table.page.locator(".board .badge")).toHaveCount(0);
  await table.play("a1 a2");
  await expect(table.cell("a3")).toHaveAttribute("aria-label", "a3, black Gurram, mastu");
  await expect(table.status).toContainText("Mastu, the only officer of its side, which cannot be captured: a3.");
  await table.play("e8 d8");
  await table.cell("a2").click();
  await expect(table.cell("a3")).toHaveAttribute("data-target", "none");
  await table.cell("a3").click();
  await expect(table.status).toContainText("(C7)");
  await table.start({ options: { mastu: "none" } });
  await table.load("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1");
  await expect(table.page.locator(".board .badge")).toHaveCount(0);
  await table.play("a1 a2");
  await table.expectMan("a2", "white Enugu");
});

const SUPPORTED = "7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1";

test("C8: in maddat mari a supported man cannot be captured, until its support is gone", async ({ table }) => {
  await table.start({ options: { capture: "maddat-mari" } });
  await table.load(SUPPORTED);
  await expect(table.cell("e5")).toHaveAttribute("aria-label", "e5, black Bantu, supported");
  await expect(table.cell("e2")).toHaveAttribute("aria-label", "e2, white Enugu, mastu, supported");
  await expect(table.cell("d6").locator(".badge")).toHaveCount(0);
  await expect(table.status).toContainText("Maddat mari: a man with a bar under it is supported, and cannot be captured.");
  await table.cell("e2").click();
  await expect(table.cell("e5")).toHaveAttribute("data-target", "none");
  await table.cell("e5").click();
  const refusal = "The Enugu on e2 may not go to e5. The man is supported from d6, and in maddat mari no such man can be captured (C8).";
  await expect(table.status).toContainText(refusal);
  await expect(table.live).toContainText(refusal);
  await table.play("e1 f1", "d6 d5");
  await expect(table.cell("e5")).toHaveAttribute("aria-label", "e5, black Bantu");
  await expect(table.cell("e5").locator(".badge")).toHaveCount(0);
  await table.play("e2 e5");
  await expect(table.moves).toHaveText(["Kf1", "d5", "Rxe5"]);
});

test("C8: in mara mari the same man is captured", async ({ table }) => {
  await table.load(SUPPORTED);
  await expect(table.page.locator(".board .badge.supported")).toHaveCount(0);
  await expect(table.status).not.toContainText("Maddat mari");
  await table.play("e2 e5");
  await expect(table.moves).toHaveText(["Rxe5"]);
});

test("C8: in maddat mari a supported man that gives check cannot be taken, and so gives mate", async ({ table }) => {
  const fen = "4k3/8/7q/8/8/2b5/R7/3K4 b - - 0 1";
  await table.start({ options: { capture: "maddat-mari" } });
  await table.load(fen);
  await table.play("h6 d2");
  await expect(table.moves).toHaveText(["Qd2#"]);
  await expect(table.status).toContainText("Black wins");
  await expect(table.status).toContainText("Checkmate.");
  await table.start({ options: { capture: "mara-mari" } });
  await table.load(fen);
  await table.play("h6 d2", "a2 d2");
  await expect(table.moves).toHaveText(["Qd2+", "Rxd2"]);
});

test("C9: checkmate wins, also over a bare Raju, who plays on", async ({ table }) => {
  await table.load("7k/R7/8/8/8/8/1R6/K7 b - - 0 1");
  await expect(table.status).toContainText("Black to move");
  await table.play("h8 g8", "b2 b8");
  await expect(table.moves).toHaveText(["Kg8", "Rb8#"]);
  await expect(table.status).toContainText("White wins");
  await expect(table.status).toContainText("Checkmate.");
  await expect(table.live).toContainText("White wins. Checkmate.");
});

test("C9: stalemate draws", async ({ table }) => {
  await table.load("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
  await table.play("g5 g6");
  await expect(table.status).toContainText("The game is drawn");
  await expect(table.status).toContainText("Stalemate: Black is not in check and has no legal move.");
});

test("C9: a side with a Raju and Bantus only that is stalemated draws, or loses by option", async ({ table }) => {
  const fen = "7k/5K1p/7P/8/8/8/8/6Q1 w - - 0 1";
  await table.load(fen);
  await table.play("g1 f1");
  await expect(table.status).toContainText("The game is drawn");
  await table.start({ options: { pawnsOnlyStalemate: "win" } });
  await table.load(fen);
  await table.play("g1 f1");
  await expect(table.status).toContainText("White wins");
  await expect(table.status).toContainText("Stalemate: Black is not in check and has no legal move.");
});

test("C9: what it means to be bare is an option", async ({ table }) => {
  const fen = "k7/8/8/8/8/8/1p6/K4R2 w - - 0 1";
  const ends = { "play-on": "Black to move", draw: "The game is drawn", "lesser-win": "White wins, a lesser win" };
  for (const [bareKing, headline] of Object.entries(ends)) {
    await table.start({ options: { bareKing } });
    await table.load(fen);
    await table.play("a1 b2");
    await expect(table.status).toContainText(headline);
    if (bareKing !== "play-on") await expect(table.status).toContainText("Black has the Raju alone.");
  }
});

test("C9: two bare Rajus draw at once", async ({ table }) => {
  await table.load("7k/8/8/8/8/8/1p6/K7 w - - 0 1");
  await table.play("a1 b2");
  await expect(table.status).toContainText("The game is drawn");
  await expect(table.status).toContainText("Only the two Rajus are left.");
});
