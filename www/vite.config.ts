import { defineConfig } from "vite";

export default defineConfig({
  base: "./", // served from any folder
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", board: "src/element.ts" },
      preserveEntrySignatures: "exports-only",
      // Other pages name this file, so it keeps its name.
      output: { entryFileNames: ({ name }) => (name === "board" ? "board.js" : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
});
