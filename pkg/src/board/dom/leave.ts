import { standIns } from "./enter.js";

for (const name of standIns) Reflect.deleteProperty(globalThis, name);
