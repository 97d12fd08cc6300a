import { existsSync } from "node:fs";
import { aptInstall } from "./apt.mjs";
import { output, which } from "./run.mjs";
import { say, Stop } from "./say.mjs";
import { numberIn } from "./versions.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function find(env) {
  const named = NAMES.map((name) => which(name, env)).find(Boolean);
  return {
    chromium: env.BUDDHIBALA_CHROMIUM || named || PLACES.find((place) => existsSync(place)),
    driver: env.CHROMEDRIVER || which("chromedriver", env),
  };
}

/** Chromium and its driver, for the tests only: found, or Debian's packages. Returns the variables that name them. */
export async function browser(env) {
  let { chromium, driver } = find(env);
  if ((!chromium || !driver) && which("apt-get", env)) {
    await aptInstall("chromium", "chromium-driver");
    ({ chromium, driver } = find(env));
  }
  if (!chromium || !driver) {
    const missing = [!chromium && "Chrome or Chromium", !driver && "chromedriver"].filter(Boolean).join(" and ");
    throw new Stop(
      `The browser tests need ${missing}: install Chrome and the chromedriver of its version ` +
        "(or name them in BUDDHIBALA_CHROMIUM and CHROMEDRIVER) and run this again.",
    );
  }
  say(`browser: ${chromium}, chromedriver ${numberIn(output(driver, ["--version"], env)) ?? "of unknown version"}`);
  return { ...env, BUDDHIBALA_CHROMIUM: chromium, CHROMEDRIVER: driver, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
}
