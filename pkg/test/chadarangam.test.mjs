import assert from "node:assert/strict";
import { test } from "node:test";

import { BuddhibalaError, newGame, parsePgn } from "buddhibala";

const at = (fen, options) => newGame({ variant: "chadarangam", options, fen });

test("three moves in a row end a turn, and the status counts them", () => {
  const game = newGame("chadarangam");
  assert.deepEqual(game.status().opening, { w: 3, b: 3 });
  assert.deepEqual(["g3", "Nf3", "Bh3"].map((move) => game.play(move).endsTurn), [false, false, true]);
  const { opening, moved, leaps, turn } = game.status();
  assert.deepEqual({ opening, moved, leaps, turn }, { opening: { w: 0, b: 3 }, moved: [], leaps: { w: true, b: true }, turn: "b" });
  game.play("b6");
  assert.deepEqual(game.status().moved, ["b6"]);
});

test("a move tells all that it brings about", () => {
  const leap = at("4k3/p7/8/8/8/8/P7/4K3 w K - 0 1").play("e1d3");
  assert.deepEqual([leap.kind, leap.leapsLost], ["leap", ["w"]]);
  const second = at("1r5k/P7/2q5/8/8/8/8/6K1 w - - 0 1").play("a7b8d7");
  assert.deepEqual([second.san, second.to, second.path, second.promotion], ["axb8=N-d7", "b8", ["a7", "b8", "d7"], "N"]);
  const converting = at("P7/7k/8/4b3/8/8/8/R4RK1 b - - 0 1").play("Bxa1");
  assert.deepEqual(converting.captures, [{ square: "a1", color: "w", piece: "R" }]);
  assert.deepEqual(converting.conversions, [{ square: "a8", color: "w", piece: "R" }]);
});

test("every legal move can be given back, also where a second step is free", () => {
  for (const newKnight of ["must-move", "may-move", "stays"]) {
    const game = at("r5k1/1P6/2p5/8/8/8/7p/1K6 w - - 0 1", { newKnight });
    for (const move of game.legalMoves()) {
      assert.equal(game.play(move).uci, move.uci);
      game.undo();
    }
  }
  assert.throws(() => at("6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1").play({ from: "b7", to: "b8" }), { code: "ambiguous-move" });
});

test("a path of two squares is a turn of one step", () => {
  const fen = "6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1";
  const staying = { from: "b7", to: "b8", path: ["b7", "b8"] };
  assert.equal(at(fen, { newKnight: "may-move" }).play(staying).uci, "b7b8");
  assert.equal(at(fen, { newKnight: "may-move" }).play({ ...staying, path: ["b7", "b8", "d7"] }).uci, "b7b8d7");
  assert.throws(() => at(fen, { newKnight: "must-move" }).play(staying), { code: "illegal-move" });
  assert.equal(newGame("krida").play({ from: "e2", to: "e3", path: ["e2", "e3"] }).uci, "e2e3");
});

test("the board tells what is special", () => {
  const special = (game) => Object.fromEntries(game.board().filter((man) => man.special.length).map((man) => [man.square, man.special]));
  assert.deepEqual(special(at("P7/7k/8/4b3/8/8/8/R4RK1 b - - 0 1")), { a8: ["waiting"], e5: ["mastu"] });
  assert.deepEqual(special(at("7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1", { capture: "maddat-mari" })), {
    e2: ["mastu", "supported"], e5: ["supported"],
  });
});

test("a refusal names its clause", () => {
  const game = at("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1");
  const verdict = game.why("a1", "a2");
  assert.deepEqual([verdict.allowed, verdict.clause, verdict.code], [false, "C7", "mastu"]);
  assert.match(verdict.text, /only officer cannot be captured/);
  assert.deepEqual([verdict.at, verdict.piece], [undefined, "R"]);
  const supported = at("7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1", { capture: "maddat-mari" }).why("e2", "e5");
  assert.deepEqual([supported.code, supported.at, supported.piece], ["supported", "d6", undefined]);
  assert.deepEqual(game.why("a1", "b1"), { allowed: true });
  const blocked = game.why("a1", "a3");
  assert.deepEqual([blocked.code, blocked.clause], ["blocked", undefined]);
  assert.throws(() => game.why("a1", "z9"), { code: "bad-square" });
  assert.throws(() => game.why("a1", 5), { code: "bad-argument" });
});

test("a game is written as PGN and read back", () => {
  const game = newGame({ variant: "chadarangam", options: { capture: "maddat-mari" } });
  for (const move of ["g3", "Nf3", "Bh3", "b6", "Nc6", "Ba6", "Rf1"]) game.play(move);
  const text = game.pgn({ White: "A", Black: "B" });
  assert.match(text, /\[Options "capture=maddat-mari"\]/);
  const copy = newGame({ pgn: text });
  assert.equal(copy.fen(), game.fen());
  assert.deepEqual(copy.options, game.options);
  assert.equal(copy.pgn({ White: "A", Black: "B" }), text);
});

