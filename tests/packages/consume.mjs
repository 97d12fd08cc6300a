import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runLogged, withPath } from "../../scripts/lib/run.mjs";
import { FOLDER } from "./browser.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const FIRST = "e2e3";

/** Builds one consumer in the stage, opens or runs it, and fails unless all that it should do was done. */
export async function consume(consumer, { stage, browser, env, replies }) {
  const { name, project = name, common = [], commands = [], copies = {}, page, script, dev, prints } = consumer;
  const folder = join(stage.folder, name);
  const tools = withPath(env, join(stage.folder, "..", "node_modules", ".bin"));
  if (existsSync(here(`projects/${project}`))) cpSync(here(`projects/${project}`), folder, { recursive: true });
  for (const file of common) cpSync(here(`common/${file}`), join(folder, file));
  for (const command of commands) await runLogged(`consumer-${name}`, command, { env: tools, cwd: folder });
  for (const [from, to] of Object.entries(copies)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(stage.folder, "node_modules", from), join(folder, to), { recursive: true });
  }
  if (script) {
    const html = readFileSync(here("common/index.html"), "utf8").replace("./main.js", script);
    writeFileSync(join(folder, page, "index.html"), html);
  }

  if (prints) {
    const { stdout, stderr, status } = spawnSync(prints[0], prints.slice(1), { cwd: folder, env: tools, encoding: "utf8" });
    assert.equal(status, 0, stderr);
    return checkGame(JSON.parse(stdout), replies);
  }
  const proof = dev ? await served(folder, (address) => browser.proof(address)) : page && (await browser.served(join(folder, page), (address) => browser.proof(address)));
  if (!proof) return "no errors";
  if (consumer.drawn) await browser.served(join(folder, page), (address) => browser.still(address, checkDrawn));
  return checkProof({ ...proof, faults: proof.faults.filter((fault) => !consumer.warns?.test(fault)) }, replies, consumer.drawn ? 128 : 64);
}

/** By Vite, as it serves while somebody writes. */
async function served(folder, look) {
  const { createServer } = await import(pathToFileURL(createRequire(join(folder, "x")).resolve("vite")).href);
  const server = await createServer({ root: folder, base: FOLDER, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
  try {
    await server.listen();
    return await look(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
}

function checkGame({ legal, played }, replies) {
  assert.equal(legal, 16);
  assert.equal(played[0], FIRST);
  assert.ok(replies.krida.includes(played[1]), `${played[1]} is no answer`);
  return `${legal} legal moves, ${played.join(" ")}`;
}

function checkProof({ board, cells, faults, workers, ...game }, replies, expectedCells) {
  assert.deepEqual(faults, []);
  const told = checkGame(game, replies);
  assert.equal(board[0], FIRST);
  assert.ok(replies.chadarangam.includes(board[1]), `${board[1]} is no answer on the board`);
  assert.equal(cells, expectedCells, "squares on the page");
  assert.equal(workers.length, 2, `its workers are ${workers.join(", ")}`);
  return `${told}, on the board ${board.join(" ")}, ${workers.length} workers`;
}

/** What a server has drawn is to be seen without scripts: one board by Lit, and what stands in for the other. */
async function checkDrawn(page) {
  assert.equal(await page.getByRole("gridcell").count(), 64);
  assert.equal(await page.getByRole("gridcell", { name: /^e1,.*King|^e1,.*Raju/ }).count(), 1);
  assert.ok(await page.locator("#plain pre").isVisible());
}
