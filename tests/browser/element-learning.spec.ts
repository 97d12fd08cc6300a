import { violations } from "./site.js";
import { expect, type Stage, test } from "./stage.js";

const KRIDA = `<buddhibala-board variant="krida" controls></buddhibala-board>`;
const MASTU = `<buddhibala-board variant="chadarangam" fen="4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1" controls></buddhibala-board>`;

async function unfold(stage: Stage): Promise<void> {
  await stage.board.locator("details.lesson > summary").click();
  await expect(stage.board.locator(".legend .name").first()).toBeVisible();
}

const said = (stage: Stage) => stage.board.locator(".teaching");
const rings = (stage: Stage, kind: string): Promise<string[]> =>
  stage.board.locator(`.pointer.${kind}`).evaluateAll((all) => all.map((one) => one.getAttribute("data-squares") ?? "").sort());

test("the lesson comes when it is asked for, and not before", async ({ stage, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await stage.open(KRIDA);
  expect(asked.filter((url) => /\/lesson-/.test(url))).toEqual([]);
  await expect(said(stage)).toBeHidden();
  await unfold(stage);
  expect(asked.filter((url) => /\/lesson-/.test(url))).not.toEqual([]);
  await expect(stage.board.locator(".legend .name")).toHaveText(["Raja", "Mantri", "Karabha", "Raji", "Kunjara", "Patti"]);
  await stage.board.getByText("The rules", { exact: true }).click();
  await expect(stage.board.locator(".rules li").nth(2)).toContainText(/^\s*K3.*not in check.*Murray/s);
  await stage.board.getByText("As they are read in this game").click();
  await expect(stage.board.locator("dd.chosen")).toHaveCount(4);
  await stage.board.getByText("Where the rules come from").click();
  await expect(stage.board.locator(".sources li").first()).toBeVisible();
});

test.describe(() => {
  test.use({ expected: /ERR_FAILED/ });

  test("a lesson that cannot be fetched is told", async ({ stage, page }) => {
    await page.route(/\/lesson-[^/]*\.js$/, (route) => route.abort());
    await stage.open(KRIDA);
    await stage.board.locator("details.lesson > summary").click();
    await expect(stage.board.getByRole("alert")).toContainText("the lesson could not be loaded");
    expect((await stage.told()).filter(({ type }) => type === "error").map(({ code }) => code)).toEqual(["load-failed"]);
  });
});

test("by the keyboard: the name of a man shows on the board how it moves", async ({ stage, page }) => {
  await stage.open(KRIDA);
  await stage.board.locator("details.lesson > summary").focus();
  await page.keyboard.press("Enter");
  const name = stage.board.getByRole("button", { name: "Karabha", exact: true });
  await expect(name).toBeVisible();
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(name).toHaveAttribute("aria-pressed", "true");
  await expect(stage.live).toHaveText("How the Karabha moves Exactly two squares diagonally, jumping over what stands between.");
  await expect(stage.cell("d4")).toHaveAttribute("aria-label", "d4, white Karabha, marked, picked up");
  for (const square of ["b2", "b6", "f2", "f6"]) await expect(stage.cell(square)).toHaveAttribute("data-target", "step");
  await expect(stage.board.locator('.cell:not([data-target="none"])')).toHaveCount(4);
  await page.keyboard.press("Enter");
  await expect(name).toHaveAttribute("aria-pressed", "false");
  await expect(name).toBeFocused();
  await expect(stage.live).toHaveText("White to move");
  await expect(stage.cell("e8")).toHaveAttribute("aria-label", "e8, black Raja, marked");
});

test("there are three ways back to the game, which has not changed", async ({ stage, page }) => {
  await stage.open(KRIDA);
  await unfold(stage);
  const back = stage.board.getByRole("button", { name: "Back to the game" });
  const leave = {
    "the button": () => back.click(),
    "a click on the board": () => stage.cell("d4").click(),
    Escape: async () => {
      await stage.cell("f6").focus();
      await page.keyboard.press("Escape");
    },
  };
  for (const [how, act] of Object.entries(leave)) {
    await stage.board.getByRole("button", { name: "Kunjara" }).click();
    await expect(stage.cell("d4"), how).toHaveAttribute("aria-label", /^d4, white Kunjara/);
    await expect(stage.board.locator(".frame"), how).toBeInViewport();
    await act();
    await expect(back, how).toBeHidden();
    await expect(stage.cell("d4"), how).toHaveAttribute("aria-label", "d4, empty, marked");
  }
  expect(await stage.with((board) => [board.history().length, board.model?.phase.kind])).toEqual([0, "idle"]);
  await stage.cell("e2").click();
  await stage.cell("e3").click();
  expect(await stage.with((board) => board.history().map(({ uci }) => uci))).toEqual(["e2e3"]);
});

test("what a person does to the game leads back to it, a move of the computer does not", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" opponent="engine" level="1" seed="1" controls></buddhibala-board>`);
  await stage.with((board) => {
    board.play("e2e3");
    board.demonstrate("R");
  });
  await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
  expect(await stage.with((board) => board.demonstrated)).toBe("R");
  await stage.board.getByRole("button", { name: "Undo" }).click();
  expect(await stage.with((board) => board.demonstrated)).toBeUndefined();
});

