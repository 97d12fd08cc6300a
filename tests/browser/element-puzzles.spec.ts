import type { Puzzle } from "buddhibala/puzzles";
import { violations } from "./site.js";
import { expect, type Stage, test } from "./stage.js";

const about = { options: {}, clauses: [], themes: [], difficulty: 1, source: "made for a test", point: { en: "So it is done.", te: "ఇలా చేస్తారు." } } as const;

/** A puzzle of each game, with a wrong turn and the squares of the right ones. */
const CASES: readonly { readonly puzzle: Puzzle; readonly asks: string; readonly wrong: readonly string[]; readonly right: readonly (readonly string[])[]; readonly why: string }[] = [
  {
    puzzle: { ...about, id: "fork", variant: "krida", fen: "3r3k/p5p1/8/4N3/8/8/P7/K7 w - - 0 1", goal: { kind: "gain", man: "R", in: 2 }, solution: ["e5f7", "h8g8", "f7d8"] },
    asks: "White to move: Win a Kunjara in 2",
    wrong: ["e5", "d3"],
    right: [["e5", "f7"], ["f7", "d8"]],
    why: "No: the answer is",
  },
  {
    puzzle: { ...about, id: "gift", variant: "chadarangam", fen: "2R5/8/3p4/3kNK2/r7/2Q2P2/4q3/8 w - - 0 1", goal: { kind: "mate", in: 2 }, solution: ["c3c5", "d6c5", "c8d8"] },
    asks: "White to move: Mate in 2",
    wrong: ["c3", "c1"],
    right: [["c3", "c5"], ["c8", "d8"]],
    why: "No: the answer is",
  },
  {
    puzzle: { ...about, id: "flight", variant: "shatranj-14", fen: "5k8/pp11R/14/14/14/3R10/14/14/14/14/14/14/PP12/6K7 b - - 5 3", goal: { kind: "avoid", in: 1 }, solution: ["f14e14"] },
    asks: "Black to move: Find the only turn that averts a defeat in 1",
    wrong: ["f14", "g14"],
    right: [["f14", "e14"]],
    why: "No: the answer is Rd14#.",
  },
];

async function lay(stage: Stage, puzzle: Puzzle): Promise<void> {
  await stage.open("<buddhibala-board></buddhibala-board>");
  await stage.with((board, text) => {
    board.puzzle = text;
  }, JSON.stringify(puzzle));
  await expect(panel(stage)).toBeVisible();
}

const panel = (stage: Stage) => stage.board.locator(".panel.puzzle");
const button = (stage: Stage, name: string) => panel(stage).getByRole("button", { name });

async function puzzleEvents(stage: Stage): Promise<string[]> {
  return (await stage.kinds()).filter((type) => type.startsWith("puzzle-"));
}

const HANDS: Readonly<Record<string, { readonly touch?: boolean; turn(stage: Stage, squares: readonly string[]): Promise<void>; press(stage: Stage, name: string): Promise<void> }>> = {
  mouse: {
    turn: async (stage, squares) => {
      for (const square of squares) await stage.cell(square).scrollIntoViewIfNeeded();
      await stage.drag(...(squares as [string, string]));
    },
    press: (stage, name) => button(stage, name).click(),
  },
  touch: {
    touch: true,
    turn: async (stage, squares) => {
      for (const square of squares) await stage.cell(square).tap();
    },
    press: (stage, name) => button(stage, name).tap(),
  },
  keyboard: {
    turn: async (stage, squares) => {
      await stage.with((board) => board.focus());
      for (const square of squares) {
        for (const key of square) await stage.page.keyboard.press(key);
        await stage.page.keyboard.press("Space");
      }
    },
    press: async (stage, name) => {
      await button(stage, name).focus();
      await stage.page.keyboard.press("Enter");
    },
  },
};

