import assert from "node:assert/strict";
import { test } from "node:test";

import init, { newGame, variants } from "buddhibala";
import { targets } from "../dist/board/core/phase.js";
import { take } from "../dist/board/core/snapshot.js";
import { answer, judgement, progress } from "../dist/board/words/analysis.js";
import { bare, cell } from "../dist/board/words/cell.js";
import { announcement, notice } from "../dist/board/words/happening.js";
import { progress as openingProgress } from "../dist/board/words/opening.js";
import { details, headline, lasting } from "../dist/board/words/status.js";
import { checkText, WORDS } from "./languages.mjs";

await init();

const SEATS = { w: "person", b: 3 };

/** A game after some moves, as the board has it. */
function after(variant, fen, moves, options) {
  const game = newGame({ variant, options, fen });
  const line = moves.map((move) => game.play(move));
  const snapshot = take(variants().find(({ id }) => id === variant), game, line, line.length);
  game.free();
  return snapshot;
}

const model = (snapshot, phase, happening, flipped = false) => ({ snapshot, phase, happening, flipped, seats: SEATS });
const moved = (snapshot) => ({ kind: "moved", move: snapshot.line.at(-1), by: "person" });
const settled = (snapshot) => ({ kind: snapshot.status.state === "playing" ? "idle" : "over" });

const START = after("chadarangam", undefined, []);
const KNIGHT = after("chadarangam", "6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1", [], { newKnight: "may-move" });
const REMOVING = after("krida", "k7/p7/K7/8/8/8/8/1R6 b", []);

/** Turns that bring about more than a move: each is told, explained, and followed by how the game then stands. */
const TURNS = [
  after("krida", undefined, ["e3"]),
  after("krida", "4k3/1P6/8/8/8/8/7p/4K3 w", ["b7b8"]),
  after("krida", "r3k3/1P6/8/8/8/8/7p/4K3 w", ["bxa8=M"]),
  after("krida", "k7/p7/K7/8/8/8/8/1R6 b", ["x@b1"], { bareKing: "play-on" }),
  after("krida", "r3k3/8/8/8/8/8/R7/4K3 w", ["a2a8"]),
  after("chadarangam", undefined, ["g3"]),
  after("chadarangam", undefined, ["g3", "Nf3"]),
  after("chadarangam", undefined, ["g3", "g4"]),
  after("chadarangam", undefined, ["g3", "Nf3", "Bh3"]),
  after("chadarangam", undefined, ["g3"], { opening: "2" }),
  after("chadarangam", undefined, [], { opening: "1" }),
  after("chadarangam", "4k3/p7/8/8/8/8/P7/4K3 w Kk - 0 1", ["e1d3"]),
  after("chadarangam", "1r5k/P7/2q5/8/8/8/8/6K1 w - - 0 1", ["a7b8d7"]),
  after("chadarangam", "P7/7k/8/4b3/8/8/8/R4RK1 b - - 0 1", ["Bxa1"]),
  after("chadarangam", "7k/P7/8/8/8/8/8/R4RK1 w - - 0 1", ["a8"]),
  after("chadarangam", "7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1", ["Re3"], { capture: "maddat-mari" }),
  after("shatranj-14", undefined, ["g3"]),
  after("shatranj-14", "12rk/P13/14/14/14/14/14/14/14/14/14/14/14/K13 w", ["a13a14"]),
];

/** Games that are over, each for another reason, and one in which a man is to be removed. */
const STANDING = [
  ["krida", "R6k/1R6/8/8/8/8/7p/K7 b", "checkmate"],
  ["krida", "k7/8/8/8/8/8/8/K6R b", "bare-king"],
  ["krida", "k2R4/8/8/8/8/8/P6p/K7 b - - 1 99 checks=64,0", "sixty-four-checks"],
  ["chadarangam", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "bare-kings"],
  ["chadarangam", "k7/P7/K7/8/8/8/8/8 b - - 0 1", "stalemate"],
  ["krida", "4k3/7p/8/8/8/8/7P/4K3 w - - 0 9 checks=3,0", undefined],
  ["chadarangam", "4k3/4n3/2p5/8/B7/8/8/3KR3 w - - 0 1", undefined, { capture: "maddat-mari" }],
].map(([variant, fen, reason, options]) => {
  const snapshot = after(variant, fen, [], options);
  assert.equal(snapshot.status.reason, reason, fen);
  return snapshot;
});

