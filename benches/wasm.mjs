// The same perft as benches/perft.rs in WebAssembly under Node, beside what criterion has just measured natively, and
// how fast a page gets all legal moves with everything that they do. `npm run bench` runs both.
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
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd());
