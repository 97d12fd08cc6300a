import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const TYPES = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  wasm: "application/wasm",
};

/** A server with an origin of its own. */
export class Origin {
  /** The paths that were asked for. */
  asked = [];
  #server;

  constructor(site, headers) {
    this.#server = createServer((request, response) => {
      const path = new URL(request.url, "http://x").pathname;
      this.asked.push(path);
      const found = site(path);
      const name = found instanceof URL ? found.pathname : path.endsWith("/") ? "index.html" : path;
      const type = TYPES[name.split(".").at(-1)] ?? "text/plain";
      Promise.resolve(found instanceof URL ? readFile(found) : found).then(
        (body) => response.writeHead(body === undefined ? 404 : 200, { "content-type": type, ...headers }).end(body),
        () => response.writeHead(404, headers).end(),
      );
    });
  }

  static async open(site, headers = {}) {
    const origin = new Origin(site, headers);
    await new Promise((ready) => origin.#server.listen(0, "127.0.0.1", ready));
    return origin;
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The files under an address, and nothing above it; `index.html` for a folder. */
export function files(base) {
  return (path) => {
    const address = new URL(`.${path}${path.endsWith("/") ? "index.html" : ""}`, base);
    return address.href.startsWith(base.href) ? address : undefined;
  };
}
