// Plays krida against Fairy-Stockfish, both in WebAssembly and with the same time for each move:
// `node scripts/match-fairy.mjs [GAMES] [MILLISECONDS] [FIRST GAME]` after `npm run build`. Every opening is played twice, and a
// game has the same one every time.
//
// Fairy-Stockfish (GPL) is installed for the match and removed again. It is told as much of krida as it can express, and
// ours plays by the same options. One thing it cannot know: a pawn that arrives on b, c, f or g goes back a square.
import { newGame } from "buddhibala";
import { Fairy, withPeers } from "./lib/peers.mjs";

const RULES = { variant: "krida", options: { stalemate: "draw", bareKing: "play-on", checkLimit: "0" } };
const RANDOM_PLIES = 8;
/** In hundredths of a pawn: so little an opening may favour, and so much decides when both say so for some plies. */
const FAIR = 100;
const FAR_AHEAD = 800;
const SURE_PLIES = 6;
const MOST_PLIES = 240;

const [games = 200, milliseconds = 100, first = 0] = process.argv.slice(2).map(Number);

const centipawns = ({ cp, mateIn }) => cp ?? Math.sign(mateIn) * 10_000;

/** Marsaglia's xorshift of 32 bits. */
function dice(seed) {
  let state = seed * 2654435761 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

function opening(number) {
  const roll = dice(number + 1);
  for (;;) {
    const game = newGame(RULES);
    for (let ply = 0; ply < RANDOM_PLIES; ply++) {
      const moves = game.legalMoves();
      game.play(moves[roll(moves.length)]);
    }
    if (Math.abs(centipawns(game.search({ nodes: 5_000 }).score)) <= FAIR) return game.fen();
    game.free();
  }
}

const ours = { nodes: 0, ms: 0, depth: 0, turns: 0 };
const theirs = { nodes: 0, ms: 0, depth: 0, turns: 0 };

function count(speed, { nodes, ms, depth }) {
  speed.nodes += nodes;
  speed.ms += ms;
  speed.depth += depth;
  speed.turns++;
}

function think(game) {
  const begun = performance.now();
  const { move, score, nodes, depth } = game.search({ level: 8, timeMs: milliseconds });
  return { move: move.uci, cp: centipawns(score), nodes, depth, ms: performance.now() - begun };
}

/** What we get of one game. */
async function play(fairy, fen, color) {
  const game = newGame({ ...RULES, fen });
  // What Fairy-Stockfish is told: after a promotion it starts from the board again, for a pawn may have gone back.
  let base = { fen, moves: [] };
  let ahead = { color: undefined, plies: 0 };
  try {
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const { state, winner, claims, turn } = game.status();
      if (state !== "playing") return winner ? Number(winner === color) : 0.5;
      if (claims.length > 0) return 0.5;
      if (ahead.plies >= SURE_PLIES) return Number(ahead.color === color);
      const isOurs = turn === color;
      const found = isOurs ? think(game) : await fairy.think(base.fen, base.moves, `movetime ${milliseconds}`);
      count(isOurs ? ours : theirs, found);
      const better = found.cp > 0 ? turn : turn === "w" ? "b" : "w";
      if (Math.abs(found.cp) < FAR_AHEAD) ahead = { color: undefined, plies: 0 };
      else ahead = { color: better, plies: ahead.color === better ? ahead.plies + 1 : 1 };
      const { uci, promotion } = game.play(found.move.replace(/m$/, ""));
      base = promotion ? { fen: game.fen(), moves: [] } : { fen: base.fen, moves: [...base.moves, uci] };
    }
    return 0.5;
  } finally {
    game.free();
  }
}

function tell(name, { nodes, ms, depth, turns }) {
  const [rate, deep, each] = [nodes / ms, depth / turns, ms / turns].map((value) => value.toFixed(1));
  console.log(`${name}: ${rate} thousand nodes a second, depth ${deep}, ${each} ms a move`);
}

await withPeers([Fairy.PACKAGE], async (require) => {
  const fairy = await Fairy.start(require);
  const tally = { 1: 0, 0.5: 0, 0: 0 };
  for (let played = 0; played < games; played++) {
    const number = first + played;
    tally[await play(fairy, opening(number >> 1), number % 2 ? "b" : "w")]++;
    if ((played + 1) % 10 === 0) console.log(`${played + 1} games: ${tally[1]} won, ${tally[0.5]} drawn, ${tally[0]} lost`);
  }
  fairy.stop();
  const share = (100 * (tally[1] + tally[0.5] / 2)) / games;
  console.log(`krida against Fairy-Stockfish, ${milliseconds} ms a move, ${games} games: ${tally[1]} won, ${tally[0.5]} drawn, ${tally[0]} lost, ${share.toFixed(1)} %`);
  tell("buddhibala", ours);
  tell("Fairy-Stockfish", theirs);
});
