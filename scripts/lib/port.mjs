import { createServer } from "node:net";
import { Stop } from "./say.mjs";

const TRIES = 20;

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** The first port from `first` on that nothing listens to now; `remedy` tells what to do where there is none near. */
export async function freePort(first, remedy) {
  for (let port = first; port < first + TRIES; port++) if (await isFree(port)) return port;
  throw new Stop(`Ports ${first} to ${first + TRIES - 1} are all in use: ${remedy}.`);
}