test("a letter that no man has is refused, and nothing is shown before there are rules", async ({ stage }) => {
  await stage.open(KRIDA);
  const codes = await stage.with((board) => {
    const code = (act: () => void): string => {
      try {
        act();
      } catch (thrown) {
        return (thrown as { code: string }).code;
      }
      return "none";
    };
    const fresh = document.createElement("buddhibala-board");
    const hostile: unknown[] = ["Q", "k", "", 7, {}, ["K"], Symbol("K")];
    return [...hostile.map((letter) => code(() => board.demonstrate(letter as never))), code(() => board.demonstrate(null)), code(() => fresh.demonstrate())];
  });
  expect(codes).toEqual([...Array(7).fill("bad-argument"), "none", "none"]);
});

test("a man at which somebody points says where it may go, and why not elsewhere", async ({ stage, page }) => {
  await stage.open(MASTU);
  await stage.cell("d1").hover();
  expect(await rings(stage, "note")).toEqual([]);
  await unfold(stage);
  await expect(said(stage)).toContainText("Choose a man's name");
  await stage.cell("d1").hover();
  await expect(said(stage)).toContainText("Mantri (minister) on d1: 13 squares to go to.");
  await expect(said(stage)).toContainText("d5: The Enugu is mastu: its side's only officer cannot be captured (C7).");
  expect(await rings(stage, "note.open")).toHaveLength(13);
  expect(await rings(stage, "note.barred")).toEqual(["d5"]);
  await stage.cell("d5").hover();
  await expect(said(stage)).toContainText("The black Enugu on d5 cannot be moved now: it is White's turn.");
  expect(await rings(stage, "note")).toEqual([]);
  await stage.with((board) => board.focus());
  for (const key of ["d", "1"]) await page.keyboard.press(key);
  await expect(stage.live).toContainText("13 squares to go to. Any distance straight or diagonally. d5: The Enugu is mastu");
  await page.keyboard.press("Enter");
  await page.keyboard.press("d");
  await page.keyboard.press("5");
  await expect(said(stage)).toContainText("The Mantri on d1 may not go to d5.");
  await stage.board.locator("details.lesson > summary").click();
  await expect(said(stage)).toBeHidden();
});

test("the lesson speaks Urdu from right to left, and follows the options", async ({ stage }) => {
  await stage.open(`<div lang="ur"><buddhibala-board variant="shatranj-14" options="dahja=bishop" controls></buddhibala-board></div>`);
  await unfold(stage);
  const legend = stage.board.locator(".legend");
  await expect(legend.locator(".name").first()).toHaveText("راجا");
  await expect(stage.board.locator("buddhibala-lesson .root")).toHaveAttribute("dir", "rtl");
  await legend.locator(".name").nth(5).click();
  await expect(stage.cell("i9")).toHaveAttribute("data-target", "step");
  await expect(stage.cell("g8")).toHaveAttribute("data-target", "none");
  await stage.board.getByText("اس بازی میں ان کا مطلب").click();
  await expect(stage.board.locator("dd.chosen")).toHaveCount(2);
});

test("a lesson that goes takes with it what it has the board say, and comes back with it", async ({ stage }) => {
  await stage.open(KRIDA);
  await unfold(stage);
  await stage.board.getByRole("button", { name: "Karabha" }).click();
  await stage.with((board) => {
    board.controls = false;
  });
  await expect(said(stage)).toBeHidden();
  expect(await stage.with((board) => [board.learning, board.demonstrated])).toEqual([false, undefined]);
  await stage.with((board) => {
    board.controls = true;
  });
  await expect(stage.board.locator("details.lesson")).toBeVisible();
  expect(await stage.with((board) => board.learning)).toBe(false);
  await unfold(stage);
  await stage.with((board) => {
    const { parentElement: place } = board;
    board.remove();
    place?.append(board);
  });
  await expect(said(stage)).toContainText("Choose a man's name");
});

test("a lesson of its own takes a board, and nothing else", async ({ stage }) => {
  await stage.open(`${KRIDA}<div class="place"></div>`);
  await unfold(stage);
  const codes = await stage.page.evaluate(() => {
    const lesson = document.createElement("buddhibala-lesson") as HTMLElement & { board: unknown };
    document.querySelector(".place")?.append(lesson);
    const code = (value: unknown): string => {
      try {
        lesson.board = value;
      } catch (thrown) {
        return (thrown as { code: string }).code;
      }
      return "none";
    };
    return [5, "board", {}, document.body, document, null, document.querySelector("buddhibala-board")].map(code);
  });
  expect(codes).toEqual([...Array(5).fill("bad-argument"), "none", "none"]);
  const own = stage.page.locator(".place buddhibala-lesson");
  await own.getByText("The men and how they move").click();
  await own.getByRole("button", { name: "Mantri" }).click();
  await expect(stage.cell("e5")).toHaveAttribute("data-target", "step");
});

for (const [worn, { lang, colorScheme }] of Object.entries({ light: { lang: "en", colorScheme: "light" }, dark: { lang: "te", colorScheme: "dark" }, Urdu: { lang: "ur", colorScheme: "light" } } as const)) {
  test(`axe finds nothing in an unfolded lesson: ${worn}`, async ({ stage, page }) => {
    await page.emulateMedia({ colorScheme });
    await stage.open(`<buddhibala-board lang="${lang}" variant="chadarangam" options="capture=maddat-mari" controls></buddhibala-board>`);
    await unfold(stage);
    for (const fold of ["clauses", "reading", "sources"]) await stage.board.locator(`details.${fold} > summary`).click();
    await stage.board.locator(".legend .name").nth(1).click();
    expect(await violations(page)).toEqual([]);
  });
}
