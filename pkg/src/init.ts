import { badArgument } from "./arguments.js";
import { BuddhibalaError, type ErrorDetails, messageOf } from "./errors.js";
import { isRunning, run } from "./module.js";

/** Where the WebAssembly module may come from: an address, an answer to a request, its bytes, or the compiled module. */
export type InitSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;

let pending: Promise<void> | undefined;

/**
 * Loads and starts WebAssembly. Everything else in this package waits for it.
 *
 * Call it as often as you like: it is loaded once, calls made meanwhile share that one load, and after a failure the
 * next call tries again. In Node it may be left out.
 *
 * @param source Where the module is, if not beside this package: an address, a `Response`, bytes, a compiled module, or
 *   a promise of any of these. Ignored if the module is already loaded or being loaded.
 * @throws {BuddhibalaError} `load-failed`, with the address and the HTTP status if there are any; `bad-argument`.
 *
 * @example
 * ```ts
 * import init, { newGame } from "buddhibala";
 * await init();
 * const game = newGame("krida");
 * ```
 */
export function init(source?: InitSource | PromiseLike<InitSource>): Promise<void> {
  if (isRunning()) return Promise.resolve();
  pending ??= load(source).finally(() => {
    pending = undefined;
  });
  return pending;
}

/**
 * Starts WebAssembly from bytes or from a compiled module, without waiting. Does nothing if it is running already.
 *
 * @throws {BuddhibalaError} `load-failed` if this is not buddhibala's module; `bad-argument`.
 *
 * @example
 * ```ts
 * initSync(readFileSync("buddhibala.wasm"));
 * ```
 */
export function initSync(source: BufferSource | WebAssembly.Module): void {
  if (isRunning()) return;
  if (source instanceof WebAssembly.Module) return run(source);
  if (!isBytes(source)) throw badArgument("source", "bytes or a WebAssembly.Module", source);
  requireWasm(source, {});
  try {
    run(new WebAssembly.Module(source));
  } catch (thrown) {
    throw loadFailed(thrown, {});
  }
}

async function load(given: InitSource | PromiseLike<InitSource> | undefined): Promise<void> {
  let source: InitSource | undefined;
  try {
    source = await given;
  } catch (thrown) {
    throw loadFailed(thrown, {});
  }
  if (source === undefined) source = new URL("../wasm/buddhibala_bg.wasm", import.meta.url);
  if (source instanceof WebAssembly.Module) return run(source);
  if (isBytes(source)) return run(await compile(source, {}));
  if (source instanceof Response) return run(await compileResponse(source, source.url));
  if (typeof source !== "string" && !(source instanceof URL) && !(source instanceof Request)) {
    throw badArgument("source", "an address, a Response, bytes or a WebAssembly.Module", source);
  }
  const url = source instanceof Request ? source.url : String(source);
  let response: Response;
  try {
    response = await fetch(source);
  } catch (thrown) {
    throw new BuddhibalaError("load-failed", `${url} could not be fetched: ${messageOf(thrown)}`, { url }, thrown);
  }
  run(await compileResponse(response, url));
}

async function compileResponse(response: Response, url: string): Promise<WebAssembly.Module> {
  const contentType = response.headers.get("content-type") ?? "";
  const details = { url, status: response.status, contentType };
  if (!response.ok) {
    throw new BuddhibalaError("load-failed", `${url} was answered with status ${response.status}`, details);
  }
  try {
    // The streaming compiler insists on this type. Servers that send another are common, and do no harm.
    if (contentType === "application/wasm") return await WebAssembly.compileStreaming(response);
    return await compile(await response.arrayBuffer(), details);
  } catch (thrown) {
    throw loadFailed(thrown, details);
  }
}

async function compile(bytes: BufferSource, details: ErrorDetails): Promise<WebAssembly.Module> {
  requireWasm(bytes, details);
  try {
    return await WebAssembly.compile(bytes);
  } catch (thrown) {
    throw loadFailed(thrown, details);
  }
}

function requireWasm(bytes: BufferSource, details: ErrorDetails): void {
  const start = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  if ([0x00, 0x61, 0x73, 0x6d].every((byte, index) => start[index] === byte)) return;
  const { url, status, contentType } = details;
  const what = url === undefined ? "These bytes are" : `${url} was answered (status ${status}) with ${contentType || "something"} that is`;
  throw new BuddhibalaError("load-failed", `${what} not WebAssembly`, details);
}

function isBytes(source: unknown): source is BufferSource {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}

function loadFailed(thrown: unknown, details: ErrorDetails): BuddhibalaError {
  if (thrown instanceof BuddhibalaError) return thrown;
  const where = details.url === undefined ? "" : ` from ${details.url} (status ${details.status})`;
  return new BuddhibalaError("load-failed", `buddhibala could not be loaded${where}: ${messageOf(thrown)}`, details, thrown);
}