function models() {
  const [first] = START.legal;
  const two = KNIGHT.legal.filter(({ from }) => from === "b7");
  const piece = { color: "w", letter: "P" };
  const refusal = (refused) => ({ kind: "refused", refusal: refused });
  return [
    model(START, { kind: "idle" }, { kind: "started" }),
    model(START, { kind: "thinking", level: 3 }, { kind: "loaded" }),
    model(START, { kind: "paused", level: 3 }, { kind: "stopped" }),
    model(START, { kind: "picked", steps: ["e2"], moves: [first] }, { kind: "picked", square: "e2", piece, targets: 1 }),
    model(KNIGHT, { kind: "picked", steps: ["b7"], moves: two }, { kind: "picked", square: "b7", piece, targets: 1 }),
    model(KNIGHT, { kind: "picked", steps: ["b7", "b8"], moves: two }, { kind: "picked", square: "b8", piece, targets: 3 }),
    model(START, { kind: "idle" }, { kind: "put-back" }),
    model(START, { kind: "idle" }, { kind: "flipped" }, true),
    model(START, { kind: "idle" }, { kind: "claim-withdrawn" }),
    model(START, { kind: "claimed", claim: "repetition", by: "w" }, { kind: "claimed" }),
    model(START, { kind: "claimed", claim: "fifty-move", by: "b" }, { kind: "claimed" }),
    model(START, { kind: "idle" }, { kind: "failed", message: "it broke down" }),
    ...[
      { kind: "empty", square: "e4" },
      { kind: "not-yours", square: "e7", piece: { color: "b", letter: "P" } },
      { kind: "stuck", square: "a1", piece: { color: "w", letter: "R" }, why: undefined },
      { kind: "not-there", from: "e2", to: "e4", piece, why: { allowed: false, code: "movement", piece: "P", text: "" } },
      { kind: "not-on", officer: "N", via: "b8", to: "e6", squares: ["a6", "c6", "d7"] },
      { kind: "not-removable", square: "e4" },
      { kind: "thinking" },
      { kind: "paused" },
      { kind: "over" },
    ].map((refused) => model(START, { kind: "idle" }, refusal(refused))),
    ...TURNS.filter(({ line }) => line.length > 0).flatMap((snapshot) => [
      model(snapshot, settled(snapshot), moved(snapshot)),
      model(snapshot, settled(snapshot), { kind: "back", move: snapshot.line.at(-1) }),
      model(snapshot, settled(snapshot), { kind: "forward", move: snapshot.line.at(-1) }),
      model(snapshot, settled(snapshot), { kind: "jumped" }),
    ]),
    ...TURNS.filter(({ line }) => line.length === 0).map((snapshot) => model(snapshot, { kind: "idle" }, { kind: "seated" })),
    ...STANDING.map((snapshot) => model(snapshot, settled(snapshot), { kind: "jumped" })),
    model(REMOVING, { kind: "removing", moves: REMOVING.legal }, { kind: "jumped" }),
  ];
}

test("all that happens at the board is told in every language", () => {
  for (const [tag, words] of WORDS) {
    for (const one of models()) {
      const where = `${one.snapshot.fen} ${one.happening.kind}`;
      const texts = [announcement(one, words), headline(one, words), ...details(one, words), ...lasting(one.snapshot, words)];
      const news = notice(one, words);
      for (const text of [...texts, ...(news ? [news.text] : [])]) checkText(tag, text, where);
      assert.equal(news !== undefined, ["refused", "failed"].includes(one.happening.kind));
      const now = openingProgress(one.snapshot, words);
      if (now !== "") checkText(tag, now, where);
    }
  }
});

test("every square of every board has its label in every language", () => {
  for (const [tag, words] of WORDS) {
    for (const one of models()) {
      const open = targets(one.phase);
      const ranks = one.snapshot.variant.ranks;
      for (let rank = 1; rank <= ranks; rank++) {
        for (const file of "abcdefghijklmn".slice(0, ranks)) {
          const square = `${file}${rank}`;
          const label = cell(one, square, one.snapshot.men.get(square), open.get(square), words);
          assert.ok(label.startsWith(`${square}${words.comma}`), label);
          checkText(tag, label, one.snapshot.fen);
        }
      }
    }
  }
});

test("a board without its rules has labels too", () => {
  for (const [tag, words] of WORDS) {
    checkText(tag, bare("e4", undefined, words), "bare");
    assert.match(bare("e4", { color: "b", letter: "M" }, words), /^e4.+M$/);
  }
});

test("the computer gives its advice in every language", () => {
  const [move] = START.legal;
  const removal = REMOVING.legal[0];
  const questions = [
    { kind: "asked", about: "hint" }, { kind: "asked", about: "threat" }, { kind: "hint", move, whole: false }, { kind: "hint", move, whole: true },
    { kind: "threat", move }, { kind: "no-threat" }, { kind: "failed", message: "it broke down" },
  ];
  const advice = { snapshot: START, open: true, on: true, info: { depth: 9, nodes: 12_345 }, question: { kind: "none" } };
  assert.ok(removal);
  for (const [tag, words] of WORDS) {
    assert.equal(answer(advice, words), "");
    for (const question of questions) checkText(tag, answer({ ...advice, question }, words).replace(/ \(\u2066?[A-Z]?[a-z1-8]+\u2069?\)/, ""), question.kind);
    for (const one of [advice, { ...advice, open: false }, { ...advice, info: undefined }]) checkText(tag, progress(one, words), "progress");
    for (const score of [{ cp: 0 }, { cp: 35 }, { cp: -120 }, { mateIn: 1 }, { mateIn: -4 }]) checkText(tag, judgement(score, "b", words), "judgement");
  }
});
