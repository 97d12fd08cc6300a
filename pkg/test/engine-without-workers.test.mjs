// Node has no Worker of the web, so here the engine searches on its own thread.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { BuddhibalaError, newGame, variants } from "buddhibala";
import { Engine } from "buddhibala/engine";

afterEach(() => {
  delete globalThis.Worker;
});

async function rejection(promise) {
  const error = await promise.then(() => assert.fail("it was answered"), (reason) => reason);
  assert.ok(error instanceof BuddhibalaError, String(error));
  return error;
}

async function all(analysis) {
  const infos = [];
  for await (const info of analysis) infos.push(info);
  return infos;
}

/** Without the time, which differs. */
const plain = ({ timeMs, ...info }) => info;

test("it finds what game.search() finds, by level, depth, nodes and without a limit", async () => {
  const engine = new Engine();
  for (const { id } of variants()) {
    const game = newGame(id);
    for (const limits of [{}, { level: 1, seed: 7 }, { level: 2, seed: 7 }, { depth: 4 }, { nodes: 3000, seed: 1 }, { depth: 3, nodes: 200 }, { nodes: 1 }, { depth: 2, multiPv: 4 }]) {
      assert.deepEqual(await engine.bestMove(game, limits), game.search(limits), JSON.stringify(limits));
    }
  }
});

test("a mate that ends the search early is found as game.search() finds it", async () => {
  const engine = new Engine();
  const game = newGame({ variant: "krida", fen: "k6r/8/1K6/8/8/8/7R/8 w - - 0 1" });
  const found = await engine.bestMove(game, { depth: 30 });
  assert.deepEqual(found, game.search({ depth: 30 }));
  assert.deepEqual(found.score, { mateIn: 1 });
  game.play(found.move);
  assert.equal((await rejection(engine.bestMove(game))).code, "game-over");
});

test("an analysis tells of each depth", async () => {
  const engine = new Engine();
  const game = newGame("chadarangam");
  const infos = await all(engine.analyse(game, { depth: 4, multiPv: 2 }));
  assert.deepEqual(infos.map(({ depth }) => depth), [1, 2, 3, 4]);
  for (const info of infos) {
    const { move, ...expected } = game.search({ depth: info.depth, multiPv: 2 });
    assert.deepEqual(plain(info), expected);
  }
});

test("other things have their turn between depths", async () => {
  const engine = new Engine();
  let ticks = 0;
  const ticking = setInterval(() => { ticks += 1; }, 0);
  await engine.bestMove(newGame("krida"), { depth: 6 });
  clearInterval(ticking);
  assert.ok(ticks >= 3, String(ticks));
});

test("a limit of time ends it", async () => {
  const engine = new Engine();
  const game = newGame("krida");
  const found = await engine.bestMove(game, { timeMs: 100 });
  assert.ok(game.legalMoves().some(({ uci }) => uci === found.move.uci));
  assert.ok((await all(engine.analyse(game, { timeMs: 100 }))).length >= 1);
});

test("stop(), a signal, terminate() and leaving the loop end it between two depths", async () => {
  const engine = new Engine();
  const game = newGame("krida");
  const read = [];
  for await (const { depth } of engine.analyse(game)) {
    read.push(depth);
    if (depth === 3) engine.stop();
  }
  assert.deepEqual(read, [1, 2, 3]);

  for await (const { depth } of engine.analyse(game)) if (depth === 2) break;

  const stop = new AbortController();
  const analysis = engine.analyse(game, { signal: stop.signal });
  await analysis.next();
  stop.abort();
  assert.equal((await rejection(analysis.next())).code, "aborted");

  const found = engine.bestMove(game, { timeMs: 600_000 });
  const waiting = engine.bestMove(game, { depth: 1 });
  await new Promise((done) => setTimeout(done, 50));
  engine.stop();
  assert.ok((await found).depth >= 1);
  assert.equal((await waiting).depth, 1);

  const none = rejection(engine.bestMove(game, { timeMs: 600_000 }));
  engine.stop();
  assert.equal((await none).code, "aborted");

  const ended = rejection(engine.bestMove(game, { timeMs: 600_000 }));
  engine.terminate();
  assert.equal((await ended).code, "aborted");
  assert.equal((await engine.bestMove(game, { depth: 1 })).depth, 1);
});

test("where a worker may not be started, it does without", async () => {
  globalThis.Worker = class {
    constructor() {
      throw new Error("forbidden by a policy");
    }
  };
  const game = newGame("krida");
  assert.deepEqual(await new Engine().bestMove(game, { depth: 3 }), game.search({ depth: 3 }));
});

test("two games take turns, and may be freed meanwhile", async () => {
  const engine = new Engine();
  const [one, other] = [newGame("krida"), newGame("shatranj-14")];
  const expected = [one.search({ depth: 3 }), other.search({ depth: 2 })];
  const searches = [engine.bestMove(one, { depth: 3 }), engine.bestMove(other, { depth: 2 })];
  one.play("e3");
  one.free();
  other.free();
  assert.deepEqual(await Promise.all(searches), expected);
});

test("it solves as game.solve() does", async () => {
  const engine = new Engine();
  const game = newGame({ variant: "krida", fen: "k6r/8/1K6/8/8/8/7R/8 w - - 0 1" });
  assert.deepEqual(await engine.solve(game, { mateIn: 2 }), game.solve({ mateIn: 2 }));
});
