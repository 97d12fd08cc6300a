export { Desk } from "./desk.js";
export { find } from "./find.js";
export { puzzlePanel } from "./view.js";
export { told } from "./words.js";
