import "buddhibala/board";
import init, { newGame } from "buddhibala";
import { Engine } from "buddhibala/engine";
import { prove } from "./prove.js";

await init();
await prove({ newGame, Engine });
