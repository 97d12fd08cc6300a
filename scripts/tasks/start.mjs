import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { Stop } from "../lib/say.mjs";
import { buildAll } from "../lib/site.mjs";
import { setUp } from "./setup.mjs";

const FIRST_PORT = 4173;
const TRIES = 20;

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

async function freePort() {
  if (process.env.PORT) return Number(process.env.PORT);
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port++) if (await isFree(port)) return port;
  throw new Stop(`Ports ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} are all in use: name a free one in PORT.`);
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

export default async function main() {
  const env = await setUp({ browsers: false });
  await buildAll(env);
  const port = await freePort();
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
