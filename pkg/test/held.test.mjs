// Games are put away when many are used, and made again: against games that never are, straight from WebAssembly.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";

import { newGame } from "buddhibala";
import { RawGame } from "../wasm/buddhibala.js";

const PGN = '[Event "Evening"]\n[Variant "krida"]\n[Termination "abandoned"]\n\n{Before} 1. e3 $1 e6 (1... d6 {or} 2. Nf3) 2. Nf3 {a knight} Nf6 0-1';
const CHADARANGAM = { variant: "chadarangam", options: { capture: "maddat-mari" } };

const BEGINNINGS = {
  krida: [() => newGame("krida"), () => new RawGame("krida", undefined, undefined)],
  "chadarangam with an option": [() => newGame(CHADARANGAM), () => new RawGame(CHADARANGAM.variant, CHADARANGAM.options, undefined)],
  "a PGN text": [() => newGame({ pgn: PGN }), () => RawGame.fromPgn(PGN)],
};

/** More games than are held at once. */
function crowd() {
  for (let games = 0; games < 200; games++) newGame("krida").turn;
}

const told = (game) => ({ fen: game.fen(), pgn: game.pgn(), turn: game.turn });
const toldRaw = (raw) => ({ fen: raw.fen(), pgn: raw.pgn({}), turn: raw.turn() });

for (const [name, [begin, beginRaw]] of Object.entries(BEGINNINGS)) {
  test(`${name}: a game that was put away is the same as one that never was`, () => {
    const step = fc.oneof({ weight: 4, arbitrary: fc.nat(50) }, { weight: 3, arbitrary: fc.constant("undo") }, { weight: 2, arbitrary: fc.constant("redo") }, { weight: 2, arbitrary: fc.constant("crowd") });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const [game, raw] = [begin(), beginRaw()];
        for (const one of steps) {
          if (one === "crowd") crowd();
          else if (typeof one === "string") assert.equal(game[one]()?.uci, raw[one]()?.split("\t")[0]);
          else {
            const legal = game.legalMoves();
            if (legal.length === 0) continue;
            const { uci } = legal[one % legal.length];
            game.play(uci);
            raw.play(uci);
          }
        }
        crowd();
        assert.deepEqual(told(game), toldRaw(raw));
        while (raw.redo()) assert.ok(game.redo());
        crowd();
        assert.deepEqual(told(game), toldRaw(raw));
        raw.free();
      }),
      { seed: 20, numRuns: 60 },
    );
  });
}

test("a refused call leaves a game that was put away as it was", () => {
  const game = newGame("krida");
  game.play("e3");
  crowd();
  assert.throws(() => game.play("e2e5"), { code: "illegal-move" });
  crowd();
  assert.deepEqual(game.history().map(({ uci }) => uci), ["e2e3"]);
  game.free();
  crowd();
  assert.throws(() => game.fen(), { code: "disposed" });
});
