import { readFileSync } from "node:fs";
import { here, men, options } from "./tables.mjs";

const PART = /[ \t]*<!-- (\w+)(?: ([\w-]+))? -->\n/g;

/** What a page may ask for by `<!-- name argument -->`: a file of `parts`, or what is made from the games themselves. */
const TABLES = { here, men, options };

/**
 * Puts the common parts into every page, before Vite looks for what the page needs, and marks the link to the page itself.
 */
export function parts(folder) {
  return [filled(folder), early()];
}

function filled(folder) {
  const fill = (text) =>
    text.replace(PART, (whole, name, argument) => {
      if (name in TABLES) return TABLES[name](argument);
      return readFileSync(new URL(`${name}.html`, folder), "utf8");
    });
  return {
    name: "buddhibala-parts",
    transformIndexHtml: {
      order: "pre",
      handler(text, { path }) {
        const here = `href=".${path}"`;
        return fill(text).replaceAll(here, `${here} aria-current="page"`);
      },
    },
  };
}

/** What has to run before anything is drawn: a script as it is, which Vite would rather have bundled. */
function early() {
  return {
    name: "buddhibala-early",
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: "./first.js" }, injectTo: "head" }],
    },
  };
}
