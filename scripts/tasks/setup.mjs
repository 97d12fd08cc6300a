import { browser } from "../lib/browser.mjs";
import { cargoTools } from "../lib/cargo-tools.mjs";
import { nodeModules } from "../lib/node-modules.mjs";
import { rust } from "../lib/rust.mjs";
import { say } from "../lib/say.mjs";

/**
 * Finds or installs what building needs, and with `browsers` what testing needs. Returns the environment for it.
 * From the command line: `npm run setup`, or `npm run setup -- --no-browser`.
 */
export async function setUp({ browsers }) {
  let env = await rust(process.env);
  env = await cargoTools(env);
  env = await nodeModules(env);
  if (browsers) env = await browser(env);
  say("set-up is complete");
  return env;
}

export default async function main(options) {
  await setUp({ browsers: !options.includes("--no-browser") });
}
