import { testPackages } from "../../tests/packages/run.mjs";
import { setUp } from "./setup.mjs";
import { buildAll } from "../lib/site.mjs";

/** `npm run test:packages`: the npm package in the hands of every kind of consumer; names of some may follow `--`. */
export default async function main(options) {
  const env = await setUp({ browsers: true });
  await buildAll(env);
  await testPackages(env, { only: options });
}
