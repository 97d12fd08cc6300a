import assert from "node:assert/strict";
import { test } from "node:test";

import { BuddhibalaError, newGame, parseFen, parsePgn } from "buddhibala";

const FENS = {
  krida: "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1",
  chadarangam: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1 opening=3,3",
  "shatranj-14": "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR w - - 0 1",
};
const HUGE = 4_000_000;

const cyclic = {};
cyclic.self = cyclic;
const throwing = new Proxy({}, {
  get() { throw new Error("no reading"); },
  ownKeys() { throw new Error("no listing"); },
  getPrototypeOf() { throw new Error("no type"); },
});
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Values that are no text. */
const NOT_TEXT = [
  null, true, 1.5, NaN, Infinity, 7n, Symbol("text"), new Date(0), /e2/, [], ["e3"], new String("e3"), () => "e3", new Map(),
  new Uint8Array(4), new ArrayBuffer(8), Promise.resolve("e3"), cyclic, throwing, revoked, Object.create(null), { toString: () => "e3" },
];

/** Signs that belong nowhere, half a surrogate pair among them. */
const SIGNS = [
  "\0", "\u202e", "\u200b", "\u0301", "\u00a0", "\ufeff", "\ufffd", "\ud800", "\udc00", "\udc00\ud800", "\u{1f3f0}", "８", "К", "\\u0000",
  "<script>", "\"><svg onload=alert(1)>", "__proto__", "${7*7}", "%00", "';--",
];

/** Runs a call that must fail with one of the codes. */
function refuse(call, codes, what) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof BuddhibalaError, `${what}: ${error}`);
    assert.ok(codes.includes(error.code), `${what}: ${error.code}`);
    assert.ok(error.message.length > 10 && error.message.length < 600, `${what}: ${error.message}`);
    return true;
  }, what);
}

/** Whether a PGN text is read; what is read can be written and read again. */
function readsPgn(text) {
  const games = parsePgn(text);
  let game;
  try {
    game = newGame({ pgn: text });
  } catch (error) {
    assert.ok(error instanceof BuddhibalaError && error.code === "bad-pgn", String(error));
    assert.ok(games.length === 0 || games[0].error, text.slice(0, 200));
    return false;
  }
  assert.equal(games[0].error, undefined);
  const again = newGame({ pgn: game.pgn() });
  assert.deepEqual([again.fen(), again.history(), again.options], [game.fen(), game.history(), game.options]);
  return true;
}

test("hostile FENs are refused, in every game", () => {
  let refused = 0;
  for (const [variant, fen] of Object.entries(FENS)) {
    const [placement, ...fields] = fen.split(" ");
    const texts = [
      fen + fen, `${fen} ${fen}`, placement.slice(1), `${placement}/`, `/${placement}`, placement.replaceAll("/", "\\"), `${placement} w - - 0 -1`,
      `${placement} w - - 1e3 1`, `${placement} w - - 0 99999`, `${placement} w - - NaN 1`, `${placement} b Kkq`, `[${JSON.stringify(fen)}]`,
      "/".repeat(HUGE), `${fen} ${"x".repeat(HUGE)}`, `${fen} checks=99999,0`, `${fen} moved=a1,a1`, `${fen} waiting=z9`,
      ...Object.values(FENS).filter((other) => other !== fen),
      ...SIGNS.flatMap((sign) => [sign, sign + fen, fen + sign, [placement + sign, ...fields].join(" "), fen.replace("/", sign)]),
    ];
    for (const text of texts) {
      const what = `${variant}: ${JSON.stringify(text.slice(0, 120))}`;
      refuse(() => parseFen(text, variant), ["bad-fen"], what);
      refuse(() => newGame({ variant, fen: text }), ["bad-fen"], what);
      refused += 1;
    }
    for (const blank of ["\r\n", "\t", "\n \r"]) assert.equal(parseFen(blank + fen.replaceAll(" ", blank), variant).fen, fen);
  }
  assert.ok(refused > 300, String(refused));
});

