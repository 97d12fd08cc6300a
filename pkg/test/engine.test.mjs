// Node has no Worker of the web: a small one stands in for it here. The browser tests use the real one.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Worker as Thread } from "node:worker_threads";

import { BuddhibalaError, newGame, variants } from "buddhibala";
import { Engine } from "buddhibala/engine";

const workers = [];

/** What the engine uses of a Worker. `Stub.script` may put another script in the place of the right one. */
class Stub {
  static script;
  #thread;
  ended = false;
  depths = 0;

  constructor(url, { type }) {
    assert.equal(type, "module");
    this.url = url;
    if (Stub.script === undefined) assert.match(url.href, /\/dist\/worker\.js$/);
    this.script = Stub.script ?? `import(${JSON.stringify(url.href)})`;
    this.#thread = new Thread(
      `const { parentPort } = require("node:worker_threads");
       globalThis.postMessage = (message) => parentPort.postMessage(message);
       globalThis.addEventListener = (kind, listener) => kind === "message" && parentPort.on("message", (data) => listener({ data }));
       ${this.script}`,
      { eval: true },
    );
    this.#thread.on("message", (data) => {
      if (data.kind === "deeper") this.depths += 1;
      this.onmessage({ data });
    });
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

before(() => {
  globalThis.Worker = Stub;
});

test("a method that is called without its engine says so", async () => {
  const { analyse, bestMove, solve, stop, terminate } = new Engine();
  for (const other of [undefined, {}, new Proxy(new Engine(), {})]) {
    const error = await rejection(bestMove.call(other, newGame("krida"), { depth: 1 }));
    assert.deepEqual([error.code, error.details.argument], ["bad-argument", "this"]);
    assert.equal((await rejection(solve.call(other, newGame("krida"), { mateIn: 1 }))).code, "bad-argument");
    for (const call of [() => analyse.call(other, newGame("krida")), () => stop.call(other), () => terminate.call(other)]) {
      assert.throws(call, { code: "bad-argument" });
    }
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
    ["parentPort.on('message', () => parentPort.postMessage({ kind: 'error', error: { code: 'internal', message: 'unreachable', details: {} } }))", /unreachable/],
  ]) {
    const engine = new Engine();
    Stub.script = script;
    const failing = rejection(engine.bestMove(newGame("krida"), { depth: 1 }));
    Stub.script = undefined;
    const next = engine.bestMove(newGame("krida"), { depth: 1 });
    const error = await failing;
    assert.equal(error.code, "engine-failed");
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
  for (const limits of [null, 3, "x", [], throwing, { level: 9 }, { level: NaN }, { multiPv: 0 }, { multiPv: 17 }, { multiPv: "3" }, { depth: "2" }, { signal: {} }, { signal: null }, { signal: throwing }, { moves: 3 }]) {
    assert.equal((await rejection(engine.bestMove(game, limits))).code, "bad-argument");
  }
  assert.equal((await rejection(engine.bestMove(freed))).code, "disposed");
  assert.equal((await engine.bestMove(game, { level: 1, signal: undefined })).move.color, "w");
  engine.terminate();
});

/** Everything that a loop gets to read. */
async function all(analysis) {
  const infos = [];
  for await (const info of analysis) infos.push(info);
  return infos;
}

test("an analysis tells of each depth, and ends with what game.search() finds", async () => {
  const engine = new Engine();
  for (const { id } of variants()) {
    const game = newGame(id);
    const analysis = engine.analyse(game, { multiPv: 3, depth: 4, seed: 2 });
    const infos = await all(analysis);
    const { move, ...expected } = game.search({ multiPv: 3, depth: 4, seed: 2 });
    const { timeMs, ...last } = infos.at(-1);
    assert.deepEqual(last, expected);
    assert.equal(last.lines.length, 3);
    assert.equal(new Set(last.lines.map(({ pv }) => pv[0].uci)).size, 3);
    assert.deepEqual(last.lines[0], { score: last.score, pv: last.pv });
    assert.deepEqual(infos.map(({ depth }) => depth), infos.map(({ depth }) => depth).toSorted((a, b) => a - b));
    assert.ok(timeMs >= 0);
    assert.deepEqual(await analysis.next(), { done: true, value: undefined });
  }
  engine.terminate();
});

