// How long a page takes on a slow processor, and what it loads: `node scripts/measure-pages.mjs [SLOWDOWN] [ROUNDS]` after
// `npm run build`. Prints for each page the median time from navigation to a board that can be played at, the layout shift,
// and the bytes of its parts, as they are and gzipped. Nothing is cached between rounds.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { preview } from "vite";

const [slowdown = 4, rounds = 5] = process.argv.slice(2).map(Number);
const PAGES = ["index.html", "play.html", "krida.html", "shatranj-14.html", "board.html", "board.html#lang=ur"];
const PHONE = { width: 360, height: 740 };

/** Notes when the first board can be played at and has been drawn, and what has moved on the page. */
function watch() {
  const measured = { playable: undefined, shift: 0 };
  Object.assign(globalThis, { measured });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) measured.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (document.querySelector("buddhibala-board")?.model) requestAnimationFrame(() => (measured.playable = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

function kind(path) {
  if (path.endsWith(".wasm")) return "wasm";
  if (path.endsWith(".css")) return "styles";
  if (path.endsWith(".js")) return "scripts";
  return path.endsWith(".html") ? "page" : "rest";
}

async function round(browser, address) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const bodies = [];
  page.on("response", (response) => bodies.push(response.body().then((body) => [new URL(response.url()).pathname, body]).catch(() => undefined)));
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.measured.playable !== undefined);
  await page.waitForLoadState("networkidle"); // what comes later may still move something
  const measured = await page.evaluate(() => globalThis.measured);
  const parts = (await Promise.all(bodies)).filter(Boolean);
  await context.close();
  return { ...measured, parts };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

function told(parts) {
  const sums = new Map();
  for (const [path, body] of parts) {
    const sum = sums.get(kind(path)) ?? { raw: 0, packed: 0, files: 0 };
    sums.set(kind(path), { raw: sum.raw + body.length, packed: sum.packed + gzipSync(body, { level: 9 }).length, files: sum.files + 1 });
  }
  return [...sums].map(([name, { raw, packed, files }]) => `    ${name.padEnd(8)}${kib(raw).padStart(11)}${kib(packed).padStart(11)} gzipped  ${files} ${files === 1 ? "file" : "files"}`);
}

const server = await preview({ root: new URL("../www", import.meta.url).pathname, preview: { host: "127.0.0.1", port: 4273 }, logLevel: "warn" });
const browser = await chromium.launch({ executablePath: process.env.BUDDHIBALA_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
try {
  const [site] = server.resolvedUrls.local;
  for (const name of PAGES) {
    const results = [];
    for (let count = 0; count < rounds; count++) results.push(await round(browser, new URL(name, site).href));
    const playable = median(results.map((one) => one.playable));
    const shift = Math.max(...results.map((one) => one.shift));
    console.log(`${name}: playable after ${playable.toFixed(0)} ms at ${slowdown}x slower, layout shift ${shift.toFixed(4)}`);
    console.log(told(results[0].parts).join("\n"));
  }
} finally {
  await browser.close();
  await server.close();
}
