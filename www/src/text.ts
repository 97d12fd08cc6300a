import "buddhibala/board";
import { openShell } from "./site/shell.js";
import { draw } from "./texts/diagram.js";
import { tellTexts } from "./texts/page.js";
import { GAMES } from "./texts/tables.js";

openShell();
tellTexts(GAMES);
for (const figure of document.querySelectorAll<HTMLElement>("figure")) void draw(figure);
