// On a server, and in other places where there is no document: each import in a process of its own.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";

async function run(code) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { cwd: import.meta.dirname });
  assert.equal(stderr, "");
  return stdout.trim();
}

const DOM = `["document", "window", "HTMLElement", "Document"].filter((name) => name in globalThis).join()`;

for (const name of ["buddhibala", "buddhibala/board", "buddhibala/engine", "buddhibala/worker", "buddhibala/standalone"]) {
  test(`${name} can be imported in Node, and brings no document`, async () => {
    assert.equal(await run(`await import("${name}"); console.log(${DOM});`), "");
  });
}

test("in Node the board is an element that can be made and set, and is not ready by itself", async () => {
  const code = `
    import { BuddhibalaBoard } from "buddhibala/board";
    const board = new BuddhibalaBoard();
    board.variant = "shatranj-14";
    board.setAttribute("level", "9");
    console.log(board.variant, board.level, board.model === undefined);`;
  assert.equal(await run(code), "shatranj-14 2 true");
});

test("the stand-alone file works where there is nothing but JavaScript", async () => {
  const bare = createContext({ atob, TextDecoder, TextEncoder, URL, WebAssembly, performance });
  runInContext(readFileSync(new URL("../dist/buddhibala-board.js", import.meta.url), "utf8"), bare);
  assert.equal(runInContext(DOM, bare), "");
  await runInContext("buddhibala.init()", bare);
  assert.equal(runInContext('buddhibala.newGame("krida").legalMoves().length', bare), 16);
});

test("the stand-alone file searches in Node too", async () => {
  const code = `
    await import("buddhibala/standalone");
    await buddhibala.init();
    const { newGame, Engine } = buddhibala;
    console.log((await new Engine().bestMove(newGame("krida"), { depth: 2 })).depth);`;
  assert.equal(await run(code), "2");
});
