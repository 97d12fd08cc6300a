// The package as it is published, with the browser's own workers, on a page that has nothing else.
import { fileURLToPath } from "node:url";
import { expect, test as base, type JSHandle } from "@playwright/test";

type Package = typeof import("buddhibala") & typeof import("buddhibala/engine");

const PKG = new URL("../../pkg/", import.meta.url);
const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", wasm: "application/wasm" };
/** A worker like the package's, which tells how large its memory is whenever it is asked on a channel of that name. */
const MEASURED: Readonly<Record<string, string>> = {
  "measured.js": `import "./measure.js"; import "./dist/worker.js";`,
  "measure.js": `
    let memory;
    WebAssembly.Instance = class extends WebAssembly.Instance {
      constructor(...args) {
        super(...args);
        ({ memory } = this.exports);
      }
    };
    const channel = new BroadcastChannel("memory");
    channel.onmessage = () => channel.postMessage(memory.buffer.byteLength);`,
};

const test = base.extend<{ pkg: JSHandle<Package> }>({
  pkg: async ({ page }, use) => {
    await page.route("**/pkg/**", (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^\/pkg\//, "");
      if (path === "") return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Engine</title>" });
      const body = MEASURED[path];
      if (body) return route.fulfill({ contentType: "text/javascript", body });
      const type = TYPES[path.split(".").at(-1) ?? ""];
      return type ? route.fulfill({ contentType: type, path: fileURLToPath(new URL(path, PKG)) }) : route.fulfill({ status: 404, body: "" });
    });
    await page.goto("./pkg/");
    const pkg = await page.evaluateHandle(async () => {
      const [rules, engine] = [await import("/pkg/dist/index.js" as string), await import("/pkg/dist/engine.js" as string)];
      await rules.init();
      return { ...rules, ...engine } as Package;
    });
    await use(pkg);
  },
});

test("it answers as game.search() does", async ({ pkg }) => {
  const [found, expected] = await pkg.evaluate(async ({ Engine, newGame }) => {
    const game = newGame("krida");
    const limits = { depth: 5, multiPv: 2, seed: 3 };
    return [await new Engine().bestMove(game, limits), game.search(limits)];
  });
  expect(found).toEqual(expected);
});

test("an endless analysis is stopped, and what it found stays; the engine goes on", async ({ pkg }) => {
  const { depths, more, after } = await pkg.evaluate(async ({ Engine, newGame }) => {
    const engine = new Engine();
    const game = newGame("shatranj-14");
    const depths: number[] = [];
    const queued: Promise<{ depth: number }>[] = [];
    for await (const { depth } of engine.analyse(game, { multiPv: 3 })) {
      depths.push(depth);
      if (depth === 3) {
        queued.push(engine.bestMove(game, { depth: 2 }));
        engine.stop();
      }
    }
    const more = (await queued[0])?.depth;
    return { depths, more, after: (await engine.bestMove(game, { depth: 1 })).depth };
  });
  expect(depths.slice(0, 3)).toEqual([1, 2, 3]);
  expect([more, after]).toEqual([2, 1]);
});

test("a search without an end gives its best move when it is stopped, and an error when it is aborted", async ({ pkg }) => {
  const { legal, code } = await pkg.evaluate(async ({ BuddhibalaError, Engine, newGame }) => {
    const engine = new Engine();
    const game = newGame("krida");
    await engine.bestMove(game, { depth: 1 });
    const stopped = engine.bestMove(game, { timeMs: 3_600_000 });
    await new Promise((done) => setTimeout(done, 1000));
    engine.stop();
    const { move } = await stopped;
    const abort = new AbortController();
    const aborted = engine.bestMove(game, { timeMs: 3_600_000, signal: abort.signal });
    abort.abort();
    const error: unknown = await aborted.catch((reason: unknown) => reason);
    return { legal: game.legalMoves().some(({ uci }) => uci === move.uci), code: error instanceof BuddhibalaError && error.code };
  });
  expect(legal).toBe(true);
  expect(code).toBe("aborted");
});

test("the page goes on drawing while the engine searches, and an analysis outlives its game", async ({ pkg }) => {
  const { frames, depth } = await pkg.evaluate(async ({ Engine, newGame }) => {
    const game = newGame("krida");
    const analysis = new Engine().analyse(game, { timeMs: 500 });
    game.free();
    let frames = 0;
    const count = (): void => {
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    let depth = 0;
    for await (const info of analysis) depth = info.depth;
    return { frames, depth };
  });
  expect(frames).toBeGreaterThan(3);
  expect(depth).toBeGreaterThan(2);
});

test("a script that is missing is reported, and a worker that is forbidden is done without", async ({ pkg }) => {
  const { code, depth } = await pkg.evaluate(async ({ BuddhibalaError, Engine, newGame }) => {
    const game = newGame("krida");
    const error: unknown = await new Engine({ workerUrl: "/pkg/missing" }).bestMove(game).catch((reason: unknown) => reason);
    const elsewhere = new Engine({ workerUrl: "https://example.org/worker.js" });
    return { code: error instanceof BuddhibalaError && error.code, depth: (await elsewhere.bestMove(game, { depth: 3 })).depth };
  });
  expect(code).toBe("engine-failed");
  expect(depth).toBe(3);
});

test("ten thousand searches leave the worker's memory as large as a few", async ({ pkg }) => {
  const [few = 0, all = Infinity] = await pkg.evaluate(async ({ Engine, newGame, variants }) => {
    const channel = new BroadcastChannel("memory");
    const size = () => new Promise<number>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
      channel.postMessage("");
    });
    const games = variants().map(({ id }) => newGame(id));
    const engine = new Engine({ workerUrl: "/pkg/measured.js" });
    const search = async (count: number) => {
      for (let seed = 0; seed < count; seed++) {
        for (const game of games) await engine.bestMove(game, { depth: 1, seed });
      }
      return size();
    };
    return [await search(10), await search(3400)];
  });
  expect(few).toBeGreaterThan(1_000_000);
  expect(all - few).toBeLessThan(1_000_000);
});
