// Runs one task of scripts/tasks: `node scripts/run.mjs start`.
// This file keeps to old syntax and no imports of packages, so that an old Node can still say what is wrong.
import { readFileSync } from "fs";

function atLeast(have, need) {
  const a = have.split(".").map(Number);
  const b = need.split(".").map(Number);
  for (let i = 0; i < b.length; i++) {
    if ((a[i] || 0) !== b[i]) return (a[i] || 0) > b[i];
  }
  return true;
}

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = manifest.engines.node.replace(/[^0-9.]/g, "");
const [task, ...options] = process.argv.slice(2);

function fail(error) {
  // A Stop is a sentence for a person; anything else is a fault of these scripts and shows where it happened.
  console.error(error.name === "Stop" ? `\nStopped: ${error.message}` : error);
  process.exitCode = 1;
}

if (!atLeast(process.versions.node, needed)) {
  fail({ name: "Stop", message: `Node ${process.versions.node} is too old: install Node ${needed} or newer from https://nodejs.org and run this again.` });
} else {
  import(new URL(`tasks/${task}.mjs`, import.meta.url).href)
    .then((module) => module.default(options))
    .catch(fail);
}
