import { expect, test } from "./stage.js";

// What those hear who do not see the board; after a change on purpose: --update-snapshots, and read what has changed.

test("the accessibility tree of a board of 8 by 8, with its panel", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" controls></buddhibala-board>`);
  await stage.with((board) => board.play("e2e3"));
  await stage.cell("b8").click();
  await expect(stage.live).toContainText("picked up on b8");
  await expect(stage.board).toMatchAriaSnapshot({ name: "krida.aria.yml" });
});

test("the accessibility tree of a board of 14 by 14", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="shatranj-14"></buddhibala-board>`);
  await expect(stage.board).toMatchAriaSnapshot({ name: "shatranj-14.aria.yml" });
});

test("the accessibility tree of a lesson", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="chadarangam" controls></buddhibala-board>`);
  await stage.board.locator("details.lesson > summary").click();
  await stage.board.getByRole("button", { name: "Gurram" }).click();
  for (const fold of ["clauses", "reading"]) await stage.board.locator(`details.${fold} > summary`).click();
  await expect(stage.board.locator("buddhibala-lesson")).toMatchAriaSnapshot({ name: "lesson.aria.yml" });
});
