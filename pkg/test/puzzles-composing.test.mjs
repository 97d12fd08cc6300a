import assert from "node:assert/strict";
import { test } from "node:test";
import { composeLine, loadPuzzles, verifyPuzzle } from "../dist/puzzles/node.js";
import { BuddhibalaError, variants } from "../dist/node.js";

const MATE = { variant: "krida", options: {}, fen: "knK5/8/8/3R4/4m3/8/8/8 w - - 0 1", goal: { kind: "mate", in: 2 } };

test("the solution and the main line of puzzles of every kind are found, and make a sound puzzle", async () => {
  const seen = new Map();
  for (const { id } of variants()) {
    for (const puzzle of await loadPuzzles(id)) {
      const { variant, options, fen, goal } = puzzle;
      const kind = `${variant} ${goal.kind}`;
      const number = seen.get(kind) ?? 0;
      if (number >= 3 || goal.in > 3) continue;
      seen.set(kind, number + 1);
      const found = composeLine({ variant, options, fen, goal });
      assert.equal(found.outcome, "composed", puzzle.id);
      assert.deepEqual(found.keys, [puzzle.solution[0]], puzzle.id);
      assert.equal(found.solution.length, puzzle.solution.length, puzzle.id);
      const { sound, faults } = verifyPuzzle({ ...puzzle, solution: found.solution });
      assert.deepEqual([sound, faults], [true, []], puzzle.id);
    }
  }
  const kinds = new Set([...seen.keys()].map((kind) => kind.split(" ")[1]));
  assert.ok(kinds.size >= 5, [...kinds].join(", "));
});

test("what is no puzzle is told apart: no solution, several, one that comes sooner, and what was not decided", () => {
  assert.equal(composeLine({ ...MATE, goal: { kind: "mate", in: 1 } }).outcome, "none");
  const sooner = composeLine({ ...MATE, goal: { kind: "mate", in: 3 } });
  assert.deepEqual([sooner.outcome, sooner.turns], ["sooner", 2]);
  const several = composeLine({ ...MATE, fen: "k7/8/1K6/8/8/8/p5RR/8 w - - 0 1", goal: { kind: "mate", in: 1 } });
  assert.deepEqual([several.outcome, [...several.keys].sort()], ["several", ["g2g8", "h2h8"]]);
  const undecided = composeLine({ variant: "chadarangam", options: {}, fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1", goal: { kind: "mate", in: 9 } }, { nodes: 1000 });
  assert.equal(undecided.outcome, "undecided");
  assert.ok(undecided.nodes > 0);
});

test("a position in which the game is over, and what is no task at all, are refused with the field", () => {
  const refused = (task, limits) => {
    try {
      composeLine(task, limits);
    } catch (error) {
      assert.ok(error instanceof BuddhibalaError);
      return [error.code, error.details.field ?? error.details.argument];
    }
    return undefined;
  };
  assert.deepEqual(refused({ ...MATE, fen: "8/8/8/8/8/8/8/8 w - - 0 1" }), ["bad-puzzle", "fen"]);
  assert.deepEqual(refused({ ...MATE, fen: "7k/8/8/8/8/8/8/K7 w - - 0 1" }), ["bad-puzzle", "fen"]);
  assert.deepEqual(refused({ ...MATE, goal: { kind: "mate", in: 13 } }), ["bad-puzzle", "goal"]);
  assert.deepEqual(refused({ ...MATE, options: { leap: "none" } }), ["bad-puzzle", "options"]);
  assert.deepEqual(refused({ ...MATE, variant: "chess" }), ["bad-puzzle", "variant"]);
  assert.deepEqual(refused({ ...MATE, title: "x" }), ["bad-puzzle", "puzzle"]);
  assert.deepEqual(refused(MATE, { nodes: 0 }), ["bad-argument", "limits.nodes"]);
  for (const value of [null, undefined, 3, "x", Symbol("x"), []]) assert.equal(refused(value)[0], "bad-puzzle");
});
