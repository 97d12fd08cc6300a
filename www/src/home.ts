import "buddhibala/board";
import { openShell } from "./site/shell.js";

openShell();
