// Each kind of source in a process of its own, because a process loads only once.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

const PACKAGE = new URL("../", import.meta.url).href;
const SOURCES = {
  "bytes": "bytes",
  "a part of a buffer": "new Uint8Array(Buffer.concat([Buffer.alloc(8), bytes]).buffer.slice(0)).subarray(8)",
  "a buffer": "bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)",
  "a module": "new WebAssembly.Module(bytes)",
  "a response": "new Response(bytes)",
  "a streamed response": "new Response(bytes, { headers: { 'content-type': 'application/wasm' } })",
  "a response with parameters in its type": "new Response(bytes, { headers: { 'content-type': 'application/wasm; charset=utf-8' } })",
  "a promise": "Promise.resolve(new Response(bytes))",
  "a request": "new Request('data:application/wasm;base64,' + bytes.toString('base64'))",
  "an address": "'data:application/wasm;base64,' + bytes.toString('base64')",
};

async function run(code) {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  return stdout.trim();
}

for (const [name, source] of Object.entries(SOURCES)) {
  test(`init() takes ${name}`, async () => {
    const code = `
      import { readFileSync } from "node:fs";
      import init, { newGame } from "${PACKAGE}dist/index.js";
      const bytes = readFileSync(new URL("${PACKAGE}wasm/buddhibala_bg.wasm"));
      await init(${source});
      console.log(newGame("krida").legalMoves().length);`;
    assert.equal(await run(code), "16");
  });
}

test("init() does without a streaming compiler", async () => {
  const code = `
    import { readFileSync } from "node:fs";
    import init, { newGame } from "${PACKAGE}dist/index.js";
    delete WebAssembly.compileStreaming;
    await init(new Response(readFileSync(new URL("${PACKAGE}wasm/buddhibala_bg.wasm")), { headers: { "content-type": "application/wasm" } }));
    console.log(newGame("krida").legalMoves().length);`;
  assert.equal(await run(code), "16");
});

for (const name of ["bytes", "a part of a buffer", "a buffer", "a module"]) {
  test(`initSync() takes ${name}, also after a failure`, async () => {
    const code = `
      import { readFileSync } from "node:fs";
      import { initSync, newGame } from "${PACKAGE}dist/index.js";
      const bytes = readFileSync(new URL("${PACKAGE}wasm/buddhibala_bg.wasm"));
      try { initSync(bytes.subarray(0, 100)); } catch (error) { console.log(error.code); }
      initSync(${SOURCES[name]});
      console.log(newGame("krida").legalMoves().length);`;
    assert.equal(await run(code), "load-failed\n16");
  });
}
