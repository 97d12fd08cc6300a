import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import { BuddhibalaError, newGame, parseFen, variants } from "buddhibala";
import { errorText } from "../dist/board/words/errors.js";

/** Runs a call that must fail, and gives its error. */
function failure(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof BuddhibalaError && error instanceof Error, String(error));
    assert.equal(error.name, "BuddhibalaError");
    assert.ok(error.message.length > 10 && error.message.length < 400, error.message);
    assert.equal(typeof error.details, "object");
    return error;
  }
  assert.fail(`nothing was thrown by ${call}`);
}

/** Everything that can be seen of a game. */
function everything(game) {
  return [game.variant, game.options, game.turn, game.startFen, game.fen(), game.history(), game.legalMoves(), game.status(), game.board()];
}

/** A game with moves behind and before it, so that a change of either is seen. */
function inTheMiddle() {
  const game = newGame("krida");
  for (const move of ["e3", "e6", "Nc3", "Nf6"]) game.play(move);
  game.undo();
  return game;
}

const cyclic = {};
cyclic.self = cyclic;
const throwing = new Proxy({}, {
  get() { throw new Error("no reading"); },
  ownKeys() { throw new Error("no listing"); },
  has() { throw new Error("no asking"); },
  getPrototypeOf() { throw new Error("no type"); },
});
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Values of every wrong type. */
const NOT_TEXT = [
  null, true, 0, -1, NaN, Infinity, 7n, Symbol("text"), new Date(0), /e2/, [], ["e2e3"], new String("e2e3"), () => "e2e3",
  new Map(), new Uint8Array(4), cyclic, throwing, revoked, Object.create(null), { toString: () => "e2e3" }, new Proxy([], {}),
];
const HUGE = "e".repeat(10_000_000);

test("each wrong move has its own code", () => {
  const game = newGame("krida");
  const illegal = failure(() => game.play("e2e5"));
  assert.equal(illegal.code, "illegal-move");
  assert.deepEqual([illegal.details.given, illegal.details.from, illegal.details.legal], ["e2e5", "e2", ["e2e3"]]);
  assert.deepEqual([illegal.details.clause, illegal.details.code], [undefined, "movement"]);
  assert.ok(illegal.message.includes(illegal.details.text), illegal.message);
  assert.equal(failure(() => game.play({ from: "e2", to: "e5" })).code, "illegal-move");
  assert.equal(failure(() => game.play({ from: "e2", to: "e3", path: ["e2", "e3", "e2"] })).code, "illegal-move");
  assert.equal(failure(() => game.play("Nd4")).code, "illegal-move");
  for (const text of ["", " ", "hello", "e2e3e", "e2-", "\0", "♘c3", "0-0-0-0", HUGE]) {
    assert.match(failure(() => game.play(text)).code, /^(bad-move|illegal-move)$/, text.slice(0, 20));
  }
  assert.equal(failure(() => game.play("hello")).code, "bad-move");
  assert.equal(failure(() => game.play(HUGE)).code, "bad-move");
  assert.equal(failure(() => game.legalMoves({ from: "e9" })).code, "bad-square");
  assert.equal(failure(() => game.legalMoves({ from: "" })).code, "bad-square");
  assert.equal(failure(() => game.legalMoves({ from: HUGE })).code, "bad-square");
  assert.equal(failure(() => game.play({ from: "z1", to: "e3" })).code, "bad-square");
  assert.equal(failure(() => game.play({ from: "e2", to: "e99" })).code, "bad-square");
});

test("an ambiguous move names the moves that fit", () => {
  const game = newGame({ variant: "krida", fen: "k7/p7/8/8/8/8/4K3/R6R w - - 0 1" });
  const error = failure(() => game.play("Rd1"));
  assert.equal(error.code, "ambiguous-move");
  assert.deepEqual([...error.details.candidates].sort(), ["a1d1", "h1d1"]);
});

test("nothing can be played or searched after the end", () => {
  const game = newGame({ variant: "krida", fen: "7k/8/8/8/8/8/p7/K7 w - - 0 1" });
  assert.equal(game.status().state, "won");
  assert.deepEqual(game.legalMoves(), []);
  for (const call of [() => game.play("Kb1"), () => game.play({ from: "a1", to: "b1" }), () => game.search({ depth: 1 })]) {
    assert.equal(failure(call).code, "game-over");
  }
});

