// Plays every clause of every game in Firefox, by mouse, by touch and by keyboard, and lets the computer answer:
// `node --experimental-websocket scripts/try-firefox.mjs` after `npm run build`, with a Firefox that is found or that
// BUDDHIBALA_FIREFOX names. What is played is what `tests/browser/element-clauses.spec.ts` plays in Chromium.
import assert from "node:assert/strict";
import { join } from "node:path";
import { preview, runnerImport } from "vite";
import { startFirefox } from "./lib/bidi.mjs";
import { root } from "./lib/paths.mjs";
import { which } from "./lib/run.mjs";
import { say, Stop } from "./lib/say.mjs";

const executable = process.env.BUDDHIBALA_FIREFOX || which("firefox-esr") || which("firefox");
if (!executable) throw new Stop("There is no Firefox: install it, or name it in BUDDHIBALA_FIREFOX.");

const { SCENARIOS } = (await runnerImport(join(root, "tests/browser/clauses.ts"))).module;
const ENTER = "\uE007";
const BOARD = 'document.querySelector("buddhibala-board")';

const firefox = await startFirefox(executable);
const server = await preview({ root: join(root, "www"), preview: { host: "127.0.0.1", port: 4283 }, logLevel: "warn" });
const faults = [];

/** Runs an expression in the page, and gives what comes of it as data. */
async function ask(context, expression) {
  const told = await firefox.send("script.evaluate", { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, target: { context }, awaitPromise: true });
  if (told.type === "exception") throw new Error(told.exceptionDetails.text);
  return told.result.value === undefined ? undefined : JSON.parse(told.result.value);
}

function press(pointerType) {
  return async (context, square) => {
    const { x, y } = await ask(context, `(() => { const b = ${BOARD}.shadowRoot.querySelector('[data-square="${square}"]').getBoundingClientRect(); return { x: Math.round(b.x + b.width / 2), y: Math.round(b.y + b.height / 2) }; })()`);
    const actions = [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await firefox.send("input.performActions", { context, actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }] });
  };
}

async function type(context, square) {
  await ask(context, `void (${BOARD}.shadowRoot.activeElement?.matches(".cell") || ${BOARD}.focus())`);
  const actions = [...square, ENTER].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
  await firefox.send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
}

const HANDS = { mouse: press("mouse"), touch: press("touch"), keyboard: type };

async function play(context, variant, { clause, options = {}, fen, turns, made, men = {}, refused, ended = "" }, choose) {
  await ask(context, `(${BOARD}.newGame(${JSON.stringify({ variant, options, fen })}), ${BOARD}.updateComplete.then(() => null))`);
  for (const square of turns.flatMap((turn) => turn.split(" "))) await choose(context, square);
  const now = await ask(
    context,
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
  say(firefox.version);
  await firefox.send("session.subscribe", { events: ["log.entryAdded"] });
  firefox.on("log.entryAdded", ({ level, text }) => level === "error" && faults.push(text));
  const { context } = await firefox.send("browsingContext.create", { type: "tab" });
  await firefox.send("browsingContext.setViewport", { context, viewport: { width: 800, height: 900 } });
  const [site] = server.resolvedUrls.local;
  for (const [variant, scenarios] of Object.entries(SCENARIOS)) {
    await firefox.send("browsingContext.navigate", { context, url: `${site}board.html?controls=no&opponent=none&game=${variant}`, wait: "complete" });
    await ask(context, `new Promise((done) => { const look = () => (${BOARD}?.model ? done(null) : setTimeout(look, 20)); look(); })`);
    for (const [hand, choose] of Object.entries(HANDS)) {
      for (const scenario of scenarios) await play(context, variant, scenario, choose);
      say(`${variant}, by ${hand}: ${scenarios.length} clauses and options`);
    }
    const answer = await ask(
      context,
      `(() => { const board = ${BOARD}; board.newGame({ options: {}, seats: { w: 1, b: 1 } }); return new Promise((done) => board.addEventListener("move", ({ detail }) => { board.stop(); done(detail.by); }, { once: true })); })()`,
    );
    assert.equal(answer, "engine");
    say(`${variant}: the computer moves, in its worker`);
  }
  assert.deepEqual(faults, []);
} finally {
  await firefox.quit();
  await server.close();
}