for (const [how, { touch, turn, press }] of Object.entries(HANDS)) {
  test.describe(`by ${how}`, () => {
    test.use(touch ? { hasTouch: true, viewport: { width: 360, height: 740 } } : {});

    for (const { puzzle, asks, wrong, right, why } of CASES) {
      test(`a puzzle is failed, hinted and solved: ${puzzle.variant}`, async ({ stage }) => {
        await lay(stage, puzzle);
        await expect(panel(stage)).toContainText(asks);
        await turn(stage, wrong);
        await expect(panel(stage)).toContainText(why);
        await expect(stage.live).toContainText(why);
        expect(await stage.with((board) => board.fen)).toBe(puzzle.fen);
        for (const step of [1, 2, 3]) {
          await press(stage, "Hint");
          await expect(panel(stage)).toContainText("Hint:");
          expect((await puzzleEvents(stage)).length).toBe(1 + step);
        }
        await expect(stage.board.locator(`.pointer.hint[data-squares="${right[0]?.join(" ")}"]`)).toHaveCount(1);
        for (const [index, squares] of right.entries()) {
          await expect.poll(() => stage.with((board) => board.history().length)).toBe(index * 2);
          await turn(stage, squares);
        }
        await expect(panel(stage)).toContainText("Solved. So it is done.");
        await expect(stage.live).toContainText("Solved. So it is done.");
        expect(await puzzleEvents(stage)).toEqual(["puzzle-failed", "puzzle-hint", "puzzle-hint", "puzzle-hint", "puzzle-solved"]);
        expect(await stage.with((board) => board.history().map(({ uci }) => uci))).toEqual(puzzle.solution);
        await press(stage, "Begin again");
        await expect.poll(() => stage.with((board) => board.fen)).toBe(puzzle.fen);
      });
    }
  });
}

test("a man who may not be captured is named by choosing him", async ({ stage }) => {
  const puzzle: Puzzle = { ...about, id: "mastu", variant: "chadarangam", fen: "6k1/p7/8/8/3r3R/8/P7/K7 w - - 0 1", goal: { kind: "untouchable" }, solution: ["d4"] };
  await lay(stage, puzzle);
  await stage.cell("a7").click();
  await expect(panel(stage)).toContainText("No: nobody attacks him.");
  await stage.cell("h4").click();
  await stage.cell("h5").click();
  expect(await stage.with((board) => board.fen)).toBe(puzzle.fen);
  expect(`${await stage.board.ariaSnapshot()} ${await stage.with((board) => board.shadowRoot?.innerHTML)}`).not.toContain("mastu");
  await stage.cell("d4").click();
  await expect(panel(stage)).toContainText("Solved.");
  await expect(stage.cell("d4")).toHaveAccessibleName(/mastu/);
});

test("a legend speaks of a sign only while it is shown", async ({ stage }) => {
  await lay(stage, { ...about, id: "supported", variant: "chadarangam", options: { capture: "maddat-mari" }, fen: "8/8/8/4B3/4P3/3pK3/5r1n/6Nk w - - 0 1", goal: { kind: "untouchable" }, solution: ["h2"] });
  await expect(panel(stage)).toContainText("capture=maddat-mari");
  await expect(panel(stage)).not.toContainText("a man with a bar");
  await stage.cell("h2").click();
  await expect(panel(stage)).toContainText("Solved.");
  await expect(panel(stage)).toContainText("Maddat mari: a man with a bar under it is supported");
});

test("what one must know to solve a puzzle is said, and read out", async ({ stage }) => {
  const position = { fen: "8/3k4/7R/5n2/K6p/8/8/8 w - - 0 1 checks=62,0", goal: { kind: "mate", in: 2 }, solution: ["h6h7", "d7c6", "h7h6"] } as const;
  await lay(stage, { ...about, id: "row", variant: "krida", ...position, clauses: ["K5"] });
  await expect(panel(stage)).toContainText("Checks in a row by White: 62 of 64.");
  await expect(stage.live).toContainText("Checks in a row by White: 62 of 64.");
  const leap = { fen: "8/8/8/8/1R3K2/8/3N4/2k5 w K - 0 1", goal: { kind: "mate", in: 2 }, solution: ["f4d3", "c1d1", "b4b1"] } as const;
  await lay(stage, { ...about, id: "leap", variant: "chadarangam", ...leap, options: { capture: "maddat-mari" } });
  await expect(panel(stage)).toContainText("May still leap like a horse, once: White's Raju.");
  await expect(panel(stage)).toContainText("capture=maddat-mari");
});

test("the solution is nowhere before it is asked for, and then played", async ({ stage, page }) => {
  await stage.open(`<buddhibala-board puzzle="sarkar-3"></buddhibala-board>`);
  await expect(panel(stage)).toContainText("White to move: Mate in 2");
  expect(await stage.with((board) => board.orientation)).toBe("white");
  const seen = async (): Promise<string> => (await stage.with((board) => `${board.outerHTML} ${board.shadowRoot?.innerHTML}`)) + (await stage.board.ariaSnapshot());
  for (const secret of ["c3c5", "Qc5", "Mantri gives", "sacrifice"]) expect(await seen()).not.toContain(secret);
  expect(await violations(page)).toEqual([]);
  await button(stage, "Show the solution").click();
  await expect(panel(stage)).toContainText("The solution: Qc5+ dxc5 Rd8#");
  await expect(panel(stage)).toContainText("The Mantri gives himself");
  await expect.poll(() => stage.with((board) => board.history().map(({ uci }) => uci))).toEqual(["c3c5", "d6c5", "c8d8"]);
  expect(await puzzleEvents(stage)).toEqual(["puzzle-failed"]);
  expect(await violations(page)).toEqual([]);
});

