/** The element alone, for pages that take it with a script tag: it becomes `board.js` beside the page. */
export * from "buddhibala/board";
