import assert from "node:assert/strict";
import { test } from "node:test";
import { clear, move, set, take, touch } from "../dist/board/edit/bench.js";
import { beside, tools } from "../dist/board/edit/palette.js";
import { outline, placed, placement } from "../dist/board/core/outline.js";
import { fitsBoard } from "../dist/editor.js";
import { BuddhibalaError, variants } from "../dist/node.js";

const KING = { color: "w", letter: "K" };
const ROOK = { color: "b", letter: "R" };
const bench = (men, tool = { kind: "move" }, picked = undefined) => ({ men: new Map(men), tool, picked });

test("men that a FEN places are written as they were", () => {
  for (const { id, fen } of variants()) {
    const board = outline(id);
    const [array] = fen.split(" ");
    const empty = Array(board.ranks).fill(String(board.files)).join("/");
    for (const text of [array, empty]) assert.equal(placement(placed(text, board), board), text);
  }
});

test("a man is set, set over another, and taken off by the same touch; nothing that was there before changes", () => {
  const before = bench([["e1", ROOK]], { kind: "set", piece: KING });
  const { bench: after, deed } = touch(before, "e1");
  assert.deepEqual(deed, { kind: "set", square: "e1", piece: KING });
  assert.deepEqual(before.men.get("e1"), ROOK);
  assert.equal(touch(after, "e1").deed.kind, "cleared");
  assert.equal(touch({ ...after, tool: { kind: "erase" } }, "e2").deed.kind, "empty");
  assert.equal(clear(after, "e1").bench.men.size, 0);
});

test("a man is picked up and put down, back, or in the place of another", () => {
  const start = bench([["a1", KING], ["a8", ROOK]]);
  const picked = touch(start, "a1").bench;
  assert.equal(picked.picked, "a1");
  assert.equal(touch(picked, "a1").deed.kind, "put-back");
  const taken = touch(picked, "a8");
  assert.deepEqual([taken.deed, [...taken.bench.men]], [{ kind: "moved", from: "a1", to: "a8", piece: KING }, [["a8", KING]]]);
  assert.equal(move(start, "b2", "b3").deed.kind, "put-back");
  assert.equal(set(picked, "c3", ROOK).bench.picked, undefined);
});

test("a tool that is in the hand already is laid down", () => {
  const held = take(bench([]), { kind: "set", piece: KING }).bench;
  assert.deepEqual(held.tool, { kind: "set", piece: KING });
  assert.deepEqual(take(held, { kind: "set", piece: { ...KING } }).bench.tool, { kind: "move" });
  assert.deepEqual(take(held, { kind: "set", piece: ROOK }).bench.tool, { kind: "set", piece: ROOK });
});

test("the arrows lead through the palette, as it is read in the language", () => {
  const rows = tools("krida");
  assert.equal(beside(rows, "wK", "ArrowRight", false), "wM");
  assert.equal(beside(rows, "wK", "ArrowLeft", true), "wM");
  assert.equal(beside(rows, "wK", "ArrowLeft", false), "erase");
  assert.equal(beside(rows, "wP", "ArrowDown", false), "bP");
  assert.equal(beside(rows, "bP", "ArrowDown", false), "erase");
  assert.equal(beside(rows, "wK", "ArrowUp", false), undefined);
  assert.equal(beside(rows, "wK", "x", false), undefined);
});

test("whether a text fits a board is told of anything, and needs no rules", () => {
  assert.equal(fitsBoard("8/8/8/8/8/8/8/8 w", "krida"), true);
  assert.equal(fitsBoard("zzzzzzzz/8/8/8/8/8/8/8", "krida"), true);
  for (const text of ["", "8/8", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7", "<script>", "88888888"]) assert.equal(fitsBoard(text, "krida"), false, text);
  assert.equal(fitsBoard("8/8/8/8/8/8/8/8", "shatranj-14"), false);
  assert.throws(() => fitsBoard(3, "krida"), BuddhibalaError);
  assert.throws(() => fitsBoard("8", "chess"), BuddhibalaError);
});
