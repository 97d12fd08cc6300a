/** The WebAssembly module that comes with this package. */
export function ownModule(): URL | Uint8Array<ArrayBuffer> {
  return new URL("../wasm/buddhibala_bg.wasm", import.meta.url);
}

/** A worker, and whether it may turn out that the page's policy forbids it. */
export interface Started {
  readonly worker: Worker;
  readonly doubtful: boolean;
}

/** Starts the worker that comes with this package; throws where that is not possible. */
export function ownWorker(): Started {
  try {
    return { worker: start(), doubtful: false };
  } catch (refused) {
    const { address, type } = wanted(start);
    if (address.origin === globalThis.location.origin) throw refused;
    // A script of another origin may be imported by a worker, but not be one.
    const text = JSON.stringify(address.href);
    return { worker: workerFrom(type === "module" ? `import ${text};` : `importScripts(${text});`, type), doubtful: true };
  }
}

const blobs = new Map<string, string>();

/** Starts a worker from its text. */
export function workerFrom(text: string, type: WorkerType): Worker {
  // Kept, because no browser tells when a worker has read it; there are never more than one or two.
  const url = blobs.get(text) ?? URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  blobs.set(text, url);
  return new Worker(url, { type });
}

function start(): Worker {
  // Bundlers look for these very words.
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/**
 * Which script `starting` would make a worker of. Only a bundler knows where it has put that, and tells nobody but
 * `Worker`, so another one stands in for it during this call.
 */
function wanted(starting: () => unknown): { readonly address: URL; readonly type: WorkerType } {
  let found: { readonly address: URL; readonly type: WorkerType } | undefined;
  const real = globalThis.Worker;
  globalThis.Worker = class {
    constructor(address: string | URL, options: WorkerOptions = {}) {
      found = { address: new URL(address, globalThis.location.href), type: options.type ?? "classic" };
    }
  } as unknown as typeof Worker;
  try {
    starting();
  } finally {
    globalThis.Worker = real;
  }
  if (found === undefined) throw new TypeError("no worker was started");
  return found;
}
