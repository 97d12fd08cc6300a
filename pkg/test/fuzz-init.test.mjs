// As fuzz.test.mjs, for what is called before WebAssembly has started.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";

import { BuddhibalaError, init, initSync, newGame } from "../dist/index.js";
import { anything, real, specs } from "./hostile-values.mjs";

const RUNS = { seed: 1741, numRuns: Number(process.env.BUDDHIBALA_FUZZ ?? 300) };
const refused = (...codes) => (error) => {
  assert.ok(error instanceof BuddhibalaError && codes.includes(error.code), String(error?.stack ?? error));
  return true;
};
/** Without a source the module beside the package is asked for, which is no hostile value. */
const sources = anything.filter((value) => value !== undefined);

test("init() loads nothing that is not the module, and says so", async () => {
  await fc.assert(fc.asyncProperty(sources, (given) => assert.rejects(init(real(given)), refused("load-failed", "bad-argument"))), RUNS);
});

test("initSync() loads nothing that is not the module, and says so", () => {
  fc.assert(fc.property(anything, (given) => assert.throws(() => initSync(real(given)), refused("load-failed", "bad-argument"))), RUNS);
});

test("without the module there is no game, whatever is asked for", () => {
  fc.assert(fc.property(specs("variant", "fen", "pgn"), (given) => assert.throws(() => newGame(real(given)), refused("not-initialised"))), RUNS);
});
