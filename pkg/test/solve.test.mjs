import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { BuddhibalaError, newGame } from "buddhibala";

const rows = readFileSync(new URL("../../tests/vectors/mates.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Plays the whole tree: every answer is there, and every line ends with the attacker's win. */
function follow(game, branches, attacker, turns) {
  const main = branches[0];
  if (game.turn === attacker) {
    assert.ok(branches.slice(1).every((branch) => branch.dual && branch.next.length === 0));
    return step(game, main, attacker, turns);
  }
  assert.deepEqual(branches.map((branch) => branch.move).sort(byText), game.legalMoves().sort(byText));
  for (const branch of branches) step(game, branch, attacker, turns);
}

function step(game, branch, attacker, turns) {
  assert.equal(branch.dual, false);
  const left = turns - Number(game.turn === attacker && branch.move.endsTurn);
  assert.ok(left >= 0, game.fen());
  game.play(branch.move);
  const { state, winner, reason, grade } = game.status();
  if (branch.end === undefined) {
    assert.equal(state, "playing");
    follow(game, branch.next, attacker, left);
  } else {
    assert.deepEqual({ winner, ...branch.end }, { winner: attacker, reason, grade });
    assert.deepEqual(branch.next, []);
  }
  game.undo();
}

const byText = (a, b) => (a.uci < b.uci ? -1 : 1);

test("mate problems have their length, their keys and a tree that can be played", () => {
  assert.equal(rows.length, 19);
  for (const { variant, options, fen, mateIn, keys } of rows) {
    const game = newGame({ variant, options, fen });
    const solution = game.solve({ mateIn });
    assert.equal(solution.solved, true, fen);
    assert.equal(solution.outcome, "win");
    assert.equal(solution.mateIn, mateIn, fen);
    assert.deepEqual(solution.keys.map((move) => move.uci).sort(), keys, fen);
    assert.deepEqual(solution.keys, solution.tree.map((branch) => branch.move));
    assert.equal(solution.unique, keys.length === 1);
    assert.equal(solution.cut, false);
    assert.ok(solution.nodes > 0);
    follow(game, solution.tree, game.turn, mateIn);
    assert.equal(game.fen(), fen);
  }
});

test("what cannot be forced is refuted", () => {
  for (const { variant, options, fen, mateIn } of rows.filter((row) => row.mateIn > 1)) {
    const { nodes, ...rest } = newGame({ variant, options, fen }).solve({ mateIn: mateIn - 1 });
    assert.deepEqual(rest, { solved: false, outcome: "none", keys: [], tree: [], refuted: mateIn - 1 });
    assert.ok(nodes > 0);
  }
});

test("a lesser win counts on request", () => {
  const game = newGame({ variant: "krida", fen: "7k/8/8/8/8/8/r6P/K7 w - - 0 1" });
  assert.equal(game.solve({ mateIn: 1 }).outcome, "none");
  assert.equal(game.solve({ mateIn: 1, lesser: false }).solved, false);
  const solution = game.solve({ mateIn: 1, lesser: true });
  assert.ok(solution.solved);
  assert.deepEqual(solution.keys.map((move) => move.san), ["Kxa2"]);
  assert.deepEqual(solution.tree[0].end, { reason: "bare-king", grade: "lesser" });
});

test("several keys are told, the others as duals", () => {
  const game = newGame({ variant: "krida", fen: "k7/8/1K6/8/8/8/p7/5R1R w - - 0 1" });
  const solution = game.solve({ mateIn: 1 });
  assert.ok(solution.solved);
  assert.equal(solution.unique, false);
  assert.deepEqual(solution.keys.map((move) => move.uci).sort(), ["f1f8", "h1h8"]);
  assert.deepEqual(solution.tree.map((branch) => branch.dual), [false, true]);
});

test("whoever stops early claims nothing", () => {
  const { variant, options, fen, mateIn } = rows.find((row) => row.mateIn > 1);
  const { nodes, ...rest } = newGame({ variant, options, fen }).solve({ mateIn, nodes: 10 });
  assert.deepEqual(rest, { solved: false, outcome: "undecided", keys: [], tree: [], refuted: 0 });
  assert.ok(nodes <= 10);
});

test("limits are checked", () => {
  const game = newGame("krida");
  const refused = [
    undefined,
    null,
    3,
    {},
    { mateIn: 0 },
    { mateIn: 65 },
    { mateIn: 1.5 },
    { mateIn: "2" },
    { mateIn: 2, lesser: 1 },
    { mateIn: 2, nodes: 0 },
    { mateIn: 2, depth: 3 },
  ];
  for (const limits of refused) {
    const is = (error) => error instanceof BuddhibalaError && error.code === "bad-argument";
    assert.throws(() => game.solve(limits), is, JSON.stringify(limits));
  }
  const over = newGame({ variant: "krida", fen: "R6k/1R6/8/8/8/8/7p/K7 b - - 0 1" });
  assert.throws(() => over.solve({ mateIn: 1 }), { code: "game-over" });
  game.free();
  assert.throws(() => game.solve({ mateIn: 1 }), { code: "disposed" });
});
