import { expect, test } from "./stage.js";

const KRIDA = `<buddhibala-board variant="krida"></buddhibala-board>`;

test.use({ trace: "off" }); // its snapshots are work on the page's own thread, and hold what they have seen

test("200 boards that came and went leave nothing behind", async ({ stage, page }) => {
  test.slow();
  await stage.open(KRIDA);
  const session = await page.context().newCDPSession(page);
  const counted = async (): Promise<{ nodes: number; listeners: number }> => {
    for (let round = 0; round < 4; round++) {
      await session.send("HeapProfiler.collectGarbage");
      await page.waitForTimeout(50);
    }
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return { nodes, listeners: jsEventListeners };
  };
  const comeAndGo = (times: number): Promise<void> =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time++) {
        const board = document.createElement("buddhibala-board");
        board.variant = (["krida", "chadarangam", "shatranj-14"] as const)[time % 3] ?? "krida";
        board.controls = true;
        document.body.append(board);
        await board.ready;
        await board.updateComplete;
        const [move] = board.legalMoves();
        if (move) board.play(move);
        await board.updateComplete;
        board.remove();
        (globalThis as { gone?: WeakRef<Element>[] }).gone ??= [];
        (globalThis as { gone?: WeakRef<Element>[] }).gone?.push(new WeakRef(board));
      }
    }, times);
  await comeAndGo(10);
  const before = await counted();
  await comeAndGo(200);
  const after = await counted();
  const left = await page.evaluate(() => (globalThis as { gone?: WeakRef<Element>[] }).gone?.filter((board) => board.deref()).length);
  expect(left).toBeLessThanOrEqual(1); // the last one may still be in a register
  expect(after.listeners - before.listeners).toBeLessThan(60);
  expect(after.nodes - before.nodes).toBeLessThan(3000);
});

test("20 boards: each redraws a move in less than 16 ms of work", async ({ stage, page, browser }) => {
  await stage.open(`<buddhibala-board variant="shatranj-14"></buddhibala-board>`.repeat(20));
  const session = await browser.newBrowserCDPSession();
  // The time that processors have worked for pages: a busy machine does not count.
  const worked = async (): Promise<number> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === "renderer" ? cpuTime * 1000 : 0), 0);
  };
  const moves = ["b2b3", "b13b12", "c2c3", "c13c12"];
  const before = await worked();
  await page.evaluate(async (moves) => {
    for (const move of moves) {
      for (const board of document.querySelectorAll("buddhibala-board")) {
        board.play(move);
        await board.updateComplete;
        board.getBoundingClientRect();
      }
    }
  }, moves);
  const each = ((await worked()) - before) / (20 * moves.length);
  console.log(`a move of the 14x14 game takes ${each.toFixed(2)} ms of work to be made, drawn and laid out`);
  expect(each).toBeLessThan(16);
});
