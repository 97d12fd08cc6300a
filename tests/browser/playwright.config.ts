import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
// `npm test` names one that is free.
const PORT = Number(process.env["BUDDHIBALA_TEST_PORT"] ?? 4187);
const QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // a busy machine may keep a page waiting once; the report then calls the test flaky
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1280, height: 860 },
    colorScheme: "light",
    serviceWorkers: "block", // it would answer what a test routes elsewhere
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env["BUDDHIBALA_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", ...QUIET],
    },
  },
  webServer: {
    command: `npm run --silent preview -w www -- --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/`,
  },
});
