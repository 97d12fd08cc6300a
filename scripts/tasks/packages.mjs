import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

/** `npm run test:packages`: the npm package in the hands of every kind of consumer; names of some may follow `--`. */
export default async function main(options) {
  const env = await setUp({ browsers: true });
  await buildAll(env);
  // It needs the packages that set-up installs.
  const { testPackages } = await import("../../tests/packages/run.mjs");
  await testPackages(env, { only: options });
}
