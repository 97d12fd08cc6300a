import { readFileSync } from "node:fs";

import { initSync } from "./index.js";

export * from "./index.js";
export { default } from "./index.js";

// Node can read the module without waiting, so that nobody there needs to call init().
initSync(readFileSync(new URL("../wasm/buddhibala_bg.wasm", import.meta.url)));
