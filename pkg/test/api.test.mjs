import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import init, * as buddhibala from "buddhibala";

const { newGame, parseFen, variants } = buddhibala;

const RETURNS = "2r4k/1P6/8/8/8/8/7p/K7 w - - 0 1";

test("the package exports what it says, and nothing else", () => {
  const names = ["BuddhibalaError", "boardSvg", "default", "init", "initSync", "newGame", "parseFen", "parsePgn", "variants"];
  assert.deepEqual(Object.keys(buddhibala).sort(), names);
  assert.equal(init, buddhibala.init);
});

test("the WebAssembly file can be found by its name", () => {
  const bytes = readFileSync(new URL(import.meta.resolve("buddhibala/buddhibala.wasm")));
  assert.ok(WebAssembly.validate(bytes));
});

test("a new game begins with the array and the default options", () => {
  const game = newGame("krida");
  assert.equal(game.variant, "krida");
  assert.equal(game.turn, "w");
  assert.deepEqual(game.options, { stalemate: "remove-jailer", bareKing: "lesser-win", checkLimit: "64", array: "facing" });
  assert.equal(game.fen(), "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1");
  assert.equal(game.startFen, game.fen());
  assert.deepEqual(game.history(), []);
  assert.equal(newGame({ variant: "krida" }).fen(), game.fen());
  assert.equal(newGame({ variant: "krida", options: undefined, fen: undefined }).fen(), game.fen());
});

test("options and a start position are taken", () => {
  const game = newGame({ variant: "krida", options: { array: "crosswise", checkLimit: "0" } });
  assert.equal(game.options.checkLimit, "0");
  assert.match(game.fen(), /^rnckmcnr/);
  assert.equal(newGame({ variant: "krida", fen: "2r4k/1P6/8/8/8/8/7p/K7" }).fen(), RETURNS);
  assert.equal(newGame({ variant: "shatranj-14", options: { dahja: "bishop" } }).options.dahja, "bishop");
});

test("a move is described in full", () => {
  const game = newGame({ variant: "krida", fen: RETURNS });
  const byText = Object.fromEntries(game.legalMoves().map((move) => [move.uci, move]));
  assert.deepEqual(Object.keys(byText).sort(), ["a1a2", "a1b1", "a1b2", "b7b8", "b7c8"]);
  assert.deepEqual(byText.a1a2, {
    from: "a1", to: "a2", piece: "K", color: "w", kind: "step", uci: "a1a2", san: "Ka2", check: false, endsTurn: true,
    captures: [], conversions: [], leapsLost: [],
  });
  assert.deepEqual(byText.b7c8, {
    from: "b7", to: "c8", piece: "P", color: "w", captured: "R", promotion: "M", kind: "promotion",
    path: ["b7", "c8", "b7"], uci: "b7c8", san: "bxc8=M", check: false, endsTurn: true,
    captures: [{ square: "c8", color: "b", piece: "R" }], conversions: [], leapsLost: [],
  });
});

test("legal moves can be asked for one man", () => {
  const game = newGame("krida");
  assert.deepEqual(game.legalMoves({ from: "e2" }).map((move) => move.to), ["e3"]);
  assert.deepEqual(game.legalMoves({ from: "e1" }), []);
  assert.deepEqual(game.legalMoves({ from: "e5" }), []);
  assert.deepEqual(game.legalMoves({}), game.legalMoves());
  assert.deepEqual(game.legalMoves({ from: undefined }), game.legalMoves());
});

test("a move is played from coordinates, short notation, squares or itself", () => {
  const fens = ["e2e3", "e3", { from: "e2", to: "e3" }].map((move) => {
    const game = newGame("krida");
    assert.equal(game.play(move).uci, "e2e3");
    return game.fen();
  });
  const game = newGame("krida");
  const chosen = game.legalMoves().find((move) => move.uci === "e2e3");
  assert.deepEqual(game.play(chosen), chosen);
  assert.deepEqual(new Set([...fens, game.fen()]).size, 1);
  assert.equal(game.turn, "b");
});

test("a move with a second step is played from its squares", () => {
  const game = newGame({ variant: "krida", fen: RETURNS });
  assert.equal(game.play({ from: "b7", to: "c8", path: ["b7", "c8", "b7"] }).san, "bxc8=M");
  assert.match(game.fen(), /^7k\/1M6/);
});