test("each wrong specification has its own code", () => {
  const unknown = failure(() => newGame("chess"));
  assert.deepEqual([unknown.code, unknown.details.given, unknown.details.known], ["unknown-variant", "chess", variants().map(({ id }) => id)]);
  for (const text of ["", "KRIDA", "krida ", "__proto__", HUGE]) assert.equal(failure(() => newGame(text)).code, "unknown-variant");

  const option = failure(() => newGame({ variant: "krida", options: { dahja: "rook" } }));
  assert.deepEqual([option.code, option.details.given], ["bad-option", "dahja"]);
  assert.ok(option.details.known.includes("bareKing"));
  const value = failure(() => newGame({ variant: "krida", options: { bareKing: "loss" } }));
  assert.deepEqual([value.code, value.details.option, value.details.given], ["bad-option", "bareKing", "loss"]);
  assert.deepEqual(value.details.known, ["lesser-win", "win", "play-on"]);
  assert.equal(failure(() => newGame({ variant: "krida", options: { bareKing: HUGE } })).code, "bad-option");
  assert.equal(failure(() => newGame({ variant: "krida", options: { [HUGE]: "win" } })).code, "bad-option");

  const key = failure(() => newGame({ variant: "krida", position: "x" }));
  assert.deepEqual([key.code, key.details.argument, key.details.known], ["bad-argument", "position", ["variant", "options", "fen", "pgn"]]);
});

test("a bad FEN names its field and column", () => {
  const cases = [
    ["", "placement"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCN w - - 0 1", "placement"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR x - - 0 1", "turn"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w Kk - 0 1", "leap"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - e3 0 1", "en-passant"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - -1 1", "halfmove"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 0", "fullmove"],
    ["rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1 checks=65,0", "checks"],
    [HUGE, "placement"],
  ];
  for (const [fen, field] of cases) {
    for (const call of [() => parseFen(fen, "krida"), () => newGame({ variant: "krida", fen })]) {
      const error = failure(call);
      assert.deepEqual([error.code, error.details.field], ["bad-fen", field], fen.slice(0, 80));
      assert.ok(Number.isInteger(error.details.column) && error.details.column >= 1);
    }
  }
  assert.equal(failure(() => parseFen("rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR x - - 0 1", "krida")).details.column, 45);
  assert.equal(failure(() => parseFen("nothing")).code, "bad-fen");
  assert.equal(failure(() => parseFen("8/8", { options: {} })).code, "bad-argument");
  assert.equal(failure(() => parseFen("8/8", "chess")).code, "unknown-variant");
});

test("every argument refuses every wrong type, and nothing changes", () => {
  const game = inTheMiddle();
  const before = everything(game);
  const calls = {
    "newGame(x)": (x) => newGame(x),
    "newGame({ variant: x })": (x) => newGame({ variant: x }),
    "newGame({ fen: x })": (x) => newGame({ variant: "krida", fen: x }),
    "newGame({ options: { bareKing: x } })": (x) => newGame({ variant: "krida", options: { bareKing: x } }),
    "parseFen(x)": (x) => parseFen(x),
    "parseFen(fen, x)": (x) => parseFen("8/8", x),
    "parseFen(fen, { variant: x })": (x) => parseFen("8/8", { variant: x }),
    "play(x)": (x) => game.play(x),
    "play({ from: x })": (x) => game.play({ from: x, to: "e4" }),
    "play({ to: x })": (x) => game.play({ from: "e3", to: x }),
    "legalMoves({ from: x })": (x) => game.legalMoves({ from: x }),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const value of NOT_TEXT) {
      // A number may stand for the value of an option, though never for one of this option.
      const code = name.includes("bareKing") && Number.isInteger(value) ? "bad-option" : "bad-argument";
      assert.equal(failure(() => call(value)).code, code, name);
      assert.deepEqual(everything(game), before, name);
    }
  }
  assert.equal(game.redo().san, "Nf6");
});

