import { badArgument, isInstance } from "./arguments.js";
import { ownModule } from "./beside.js";
import { type BuddhibalaError, messageOf } from "./errors.js";
import { isRunning, loadFailed, type Origin, run } from "./module.js";

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
  if (isInstance(source, WebAssembly.Module)) return run(source);
  if (!isBytes(source)) throw badArgument("source", "bytes or a WebAssembly.Module", source);
  requireWasm(source, {});
  let module: WebAssembly.Module;
  try {
    module = new WebAssembly.Module(source);
  } catch (thrown) {
    throw doesNotCompile(thrown, {});
  }
  run(module);
}

async function load(given: InitSource | PromiseLike<InitSource> | undefined): Promise<void> {
  let source: unknown;
  try {
    source = await given;
  } catch (thrown) {
    throw loadFailed(`failed: ${messageOf(thrown)}`, {}, thrown);
  }
  if (source === undefined) source = ownModule();
  if (isInstance(source, WebAssembly.Module)) return run(source);
  if (isBytes(source)) return run(await compile(source, {}));
  const response = isInstance(source, Response) ? source : await request(source);
  const origin = {
    // A response that was not fetched has an empty address.
    ...(response.url === "" ? {} : { url: response.url }),
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
  };
  run(await compileResponse(response, origin), origin);
}

async function request(source: unknown): Promise<Response> {
  if (typeof source !== "string" && !isInstance(source, URL) && !isInstance(source, Request)) {
    throw badArgument("source", "an address, a Response, bytes or a WebAssembly.Module", source);
  }
  try {
    return await fetch(source);
  } catch (thrown) {
    const url = isInstance(source, Request) ? source.url : String(source);
    throw loadFailed(`could not be fetched: ${messageOf(thrown)}`, { url }, thrown);
  }
}

async function compileResponse(response: Response, origin: Origin): Promise<WebAssembly.Module> {
  if (!response.ok) throw loadFailed("is an error, not WebAssembly", origin);
  // The streaming compiler insists on this type. Servers that send another are common, and do no harm.
  if (origin.contentType === "application/wasm" && typeof WebAssembly.compileStreaming === "function") {
    try {
      return await WebAssembly.compileStreaming(response);
    } catch (thrown) {
      throw doesNotCompile(thrown, origin);
    }
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await response.arrayBuffer();
  } catch (thrown) {
    throw loadFailed(`could not be read: ${messageOf(thrown)}`, origin, thrown);
  }
  return compile(bytes, origin);
}

async function compile(bytes: BufferSource, origin: Origin): Promise<WebAssembly.Module> {
  requireWasm(bytes, origin);
  try {
    return await WebAssembly.compile(bytes);
  } catch (thrown) {
    throw doesNotCompile(thrown, origin);
  }
}

/** Every WebAssembly module begins with these bytes, and no page does. */
function requireWasm(bytes: BufferSource, origin: Origin): void {
  const start = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  if ([0x00, 0x61, 0x73, 0x6d].every((byte, index) => start[index] === byte)) return;
  throw loadFailed(`is not WebAssembly${origin.contentType ? `, but ${origin.contentType}` : ""}`, origin);
}

function doesNotCompile(thrown: unknown, origin: Origin): BuddhibalaError {
  return loadFailed(`is not valid WebAssembly: ${messageOf(thrown)}`, origin, thrown);
}

function isBytes(source: unknown): source is BufferSource {
  return isInstance(source, ArrayBuffer) || ArrayBuffer.isView(source);
}
