import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";
import { Stop } from "./say.mjs";

/** What the oldest browsers of the README have beyond the first WebAssembly: Chrome 96, Firefox 79 and Safari 15. */
const ALLOWED = ["mutable-globals", "sign-ext", "nontrapping-float-to-int", "multivalue", "bulk-memory", "reference-types"];

/** A module without its custom sections: one of them tells tools which features to allow. */
function bare(bytes) {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const start = at;
    const id = bytes[at++];
    let [size, shift] = [0, 0];
    do {
      size |= (bytes[at] & 0x7f) << shift;
      shift += 7;
    } while (bytes[at++] & 0x80);
    at += size;
    if (id !== 0) kept.push(bytes.subarray(start, at));
  }
  return Buffer.concat(kept);
}

/** Fails if a module needs more of a browser: SIMD, threads, exceptions, tail calls, garbage collection or anything else. */
export async function checkFeatures(file, env) {
  const folder = mkdtempSync(join(tmpdir(), "buddhibala-features-"));
  try {
    const [given, written] = ["bare.wasm", "checked.wasm"].map((name) => join(folder, name));
    writeFileSync(given, bare(readFileSync(file)));
    await run(["wasm-opt", given, "--mvp-features", ...ALLOWED.map((name) => `--enable-${name}`), "--quiet", "-o", written], { env });
  } catch {
    throw new Stop(`The WebAssembly module needs more of a browser than ${ALLOWED.join(", ")}: see what wasm-opt says above.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
