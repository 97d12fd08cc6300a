// How much of WebAssembly's memory is used: each in a process of its own, because that memory never shrinks.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

const PACKAGE = new URL("../", import.meta.url).href;
/** By so much it may grow after the first few: what is held at once, and gaps between. */
const SPARE = 4_000_000;

/** Runs code with `size()`, the bytes of WebAssembly's memory, and gives what it passes to `told`. */
async function run(code) {
  const whole = `
    import { newGame, variants } from "${PACKAGE}dist/node.js";
    import { Engine } from "${PACKAGE}dist/engine.js";
    import { initSync } from "${PACKAGE}wasm/buddhibala.js";
    const { memory } = initSync();
    const size = () => memory.buffer.byteLength;
    const told = (value) => console.log(JSON.stringify(value));
    const ids = variants().map(({ id }) => id);
    ${code}`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--max-old-space-size=256", "--input-type=module", "--eval", whole]);
  return JSON.parse(stdout);
}

for (const [how, free] of [["not freed", ""], ["freed", "game.free();"]]) {
  test(`a hundred thousand games that are ${how} leave the memory small, in one loop without a break`, async () => {
    const [few, all] = await run(`
      let few;
      for (let games = 0; games < 100_000; games++) {
        const game = newGame(ids[games % ids.length]);
        for (let ply = 0; ply < 2; ply++) game.play(game.legalMoves()[games % 5]);
        ${free}
        if (games === 1000) few = size();
      }
      told([few, size()]);`);
    assert.ok(all - few < SPARE, `from ${few} to ${all} bytes`);
  });
}

test("long games that are not freed leave the memory small", async () => {
  const [few, all] = await run(`
    const moves = ["Nc3", "Nc6", "Nb1", "Nb8"];
    let few;
    for (let games = 0; games < 300; games++) {
      const game = newGame("krida");
      for (let ply = 0; ply < 1000; ply++) game.play(moves[ply % 4]);
      if (games === 30) few = size();
    }
    told([few, size()]);`);
  assert.ok(all - few < SPARE, `from ${few} to ${all} bytes`);
});

test("thousands of games can be kept at once, each where it was", async () => {
  const { size, wrong } = await run(`
    const games = Array.from({ length: 3000 }, (_, at) => newGame(ids[at % ids.length]));
    const fens = games.map((game, at) => {
      game.play(game.legalMoves()[at % 7]);
      return game.fen();
    });
    const wrong = games.filter((game, at) => game.fen() !== fens[at] || game.history().length !== 1).length;
    told({ size: size(), wrong });`);
  assert.equal(wrong, 0);
  assert.ok(size < 2 * SPARE, `${size} bytes`);
});

test("ten thousand searches leave the memory as large as one", async () => {
  const [few, all] = await run(`
    const games = ids.map((id) => newGame(id));
    let few;
    for (let searches = 0; searches < 10_000; searches++) {
      games[searches % games.length].search({ depth: 1, seed: searches });
      if (searches === 10) few = size();
    }
    told([few, size()]);`);
  assert.ok(all - few < SPARE, `from ${few} to ${all} bytes`);
});

test("ten thousand searches of an engine leave the memory as large as one", async () => {
  const [few, all] = await run(`
    const games = ids.map((id) => newGame(id));
    const engine = new Engine();
    let few;
    for (let searches = 0; searches < 10_000; searches++) {
      await engine.bestMove(games[searches % games.length], { depth: 1, seed: searches });
      if (searches === 10) few = size();
    }
    told([few, size()]);`);
  assert.ok(all - few < SPARE, `from ${few} to ${all} bytes`);
});
