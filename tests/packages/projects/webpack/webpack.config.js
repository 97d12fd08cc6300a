export default { mode: "production", entry: "./main.js", output: { path: `${import.meta.dirname}/dist` } };
