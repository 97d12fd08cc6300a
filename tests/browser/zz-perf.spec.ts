import { test } from "./stage.js";
test.use({ expected: /./ });
test("perf", async ({ stage, page, browser }) => {
  test.setTimeout(200000);
  await stage.open(`<buddhibala-board variant="shatranj-14"></buddhibala-board>`.repeat(20));
  const b = await browser.newBrowserCDPSession();
  const cpu = async () => (await b.send("SystemInfo.getProcessInfo")).processInfo.map((p) => `${p.type} ${p.cpuTime.toFixed(2)}`).join(" | ");
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 500 });
  console.log(await cpu());
  await session.send("Profiler.start");
  await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("buddhibala-board")];
    for (const move of ["b2b3", "b13b12", "c2c3", "c13c12"]) {
      for (const board of boards) { board.play(move); await board.updateComplete; board.getBoundingClientRect(); }
      await new Promise(requestAnimationFrame);
    }
  });
  const { profile } = await session.send("Profiler.stop");
  console.log(await cpu());
  const self = new Map<string, number>();
  const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples!.forEach((id, i) => { const n = nodes.get(id)!; const k = `${n.callFrame.functionName || "(anon)"} ${n.callFrame.url.split("/").pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]! / 1000); });
  console.log([...self].sort((x, y) => y[1] - x[1]).slice(0, 25).map(([k, v]) => `${v.toFixed(0)} ms ${k}`).join("\n"));
});
