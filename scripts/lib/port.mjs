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

/** The port that somebody named in the variable of that name, which must be one that nothing listens to now. */
export async function namedPort(name, text) {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) throw new Stop(`${name} is "${text}", which is no port: name one from 1 to 65535.`);
  if (!(await isFree(port))) throw new Stop(`Port ${port} is in use: name a free one in ${name}.`);
  return port;
}
