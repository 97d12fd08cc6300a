// Scores positions of krida by Fairy-Stockfish, for `tune fit`: `node scripts/score-fairy.mjs FILE [NODES] [PART] [PARTS] > SCORED`
// after `npm run build`. FILE has a FEN a line, as `tune positions krida GAMES` prints them. Of PARTS parts of it, only the one of
// that number, from 0, is scored, so that several can run side by side.
//
// Fairy-Stockfish (GPL) is installed for it and removed again; nothing of it is kept but what it says of these positions.
import { readFileSync } from "node:fs";
import { Fairy, withPeers } from "./lib/peers.mjs";

const [file, nodes = "3000", part = "0", parts = "1"] = process.argv.slice(2);
/** In hundredths of a pawn: who is so far ahead has won, and by how much says little. */
const DECIDED = 1_000;

const lines = readFileSync(file, "utf8").trim().split("\n");
const fens = lines.filter((_, number) => number % Number(parts) === Number(part));

await withPeers([Fairy.PACKAGE], async (require) => {
  const fairy = await Fairy.start(require);
  for (const fen of fens) {
    const { cp } = await fairy.think(fen, [], `nodes ${nodes}`);
    if (Math.abs(cp) < DECIDED) console.log(`${fen};${cp}`);
  }
  fairy.stop();
});
