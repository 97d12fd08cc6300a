import { npm, runLogged } from "../../scripts/lib/run.mjs";
import { say, seconds, Stop } from "../../scripts/lib/say.mjs";
import { Browser } from "./browser.mjs";
import { consume } from "./consume.mjs";
import { CONSUMERS } from "./consumers.mjs";
import { stage } from "./stage.mjs";
import { faultsOf } from "./tarball.mjs";

/** Packs the package as it would be published, and tries it as those do who use it: all of them, or some by name. */
export async function testPackages(env, { only = [] } = {}) {
  const unknown = only.filter((name) => !CONSUMERS.some((consumer) => consumer.name === name));
  if (unknown.length > 0) throw new Stop(`There is no consumer ${unknown.join(", ")}: name some of ${CONSUMERS.map(({ name }) => name).join(", ")}.`);
  const staged = await stage(env);
  await check(staged, env);
  const browser = await Browser.open(env);
  try {
    const replies = await answers();
    for (const consumer of CONSUMERS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      const begun = performance.now();
      try {
        const told = await consume(consumer, { stage: staged, browser, env, replies });
        say(`${consumer.name}: ${told} (${seconds(begun)} s)`);
      } catch (error) {
        throw new Stop(`The consumer ${consumer.name} fails: ${error.message}`);
      }
    }
  } finally {
    await browser.close();
  }
}

async function check({ tarball, installed, names }, env) {
  const faults = faultsOf(installed, names);
  if (faults.length > 0) throw new Stop(`The package is not as it should be:\n${faults.join("\n")}`);
  const tool = (...command) => runLogged(command[0], [...npm(), "exec", "--no", "--", ...command], { env });
  await tool("publint", "run", tarball, "--strict");
  // It is ES modules only, and TypeScript has no types for a module of WebAssembly.
  await tool("attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", "buddhibala.wasm", "--format", "ascii", "--no-color");
  say(`${names.length} files in the package`);
}

/** What may be answered to the first move. */
async function answers() {
  const { newGame } = await import("buddhibala");
  const after = (game) => {
    game.play("e2e3");
    return game.legalMoves().map(({ uci }) => uci);
  };
  return { krida: after(newGame("krida")), chadarangam: after(newGame({ variant: "chadarangam", options: { opening: 0 } })) };
}
