import resolve from "@rollup/plugin-node-resolve";

// The engine looks for worker.js beside itself, and the rules for ../wasm/buddhibala_bg.wasm.
export default {
  input: { main: "main.js", worker: "buddhibala/worker" },
  output: { dir: "dist/js", format: "es", entryFileNames: "[name].js" },
  plugins: [resolve({ browser: true })],
};