test("files of many games are read as far as they are right", () => {
  const games = parsePgn(
    '[Variant "krida"]\n\n1. e3 {a} e6 (1... d6 $1) *\n\n[Variant "chess"]\n\n1. e4 *\n\n[Variant "krida"]\n\n1. e3 e6 2. Ke7 *',
  );
  assert.equal(games.length, 3);
  assert.deepEqual(games[0].line.moves[1].variations[0].moves[0].nags, [1]);
  assert.equal(games[0].error, undefined);
  assert.match(games[1].error.message, /chess/);
  assert.deepEqual([games[2].error.turn, games[2].line.moves.length], [2, 2]);
  assert.deepEqual(parsePgn(""), []);
});

test("an illegal move names the clause wherever it is said", () => {
  const fen = "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1";
  const { allowed, ...why } = newGame({ variant: "chadarangam", fen }).why("a1", "a2");
  assert.deepEqual([allowed, why.clause, why.code], [false, "C7", "mastu"]);
  const pgn = `[Variant "chadarangam"]\n[FEN "${fen}"]\n\n1. Rxa2 *`;
  const calls = [
    (game) => game.play("a1a2"), (game) => game.play("Rxa2"), (game) => game.play({ from: "a1", to: "a2" }), () => newGame({ pgn }),
  ];
  for (const call of calls) {
    assert.throws(() => call(newGame({ variant: "chadarangam", fen })), ({ message, details: { clause, code, piece, text } }) => {
      assert.deepEqual({ clause, code, piece, text }, why);
      return message.includes(` by C7: ${why.text}`);
    });
  }
  const { message, line, turn, ...rest } = parsePgn(pgn)[0].error;
  assert.deepEqual([line, turn, rest], [4, 1, why], message);
});

test("a game keeps what its text says beside the moves", () => {
  const text = '[Event "Evening"]\n[Variant "krida"]\n[Annotator "B"]\n\n{Before} 1. e3 $1 e6 (1... d6 {or} 2. Nf3) 2. Nf3 0-1';
  const game = newGame({ pgn: text });
  const written = game.pgn();
  for (const kept of ['[Event "Evening"]', '[Annotator "B"]', '[Result "0-1"]', "{Before} 1. e3 $1 e6 (1... d6 {or} 2. Nf3) 2. Nf3 0-1\n"]) {
    assert.ok(written.includes(kept), `${kept} in ${written}`);
  }
  assert.equal(newGame({ pgn: written }).pgn(), written);
  assert.match(game.pgn({ Annotator: "C" }), /\[Annotator "C"\]/);
  game.play("Nf6");
  assert.match(game.pgn(), / 2\. Nf3 Nf6 \*\n$/);
  game.free();
});

test("a result that contradicts the moves is named, and too much is not read", () => {
  const mate = '[Variant "krida"]\n[FEN "7k/R7/8/8/8/8/1R5p/K7 w - - 4 31"]\n\n31. Rb8# 0-1';
  const [game] = parsePgn(mate);
  assert.deepEqual([game.result, game.error.turn, game.line.moves.length], ["0-1", 31, 1]);
  assert.match(game.error.message, /result 0-1 contradicts the moves, which end with 1-0: White has won by checkmate/);
  assert.throws(() => newGame({ pgn: mate }), { code: "bad-pgn" });
  const absurd = `[Variant "krida"]\n\n1. e3 ${"(1. d3)".repeat(590_000)} *`;
  const [first, ...others] = parsePgn(absurd);
  assert.deepEqual([first.line.moves[0].variations.length, others.length], [99_999, 0]);
  assert.match(first.error.message, /more than 100000 moves/);
  assert.throws(() => newGame({ pgn: absurd }), { code: "bad-pgn" });
});

test("what is no PGN is refused with its own code", () => {
  for (const pgn of ["", "1. e4 e5", '[Variant "krida"]\n\n1. e5', "x".repeat(5_000_000)]) {
    assert.throws(() => newGame({ pgn }), (error) => error instanceof BuddhibalaError && error.code === "bad-pgn");
  }
  assert.throws(() => newGame({ pgn: 5 }), { code: "bad-argument" });
  assert.throws(() => newGame({ pgn: "", variant: "krida" }), { code: "bad-argument" });
  assert.throws(() => parsePgn(null), { code: "bad-argument" });
  assert.throws(() => newGame("krida").pgn({ White: {} }), { code: "bad-argument" });
});
