// One table of speeds: perft and search, native as `cargo bench` has just measured them and in WebAssembly under Node, how
// well limits of time are kept, and other people's engines. `npm run bench` runs all.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newGame } from "buddhibala";
import { targetDir } from "../scripts/lib/paths.mjs";
import { Fairy, withPeers } from "../scripts/lib/peers.mjs";

const ROUNDS = 5;
const PERFT = [
  { variant: "krida", depth: 5 },
  { variant: "shatranj-14", depth: 4 },
];
const CHESS = { depth: 5, nodes: 4_865_609 };
const SECOND = 1000;
const LIMITS = [20, 100, 500];

const positions = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));
const searched = JSON.parse(readFileSync(join(targetDir, "search.json"), "utf8"));

const rows = [["engine", "what", "speed", "beside"]];
const row = (engine, what, speed, beside = "") => rows.push([engine, what, speed, beside]);
const million = (count) => `${(count / 1e6).toFixed(2)} million/s`;
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => sum(values) / values.length;

/** The best of some rounds, in seconds. */
function seconds(work) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...rounds) / SECOND;
}

/** What criterion measured, in seconds. */
function native(name) {
  const file = join(targetDir, "criterion", "perft", name, "new", "estimates.json");
  return JSON.parse(readFileSync(file, "utf8")).mean.point_estimate / 1e9;
}

function search(variant, fen, limits) {
  const game = newGame({ variant, fen });
  const begun = performance.now();
  const { nodes, depth } = game.search(limits);
  const ms = performance.now() - begun;
  game.free();
  return { nodes, depth, ms };
}

/** A position some turns into a game, by always taking a turn from the same part of the list. */
function middlegame(variant) {
  const game = newGame(variant);
  for (let ply = 0; ply < 30; ply++) {
    const moves = game.legalMoves();
    game.play(moves[(moves.length * 3) >> 2]);
  }
  return game;
}

function perft() {
  const yardstick = CHESS.nodes / native("cozy-chess");
  row("cozy-chess, native", `perft ${CHESS.depth}, orthodox chess`, million(yardstick));
  for (const { variant, depth } of PERFT) {
    const game = newGame(variant);
    const nodes = game.perft(depth);
    const natively = nodes / native(variant);
    const inWasm = nodes / seconds(() => game.perft(depth));
    row(`${variant}, native`, `perft ${depth}`, million(natively), `${(natively / yardstick).toFixed(2)} of cozy-chess`);
    row(`${variant}, wasm`, `perft ${depth}`, million(inWasm), `${(inWasm / natively).toFixed(2)} of native`);
    const middle = middlegame(variant);
    const calls = 2000;
    const took = seconds(() => {
      for (let call = 0; call < calls; call++) middle.legalMoves();
    });
    row(`${variant}, wasm`, `legalMoves(), ${middle.legalMoves().length} moves`, `${Math.round(calls / took)} calls/s`);
    game.free();
    middle.free();
  }
}

/** Positions a second; also for comparison with others. */
function searches() {
  const speeds = {};
  for (const [variant, fens] of Object.entries(positions)) {
    const there = searched[variant];
    const timed = fens.map((fen) => search(variant, fen, { timeMs: SECOND }));
    const rate = (SECOND * sum(timed.map(({ nodes }) => nodes))) / sum(timed.map(({ ms }) => ms));
    const depth = mean(timed.map(({ depth }) => depth));
    const toDepth = mean(fens.map((fen) => search(variant, fen, { depth: there.toDepth }).ms)) / SECOND;
    row(`${variant}, native`, "search, 1 s", million(there.nodes), `depth ${there.depth.toFixed(1)}`);
    row(`${variant}, wasm`, "search, 1 s", million(rate), `depth ${depth.toFixed(1)}, ${(rate / there.nodes).toFixed(2)} of native`);
    row(`${variant}, native`, `to depth ${there.toDepth}`, `${there.secondsToDepth.toFixed(2)} s`, `each ply ${there.branching.toFixed(2)} times the work`);
    row(`${variant}, wasm`, `to depth ${there.toDepth}`, `${toDepth.toFixed(2)} s`);
    speeds[variant] = rate;
  }
  return speeds;
}

/** How much longer than allowed a search takes. */
function limits() {
  for (const limit of LIMITS) {
    const all = Object.entries(positions).flatMap(([variant, fens]) => fens.map((fen) => search(variant, fen, { timeMs: limit }).ms - limit));
    all.sort((a, b) => a - b);
    const [middle, most] = [0.5, 0.95].map((share) => all[Math.floor(share * all.length)].toFixed(1));
    row("all games, wasm", `limit of ${limit} ms`, `${middle} ms over`, `95 %: ${most}, worst: ${all.at(-1).toFixed(1)} ms`);
  }
}

/** The same krida positions as ours, a second each. */
async function fairy(require, ours) {
  const engine = await Fairy.start(require);
  const found = [];
  for (const fen of positions.krida) found.push(await engine.think(fen, [], `movetime ${SECOND}`));
  engine.stop();
  const rate = (SECOND * sum(found.map(({ nodes }) => nodes))) / sum(found.map(({ ms }) => ms));
  const depth = mean(found.map(({ depth }) => depth));
  row("Fairy-Stockfish, wasm", "search of krida, 1 s", million(rate), `depth ${depth.toFixed(1)}; ours ${(ours / rate).toFixed(1)} times as many`);
}

/** It tells no numbers of positions: only how long a move takes can be measured. */
function jsChessEngine(require) {
  const { Game } = require("js-chess-engine");
  const took = seconds(() => new Game().aiMove(3));
  row("js-chess-engine", "level 3, first move of chess", `${took.toFixed(2)} s`);
}

perft();
const speeds = searches();
limits();
await withPeers([Fairy.PACKAGE, "js-chess-engine@1.0.3"], async (require) => {
  jsChessEngine(require);
  await fairy(require, speeds.krida);
});
const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
for (const cells of rows) console.log(cells.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd());