test("hostile PGN texts are refused or read right, in every game", () => {
  for (const variant of Object.keys(FENS)) {
    const head = `[Variant "${variant}"]\n\n`;
    const bad = [
      "", "\0", "null", "{}", head.slice(1), `${head}1. e3 {`, `${head}1. g3 (`, `${head}1. g3 )`, `${head}1. g3 $999`, `${head}1. g9`, `${head}1. O-O`,
      `[Variant "${variant}"]\n[Options "x=y"]\n\n1. g3`, `[Variant "${variant}"]\n[FEN "x"]\n\n1. g3`, `[Variant "${variant}x"]\n\n1. g3`,
      `${head}1. g3 ${"(1. b3 ".repeat(100_000)}`, `${head}${"(".repeat(HUGE)}`, `${head}1. ${"g".repeat(HUGE)}`, "[".repeat(HUGE),
      ...SIGNS.flatMap((sign) => [sign, `${head}1. g${sign}3`, `[Variant "${variant}${sign.replaceAll('"', '\\"')}"]\n\n1. g3`]),
    ];
    for (const text of bad) assert.equal(readsPgn(text), false, JSON.stringify(text.slice(0, 120)));
    const good = [
      `\ufeff${head.replaceAll("\n", "\r\n")}1. g3 *`, `${head}1. g3 {} ; }\n () *`, `${head}1. g3 {${"long ".repeat(100_000)}} *`,
      ...SIGNS.map((sign) => `[White "${sign.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]\n${head}1. g3 {a ${sign.replace("}", "")} b} *`),
    ];
    for (const text of good) assert.equal(readsPgn(text), true, JSON.stringify(text.slice(0, 120)));
  }
});

test("what is no text is refused wherever a text of a game is read", () => {
  const game = newGame("krida");
  game.play("e3");
  const before = [game.fen(), game.pgn()];
  const calls = {
    "newGame({ pgn: x })": (x) => newGame({ pgn: x }),
    "parsePgn(x)": (x) => parsePgn(x),
    "parseFen(x)": (x) => parseFen(x),
    "parseFen(x, game)": (x) => parseFen(x, "krida"),
    "newGame({ fen: x })": (x) => newGame({ variant: "krida", fen: x }),
    "pgn({ White: x })": (x) => game.pgn({ White: x }),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const value of NOT_TEXT) {
      refuse(() => call(value), ["bad-argument"], name);
      assert.deepEqual([game.fen(), game.pgn()], before, name);
    }
  }
  for (const call of [() => parsePgn(), () => parseFen(), () => newGame(), () => newGame({}), () => newGame({ pgn: "", fen: "" })]) {
    refuse(call, ["bad-argument"], String(call));
  }
  for (const tags of [null, 1, "text", true, [], Symbol("x"), () => 0, throwing, revoked, { get White() { throw 1; } }]) {
    refuse(() => game.pgn(tags), ["bad-argument"], "tags");
  }
  refuse(() => newGame({ pgn: "x".repeat(5_000_000) }), ["bad-pgn"], "a long text");
  refuse(() => parsePgn("x".repeat(5_000_000)), ["bad-pgn"], "a long text");
  refuse(() => parseFen("x".repeat(5_000_000)), ["bad-fen"], "a long text");
});

test("tags bring nothing else into a PGN text", () => {
  const game = newGame("krida");
  game.play("e3");
  for (const name of ["", " ", "White ", "A B", "A\"", "A]", "A\n", "A\0", "Ä", 'x "y"]\n\n1. e4 *\n\n[z', "\ud800", "A-B"]) {
    refuse(() => game.pgn({ [name]: "x" }), ["bad-argument"], JSON.stringify(name));
  }
  for (const sign of [...SIGNS, 'x"]\n[Variant "chess"]\n\n1. e4', "\\", '\\"', "]", "\r\n", "{", "x".repeat(4000)]) {
    const games = parsePgn(game.pgn({ White: sign, Variant: sign, Result: sign, __proto__: null, constructor: "c", Round: 3 }));
    assert.deepEqual([games.length, games[0].error, games[0].variant, games[0].result], [1, undefined, "krida", "*"]);
    const tags = Object.fromEntries(games[0].tags);
    assert.equal(tags.White, sign.toWellFormed?.().replace(/[\0-\x1f]/g, " ") ?? tags.White);
    assert.deepEqual([tags.constructor, tags.Round], ["c", "3"]);
  }
});