test("objects are refused where they cannot be read, numbers where they are out of range", () => {
  const game = inTheMiddle();
  const before = everything(game);
  class Bare {}
  const unreadable = [
    null, 1, "text", true, [], throwing, revoked, Symbol("x"), () => 0, new Date(0), new Map([["bareKing", "win"]]), new Set(), /x/,
    Promise.resolve({}), new Bare(), new Error("x"), new Uint8Array(0), new Number(1), Object.create({ bareKing: "win" }), game,
    runInNewContext("new Date(0)"),
  ];
  for (const value of unreadable) {
    const calls = [
      () => newGame({ variant: "krida", options: value }),
      () => game.legalMoves(value),
      () => game.search(value),
      () => game.pgn(value),
    ];
    for (const call of calls) assert.equal(failure(call).code, "bad-argument");
  }
  assert.match(failure(() => game.search(new Date(0))).message, /limits must be a plain object, not an instance of a class/);
  for (const path of [null, "b7b8", [], ["b7"], ["e3"], [1, 2], ["e3", "e5"], throwing, revoked, Array(1e6).fill("a1"), new Proxy(["b7", "b8"], { get() { throw 1; } })]) {
    assert.match(failure(() => game.play({ from: "e3", to: "e4", path })).code, /^(bad-argument|illegal-move)$/);
  }
  assert.equal(failure(() => game.play({ from: "e3", to: "e4", path: Array(2) })).code, "bad-argument");
  for (const path of [[], ["e3"], ["e3", "e4", "e5", "e4"]]) {
    assert.equal(failure(() => game.play({ from: "e3", to: "e4", path })).details.expected, "a list of two or three squares");
  }
  for (const depth of [undefined, null, -1, 1.5, NaN, Infinity, 11, "3", 3n, [3], {}, throwing, { valueOf: () => 3 }]) {
    assert.equal(failure(() => game.perft(depth)).code, "bad-argument");
  }
  const limits = [
    { level: 0 }, { level: 9 }, { level: "3" }, { level: null }, { depth: 0 }, { depth: 65 }, { depth: NaN }, { nodes: 0 }, { nodes: 2 ** 60 },
    { nodes: 1.5 }, { timeMs: 0 }, { timeMs: -1 }, { timeMs: NaN }, { timeMs: Infinity }, { timeMs: "5" }, { timeMs: null }, { seed: -1 },
    { seed: 0.5 }, { seed: "x" }, { seed: 1n }, { dept: 3 },
  ];
  for (const limit of limits) assert.equal(failure(() => game.search(limit)).code, "bad-argument", Object.keys(limit)[0]);
  assert.deepEqual(everything(game), before);
});

test("a plain object is one from any realm, also one without a prototype", () => {
  for (const options of [Object.assign(Object.create(null), { bareKing: "win" }), runInNewContext('({ bareKing: "win" })')]) {
    assert.equal(newGame({ variant: "krida", options }).options.bareKing, "win");
  }
});

test("a getter that meddles with the game cannot break it", () => {
  const game = newGame("krida");
  const freeing = { get from() { game.free(); return "e2"; }, to: "e3" };
  assert.equal(failure(() => game.play(freeing)).code, "disposed");
  const other = newGame("krida");
  const playing = { get from() { other.play("e3"); return "e7"; }, to: "e6" };
  assert.equal(other.play(playing).san, "e6");
});

test("a method that is called without its game says so", () => {
  const game = newGame("krida");
  const { prototype } = game.constructor;
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
  assert.ok(names.includes("play") && names.includes("variant"), String(names));
  const given = { legalMoves: [], play: ["e3"], why: ["e2", "e3"], perft: [1], search: [{ depth: 1 }], solve: [{ mateIn: 1 }] };
  for (const name of names) {
    const { get, value = get } = Object.getOwnPropertyDescriptor(prototype, name);
    for (const other of [undefined, null, 1, {}, new Proxy(game, {}), prototype, Object.create(game)]) {
      const error = failure(() => value.apply(other, given[name] ?? []));
      assert.deepEqual([error.code, error.details.argument], ["bad-argument", "this"], name);
      assert.match(error.message, /game\.play\(move\)/);
    }
  }
  const { play } = game;
  assert.equal(failure(() => play("e3")).code, "bad-argument");
  assert.equal(play.call(game, "e3").san, "e3");
});

