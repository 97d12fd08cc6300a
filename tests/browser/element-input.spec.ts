import type { Page } from "@playwright/test";
import { expect, type Stage, test } from "./stage.js";

/** Each turn as the squares that are touched, and what it is in coordinates. */
interface Script {
  readonly title: string;
  readonly markup: string;
  readonly turns: readonly (readonly string[])[];
  readonly moves: readonly string[];
}

const KNIGHT = `<buddhibala-board variant="chadarangam" fen="6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1"></buddhibala-board>`;
const REMOVAL = `<buddhibala-board variant="krida" fen="5k1K/5r2/8/p7/P7/8/8/8 w - - 44 64"></buddhibala-board>`;
const RETURN = `<buddhibala-board variant="krida" fen="7k/1P6/8/8/8/8/7p/K7 w - - 0 1"></buddhibala-board>`;

const GAMES: readonly Script[] = [
  {
    title: "krida",
    markup: `<buddhibala-board variant="krida"></buddhibala-board>`,
    turns: [["e2", "e3"], ["d7", "d6"], ["b1", "c3"], ["b8", "c6"], ["c3", "d5"]],
    moves: ["e2e3", "d7d6", "b1c3", "b8c6", "c3d5"],
  },
  {
    title: "krida, a man that goes back",
    markup: RETURN,
    turns: [["b7", "b8"], ["h8", "g8"]],
    moves: ["b7b8", "h8g8"],
  },
  {
    title: "chadarangam, with three moves in a row",
    markup: `<buddhibala-board variant="chadarangam"></buddhibala-board>`,
    turns: [["g2", "g3"], ["f1", "g2"], ["g1", "f3"], ["d7", "d6"], ["d6", "d5"], ["d5", "d4"], ["f3", "d4"]],
    moves: ["g2g3", "f1g2", "g1f3", "d7d6", "d6d5", "d5d4", "f3d4"],
  },
  { title: "chadarangam, a second step", markup: KNIGHT, turns: [["b7", "b8", "c6"]], moves: ["b7b8c6"] },
  {
    title: "shatranj-14",
    markup: `<buddhibala-board variant="shatranj-14"></buddhibala-board>`,
    turns: [["g2", "g3"], ["g13", "g12"], ["b1", "c3"], ["n13", "n12"]],
    moves: ["g2g3", "g13g12", "b1c3", "n13n12"],
  },
];

async function played(stage: Stage): Promise<string[]> {
  return stage.with((board) => board.history().map(({ uci }) => uci));
}

const HANDS: Readonly<Record<string, (stage: Stage, squares: readonly string[]) => Promise<void>>> = {
  "by dragging": async (stage, squares) => {
    for (let step = 1; step < squares.length; step++) await stage.drag(squares[step - 1] as string, squares[step] as string);
  },
  "by clicking": async (stage, squares) => {
    for (const square of squares) await stage.cell(square).click();
  },
  "by the keyboard, with the arrows": async (stage, squares) => {
    await stage.with((board) => board.focus());
    for (const square of squares) {
      await walk(stage, square);
      await stage.page.keyboard.press("Enter");
    }
  },
  "by the keyboard, with letters": async (stage, squares) => {
    await stage.with((board) => board.focus());
    for (const square of squares) {
      for (const key of square) await stage.page.keyboard.press(key);
      await stage.page.keyboard.press("Space");
    }
  },
};

/** Goes with the arrow keys from where the focus is. */
async function walk(stage: Stage, square: string): Promise<void> {
  const here = await focused(stage);
  const files = square.charCodeAt(0) - here.charCodeAt(0);
  const ranks = Number(square.slice(1)) - Number(here.slice(1));
  for (let step = 0; step < Math.abs(files); step++) await stage.page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(ranks); step++) await stage.page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
}

function focused(stage: Stage): Promise<string> {
  return stage.with((board) => board.shadowRoot?.activeElement?.getAttribute("data-square") ?? "");
}

