import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { files, Origin } from "../lib/origin.mjs";

const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** Pages lie in a folder of their origin, as they do on many hosts. */
export const FOLDER = "/museum/games/";
const PATIENCE = 60_000;

/** A browser for all consumers' pages. */
export class Browser {
  #chromium;

  static async open(env) {
    const browser = new Browser();
    browser.#chromium = await chromium.launch({ executablePath: env.BUDDHIBALA_CHROMIUM, args: QUIET });
    return browser;
  }

  close() {
    return this.#chromium.close();
  }

  /** Serves a folder with the page of a consumer, and looks at it. */
  async served(folder, look) {
    const below = files(pathToFileURL(`${folder}/`));
    const origin = await Origin.open((path) => (path.startsWith(FOLDER) ? below(path.slice(FOLDER.length - 1)) : undefined));
    try {
      const result = await look(origin.address + FOLDER);
      assert.deepEqual(origin.asked.filter((path) => !path.startsWith(FOLDER)), [], "it asks for files outside its folder");
      return result;
    } finally {
      origin.close();
    }
  }

  /** Opens a page and reads what it has put onto itself, with the workers that it started and whatever went wrong. */
  async proof(address) {
    const page = await this.#chromium.newPage();
    const [faults, workers] = [[], []];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
    page.on("worker", (worker) => workers.push(worker.url()));
    try {
      await page.goto(address);
      const output = page.locator("output");
      await output.waitFor({ timeout: PATIENCE }).catch((error) => assert.fail([...faults, error.message].join("\n")));
      return { ...JSON.parse(await output.textContent()), cells: await page.getByRole("gridcell").count(), faults, workers };
    } finally {
      await page.close();
    }
  }

  /** What is to be seen of a page without scripts. */
  async still(address, look) {
    const context = await this.#chromium.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(address);
      return await look(page);
    } finally {
      await context.close();
    }
  }
}
