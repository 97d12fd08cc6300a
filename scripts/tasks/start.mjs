import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { freePort, namedPort } from "../lib/port.mjs";
import { Stop } from "../lib/say.mjs";
import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

const FIRST_PORT = 4173;

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

export default async function main() {
  const wanted = process.env.PORT ? await namedPort("PORT", process.env.PORT) : undefined;
  const env = await setUp({ browsers: false });
  await buildAll(env);
  const port = wanted ?? (await freePort(FIRST_PORT, "name a free one in PORT"));
  const address = `http://127.0.0.1:${port}/`;
  // Vite itself, not `npm run preview`: npm would not hand the signal on, and the server would outlive us.
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const site = ["preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const server = spawn(process.execPath, [vite, ...site], { cwd: join(root, "www"), env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill("SIGTERM"));
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Stop(`The site could not be served on port ${port}: name a free one in PORT.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.log(`\nThe games are at ${address}  (Ctrl+C stops)`);
  await ended;
}
