// Node has no Worker of the web: a small one stands in for it here. The browser tests use the real one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker as Thread } from "node:worker_threads";

import { BuddhibalaError, newGame, variants } from "buddhibala";
import { Engine } from "buddhibala/engine";

const workers = [];

/** What the engine uses of a Worker. `Stub.script` may put another script in the place of the right one. */
class Stub {
  static script;
  #thread;
  ended = false;

  constructor(url, { type }) {
    assert.equal(type, "module");
    assert.match(url.href, /\/dist\/worker\.js$/);
    this.script = Stub.script ?? `import(${JSON.stringify(url.href)})`;
    this.#thread = new Thread(
      `const { parentPort } = require("node:worker_threads");
       globalThis.postMessage = (message) => parentPort.postMessage(message);
       globalThis.addEventListener = (kind, listener) => kind === "message" && parentPort.on("message", (data) => listener({ data }));
       ${this.script}`,
      { eval: true },
    );
    this.#thread.on("message", (data) => this.onmessage({ data }));
    this.#thread.on("messageerror", () => this.onmessageerror({}));
    this.#thread.on("error", (error) => this.onerror({ message: error.message }));
    workers.push(this);
  }

  postMessage(message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    this.ended = true;
    void this.#thread.terminate();
  }
}

async function rejection(promise) {
  const error = await promise.then(() => assert.fail("it was answered"), (reason) => reason);
  assert.ok(error instanceof BuddhibalaError, String(error));
  return error;
}

/** Longer than any test: it must be stopped. */
const ENDLESS = { timeMs: 600_000 };

test("without workers the engine says what to use instead", async () => {
  const error = await rejection(new Engine().bestMove(newGame("krida"), { depth: 1 }));
  assert.equal(error.code, "no-worker");
  assert.ok(error.message.includes("game.search()"));
  globalThis.Worker = Stub;
});

test("a method that is called without its engine says so", async () => {
  const { bestMove, terminate } = new Engine();
  for (const other of [undefined, {}, new Proxy(new Engine(), {})]) {
    const error = await rejection(bestMove.call(other, newGame("krida"), { depth: 1 }));
    assert.deepEqual([error.code, error.details.argument], ["bad-argument", "this"]);
    assert.throws(() => terminate.call(other), { code: "bad-argument" });
  }
  const stranger = { [Symbol.for("buddhibala.record")]: newGame("krida")[Symbol.for("buddhibala.record")] };
  assert.equal((await rejection(new Engine().bestMove(stranger))).code, "bad-argument");
});

test("it answers as game.search() does, in every game", async () => {
  const engine = new Engine();
  for (const { id } of variants()) {
    const game = newGame(id);
    const found = await engine.bestMove(game, { depth: 2, seed: 5 });
    assert.deepEqual(found, game.search({ depth: 2, seed: 5 }));
    game.play(found.move);
  }
  assert.equal(workers.length, 1);
  engine.terminate();
});

test("it knows the game with its options, its start and its moves", async () => {
  const engine = new Engine();
  const game = newGame({ variant: "krida", options: { array: "crosswise" }, fen: "k6r/8/1K6/8/8/8/7R/8 w - - 0 1" });
  assert.equal((await engine.bestMove(game, { depth: 2 })).move.san, "Rxh8#");
  game.play("Rxh8#");
  assert.equal((await rejection(engine.bestMove(game))).code, "game-over");
  game.undo();
  game.play("Rg2");
  assert.equal((await engine.bestMove(game, { depth: 1 })).move.color, "b");
  engine.terminate();
});

test("the game may be played on and freed meanwhile", async () => {
  const engine = new Engine();
  const game = newGame("krida");
  const expected = game.search({ depth: 3 });
  const promise = engine.bestMove(game, { depth: 3 });
  game.play("e3");
  game.free();
  assert.deepEqual(await promise, expected);
  engine.terminate();
});

test("searches wait their turn and are answered in order", async () => {
  const engine = new Engine();
  const before = workers.length;
  const order = [];
  const depths = [4, 1, 2, 1];
  const games = depths.map(() => newGame("krida"));
  await Promise.all(depths.map((depth, at) => engine.bestMove(games[at], { depth }).then((found) => order.push([at, found.depth]))));
  assert.deepEqual(order, depths.map((depth, at) => [at, depth]));
  assert.equal(workers.length, before + 1);
  engine.terminate();
});