test("a removal is played from its text and from its squares", () => {
  const fen = rows("clauses").find((row) => row.legal.some((text) => text.startsWith("x@")));
  const start = { variant: fen.variant, options: fen.options, fen: fen.fen };
  for (const move of newGame(start).legalMoves()) {
    assert.equal(move.kind, "removal");
    assert.equal(move.from, move.to);
    assert.equal(move.piece, move.captured);
    const after = [move, move.uci, move.san].map((given) => {
      const game = newGame(start);
      assert.deepEqual(game.play(given), move);
      return game.fen();
    });
    assert.equal(new Set(after).size, 1);
    assert.deepEqual(newGame(start).legalMoves({ from: move.from }), [move]);
  }
});

test("undo, redo and history", () => {
  const game = newGame("shatranj-14");
  assert.equal(game.undo(), undefined);
  assert.equal(game.redo(), undefined);
  const fens = [game.fen()];
  const played = ["g2g3", "g13g12", "g3g4"].map((move) => {
    const made = game.play(move);
    fens.push(game.fen());
    return made;
  });
  assert.deepEqual(game.history(), played);
  for (let at = played.length; at > 0; at--) {
    assert.equal(game.fen(), fens[at]);
    assert.deepEqual(game.undo(), played[at - 1]);
  }
  assert.equal(game.fen(), fens[0]);
  assert.deepEqual(game.redo(), played[0]);
  assert.equal(game.fen(), fens[1]);
  game.play("a13a12");
  assert.equal(game.redo(), undefined);
  assert.deepEqual(game.history().map((move) => move.uci), ["g2g3", "a13a12"]);
});

test("the status tells the cases apart", () => {
  assert.deepEqual(newGame("krida").status(), {
    state: "playing", turn: "w", check: false, checks: { w: 0, b: 0, limit: 64 }, claims: [],
    leaps: { w: false, b: false }, opening: { w: 0, b: 0 }, moved: [], waiting: [], mastu: [],
  });
  for (const { variant, options, fen, status } of rows("clauses")) {
    const { state, check, winner = null, reason = null, grade = null } = newGame({ variant, options, fen }).status();
    assert.deepEqual({ state, winner, reason, grade, check }, status, fen);
  }
});

test("a repetition can be claimed, and the game goes on", () => {
  const game = newGame("krida");
  for (let round = 0; round < 2; round++) for (const move of ["Nc3", "Nc6", "Nb1", "Nb8"]) game.play(move);
  assert.deepEqual(game.status().claims, ["repetition"]);
  assert.equal(game.status().state, "playing");
  game.play("e3");
  assert.deepEqual(game.status().claims, []);
});

test("consecutive checks are counted", () => {
  const game = newGame({ variant: "krida", fen: "7k/8/8/8/8/8/p7/K5R1 w - - 0 1 checks=3,0" });
  assert.deepEqual(game.status().checks, { w: 3, b: 0, limit: 64 });
  assert.equal(newGame("shatranj-14").status().checks, undefined);
});

test("the board lists its men from a1, and ascii draws them", () => {
  const game = newGame({ variant: "krida", fen: RETURNS });
  assert.deepEqual(game.board(), [
    { square: "a1", color: "w", piece: "K", special: ["marked"] },
    { square: "h2", color: "b", piece: "P", special: [] },
    { square: "b7", color: "w", piece: "P", special: [] },
    { square: "c8", color: "b", piece: "R", special: [] },
    { square: "h8", color: "b", piece: "K", special: ["marked"] },
  ]);
  assert.equal(newGame("shatranj-14").board().length, 56);
  const drawn = game.ascii().split("\n");
  assert.ok(drawn[0].includes("r") && drawn[0].includes("k"), game.ascii());
});

test("perft agrees with the vectors", () => {
  const small = rows("perft").filter((row) => row.nodes < 50_000);
  assert.ok(small.length > 20);
  for (const { variant, options, fen, depth, nodes } of small) {
    assert.equal(newGame({ variant, options, fen }).perft(depth), nodes, fen);
  }
  assert.equal(newGame("krida").perft(0), 1);
});

test("whole games agree with the vectors", () => {
  for (const row of rows("special_games").filter((_, at) => at % 9 === 0)) {
    const game = newGame({ variant: row.variant, options: row.options, fen: row.start });
    row.moves.forEach((move, at) => {
      assert.equal(game.legalMoves().length, row.legalCounts[at]);
      assert.equal(game.play(at % 2 ? move : row.san[at]).uci, move);
      assert.equal(game.fen(), row.fens[at]);
    });
  }
});

