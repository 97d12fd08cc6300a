import { defineConfig } from "vite";

export default defineConfig({
  base: "./", // served from any folder
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
});
