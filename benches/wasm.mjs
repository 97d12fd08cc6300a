// The same perft as benches/perft.rs in WebAssembly under Node, beside what criterion has just measured natively, and
// how fast a page gets all legal moves with everything that they do, and how far the search sees in one second.
// `npm run bench` runs all.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newGame } from "buddhibala";
import { targetDir } from "../scripts/lib/paths.mjs";

const ROUNDS = 5;
const GAMES = [
  { variant: "krida", depth: 5 },
  { variant: "shatranj-14", depth: 4 },
];

const million = (count) => `${(count / 1e6).toFixed(1)} million`;

/** The best of some rounds, in seconds. */
function seconds(work) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    work();
    best = Math.min(best, performance.now() - begun);
  }
  return best / 1000;
}

/** What criterion measured, in seconds. */
function native(name) {
  const file = join(targetDir, "criterion", "perft", name, "new", "estimates.json");
  return JSON.parse(readFileSync(file, "utf8")).mean.point_estimate / 1e9;
}

/** A position some turns into a game, by always taking a turn from the middle of the list. */
function middlegame(variant) {
  const game = newGame(variant);
  for (let ply = 0; ply < 30; ply++) {
    const moves = game.legalMoves();
    game.play(moves[(moves.length * 3) >> 2]);
  }
  return game;
}

const rows = [];
const yardstick = 4_865_609 / native("cozy-chess"); // orthodox chess has so many sequences of 5 plies
rows.push(["cozy-chess, native", "perft", `${million(yardstick)} nodes/s`, "1"]);
for (const { variant, depth } of GAMES) {
  const game = newGame(variant);
  const nodes = game.perft(depth);
  const natively = nodes / native(variant);
  const inWasm = nodes / seconds(() => game.perft(depth));
  rows.push([`${variant}, native`, "perft", `${million(natively)} nodes/s`, `${(natively / yardstick).toFixed(2)} of cozy-chess`]);
  rows.push([`${variant}, wasm`, "perft", `${million(inWasm)} nodes/s`, `${(inWasm / natively).toFixed(2)} of native`]);
  const middle = middlegame(variant);
  const calls = 2000;
  const took = seconds(() => {
    for (let call = 0; call < calls; call++) middle.legalMoves();
  });
  rows.push([`${variant}, wasm`, `legalMoves(), ${middle.legalMoves().length} moves`, `${Math.round(calls / took)} calls/s`, ""]);
}
const searched = JSON.parse(readFileSync(join(targetDir, "search.json"), "utf8"));
const positions = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));
for (const [variant, fens] of Object.entries(positions)) {
  const natively = searched[variant];
  const found = { nodes: 0, depth: 0, seconds: 0 };
  for (const fen of fens) {
    const game = newGame({ variant, fen });
    const begun = performance.now();
    const { nodes, depth } = game.search({ timeMs: 1000 });
    found.seconds += (performance.now() - begun) / 1000;
    found.nodes += nodes;
    found.depth += depth / fens.length;
    game.free();
  }
  const inWasm = found.nodes / found.seconds;
  rows.push([`${variant}, native`, "search", `${million(natively.nodes)} nodes/s`, `depth ${natively.depth.toFixed(1)} in 1 s`]);
  rows.push([`${variant}, wasm`, "search", `${million(inWasm)} nodes/s`, `depth ${found.depth.toFixed(1)} in 1 s, ${(inWasm / natively.nodes).toFixed(2)} of native`]);
}
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd());