test("a signal stops a search at once, and the next one gets a fresh worker", async () => {
  const engine = new Engine();
  const stop = new AbortController();
  const before = workers.length;
  const stopped = rejection(engine.bestMove(newGame("krida"), { ...ENDLESS, signal: stop.signal }));
  const next = engine.bestMove(newGame("krida"), { depth: 1 });
  await new Promise((done) => setTimeout(done, 100));
  const reason = new Error("enough");
  stop.abort(reason);
  const error = await stopped;
  assert.equal(error.code, "aborted");
  assert.equal(error.cause, reason);
  assert.ok(workers[before].ended);
  assert.equal((await next).depth, 1);
  assert.equal(workers.length, before + 2);
  engine.terminate();
});

test("a search that waits can be stopped without disturbing the one that runs", async () => {
  const engine = new Engine();
  const before = workers.length;
  const stop = new AbortController();
  const running = engine.bestMove(newGame("krida"), { depth: 4 });
  const waiting = rejection(engine.bestMove(newGame("krida"), { ...ENDLESS, signal: stop.signal }));
  stop.abort();
  assert.equal((await waiting).code, "aborted");
  assert.equal((await running).depth, 4);
  assert.equal(workers.length, before + 1);
  engine.terminate();
});

test("a signal that is aborted already starts nothing; one aborted afterwards harms nothing", async () => {
  const engine = new Engine();
  const before = workers.length;
  assert.equal((await rejection(engine.bestMove(newGame("krida"), { signal: AbortSignal.abort() }))).code, "aborted");
  assert.equal(workers.length, before);
  const stop = new AbortController();
  await engine.bestMove(newGame("krida"), { depth: 1, signal: stop.signal });
  stop.abort();
  assert.equal((await engine.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
  assert.equal(workers.length, before + 1);
  engine.terminate();
});

test("terminate() stops everything, and the engine can be used again", async () => {
  const engine = new Engine();
  const stopped = [1, 2, 3].map(() => rejection(engine.bestMove(newGame("krida"), ENDLESS)));
  engine.terminate();
  engine.terminate();
  for (const error of await Promise.all(stopped)) assert.equal(error.code, "aborted");
  assert.ok(workers.at(-1).ended);
  assert.equal((await engine.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
  engine.terminate();
});

test("a worker that breaks down is reported and replaced", async () => {
  for (const [script, words] of [
    ["throw new Error('cannot start')", /cannot start/],
    ["parentPort.on('message', () => { throw new Error('broke down') })", /broke down/],
    ["parentPort.on('message', () => parentPort.postMessage({ error: { code: 'internal', message: 'unreachable', details: {} } }))", /unreachable/],
  ]) {
    const engine = new Engine();
    Stub.script = script;
    const failing = rejection(engine.bestMove(newGame("krida"), { depth: 1 }));
    Stub.script = undefined;
    const next = engine.bestMove(newGame("krida"), { depth: 1 });
    const error = await failing;
    assert.match(error.code, /^(engine-failed|internal)$/);
    assert.match(error.message, words);
    assert.equal((await next).depth, 1);
    engine.terminate();
  }
});

test("wrong arguments are refused, and the engine can be used on", async () => {
  const engine = new Engine();
  const game = newGame("krida");
  const freed = newGame("krida");
  freed.free();
  const throwing = new Proxy({}, { get() { throw new Error("no"); }, getPrototypeOf() { throw new Error("no"); } });
  for (const wrong of [undefined, null, "krida", 1, {}, [], Object.create(game), throwing]) {
    assert.match((await rejection(engine.bestMove(wrong))).code, /^(bad-argument|internal)$/);
  }
  for (const limits of [null, 3, "x", [], throwing, { level: 9 }, { level: NaN }, { depth: "2" }, { signal: {} }, { signal: null }, { signal: throwing }, { moves: 3 }]) {
    assert.equal((await rejection(engine.bestMove(game, limits))).code, "bad-argument");
  }
  assert.equal((await rejection(engine.bestMove(freed))).code, "disposed");
  assert.equal((await engine.bestMove(game, { level: 1, signal: undefined })).move.color, "w");
  engine.terminate();
});
