// Plays every clause of every game in Firefox or in WebKitGTK, by mouse, by touch and by keyboard, and lets the computer
// answer, after `npm run build`: `node --experimental-websocket scripts/try-browser.mjs firefox`, or
// `xvfb-run -a node scripts/try-browser.mjs webkit`. What is played is what `tests/browser/element-clauses.spec.ts` plays
// in Chromium.
import assert from "node:assert/strict";
import { join } from "node:path";
import { preview, runnerImport } from "vite";
import { startFirefox } from "./lib/firefox.mjs";
import { root } from "./lib/paths.mjs";
import { say, Stop } from "./lib/say.mjs";
import { startWebKit } from "./lib/webkit.mjs";

const BROWSERS = { firefox: startFirefox, webkit: startWebKit };
const ENTER = "\uE007";
const BOARD = 'document.querySelector("buddhibala-board")';

const start = BROWSERS[process.argv[2] ?? "firefox"];
if (!start) throw new Stop(`Name one of these: ${Object.keys(BROWSERS).join(", ")}.`);
const { SCENARIOS } = (await runnerImport(join(root, "tests/browser/clauses.ts"))).module;
const browser = await start();
const server = await preview({ root: join(root, "www"), preview: { host: "127.0.0.1", port: 4283 }, logLevel: "warn" });

function press(pointerType) {
  return async (square) => {
    const { x, y } = await browser.ask(
      `(() => { const { left, top, width, height } = ${BOARD}.shadowRoot.querySelector('[data-square="${square}"]').getBoundingClientRect(); return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }; })()`,
    );
    const actions = [{ type: "pointerMove", duration: 0, x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await browser.act({ type: "pointer", id: pointerType, parameters: { pointerType }, actions });
  };
}

async function type(square) {
  await browser.ask(`void (${BOARD}.shadowRoot.activeElement?.matches(".cell") || ${BOARD}.focus())`);
  const actions = [...square, ENTER].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
  await browser.act({ type: "key", id: "keys", actions });
}

const HANDS = { mouse: press("mouse"), touch: press("touch"), keyboard: type };

async function play(variant, { clause, options = {}, fen, turns, made, men = {}, refused, ended = "" }, choose) {
  await browser.ask(`(${BOARD}.newGame(${JSON.stringify({ variant, options, fen })}), ${BOARD}.updateComplete.then(() => null))`);
  for (const square of turns.flatMap((turn) => turn.split(" "))) await choose(square);
  const now = await browser.ask(
    `${BOARD}.updateComplete.then(() => ({
      made: ${BOARD}.history().map(({ san }) => san),
      reason: ${BOARD}.status().reason ?? "",
      live: ${BOARD}.shadowRoot.querySelector("[aria-live]").textContent,
      men: ${JSON.stringify(Object.keys(men))}.map((square) => ${BOARD}.shadowRoot.querySelector('[data-square="' + square + '"]').getAttribute("aria-label")),
    }))`,
  );
  assert.deepEqual(now.made, made, clause);
  assert.equal(now.reason, ended.split(" ")[0], clause);
  if (refused) assert.match(now.live, refused, clause);
  for (const [index, [square, man]] of Object.entries(men).entries()) assert.match(now.men[index], new RegExp(`^${square}, ${man}(,|$)`), clause);
}

try {
  say(browser.version);
  const [site] = server.resolvedUrls.local;
  for (const [variant, scenarios] of Object.entries(SCENARIOS)) {
    await browser.open(`${site}board.html?controls=no&opponent=none&game=${variant}`);
    await browser.ask(`new Promise((done) => { const look = () => (${BOARD}?.model ? done(null) : setTimeout(look, 20)); look(); })`);
    await browser.ask("void ((globalThis.faults = []), addEventListener('error', ({ message }) => faults.push(message)), addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason))))");
    for (const [hand, choose] of Object.entries(HANDS)) {
      for (const scenario of scenarios) await play(variant, scenario, choose);
      say(`${variant}, by ${hand}: ${scenarios.length} clauses and options`);
    }
    const answer = await browser.ask(
      `(() => { const board = ${BOARD}; board.newGame({ options: {}, seats: { w: 1, b: 1 } }); return new Promise((done) => board.addEventListener("move", ({ detail }) => { board.stop(); done(detail.by); }, { once: true })); })()`,
    );
    assert.equal(answer, "engine");
    say(`${variant}: the computer moves, in its worker`);
    assert.deepEqual(await browser.ask("faults"), []);
  }
} finally {
  await browser.quit();
  await server.close();
}
