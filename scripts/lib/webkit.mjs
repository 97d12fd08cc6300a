import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "./port.mjs";
import { which } from "./run.mjs";
import { Stop } from "./say.mjs";

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const TRIES = 100;

/** Starts WebKitGTK by its driver, which needs a display: `xvfb-run` is one. */
export async function startWebKit() {
  const driver = which("WebKitWebDriver");
  const binary = process.env.BUDDHIBALA_MINIBROWSER || BROWSER;
  if (!driver || !existsSync(binary)) throw new Stop("There is no WebKitGTK: install its driver, or name its browser in BUDDHIBALA_MINIBROWSER.");
  const port = await freePort(4490, "end one of the programs that use them");
  const child = spawn(driver, [`--port=${port}`], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }), headers: { "content-type": "application/json" } });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  let session;
  const quit = async () => {
    if (session) await call("DELETE", session).catch(() => undefined);
    child.kill();
    await ended;
  };
  try {
    await answering(() => call("GET", "/status"));
    const alwaysMatch = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch } });
    session = `/session/${sessionId}`;
    await call("POST", `${session}/window/rect`, { width: 800, height: 1000 });
    const post = (path, body) => call("POST", `${session}${path}`, body);
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => post("/url", { url }),
      ask: async (expression) => {
        const script = `const done = arguments[0]; Promise.resolve(${expression}).then((told) => done({ told }), (thrown) => done({ thrown: String(thrown) }));`;
        const { told, thrown } = await post("/execute/async", { script, args: [] });
        if (thrown !== undefined) throw new Error(thrown);
        return told;
      },
      act: (source) => post("/actions", { actions: [source] }),
      quit,
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

async function answering(ask) {
  for (let count = 0; ; count++) {
    try {
      return await ask();
    } catch (error) {
      if (count === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