for (const { title, markup, turns, moves } of GAMES) {
  for (const [how, hand] of Object.entries(HANDS)) {
    test(`${title}: ${how}`, async ({ stage }) => {
      await stage.open(markup);
      for (const turn of turns) await hand(stage, turn);
      expect(await played(stage)).toEqual(moves);
      expect((await stage.told()).filter(({ type }) => type === "move").map(({ move }) => move)).toEqual(moves);
    });
  }
}

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const { title, markup, turns, moves } of GAMES) {
    test(`${title}: by tapping`, async ({ stage }) => {
      await stage.open(markup);
      for (const square of turns.flat()) await stage.cell(square).tap();
      expect(await played(stage)).toEqual(moves);
    });

    test(`${title}: by dragging with a finger`, async ({ stage }) => {
      await stage.open(markup);
      for (const turn of turns) {
        for (let step = 1; step < turn.length; step++) await swipe(stage, turn[step - 1] as string, turn[step] as string);
      }
      expect(await played(stage)).toEqual(moves);
    });
  }

  test("a swipe from an empty square or an enemy scrolls the page, one from a man of one's own does not", async ({ stage, page }) => {
    await stage.open(`<div class="tall"><buddhibala-board variant="krida"></buddhibala-board></div>`);
    await swipe(stage, "e5", "e8");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await backToTop(page);
    await swipe(stage, "b6", "b8");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await backToTop(page);
    await swipe(stage, "e2", "e6");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(stage.board.locator(".lifted")).toHaveCount(0);
    await expect(stage.live).toContainText("e6");
  });
});

/** Scrolls up once the page has come to rest: after a swipe it goes on for a while. */
async function backToTop(page: Page): Promise<void> {
  let before = -1;
  const rests = async (): Promise<boolean> => {
    const now = await page.evaluate(() => scrollY);
    const rested = now === before;
    before = now;
    return rested;
  };
  await expect.poll(rests, { intervals: [150] }).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
}

/** A finger goes from one square to another, with the browser's own idea of what that is. */
async function swipe(stage: Stage, from: string, to: string): Promise<void> {
  const [a, b] = [await stage.middle(from), await stage.middle(to)];
  const session = await stage.page.context().newCDPSession(stage.page);
  const at = (part: number): { x: number; y: number } => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  for (let part = 0.1; part <= 1.01; part += 0.1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(Math.min(1, part))] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test("a removal: by clicking, by dragging off the board, by the keyboard", async ({ stage, page }) => {
  for (const hand of ["click", "drag", "key"] as const) {
    await stage.open(REMOVAL);
    if (hand === "click") await stage.cell("f7").click();
    if (hand === "key") {
      await stage.cell("f7").focus();
      await page.keyboard.press("Enter");
    }
    if (hand === "drag") {
      await stage.drag("f7", "c3");
      expect(await played(stage)).toEqual([]);
      const { x, y } = await stage.middle("f7");
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, 2, { steps: 5 });
      await page.mouse.up();
    }
    expect(await played(stage), hand).toEqual(["x@f7"]);
  }
});

test("a drag shows the man under the pointer and the square below it, and leaves no trace", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  const [from, to] = [await stage.middle("e2"), await stage.middle("e3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(stage.cell("e2").locator(".man.lifted")).toHaveCount(1);
  await expect(stage.cell("e3")).toHaveClass(/over/);
  const man = await stage.cell("e2").locator(".man").boundingBox();
  expect(Math.abs((man?.x ?? 0) + (man?.width ?? 0) / 2 - to.x)).toBeLessThan(1.5);
  expect(Math.abs((man?.y ?? 0) + (man?.height ?? 0) / 2 - to.y)).toBeLessThan(1.5);
  await page.mouse.up();
  await expect(stage.board.locator(".lifted, .over")).toHaveCount(0);
  await expect(stage.board.locator(".sliding")).toHaveCount(0); // it lies where it was put
  await stage.expectMan("e3", "white Patti");
});

test("a drag beside the board, onto a man of one's own, or back puts the man back", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  await stage.drag("b1", "c3", "b1");
  await expect(stage.cell("b1")).toHaveAttribute("aria-selected", "false");
  await stage.drag("b1", "d2");
  await expect(stage.live).toContainText("may not go to d2");
  await expect(stage.cell("d2")).toHaveAttribute("aria-selected", "false");
  const { x, y } = await stage.middle("b1");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, 2, { steps: 3 });
  await page.mouse.up();
  await expect(stage.board.locator("[aria-selected=true], .lifted")).toHaveCount(0);
  expect(await played(stage)).toEqual([]);
});

