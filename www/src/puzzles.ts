import "buddhibala/board";
import { RoomView } from "./puzzles/room.js";
import { openShell } from "./site/shell.js";

openShell();
const main = document.querySelector<HTMLElement>("main");
if (main) void new RoomView(main).open();
