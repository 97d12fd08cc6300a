// Loads the package as a browser does, by dist/index.js, which does not start by itself. The tests run in this order: all
// failures first, because nothing can be loaded twice.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

import * as buddhibala from "../dist/index.js";

const { BuddhibalaError, init, initSync, newGame, parseFen, parsePgn, variants } = buddhibala;

const WASM = readFileSync(new URL("../wasm/buddhibala_bg.wasm", import.meta.url));
/** A valid module that exports nothing. */
const FOREIGN = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** It begins like a module, and ends there. */
const CUT = WASM.subarray(0, 1000);

const ANSWERS = {
  "/right.wasm": [200, "application/wasm", WASM],
  "/as-text.wasm": [200, "text/plain", WASM],
  "/missing.wasm": [404, "text/html", "<h1>Not found</h1>"],
  "/page.wasm": [200, "text/html", "<!doctype html><h1>Welcome</h1>"],
  "/page-as.wasm": [200, "application/wasm", "<!doctype html><h1>Welcome</h1>"],
  "/cut.wasm": [200, "application/wasm", CUT],
  "/foreign.wasm": [200, "application/wasm", FOREIGN],
  "/empty.wasm": [200, "application/wasm", ""],
};
/** Answers that end before they are complete. */
const BROKEN = { "/broken.wasm": "application/wasm", "/broken-as-text.wasm": "text/plain" };
const asked = [];
let origin;

const server = createServer((request, response) => {
  asked.push(request.url);
  if (request.url in BROKEN) {
    response.writeHead(200, { "content-type": BROKEN[request.url], "content-length": WASM.length }).write(CUT, () => response.destroy());
    return;
  }
  const [status, type, body] = ANSWERS[request.url];
  response.writeHead(status, { "content-type": type }).end(body);
});
before(() => new Promise((ready) => server.listen(0, "127.0.0.1", () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  ready();
})));
after(() => server.close());

async function rejection(promise) {
  const error = await promise.then(() => assert.fail("it was loaded"), (reason) => reason);
  assert.ok(error instanceof BuddhibalaError, String(error));
  return error;
}

function notInitialised() {
  const calls = [
    () => newGame("krida"), () => newGame(null), () => variants(), () => parseFen("8/8"), () => parseFen("8/8", "krida"), () => parsePgn("*"),
    () => parsePgn(null),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => error instanceof BuddhibalaError && error.code === "not-initialised" && error.message.includes("init()"));
  }
}

test("before init() every call says so", notInitialised);

test("a missing file is named with its address and status", async () => {
  const error = await rejection(init(`${origin}/missing.wasm`));
  assert.equal(error.code, "load-failed");
  assert.deepEqual([error.details.url, error.details.status], [`${origin}/missing.wasm`, 404]);
  assert.ok(error.message.includes(`${origin}/missing.wasm`) && error.message.includes("404"), error.message);
});

test("a page in place of the module is recognised", async () => {
  const error = await rejection(init(new URL(`${origin}/page.wasm`)));
  assert.equal(error.code, "load-failed");
  assert.deepEqual(error.details, { url: `${origin}/page.wasm`, status: 200, contentType: "text/html" });
  assert.ok(/text\/html/.test(error.message) && error.message.includes("status 200"), error.message);
});

test("whatever else is no module is refused with its address", async () => {
  for (const path of ["/page-as.wasm", "/cut.wasm", "/foreign.wasm", "/empty.wasm"]) {
    const error = await rejection(init(origin + path));
    assert.equal(error.code, "load-failed", path);
    assert.ok(error.message.includes(origin + path), error.message);
  }
});

test("a connection that is lost half-way is told with its address", async () => {
  for (const path of Object.keys(BROKEN)) {
    const error = await rejection(init(origin + path));
    assert.deepEqual([error.code, error.details.url, error.details.status], ["load-failed", origin + path, 200]);
  }
});

test("a server that cannot be reached is named", async () => {
  const error = await rejection(init("http://127.0.0.1:9/nobody.wasm"));
  assert.deepEqual([error.code, error.details.url], ["load-failed", "http://127.0.0.1:9/nobody.wasm"]);
  assert.ok(error.cause instanceof Error);
});

test("the default address is that of the file beside the package", async () => {
  const error = await rejection(init()); // Node does not fetch files
  assert.equal(error.code, "load-failed");
  assert.equal(error.details.url, new URL("../wasm/buddhibala_bg.wasm", import.meta.url).href);
});

test("bytes, responses and modules that are wrong, and promises that fail, are refused", async () => {
  const wrong = [CUT, FOREIGN, new ArrayBuffer(0), new WebAssembly.Module(FOREIGN), new Response("x"), new Response(CUT)];
  for (const source of wrong) assert.equal((await rejection(init(source))).code, "load-failed");
  assert.equal((await rejection(init(Promise.reject(new Error("no"))))).code, "load-failed");
  for (const source of [CUT, FOREIGN, new Uint8Array(0), new WebAssembly.Module(FOREIGN)]) {
    assert.throws(() => initSync(source), (error) => error instanceof BuddhibalaError && error.code === "load-failed");
  }
});

test("wrong types are refused", async () => {
  const throwing = new Proxy({}, { get() { throw new Error("no"); }, getPrototypeOf() { throw new Error("no"); } });
  for (const source of [null, 0, NaN, true, 1n, {}, [], new Date(0), Symbol("x"), () => "x.wasm"]) {
    assert.equal((await rejection(init(source))).code, "bad-argument", String(source));
    assert.throws(() => initSync(source), (error) => error.code === "bad-argument");
  }
  await rejection(init(throwing));
  assert.throws(() => initSync(throwing), BuddhibalaError);
  assert.throws(() => initSync(), (error) => error.code === "bad-argument");
});

test("after all these failures nothing is half loaded", notInitialised);

test("two calls at once load once, with a wrong content type too", async () => {
  asked.length = 0;
  const first = init(`${origin}/as-text.wasm`);
  const second = init(`${origin}/right.wasm`);
  assert.equal(first, second);
  await Promise.all([first, second]);
  assert.deepEqual(asked, ["/as-text.wasm"]);
  assert.equal(newGame("krida").legalMoves().length, 16);
});

test("once it is loaded, init() does nothing, whatever it is given", async () => {
  await init();
  await init(`${origin}/missing.wasm`);
  await init(null);
  initSync(FOREIGN);
  assert.equal(newGame("krida").legalMoves().length, 16);
});
