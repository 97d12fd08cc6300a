import "buddhibala/board";
import { tellEnglish } from "./site/english.js";
import { openShell } from "./site/shell.js";
import { draw } from "./text/diagram.js";

openShell();
tellEnglish();
for (const figure of document.querySelectorAll<HTMLElement>("figure")) void draw(figure);
