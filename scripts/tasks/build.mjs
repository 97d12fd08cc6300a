import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

export default async function main() {
  await buildAll(await setUp({ browsers: false }));
}