test("a press near the edge that is released beside the board is forgotten", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  const { x, y, width, height } = (await stage.cell("a2").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const steps of [1, 12]) {
    await page.mouse.move(x + 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 9, y + height / 2, { steps });
    await page.mouse.up();
    await page.mouse.move(x + width * 1.5, y + height / 2, { steps: 4 });
    await expect(stage.board.locator("[data-carrying], .lifted, [aria-selected=true]")).toHaveCount(0);
    await page.mouse.move(x - 9, y, { steps: 2 });
    await page.mouse.down();
    await page.mouse.move(x + width * 1.5, y, { steps: 4 });
    await expect(stage.board.locator("[data-carrying], .lifted")).toHaveCount(0);
    await page.mouse.up();
  }
  await stage.cell("a3").click();
  expect(await played(stage)).toEqual([]);
});

test("a man who is dragged off in one go is carried", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  const from = await stage.middle("a2");
  const to = await stage.middle("a3");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await expect(stage.board.locator("[data-carrying=mouse]")).toHaveCount(1);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  expect(await played(stage)).toEqual(["a2a3"]);
});

for (const how of ["pointercancel", "Escape", "undo", "viewonly", "newGame"] as const) {
  test(`a drag that is interrupted leaves no ghost: ${how}`, async ({ stage, page }) => {
    await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
    await stage.with((board) => void board.play("e2e3"));
    const [from, to] = [await stage.middle("d7"), await stage.middle("d4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(stage.board.locator(".lifted")).toHaveCount(1);
    if (how === "pointercancel") {
      await stage.with((board) => {
        const grid = board.shadowRoot?.querySelector(".board");
        grid?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1, bubbles: true }));
      });
    }
    if (how === "Escape") await page.keyboard.press("Escape");
    if (how === "undo") await stage.with((board) => board.undo());
    if (how === "viewonly") await stage.with((board) => void (board.viewonly = true));
    if (how === "newGame") await stage.with((board) => board.newGame({ variant: "chadarangam" }));
    await expect(stage.board.locator(".lifted, .over, [aria-selected=true]")).toHaveCount(0);
    await page.mouse.up();
    await expect(stage.board.locator(".lifted, .over, [aria-selected=true]")).toHaveCount(0);
    expect((await played(stage)).length).toBe(how === "undo" || how === "newGame" ? 0 : 1);
  });
}

test("letters lead to men as well, and say if there is none", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida"></buddhibala-board>`);
  await stage.with((board) => board.focus());
  await page.keyboard.press("Shift+N");
  expect(await focused(stage)).toBe("b1");
  await page.keyboard.press("Shift+N");
  expect(await focused(stage)).toBe("g1");
  await page.keyboard.press("r");
  expect(await focused(stage)).toBe("h1");
  await page.keyboard.press("Control+r"); // the page's own
  await stage.open(`<buddhibala-board variant="krida" fen="7k/1P6/8/8/8/8/7p/K7 w - - 0 1"></buddhibala-board>`);
  await stage.with((board) => board.focus());
  await page.keyboard.press("Shift+P");
  expect(await focused(stage)).toBe("b7");
  await stage.open(`<buddhibala-board variant="krida" fen="6rk/1P6/8/8/8/8/7p/K7 w - - 0 1"></buddhibala-board>`);
  await stage.with((board) => board.focus());
  await page.keyboard.press("Shift+R");
  await expect(stage.live).toContainText("No Kunjara that may be moved");
});

test("on 14 ranks two digits make one number", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="shatranj-14"></buddhibala-board>`);
  await stage.with((board) => board.focus());
  for (const key of ["n", "1", "3"]) await page.keyboard.press(key);
  expect(await focused(stage)).toBe("n13");
  await page.waitForTimeout(1400);
  await page.keyboard.press("2");
  expect(await focused(stage)).toBe("n2");
});

test("a board to look at lets nobody move, but be read", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board variant="krida" viewonly></buddhibala-board>`);
  await stage.cell("e2").click();
  await stage.cell("e3").click();
  await stage.drag("d2", "d3");
  await stage.with((board) => board.focus());
  for (const key of ["e", "2", "Enter", "3", "Enter"]) await page.keyboard.press(key);
  expect(await focused(stage)).toBe("e3");
  expect(await played(stage)).toEqual([]);
  await expect(stage.board.locator("[aria-selected=true]")).toHaveCount(0);
});
