import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./build/offline.mjs";
import { parts } from "./build/parts.mjs";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pages = readdirSync(here(".")).filter((name) => name.endsWith(".html"));

/** What other pages and browsers find by name: everything else is named by its contents. */
const NAMED: Readonly<Record<string, string>> = { board: "board.js", sw: "sw.js" };

export default defineConfig({
  base: "./", // served from any folder
  plugins: [parts(new URL("./parts/", import.meta.url)), offline()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        ...Object.fromEntries(pages.map((name) => [`page-${name.replace(".html", "")}`, here(name)])),
        board: here("src/element.ts"),
        sw: here("src/offline/worker.ts"),
      },
      preserveEntrySignatures: "exports-only",
      output: { entryFileNames: ({ name }) => NAMED[name] ?? "assets/[name]-[hash].js" },
    },
  },
  worker: { format: "es" },
});
