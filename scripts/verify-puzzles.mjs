// Proves every puzzle of the package and prints what was found: `node scripts/verify-puzzles.mjs [game ...]`, after a build.
import { LEAST, reportOn } from "./lib/puzzle-report.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((one) => !Object.hasOwn(LEAST, one));
if (unknown.length > 0) {
  console.error(`There are no puzzles of ${unknown.join(", ")}: the games are ${Object.keys(LEAST).join(", ")}.`);
  process.exit(2);
}

const count = (reports, key) => reports.filter((report) => report[key]).length;
const goal = ({ kind, man, in: turns }) => [kind, man, turns === undefined ? undefined : `in ${turns}`].filter(Boolean).join(" ");

for (const variant of asked.length > 0 ? asked : Object.keys(LEAST)) {
  console.log(`\n${variant}`);
  const { puzzles, reports, clauses, faults } = reportOn(variant, (puzzle, { sound, clauses, nodes }) => {
    const turns = clauses.map(({ clause, reason }) => `${clause} (${reason})`).join("; ");
    console.log(`  ${sound ? "sound" : "FAULT"}  ${puzzle.id}: ${goal(puzzle.goal)}, ${nodes} positions${turns ? `, ${turns}` : ""}`);
  });
  console.log(`  ${puzzles.length} puzzles, ${count(reports, "proved")} goals proved, ${count(reports, "unique")} unique keys, ${count(reports, "sound")} sound`);
  console.log(`  clauses: ${[...clauses].map(([clause, times]) => `${clause} ${times}`).join(", ")}`);
  for (const fault of faults) console.log(`  fault: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
