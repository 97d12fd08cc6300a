// Makes a collection of puzzles that `examples/compose` has printed: gives each a name, a source and its point in words, proves
// it, and prints those that are sound and no two alike, also not like one that is in the tree, the easy ones first.
// `cargo run --release --example compose -- krida 20 | node scripts/collect-puzzles.mjs 66 >> pkg/data/puzzles/krida.jsonl`,
// where 66 is the number of the first
import { readFileSync } from "node:fs";
import { newGame, variants } from "buddhibala";
import { loadWords, man, wordsFor } from "buddhibala/board";
import { verifyPuzzle } from "buddhibala/puzzles";
import { likeness } from "./lib/alike.mjs";
import { pointOf, POINTS } from "./lib/points.mjs";
import { collection } from "./lib/puzzle-report.mjs";

/** Where those are from that do not tell. */
const SOURCE = "Composed by search for this project";
/** In which languages a game's puzzles tell their points: English, and one of its own. */
const LANGUAGES = { krida: ["en", "te"], chadarangam: ["en", "te"], "shatranj-14": ["en", "ur"] };

const known = new Map(variants().map((variant) => [variant.id, variant]));

/** What the point of a puzzle speaks of. */
function facts({ variant, options, fen, goal, solution: [key] }) {
  const game = newGame({ variant, options, fen });
  try {
    if (goal.kind === "untouchable") {
      const { piece } = game.board().find(({ square }) => square === key);
      return { key: {}, piece, to: key };
    }
    const move = game.legalMoves().find(({ uci }) => uci === key);
    const { from, to, piece, promotion, path } = move;
    game.play(move);
    const returns = game.board().some(({ square, color }) => square === from && color === move.color);
    const mated = goal.kind !== "avoid" || mates(game, key, goal.in);
    return { key: { ...move, returns, mated }, piece, from, to, officer: promotion, then: path?.at(-1), turns: goal.in, prey: goal.man };
  } finally {
    game.free();
  }
}

/** Whether after every move but the one just made the opponent mates, and has no lesser win only. */
function mates(game, key, turns) {
  game.undo();
  return game.legalMoves().every(({ uci }) => {
    if (uci === key) return true;
    game.play(uci);
    const { solved } = game.solve({ mateIn: turns });
    game.undo();
    return solved;
  });
}

function point(puzzle) {
  const { key, piece, officer, prey, ...rest } = facts(puzzle);
  const kind = pointOf({ ...puzzle, key });
  const variant = known.get(puzzle.variant);
  return Object.fromEntries(
    LANGUAGES[puzzle.variant].map((tag) => {
      const words = wordsFor(tag);
      const name = (letter) => (letter === undefined ? undefined : man(variant, letter, words));
      return [tag, POINTS[tag][kind]({ ...rest, man: name(piece), officer: name(officer), prey: name(prey) })];
    }),
  );
}

await Promise.all(Object.values(LANGUAGES).flat().map(loadWords));
const [first = "1"] = process.argv.slice(2);
const lines = readFileSync(0, "utf8").split("\n").filter(Boolean);
const composed = lines.map((line) => JSON.parse(line)).sort((one, other) => one.difficulty - other.difficulty);
const seen = new Set([...known.keys()].flatMap(collection).map(likeness));
let number = Number(first);
for (const { variant, options, fen, goal, solution, clauses, themes, difficulty, source = SOURCE } of composed) {
  const id = `${variant}-${String(number).padStart(3, "0")}`;
  const puzzle = { id, variant, options, fen, goal, solution, clauses, themes, difficulty, source, point: {} };
  puzzle.point = point(puzzle);
  const { sound, faults } = verifyPuzzle(puzzle);
  if (seen.has(likeness(puzzle))) continue;
  if (!sound) {
    console.error(`left out: ${JSON.stringify(faults)} ${JSON.stringify(puzzle)}`);
    continue;
  }
  seen.add(likeness(puzzle));
  console.log(JSON.stringify(puzzle));
  number += 1;
}
