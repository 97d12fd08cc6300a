// Renders a page as a server does: one board by Lit, and one by React with a fallback inside.
import { writeFileSync } from "node:fs";
import { render } from "@lit-labs/ssr";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { newGame } from "buddhibala";
import "buddhibala/board";
import { html } from "lit";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const drawn = await collectResult(render(html`<buddhibala-board variant="chadarangam" options="opening=0" opponent="engine" level="1"></buddhibala-board>`));
const fallback = createElement("pre", null, newGame("krida").ascii());
const plain = renderToString(createElement("buddhibala-board", { variant: "krida", viewonly: "", id: "plain" }, fallback));

writeFileSync(
  "index.html",
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Drawn by a server</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./${process.argv[2]}"></script>
  </head>
  <body>
    ${drawn}
    ${plain}
  </body>
</html>
`,
);
