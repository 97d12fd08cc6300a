import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, run } from "./run.mjs";

/** Krida with pawns that become Mantris where they arrive: what Fairy-Stockfish can be told of it. */
const KRIDA = `[krida:chess]
queen = -
bishop = -
fers = m
alfil = c
promotionPieceTypes = m
castling = false
doubleStep = false
startFen = rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1
`;

/** Installs other people's packages into a temporary folder, for `work` with their `require`; they are no part of ours. */
export async function withPeers(names, work) {
  const folder = mkdtempSync(join(tmpdir(), "buddhibala-peers-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
    await run([...npm(), "install", "--no-audit", "--no-fund", "--silent", ...names], { cwd: folder });
    return await work(createRequire(join(folder, "package.json")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fairy-Stockfish's build for browsers, without a network, playing krida. */
export class Fairy {
  static PACKAGE = "fairy-stockfish-nnue.wasm@1.1.12";

  #engine;
  #told = [];

  static async start(require) {
    // It would fetch its module, which Node cannot from a file.
    delete globalThis.fetch;
    const script = require.resolve("fairy-stockfish-nnue.wasm/stockfish.js");
    const wasmBinary = readFileSync(script.replace(/js$/, "wasm"));
    const fairy = new Fairy(await require(script)({ wasmBinary }));
    await fairy.#ask("isready", /^readyok/);
    return fairy;
  }

  constructor(engine) {
    this.#engine = engine;
    engine.addMessageListener((line) => this.#told.push(line));
    engine.FS.writeFile("/krida.ini", KRIDA);
    for (const [name, value] of [["VariantPath", "/krida.ini"], ["UCI_Variant", "krida"], ["Use NNUE", "false"]]) {
      engine.postMessage(`setoption name ${name} value ${value}`);
    }
  }

  /** What it plays after these moves, how good it thinks that is, and how fast it was. */
  async think(fen, moves, limit) {
    this.#engine.postMessage(`position fen ${fen} moves ${moves.join(" ")}`);
    const begun = performance.now();
    const lines = await this.#ask(`go ${limit}`, /^bestmove/);
    const ms = performance.now() - begun;
    const last = (pattern) => lines.findLast((line) => pattern.test(line))?.match(pattern);
    const [, kind, value] = last(/ score (cp|mate) (-?\d+)/) ?? [];
    return {
      move: lines.at(-1).split(" ")[1],
      cp: kind === "mate" ? Math.sign(value) * 10_000 : Number(value ?? 0),
      nodes: Number(last(/ nodes (\d+)/)?.[1] ?? 0),
      depth: Number(last(/ depth (\d+)/)?.[1] ?? 0),
      ms,
    };
  }

  stop() {
    this.#engine.postMessage("quit");
  }

  /** Sends a command; all that is said until a line of that form. */
  async #ask(command, end) {
    this.#told.length = 0;
    this.#engine.postMessage(command);
    while (!this.#told.some((line) => end.test(line))) await new Promise((resolve) => setTimeout(resolve, 1));
    return [...this.#told];
  }
}