test("what a page does otherwise with the board does not confuse the puzzle", async ({ stage }) => {
  await stage.open(`<buddhibala-board puzzle="sarkar-3" lang="te" controls></buddhibala-board>`);
  await expect(panel(stage)).toContainText("2 వంతుల్లో ఆటకట్టు");
  await stage.with((board) => board.play("c3c5"));
  await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
  await stage.with((board) => board.undo());
  await stage.drag("d6", "c5");
  await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
  await stage.drag("c8", "d8");
  await expect(panel(stage)).toContainText("సమస్య విడిపోయింది.");
  await stage.with((board) => board.newGame({ variant: "krida" }));
  await expect(panel(stage)).toHaveCount(0);
  await stage.with((board) => {
    board.puzzle = "no-such";
  });
  await expect(stage.board.locator(".fault")).toContainText("సమస్య");
  expect((await stage.told()).filter(({ type }) => type === "error").map(({ code }) => code)).toEqual(["bad-puzzle"]);
  await stage.with((board) => {
    board.puzzle = null;
  });
  await expect(stage.board.locator(".fault")).toHaveCount(0);
});

test("a right move is read out once, with what comes of it", async ({ stage }) => {
  await stage.open(`<buddhibala-board puzzle="sarkar-3"></buddhibala-board>`);
  await expect(panel(stage)).toBeVisible();
  const read = await stage.live.evaluateHandle((live) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(live.textContent?.trim() ?? "")).observe(live, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await stage.drag("c3", "c5");
  await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
  await expect(stage.live).not.toContainText("Right");
  const told = (await read.jsonValue()).filter((text) => text.includes(" to c5"));
  expect(told).toEqual([expect.stringMatching(/^White: Mantri c3 to c5.*Right/), expect.stringMatching(/^Black: Bantu d6 to c5/)]);
});

test("a new game ends the puzzle, also one that is still coming", async ({ stage }) => {
  await stage.open(`<buddhibala-board puzzle="sarkar-3"></buddhibala-board>`);
  await expect(panel(stage)).toBeVisible();
  const refused = await stage.with((board) => {
    try {
      board.newGame({ fen: "8/8" });
      return false;
    } catch {
      return board.puzzle === "sarkar-3";
    }
  });
  expect(refused).toBe(true);
  await expect(panel(stage)).toBeVisible();
  await stage.with((board) => board.newGame());
  expect(await stage.with((board) => board.puzzle)).toBe("");
  await expect(panel(stage)).toHaveCount(0);
  const coming = await stage.with(async (board) => {
    board.puzzle = "sarkar-2";
    board.newGame({ variant: "krida" });
    await board.puzzleReady;
    return [board.puzzle, board.variant];
  });
  expect(coming).toEqual(["", "krida"]);
  await expect(panel(stage)).toHaveCount(0);
  await stage.with((board) => {
    board.puzzle = "sarkar-3";
  });
  await expect(panel(stage)).toBeVisible();
  await stage.with((board) => {
    board.fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  });
  await expect(panel(stage)).toHaveCount(0);
  expect(await stage.with((board) => board.puzzle)).toBe("");
});

test("a move that the page forbids is no attempt", async ({ stage }) => {
  await stage.open(`<buddhibala-board puzzle="sarkar-3"></buddhibala-board>`);
  await expect(panel(stage)).toBeVisible();
  await stage.with((board) => board.addEventListener("beforemove", (event) => event.preventDefault(), { once: true }));
  await stage.drag("c3", "c1");
  await stage.with((board) => board.addEventListener("beforemove", (event) => event.preventDefault(), { once: true }));
  await stage.drag("c3", "c5");
  expect(await puzzleEvents(stage)).toEqual([]);
  await expect(panel(stage)).not.toContainText("No:");
  expect(await stage.with((board) => board.history().length)).toBe(0);
  await stage.drag("c3", "c5");
  await expect.poll(() => stage.with((board) => board.history().length)).toBe(2);
  expect(await puzzleEvents(stage)).toEqual([]);
});