test("of what is not read only the newest is kept", async () => {
  const engine = new Engine();
  const analysis = engine.analyse(newGame("krida"), { depth: 5 });
  const first = await analysis.next();
  assert.equal(first.value.depth, 1);
  assert.equal((await engine.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
  assert.equal((await analysis.next()).value.depth, 5);
  assert.equal((await analysis.next()).done, true);
  engine.terminate();
});

test("reading ahead gives each reader its own depth", async () => {
  const engine = new Engine();
  const analysis = engine.analyse(newGame("krida"), { depth: 3 });
  const turns = await Promise.all(Array.from({ length: 5 }, () => analysis.next()));
  assert.deepEqual(turns.map(({ value }) => value?.depth), [1, 2, 3, undefined, undefined]);
  engine.terminate();
});

test("leaving the loop ends the search, and the next one gets a fresh worker that is ready", async () => {
  const engine = new Engine();
  const first = workers.length;
  let deepest = 0;
  for await (const { depth } of engine.analyse(newGame("krida"))) {
    deepest = depth;
    if (depth === 3) break;
  }
  assert.equal(deepest, 3);
  assert.ok(workers[first].ended);
  assert.equal(workers.length, first + 2);
  assert.equal((await engine.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
  assert.equal(workers.length, first + 2);
  engine.terminate();
});

test("an error in the loop ends the search too", async () => {
  const engine = new Engine();
  const first = workers.length;
  await assert.rejects(async () => {
    for await (const _ of engine.analyse(newGame("krida"))) throw new Error("enough");
  }, /enough/);
  assert.ok(workers[first].ended);
  engine.terminate();
});

test("an analysis that is not read is not begun, and one that is left before is never begun", async () => {
  const engine = new Engine();
  const before = workers.length;
  const analysis = engine.analyse(newGame("krida"));
  assert.deepEqual(await analysis.return(), { done: true, value: undefined });
  assert.deepEqual(await all(analysis), []);
  assert.equal(workers.length, before);
});

test("stop() ends an analysis as a limit does, and what waits goes on", async () => {
  const engine = new Engine();
  const game = newGame("krida");
  const analysis = engine.analyse(game);
  const read = all((async function* () {
    for await (const info of analysis) {
      yield info;
      if (info.depth === 4) engine.stop();
    }
  })());
  await new Promise((done) => setTimeout(done, 10));
  const waiting = engine.bestMove(game, { depth: 2 });
  assert.ok((await read).at(-1).depth >= 4);
  assert.equal((await waiting).depth, 2);
  engine.stop();
  engine.terminate();
});

test("stop() lets bestMove give what it has found, or say that there is nothing", async () => {
  const engine = new Engine();
  engine.stop();
  const none = rejection(engine.bestMove(newGame("krida"), ENDLESS));
  engine.stop();
  assert.equal((await none).code, "aborted");
  const game = newGame("krida");
  const some = engine.bestMove(game, ENDLESS);
  while (workers.at(-1).depths === 0) await new Promise((done) => setTimeout(done, 5));
  engine.stop();
  const found = await some;
  assert.ok(found.depth >= 1);
  assert.deepEqual(found.lines[0].pv[0], found.move);
  assert.ok(game.legalMoves().some(({ uci }) => uci === found.move.uci));
  engine.terminate();
});

test("a signal ends an analysis with an error, whether it runs, waits or has not begun", async () => {
  const engine = new Engine();
  const stop = new AbortController();
  const running = engine.analyse(newGame("krida"), { signal: stop.signal });
  assert.equal((await running.next()).value.depth, 1);
  const waiting = engine.analyse(newGame("chadarangam"), { signal: stop.signal });
  const turn = rejection(waiting.next());
  const reason = new Error("enough");
  stop.abort(reason);
  for (const error of [await rejection(running.next()), await turn, await rejection(engine.analyse(newGame("krida"), { signal: stop.signal }).next())]) {
    assert.equal(error.code, "aborted");
    assert.equal(error.cause, reason);
  }
  assert.equal((await running.next()).done, true);
  engine.terminate();
});

test("terminate() ends an analysis with an error", async () => {
  const engine = new Engine();
  const analysis = engine.analyse(newGame("krida"));
  await analysis.next();
  const turn = rejection((async () => { for (;;) if ((await analysis.next()).done) return; })());
  engine.terminate();
  assert.equal((await turn).code, "aborted");
});

test("two games share one engine", async () => {
  const engine = new Engine();
  const before = workers.length;
  const [one, other] = [newGame("krida"), newGame("shatranj-14")];
  one.play("e3");
  const [infos, found, more] = await Promise.all([
    all(engine.analyse(one, { depth: 3 })),
    engine.bestMove(other, { depth: 2 }),
    all(engine.analyse(other, { depth: 2, multiPv: 2 })),
  ]);
  assert.equal(infos.at(-1).pv[0].color, "b");
  assert.deepEqual(found, other.search({ depth: 2 }));
  assert.deepEqual(more.at(-1).lines, other.search({ depth: 2, multiPv: 2 }).lines);
  assert.equal(workers.length, before + 1);
  engine.terminate();
});

test("a worker that does not answer is given up, and the next search gets another one", async () => {
  const begins = "({ module }) => parentPort.postMessage({ kind: module ? 'ready' : 'begun' })";
  for (const [script, limits] of [
    ["parentPort.on('message', () => {})", { depth: 1 }],
    [`parentPort.on('message', ${begins})`, { timeMs: 1 }],
  ]) {
    const engine = new Engine({ timeoutMs: 300 });
    Stub.script = script;
    const failing = rejection(engine.bestMove(newGame("krida"), limits));
    Stub.script = undefined;
    const error = await failing;
    assert.equal(error.code, "engine-failed");
    assert.match(error.message, /did not answer/);
    assert.ok(workers.at(-1).ended);
    const patient = new Engine();
    assert.equal((await patient.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
    patient.terminate();
    engine.terminate();
  }
});

test("the start of a worker is a part of the time allowed, but something is always left", async () => {
  for (const [timeMs, most] of [[10_000, 9_950], [40, 1]]) {
    const engine = new Engine();
    Stub.script = `parentPort.on("message", ({ module, limits }) => {
      if (module) setTimeout(() => parentPort.postMessage({ kind: "ready" }), 60);
      else parentPort.postMessage({ kind: "error", error: { code: "game-over", message: String(limits.timeMs), details: {} } });
    })`;
    const told = rejection(engine.bestMove(newGame("krida"), { timeMs }));
    Stub.script = undefined;
    const left = Number((await told).message);
    assert.ok(left >= 1 && left <= most, String(left));
    engine.terminate();
  }
});

test("a worker that cannot get ready has failed", async () => {
  const engine = new Engine();
  Stub.script = `parentPort.on("message", () => parentPort.postMessage({ kind: "error", error: { code: "init-failed", message: "no room", details: {} } }))`;
  const failing = rejection(engine.bestMove(newGame("krida"), { depth: 1 }));
  Stub.script = undefined;
  const error = await failing;
  assert.deepEqual([error.code, /no room/.test(error.message)], ["engine-failed", true]);
  assert.equal((await engine.bestMove(newGame("krida"), { depth: 1 })).depth, 1);
  engine.terminate();
});

test("a worker that breaks down in the middle of an analysis is reported in the loop", async () => {
  const engine = new Engine();
  Stub.script = "parentPort.on('message', () => { throw new Error('broke down') })";
  const analysis = engine.analyse(newGame("krida"));
  const failing = rejection(analysis.next());
  Stub.script = undefined;
  const error = await failing;
  assert.equal(error.code, "engine-failed");
  assert.equal((await analysis.next()).done, true);
  assert.equal((await all(engine.analyse(newGame("krida"), { depth: 2 }))).at(-1).depth, 2);
  engine.terminate();
});

test("the worker's script may lie elsewhere", async () => {
  const engine = new Engine({ workerUrl: "/elsewhere.js" });
  Stub.script = `import(${JSON.stringify(new URL("../dist/worker.js", import.meta.url).href)})`;
  const answer = engine.bestMove(newGame("krida"), { depth: 1 });
  Stub.script = undefined;
  assert.equal((await answer).depth, 1);
  assert.equal(workers.at(-1).url, "/elsewhere.js");
  engine.terminate();
});

test("an analysis of a game that is over, and wrong arguments, are refused", async () => {
  const engine = new Engine();
  const over = newGame({ variant: "krida", fen: "k6r/8/1K6/8/8/8/7R/8 w - - 0 1" });
  over.play("Rxh8#");
  assert.equal((await rejection(engine.analyse(over).next())).code, "game-over");
  const game = newGame("krida");
  const throwing = new Proxy({}, { get() { throw new Error("no"); }, ownKeys() { throw new Error("no"); } });
  const refused = (call) => assert.throws(call, (error) => error instanceof BuddhibalaError && error.code === "bad-argument");
  for (const wrong of [undefined, null, "krida", {}, throwing]) refused(() => engine.analyse(wrong));
  for (const limits of [null, 3, [], throwing, { level: 1 }, { multiPv: 99 }, { timeMs: 0 }, { signal: {} }, { moves: 1 }]) refused(() => engine.analyse(game, limits));
  for (const options of [null, 3, [], throwing, { workerUrl: 3 }, { workerUrl: "" }, { workerUrl: "http://[" }, { workerUrl: throwing }, { timeoutMs: 0 }, { timeoutMs: NaN }, { timeoutMs: "1" }, { wait: 1 }]) refused(() => new Engine(options));
  game.free();
  assert.throws(() => engine.analyse(game), (error) => error.code === "disposed");
  engine.terminate();
});

test("it solves as game.solve() does, in turn with other searches", async () => {
  const engine = new Engine();
  const game = newGame({ variant: "krida", fen: "k6r/8/1K6/8/8/8/7R/8 w - - 0 1" });
  const [found, solution] = await Promise.all([engine.bestMove(game, { depth: 1 }), engine.solve(game, { mateIn: 1 })]);
  assert.equal(found.move.san, "Rxh8#");
  assert.deepEqual(solution, game.solve({ mateIn: 1 }));
  assert.deepEqual(solution.keys.map(({ san }) => san), ["Rxh8#"]);
  const array = newGame("krida");
  assert.deepEqual(await engine.solve(array, { mateIn: 2, nodes: 1000 }), array.solve({ mateIn: 2, nodes: 1000 }));
  for (const limits of [undefined, null, {}, { mateIn: 0 }, { mateIn: "1" }, { mateIn: 1, signal: {} }, { depth: 1 }]) {
    assert.equal((await rejection(engine.solve(game, limits))).code, "bad-argument");
  }
  game.play("Rxh8#");
  assert.equal((await rejection(engine.solve(game, { mateIn: 1 }))).code, "game-over");
  engine.terminate();
});

test("a solver is stopped as a search that has found nothing", async () => {
  const engine = new Engine();
  const stop = new AbortController();
  const game = newGame("shatranj-14");
  const stopped = rejection(engine.solve(game, { mateIn: 8, signal: stop.signal }));
  const waiting = rejection(engine.solve(game, { mateIn: 8 }));
  stop.abort();
  assert.equal((await stopped).code, "aborted");
  engine.stop();
  assert.equal((await waiting).code, "aborted");
  engine.terminate();
});
