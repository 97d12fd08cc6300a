import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./stage.js";

const GAMES = ["krida", "chadarangam", "shatranj-14"] as const;
const WITH_ALL = (variant: string): string => `<buddhibala-board variant="${variant}" controls></buddhibala-board>`;

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const variant of GAMES) {
  for (const [name, media] of Object.entries({ light: { colorScheme: "light" }, dark: { colorScheme: "dark" }, "forced colours": { forcedColors: "active" } } as const)) {
    test(`axe finds nothing: ${variant}, ${name}`, async ({ stage, page }) => {
      await page.emulateMedia(media);
      await stage.open(WITH_ALL(variant));
      await stage.with((board) => {
        board.play("b2b3");
        board.setAttribute("level", "nonsense");
        board.arrows = [{ from: "a1", to: "b3" }];
        board.circles = [{ square: "c3", kind: "hint" }];
        return board.updateComplete;
      });
      await stage.cell("b1").click();
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      expect(await violations(page)).toEqual([]);
      await stage.with((board) => {
        board.theme = board.theme === "dark" ? "light" : "dark";
        return board.updateComplete;
      });
      expect(await violations(page)).toEqual([]);
    });
  }
}

test("what a screen reader finds: a grid of rows of labelled cells, and one polite voice", async ({ stage }) => {
  for (const [variant, size] of [["krida", 8], ["shatranj-14", 14]] as const) {
    await stage.open(`<buddhibala-board variant="${variant}"></buddhibala-board>`);
    const tree = await stage.board.ariaSnapshot();
    expect(tree.match(/- row/g)).toHaveLength(size);
    expect(tree.match(/gridcell "[a-n]\d+, (?:empty|white \w+|black \w+)[^"]*"/g)).toHaveLength(size * size);
    expect(tree).toContain(`gridcell "e2, white ${variant === "krida" ? "Patti" : "Paidal"}`);
    await expect(stage.board.locator("[tabindex='0']")).toHaveCount(1);
    await expect(stage.board.locator("[aria-live]")).toHaveCount(1);
    await expect(stage.board.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  }
});

test("news are told once: a move, a refusal with its reason, check, the end", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" fen="7k/1R6/8/8/8/8/R6p/K7 w - - 0 1"></buddhibala-board>`);
  await stage.cell("a2").click();
  await stage.cell("b3").click();
  await expect(stage.live).toContainText("may not go to b3");
  await stage.with((board) => void board.play("a2a8"));
  await expect(stage.live).toHaveText(/Kunjara a2 to a8.*Checkmate/);
  await stage.with((board) => board.tell("Twice."));
  await expect(stage.live).toHaveText("Twice.");
});

test("light and dark as the page has them, unless the board is told otherwise", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  const board = (): Promise<string> => stage.with((board) => getComputedStyle(board.shadowRoot?.querySelector(".ground") as Element).backgroundColor);
  const light = await board();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await board();
  expect(dark).not.toBe(light);
  for (const [theme, color] of [["light", light], ["dark", dark], ["auto", dark]] as const) {
    await stage.with((board, theme) => {
      board.setAttribute("theme", theme as string);
      return board.updateComplete;
    }, theme);
    expect(await board()).toBe(color);
  }
  await page.evaluate(() => void (document.documentElement.style.colorScheme = "only light"));
  expect(await board()).toBe(light);
});

test("colours and sizes are the page's to choose, and parts can be styled", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`buddhibala-board { --bb-board: rgb(1, 2, 3); --bb-white-fill: rgb(4, 5, 6); --bb-room: 240px } buddhibala-board::part(files) { color: rgb(7, 8, 9) }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const seen = await stage.with((board) => {
    const style = (selector: string): CSSStyleDeclaration => getComputedStyle(board.shadowRoot?.querySelector(selector) as Element);
    return [style(".ground").backgroundColor, style(".man.white .body").fill, style(".files").color, style(".board").width];
  });
  expect(seen).toEqual(["rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)", "240px"]);
});

test("a man slides along his way, also back; not after a drag, nor where no motion is wanted", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  const sliding = (act: string): Promise<number> =>
    stage.with(async (board, act) => {
      if (act === "undo") board.undo();
      else board.play(act as string);
      await board.updateComplete;
      return board.shadowRoot?.querySelectorAll(".man.sliding").length ?? 0;
    }, act);
  expect(await sliding("e2e3")).toBe(1);
  expect(await sliding("undo")).toBe(1);
  await expect(stage.board.locator(".sliding")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await sliding("e2e3")).toBe(0);
});

test("the last move, a check and the squares to go to are marked", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida" fen="7k/1R6/8/8/8/8/R6p/K7 w - - 0 1"></buddhibala-board>`);
  await stage.with((board) => void board.play("b7h7"));
  await expect(stage.cell("h8")).toHaveClass(/check/);
  await expect(stage.board.locator(".cell.last")).toHaveCount(2);
  await stage.cell("h8").click();
  await expect(stage.cell("h7")).toHaveAttribute("data-target", "capture");
});

test("arrows and circles: along the squares, not in the way, and gone when taken away", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  await stage.with((board) => {
    board.arrows = [{ from: "e2", to: "e3", kind: "hint" }, { from: "b7", via: ["b8"], to: "b7", kind: "threat" }];
    board.circles = [{ square: "d5" }];
    return board.updateComplete;
  });
  await expect(stage.board.locator(".pointer")).toHaveCount(3);
  await expect(stage.board.locator(".pointer.threat")).toHaveAttribute("data-squares", "b7 b8 b7");
  await stage.cell("e2").click();
  await stage.cell("e3").click();
  await stage.expectMan("e3", "white Patti");
  await stage.with((board) => {
    board.arrows = [];
    board.circles = [];
  });
  await expect(stage.board.locator(".pointer")).toHaveCount(0);
});

test("a page that reads from right to left does not mirror the board", async ({ stage, page }) => {
  await stage.open(WITH_ALL("shatranj-14"));
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  expect((await stage.middle("a1")).x).toBeLessThan((await stage.middle("n1")).x);
  await stage.drag("b2", "b3");
  await stage.expectMan("b3", "white Paidal");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test("printed without backgrounds, dark squares are hatched and all squares ruled", async ({ stage, page }) => {
  for (const variant of GAMES) {
    await page.emulateMedia({ media: "print" });
    await stage.open(`<buddhibala-board variant="${variant}"></buddhibala-board>`);
    const [hatch, lines, background, fill] = await stage.with((board) => {
      const style = (selector: string): CSSStyleDeclaration => getComputedStyle(board.shadowRoot?.querySelector(selector) as Element);
      return [style(".hatch").stroke, style(".lines").stroke, style(".ground").backgroundColor, style(".man.black .body").fill];
    });
    expect(background).toBe("rgba(0, 0, 0, 0)");
    expect(lines).not.toBe("none");
    expect(hatch).not.toBe("none");
    const strokes = await stage.with((board) => board.shadowRoot?.querySelector(".hatch")?.getAttribute("d")?.length ?? 0);
    expect(strokes > 0).toBe(variant === "chadarangam");
    expect(fill).toBe("rgb(0, 0, 0)");
  }
});

test("the focus goes with its square when the board is turned", async ({ stage }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  await stage.cell("e2").focus();
  await stage.with((board) => {
    board.flip();
    return board.updateComplete;
  });
  await expect(stage.cell("e2")).toBeFocused();
  await expect(stage.board.locator(".ranks span").first()).toHaveText("1");
});
