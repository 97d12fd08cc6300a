import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { which } from "./run.mjs";
import { Stop } from "./say.mjs";

const PATIENCE = 30_000;

/** Starts a Firefox without a window, and speaks WebDriver BiDi with it: no other program is needed. */
export async function startFirefox() {
  const executable = process.env.BUDDHIBALA_FIREFOX || which("firefox-esr") || which("firefox");
  if (!executable) throw new Stop("There is no Firefox: install it, or name it in BUDDHIBALA_FIREFOX.");
  if (!globalThis.WebSocket) throw new Stop("This Node has no WebSocket: run it with --experimental-websocket.");
  const profile = mkdtempSync(join(tmpdir(), "buddhibala-firefox-"));
  const child = spawn(executable, ["--headless", "--remote-debugging-port=0", "--profile", profile, "--no-remote"], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  const quit = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const bidi = await connect(`${await listening(child)}/session`);
    const { capabilities } = await bidi("session.new", { capabilities: {} });
    const { context } = await bidi("browsingContext.create", { type: "tab" });
    await bidi("browsingContext.setViewport", { context, viewport: { width: 800, height: 900 } });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => bidi("browsingContext.navigate", { context, url, wait: "complete" }),
      ask: async (expression) => {
        const told = await bidi("script.evaluate", { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, target: { context }, awaitPromise: true });
        if (told.type === "exception") throw new Error(told.exceptionDetails.text);
        return told.result.value === undefined ? undefined : JSON.parse(told.result.value);
      },
      act: (source) => bidi("input.performActions", { context, actions: [source] }),
      quit,
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

function listening(child) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Stop("Firefox does not answer: is it newer than version 128?")), PATIENCE);
    child.once("error", () => reject(new Stop("Firefox could not be started: name it in BUDDHIBALA_FIREFOX.")));
    child.stderr.setEncoding("utf8").on("data", (text) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Stop(`Nobody answers at ${address}.`));
  });
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { type, id, result, message, error } = JSON.parse(data);
    if (type === "event") return;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === "success") resolve?.(result);
    else reject?.(new Error(`${error}: ${message}`));
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
