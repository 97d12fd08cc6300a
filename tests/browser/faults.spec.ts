import { expect, test } from "./table.js";

test.use({ expected: /Failed to load resource|worker/ });

test("if the WebAssembly cannot be loaded, the page says so, and can try again", async ({ table, page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./play.html");
  await expect(page.getByRole("alert")).toContainText("The rules of the games could not be loaded.");
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await page.unroute("**/*.wasm");
  await table.button("Try again").click();
  await expect(page.getByRole("gridcell")).toHaveCount(64);
});

test("a missing file is told with its status", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "not here" }));
  await page.goto("./play.html");
  await expect(page.getByRole("alert")).toContainText("404");
});

test("a server that does not know WebAssembly does no harm", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await page.goto("./play.html");
  await expect(page.getByRole("gridcell")).toHaveCount(64);
});

test("if the computer cannot think, the game goes on without it", async ({ table, page }) => {
  await page.route("**/worker*.js", (route) => route.abort());
  await table.open({ game: "krida", black: "Computer 1, beginner" });
  await table.play("e2 e3");
  await expect(table.status).toContainText("The computer could not move:");
  await expect(table.status).toContainText("The computer is waiting.");
  await page.unroute("**/worker*.js");
  await table.button("Go on").click();
  await expect(table.moves).toHaveCount(2);
});