test("variants describe every game", () => {
  const all = variants();
  assert.deepEqual(all.map((variant) => variant.id), ["krida", "chadarangam", "shatranj-14"]);
  for (const variant of all) {
    const game = newGame(variant.id);
    assert.equal(game.fen(), variant.fen);
    assert.equal(game.board().length, 2 * variant.men.reduce((sum, man) => sum + man.number, 0));
    assert.deepEqual(game.options, Object.fromEntries(variant.options.map((option) => [option.name, option.default])));
    assert.ok(variant.sources.length > 0 && variant.rules.length > 0 && variant.names.length > 0);
    for (const option of variant.options) {
      assert.equal(option.values[0].value, option.default);
      for (const { value, about } of option.values) {
        assert.ok(about.length > 10);
        assert.equal(newGame({ variant: variant.id, options: { [option.name]: value } }).options[option.name], value);
      }
    }
    for (const man of variant.men) assert.ok(man.name && man.meaning && man.betza && man.words && man.names.length > 0);
  }
  assert.deepEqual([all[0].files, all[0].ranks, all[0].marks.length], [8, 8, 16]);
  assert.deepEqual([all[2].files, all[2].ranks, all[2].marks.length], [14, 14, 0]);
  all[0].men.length = 0;
  assert.equal(variants()[0].men.length, 6);
});

test("parseFen checks a position and says what it is", () => {
  const info = parseFen("  2r4k/1P6/8/8/8/8/7p/K7   w ", "krida");
  assert.equal(info.fen, RETURNS);
  assert.deepEqual([info.variant, info.turn, info.board.length, info.status.state], ["krida", "w", 5, "playing"]);
  const chosen = parseFen(RETURNS, { variant: "krida", options: { bareKing: "win" } });
  assert.equal(chosen.options.bareKing, "win");
});

test("parseFen finds the game that has such a position", () => {
  for (const { id, fen } of variants()) assert.equal(parseFen(fen).variant, id);
});

test("a game can be freed twice, and by using", () => {
  const game = newGame("krida");
  game.free();
  game.free();
  if (typeof Symbol.dispose === "symbol") newGame("krida")[Symbol.dispose]();
});

test("a search gives a legal move, the same for the same seed", () => {
  for (const { id } of variants()) {
    const game = newGame(id);
    const before = game.fen();
    const found = game.search({ depth: 2, seed: 7 });
    assert.deepEqual(game.legalMoves().find((move) => move.uci === found.move.uci), found.move);
    assert.deepEqual(found.pv[0], found.move);
    assert.ok(Number.isInteger(found.score.cp) && found.depth >= 2 && found.nodes > 0);
    assert.deepEqual(game.search({ depth: 2, seed: 7 }), found);
    assert.equal(game.fen(), before);
  }
});

test("a search within a limit of time goes on from what the last such one found, and no other does", () => {
  for (const { id } of variants()) {
    const game = newGame(id);
    const found = game.search({ nodes: 3_000 });
    const [first, second] = [1, 2].map(() => game.search({ timeMs: 600_000, depth: 5 }));
    assert.ok(second.nodes < first.nodes, `${second.nodes} after ${first.nodes}`);
    assert.deepEqual(game.search({ nodes: 3_000 }), found);
    assert.deepEqual(game.search({ level: 2, timeMs: 600_000 }), game.search({ level: 2, timeMs: 600_000 }));
    game.free();
  }
});

test("a search finds the mate and says in how many turns", () => {
  for (const { variant, options, fen, mateIn, keys } of rows("mates").filter((row) => row.variant !== "chadarangam")) {
    const { move, score } = newGame({ variant, options, fen }).search({ depth: 2 * mateIn + 3 });
    assert.equal(score.mateIn, mateIn, fen);
    assert.ok(keys.includes(move.uci), fen);
  }
});

test("every level and limit is accepted", () => {
  const game = newGame("krida");
  for (const level of [1, 2, 3, 4, 5, 6, 7, 8]) assert.ok(game.search({ level, nodes: 500 }).move);
  assert.ok(game.search({ timeMs: 5.5 }).move);
  assert.ok(game.search({ nodes: 300 }).nodes <= 2000);
});

function rows(name) {
  const text = readFileSync(new URL(`../../tests/vectors/${name}.jsonl`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line));
}
