/**
 * Who uses the package, and how each of them is made and tried.
 *
 * `project` is a folder of `projects`, the name if left out; `common` are files of `common` that it takes; `copies` are files
 * or folders of the installed packages, and where they go; `commands` build it; then
 * - `page` is the folder in which a page then lies, whose module is `script` where it takes the common page;
 * - `dev` serves the page by Vite as it is written;
 * - `prints` is a program that tells on its output what came of it;
 * - with neither, the commands are all.
 *
 * `warns` is what the browser may be told; `drawn` pages are to be seen without scripts too.
 */
export const CONSUMERS = [
  {
    name: "plain",
    common: ["main.js", "prove.js"],
    copies: Object.fromEntries(["buddhibala", "lit", "lit-html", "lit-element", "@lit/reactive-element"].map((name) => [name, `lib/${name}`])),
    page: ".",
  },
  { name: "standalone", common: ["prove.js"], copies: { "buddhibala/dist/buddhibala-board.js": "buddhibala-board.js" }, page: "." },
  { name: "vite-build", project: "vite", common: ["index.html", "main.js", "prove.js"], commands: [["vite", "build", "--base", "./"]], page: "dist" },
  { name: "vite-dev", project: "vite", common: ["index.html", "main.js", "prove.js"], dev: true, warns: /^Lit is in dev mode/ },
  { name: "webpack", common: ["main.js", "prove.js"], commands: [["webpack"]], page: "dist", script: "./main.js" },
  {
    name: "webpack-module",
    project: "webpack",
    common: ["main.js", "prove.js"],
    commands: [["webpack", "--config", "webpack.module.config.js"]],
    page: "dist",
    script: "./main.mjs",
  },
  {
    name: "rollup",
    common: ["main.js", "prove.js"],
    commands: [["rollup", "--config"]],
    copies: { "buddhibala/wasm/buddhibala_bg.wasm": "dist/wasm/buddhibala_bg.wasm" },
    page: "dist",
    script: "./js/main.js",
  },
  {
    name: "esbuild",
    common: ["main.js", "prove.js"],
    // The engine looks for worker.js beside itself, and the rules for ../wasm/buddhibala_bg.wasm.
    commands: [["esbuild", "main=main.js", "worker=buddhibala/worker", "--bundle", "--splitting", "--minify", "--format=esm", "--outdir=dist/js"]],
    copies: { "buddhibala/wasm/buddhibala_bg.wasm": "dist/wasm/buddhibala_bg.wasm" },
    page: "dist",
    script: "./js/main.js",
  },
  {
    name: "parcel",
    common: ["index.html", "main.js", "prove.js"],
    commands: [["parcel", "build", "index.html", "--public-url", "./", "--dist-dir", "dist", "--no-cache"]],
    page: "dist",
  },
  { name: "react", common: ["prove.js"], commands: [["tsc", "-p", "."], ["vite", "build", "--base", "./"]], page: "dist" },
  { name: "server", common: ["main.js", "prove.js"], commands: [["node", "render.js", "main.js"], ["vite", "build", "--base", "./"]], page: "dist", drawn: true },
  {
    name: "server-hydrated",
    project: "server",
    common: ["main.js", "prove.js"],
    commands: [["node", "render.js", "hydrated.js"], ["vite", "build", "--base", "./"]],
    page: "dist",
    drawn: true,
  },
  { name: "node-esm", prints: ["node", "main.js"] },
  { name: "node-require", prints: ["node", "main.cjs"] },
  { name: "types-nodenext", common: ["main.ts"], commands: [["tsc", "-p", "."]] },
  { name: "types-bundler", common: ["main.ts"], commands: [["tsc", "-p", "."]] },
];
