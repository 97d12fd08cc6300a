export default {
  mode: "production",
  entry: "./main.js",
  experiments: { outputModule: true },
  output: { path: `${import.meta.dirname}/dist`, module: true },
  // Chunks shared with the worker keep it waiting for ever when they are modules.
  optimization: { splitChunks: false },
};
