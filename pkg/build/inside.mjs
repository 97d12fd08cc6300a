// The stand-alone file has this in place of `beside.js`: what the package has in files is in it.
import { inflateSync } from "fflate";
import { MODULE, WORKER } from "buddhibala:inside";
import { workerFrom } from "../src/beside.js";

export const ownModule = () => inflateSync(Uint8Array.from(atob(MODULE), (sign) => sign.charCodeAt(0)));

// Many policies forbid workers that are no files.
export const ownWorker = () => ({ worker: workerFrom(WORKER, "classic"), doubtful: true });
