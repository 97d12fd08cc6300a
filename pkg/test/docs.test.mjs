// What the documentation shows is true: its JavaScript runs and prints what its comments say, and its boards are boards.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";

import "buddhibala";
import { BuddhibalaBoard } from "buddhibala/board";

const ROOT = new URL("../../", import.meta.url);
const PAGES = ["README.md", "pkg/README.md", ...readdirSync(new URL("docs/", ROOT)).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`)];
const pages = PAGES.map((name) => [name, readFileSync(new URL(name, ROOT), "utf8")]);
/** A page's own addresses, which are not there in Node. */
const ELSEWHERE = /"\/assets\//;

function blocks(text, language) {
  return [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, "gm"))].map(([, , code]) => code);
}

/** What the comments of a block promise that it prints: at the end of a line that prints, or alone below it. */
function promised(code) {
  const lines = code.split("\n");
  return lines.flatMap((line, at) => {
    if (!line.includes("console.log(")) return [];
    const [, beside] = line.match(/\); \/\/ (.*)$/) ?? [];
    const [, below] = lines[at + 1]?.match(/^\/\/ (.*)$/) ?? [];
    return [beside ?? below].filter((text) => text !== undefined);
  });
}

for (const [name, text] of pages) {
  for (const [at, code] of blocks(text, "js").entries()) {
    test(`${name}: script ${at + 1} runs and prints what it says`, async () => {
      if (ELSEWHERE.test(code)) return assert.match(code, /^import /);
      const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { cwd: import.meta.dirname });
      assert.equal(stderr, "");
      for (const line of promised(code)) assert.ok(stdout.split("\n").includes(line), `${line} is not in\n${stdout}`);
    });
  }

  test(`${name}: every board on it is one`, () => {
    for (const [tag, written] of text.matchAll(/<buddhibala-board((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g)) {
      const board = new BuddhibalaBoard();
      const events = new Set(["onmove"]);
      for (const [, attribute, quoted, single, braces] of written.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)'|=\{([^}]*)\})?/g)) {
        if (["id", "lang", "class"].includes(attribute) || events.has(attribute)) continue;
        assert.ok(BuddhibalaBoard.observedAttributes.includes(attribute), `${tag}: ${attribute}`);
        board.setAttribute(attribute, quoted ?? single ?? braces ?? "");
      }
      assert.ok(board.legalMoves().length > 0, tag);
      assert.deepEqual(board.takeReports(), [], tag);
    }
  });

  test(`${name}: what it links to is there`, () => {
    for (const [, target] of text.matchAll(/\]\(([^)#:]+)\)/g)) assert.ok(readFileSync(new URL(target, new URL(name, ROOT))), target);
  });
}

test("the pages show what they are about", () => {
  const all = pages.map(([, text]) => text).join("\n");
  assert.ok(blocks(all, "js").length >= 10);
  assert.ok(all.match(/<buddhibala-board/g).length >= 10);
});
