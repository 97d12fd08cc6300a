// Starts the rules, as in Node nobody needs to call init().
import "../node.js";

export * from "../puzzles.js";
