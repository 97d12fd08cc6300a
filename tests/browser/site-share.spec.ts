import { expect, test } from "./table.js";

test("an address opens its game, options, moves, side, language and theme", async ({ table, page }) => {
  await page.goto("./play.html#game=krida&options=array=crosswise&moves=e2e3,e7e6&side=black&opponent=none&theme=dark");
  await expect(table.moves).toHaveCount(2);
  await table.expectMan("d8", "black Raja");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const y = async (square: string): Promise<number> => (await table.cell(square).boundingBox())?.y ?? Number.NaN;
  expect(await y("a1")).toBeLessThan(await y("a8"));
  await table.button("Undo").click();
  await expect(page.locator(".move.undone")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("buddhibala-theme"))).toBeNull(); // who only follows a link keeps his own
});

test("an address opens a position, of another game than the last one played", async ({ table, page }) => {
  await table.open({ game: "shatranj-14" });
  await page.goto("./play.html#game=chadarangam&fen=7k/1P6/8/8/8/8/8/R3K3+w+-+-+0+1&opponent=none");
  await table.expectMan("b7", "white Bantu");
  await expect(table.moves).toHaveCount(0);
});

test("what an address cannot ask for is told in words, and the game opens without it", async ({ table, page }) => {
  await page.goto("./play.html#game=krida&options=stalemate=win&moves=e2e3,e2e4&opponent=none&x=y");
  const faults = page.locator(".address-faults li");
  await expect(faults).toHaveCount(3);
  await expect(faults.filter({ hasText: "Move 2 in the address, “e2e4”, cannot be made" })).toHaveCount(1);
  await expect(faults.filter({ hasText: /left out\. e2e4 is not legal here/ })).toHaveCount(1);
  await expect(table.moves).toHaveCount(1);
  await table.button("Close").click();
  await expect(faults).toHaveCount(0);
});

test("the page gives the address of what is on the board, and that address opens the same", async ({ table, page, context }) => {
  await table.open({ game: "chadarangam", options: { capture: "maddat-mari" } });
  await table.play("g2 g3", "g1 f3");
  const address = await page.getByLabel("Address of this game").inputValue();
  expect(address).toContain("#game=chadarangam&options=capture=maddat-mari&moves=g2g3,g1f3");
  const fen = await table.fen.inputValue();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel("Position as a FEN")).toHaveValue(fen);
  await expect(other.locator(".move")).toHaveCount(2);
});

test("a game in progress survives a reload, for each of the games", async ({ table, page }) => {
  await table.open({ game: "krida", options: { stalemate: "draw" } });
  await table.play("e2 e3", "e7 e6", "d2 d3");
  await table.button("Undo").click();
  await expect(page.locator(".move.undone")).toHaveCount(1);
  const fen = await table.fen.inputValue();
  await page.reload();
  await expect(table.moves).toHaveCount(3);
  await expect(page.locator(".move.undone")).toHaveCount(1);
  expect(await table.fen.inputValue()).toBe(fen);
  await table.button("New game").click();
  await expect(page.locator('input[name="option-stalemate"]:checked')).toHaveValue("draw");
  await page.keyboard.press("Escape");

  await table.start({ game: "chadarangam", white: "Person", black: "Person" });
  await table.play("g2 g3");
  await page.goto("./play.html");
  await expect(table.moves).toHaveCount(1);
  await table.expectMan("g3", "white Bantu");
  await page.goto("./play.html#game=krida");
  await expect(table.moves).toHaveCount(3);
});

test("a position that was set up survives a reload too", async ({ table, page }) => {
  await table.open({ game: "chadarangam" });
  await table.load("7k/1P6/8/8/8/8/8/R3K3 w - - 0 1");
  await page.reload();
  await table.expectMan("b7", "white Bantu");
});

test("a position may be copied from anywhere, with whatever blanks", async ({ table }) => {
  await table.open({ game: "chadarangam" });
  await table.load("\ufeff7k/1P6/8/8/8/8/8/R3K3\u00a0w\v-\u2003- 0 1\u00a0");
  await table.expectMan("b7", "white Bantu");
});

for (const [what, text] of Object.entries({
  "no record": "{",
  "a line that cannot be played": '{"version":1,"last":"krida","games":{"krida":{"options":{},"moves":["e2e3","e2e3"],"ply":2,"seats":{"w":"person","b":"person"},"flipped":false}}}',
  "a position that cannot be": '{"version":1,"last":"krida","games":{"krida":{"options":{},"fen":"9/9","moves":[],"ply":0,"seats":{"w":"person","b":"person"},"flipped":false}}}',
})) {
  test(`a reload with ${what} begins a game all the same`, async ({ page, table }) => {
    await page.addInitScript((kept) => localStorage.setItem("buddhibala-games", kept), text);
    await page.goto("./play.html");
    await table.expectMan("e1", "white Raja");
    await expect(table.moves).toHaveCount(0);
  });
}