test("a game that was freed says so, whatever is asked of it", () => {
  const game = newGame("krida");
  game.free();
  const calls = [
    () => game.variant, () => game.options, () => game.turn, () => game.startFen, () => game.legalMoves(), () => game.legalMoves({ from: "e2" }),
    () => game.play("e3"), () => game.play({ from: "e2", to: "e3" }), () => game.status(), () => game.undo(), () => game.redo(),
    () => game.history(), () => game.fen(), () => game.board(), () => game.ascii(), () => game.perft(1), () => game.search({ depth: 1 }),
    () => game.why("e2", "e3"), () => game.pgn(), () => game.pgn({ White: "A" }),
  ];
  for (const call of calls) assert.equal(failure(call).code, "disposed", String(call));
  assert.equal(newGame("krida").legalMoves().length, 16);
});

test("after a hundred thousand refused calls the module is as good as new", () => {
  const game = newGame("krida");
  for (let round = 0; round < 100_000; round++) {
    try {
      game.play(round % 2 ? "e2e5" : "what");
      assert.fail("it was played");
    } catch (error) {
      if (!(error instanceof BuddhibalaError)) throw error;
    }
  }
  assert.equal(game.perft(3), newGame("krida").perft(3));
});

test("a position that cannot arise is refused with a word for programs, and with whom it speaks of", () => {
  const cases = [
    ["krida", "8/8/8/8/8/8/8/4K3", { fault: "kings", color: "b", found: 0 }],
    ["krida", "4k3/8/8/8/8/8/8/3KK3", { fault: "kings", color: "w", found: 2, at: "e1" }],
    ["krida", "4k3/8/8/8/8/8/PPPPPPPP/MM2K3", { fault: "too-many", color: "w", piece: "M", found: 2, most: 1, at: "b1" }],
    ["krida", "4k3/8/8/8/8/8/8/P3K3", { fault: "pawn-rank", color: "w", at: "a1" }],
    ["krida", "4k3/8/8/8/8/8/8/4K2R w", { fault: "bare-opponent", color: "b" }],
    ["krida", "4k3/p7/8/8/8/8/8/4R1K1 w", { fault: "opponent-in-check", color: "w" }],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R w - - 0 1 checks=99,0", { fault: "checks", color: "w", found: 99 }],
    ["krida", "4k3/8/8/8/8/8/8/4K2X", { fault: "unknown-man", given: "X" }],
    ["krida", "04k3/8/8/8/8/8/8/4K3", { fault: "leading-zero" }],
    ["krida", "9/8/8/8/8/8/8/8", { fault: "rank-width", rank: 8, found: 9 }],
    ["krida", "8/8/8", { fault: "rank-count", found: 3 }],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R x", { fault: "unexpected", given: "x" }],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R w - - 0 1 opening=3,3", { fault: "unknown-field", given: "opening=3,3" }],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R w - - 0 1 =3", { fault: "nameless", given: "=3" }],
    ["krida", "4k3/p7/8/8/8/8/8/4K2R w - - 0 1 checks=1,0 checks=1,0", { fault: "repeated" }],
    ["chadarangam", "4k3/p7/8/8/8/8/4r3/4K2R w Kk", { fault: "leap", color: "w" }],
    ["chadarangam", "4k3/p7/8/8/8/8/8/4K2R b k - 0 1 opening=2,3", { fault: "opening", color: "w", found: 2 }],
    ["chadarangam", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1 opening=2,3 moved=g3", { fault: "moved" }],
    ["shatranj-14", "7k6/14/14/14/14/14/14/14/14/14/14/14/14/B1B4K6", { fault: "same-colour", color: "w", piece: "B", at: "c1" }],
  ];
  for (const [variant, fen, expected] of cases) {
    const { column, field, ...told } = failure(() => parseFen(fen, variant)).details;
    assert.deepEqual(told, expected, fen);
    assert.ok(column >= 1 && field !== undefined, fen);
  }
});

test("the sentence of an error hides nothing and turns nothing round, whatever it quotes", () => {
  const { message } = failure(() => newGame("\u202eevil"));
  assert.ok(message.includes("\u202e"));
  assert.equal(errorText(failure(() => newGame("\u202eevil\u2028\u200d"))), message.replace("\u202eevil", "\ufffdevil\ufffd\u200d"));
});
