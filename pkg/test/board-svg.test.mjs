import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

import { BuddhibalaError, boardSvg, variants } from "buddhibala";
import { loadWords } from "../dist/board/words/languages.js";

const count = (text, part) => text.split(part).length - 1;

/** The tags of a text in their order: every one that opens is closed, and nothing but known ones come. */
function tagsOf(svg) {
  const open = [];
  const names = [];
  const rest = svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g, (_, closing, name, __, empty) => {
    names.push(name);
    if (closing) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
    return "";
  });
  assert.deepEqual(open, []);
  assert.ok(!/[<>]/.test(rest), rest.slice(0, 200));
  assert.ok(!/&(?!amp;|lt;|gt;|quot;|#39;)/.test(svg));
  return new Set(names);
}

test("every game is drawn with its men, and told to those who listen", () => {
  for (const { id, fen, files, men, marks } of variants()) {
    const svg = boardSvg(fen, { variant: id });
    assert.deepEqual([...tagsOf(svg)].sort(), ["desc", "g", "path", "svg", "text", "title"]);
    assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" role="img"'));
    assert.equal(count(svg, "transform="), files * 4);
    assert.equal(count(svg, "l1 1m0-1l-1 1"), marks.length);
    const [, desc] = /<desc>(.*)<\/desc>/.exec(svg);
    for (const { name, number } of men) assert.equal(count(desc, `${name} `), number * 2, name);
    assert.ok(desc.includes("White: ") && desc.includes("Black: ") && desc.endsWith("White to move."), desc);
  }
});

test("impossible positions are drawn, and what does not fit is refused", () => {
  const crowd = boardSvg("kkkkkkkk/8/8/zzZ5/8/8/8/PPPPPPPP", { variant: "krida" });
  tagsOf(crowd);
  assert.equal(count(crowd, "<circle"), 3);
  assert.equal(count(crowd, "transform="), 19);
  const empty = boardSvg("8/8/8/8/8/8/8/8 b", { variant: "chadarangam", options: { capture: "maddat-mari" }, coordinates: false });
  assert.match(empty, /<desc>White: empty\. Black: empty\. Black to move\. capture=maddat-mari\.<\/desc>/);
  assert.match(empty, /viewBox="0 0 8 8"/);
  for (const fen of ["", "8/8", "9/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7", "8/8/8/8/8/8/8/8/8", "8/8/8/<b>5/8/8/8/8", "\0", "8".repeat(5_000)]) {
    assert.throws(() => boardSvg(fen, { variant: "krida" }), (error) => error instanceof BuddhibalaError && error.code === "bad-fen" && error.details.field === "placement", fen);
  }
});

test("the frame is whole within the picture", () => {
  const svg = boardSvg("8/8/8/8/8/8/8/8", { coordinates: false });
  assert.match(svg, /viewBox="0 0 8 8"/);
  assert.match(svg, /stroke-width="0.03" d="M0.015 0.015h7.97v7.97H0.015z/);
});

test("marks, arrows and the side below", () => {
  const { fen } = variants()[0];
  const svg = boardSvg(fen, { marks: ["d5", "z9", "<b>"], arrows: [{ from: "e2", to: "e3" }, { from: "b1", to: "d3", via: ["b3"] }, { from: "a1", to: "a1" }, { from: "a1", to: "q9" }] });
  tagsOf(svg);
  assert.equal(count(svg, 'stroke-width="0.14"'), 1);
  assert.equal(count(svg, 'stroke-width="0.19"'), 2);
  const corner = (text) => /<text x="-0.25" y="0.6">(\d+)</.exec(text)[1];
  assert.deepEqual([corner(svg), corner(boardSvg(fen, { orientation: "black" }))], ["8", "1"]);
});

test("nothing that a page gives becomes anything but text", () => {
  const hostile = ['"><script>alert(1)</script>', "'&<>\"", "</title>", "\0\ud800x", "&amp;", "]]>", "\u202e"];
  for (const text of hostile) {
    for (const setting of [{ title: text }, { options: { [text]: text } }, { lang: text }, { marks: [text] }]) {
      assert.ok(!tagsOf(boardSvg("8/8/8/8/8/8/8/8", setting)).has("script"), text);
    }
  }
  assert.match(boardSvg("8/8/8/8/8/8/8/8", { title: "<b>" }), /<title>&lt;b&gt;<\/title>/);
  const wrong = [
    null, 1, [], { variant: 1 }, { orientation: "left" }, { marks: "d5" }, { marks: [1] }, { marks: Array(257).fill("d5") }, { arrows: [{}] }, { arrows: [null] }, { coordinates: 1 }, { lang: 1 }, { title: {} },
    { options: "x" }, { options: { a: {} } }, { colour: "red" }, { via: [] }, { title: "x".repeat(5_000) },
  ];
  for (const setting of wrong) assert.throws(() => boardSvg("8/8/8/8/8/8/8/8", setting), { code: "bad-argument" }, JSON.stringify(setting));
  assert.throws(() => boardSvg("8/8/8/8/8/8/8/8", { variant: "chess" }), { code: "unknown-variant" });
  for (const value of [null, undefined, 7, {}, Symbol("x")]) assert.throws(() => boardSvg(value), { code: "bad-argument" });
});

test("it needs no rules and no document", async () => {
  const index = new URL("../dist/index.js", import.meta.url).href;
  const code = `import { boardSvg } from "${index}"; console.log(boardSvg("K7/8/8/8/8/8/8/8", { variant: "krida" }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  tagsOf(stdout.trim());
  assert.match(stdout, /<title>Board of krida<\/title><desc>White: K a8\. Black: empty\.<\/desc>/);
});

test("it is told in a language whose words are there", async () => {
  assert.match(boardSvg("K7/8/8/8/8/8/8/8", { variant: "chadarangam", lang: "ur" }), /lang="en"/);
  await loadWords("ur");
  const svg = boardSvg("K7/8/8/8/8/8/8/8", { variant: "chadarangam", lang: "ur-PK" });
  assert.match(svg, /lang="ur" direction="rtl"/);
  assert.ok(!/<desc>[^<]*(White|Black)/.test(svg), svg.slice(0, 300));
});
