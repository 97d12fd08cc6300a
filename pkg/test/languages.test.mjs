import assert from "node:assert/strict";
import { test } from "node:test";

import { BuddhibalaError } from "buddhibala";
import { told } from "../dist/board/edit/tell.js";
import { en } from "../dist/board/words/en.js";
import { addLanguage, languages, loadWords, wordsFor } from "../dist/board/words/languages.js";

test("a language is English until its words are here", async () => {
  assert.equal(wordsFor("te"), en);
  const [first, again] = await Promise.all([loadWords("te-IN"), loadWords("te")]);
  assert.equal(first.language.tag, "te");
  assert.equal(again.sides.name.w, "తెలుపు");
  assert.equal(wordsFor("te"), wordsFor("TE-in"));
});

test("a tag is served by the widest language that there is, and anything else by English", async () => {
  for (const tag of ["hi-IN", "hi_IN", "hi-Deva-IN-u-nu-deva", " hi "]) assert.equal((await loadWords(tag)).language.tag, "hi", tag);
  for (const tag of ["", "en-GB", "de", "xx-YY", "hindi language"]) assert.equal(await loadWords(tag), en, tag);
});

test("a hostile tag is English", async () => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const hostile = [
    null, undefined, 7, Symbol("te"), {}, [], ["te"], { toString: () => "te" }, revoked.proxy, "__proto__", "constructor", "../te", "te.js", "te/../hi",
    "te\u0000", "<b>te</b>", "te-", "-te", "t", "x".repeat(1_000_000), "te".repeat(33), "\ud800", "te-te-te-te",
  ];
  for (const tag of hostile) {
    assert.equal(wordsFor(tag), en);
    assert.equal(await loadWords(tag), en);
  }
});

test("an added language has English where it has no words", () => {
  addLanguage("ta", { sides: { name: { w: "வெள்ளை", b: "கருப்பு" } }, news: { putBack: "திரும்ப வைக்கப்பட்டது." } });
  const ta = wordsFor("ta-LK");
  assert.deepEqual(ta.language, { tag: "ta", name: "தமிழ்", dir: "ltr" });
  assert.equal(ta.sides.name.b, "கருப்பு");
  assert.equal(ta.sides.piece("b", "Mantri"), "black Mantri");
  assert.equal(ta.news.withdrawn, en.news.withdrawn);
  assert.equal(en.news.putBack, "Put back.");
  assert.deepEqual(languages().map(({ tag }) => tag), ["en", "te", "hi", "ur", "kn", "ta"]);
});

test("words can be added bit by bit, and one man at a time", () => {
  addLanguage("ta", { games: { krida: { men: { C: { name: "ஒட்டகம்" } } } } });
  addLanguage("ta", { games: { krida: { name: "க்ரீடா", men: { M: { name: "மந்திரி" } } } } });
  const { games, sides } = wordsFor("ta");
  assert.deepEqual(games.krida, { name: "க்ரீடா", men: { C: { name: "ஒட்டகம்" }, M: { name: "மந்திரி" } } });
  assert.equal(sides.name.w, "வெள்ளை");
});

test("the words of the editor are among them", () => {
  addLanguage("ta", { editor: { putBack: "திரும்ப.", empty: (square) => `${square}: காலி` } });
  const said = (deed) => told(deed, {}, wordsFor("ta"));
  assert.equal(said({ kind: "put-back" }), "திரும்ப.");
  assert.equal(said({ kind: "empty", square: "e4" }), "e4: காலி");
  assert.equal(said({ kind: "cleared", square: "e4" }), "e4 is empty now.");
});

test("a narrower language is laid over the wider one", async () => {
  addLanguage("kn-IN", { cell: { empty: "ಬರಿದು" } });
  assert.equal(wordsFor("kn-IN").sides.name.w, en.sides.name.w);
  await loadWords("kn");
  assert.equal(wordsFor("kn-IN").cell.empty, "ಬರಿದು");
  assert.equal(wordsFor("kn-IN").cell.marked, wordsFor("kn").cell.marked);
  assert.equal(wordsFor("kn").cell.empty, "ಖಾಲಿ");
  assert.equal(wordsFor("kn-IN").language.dir, "ltr");
});

test("the direction of an added language is that of its script", () => {
  for (const [tag, dir] of [["fa", "rtl"], ["pa-Arab", "rtl"], ["pa", "ltr"], ["sd-Deva", "ltr"], ["dv", "rtl"]]) {
    addLanguage(tag, {});
    assert.equal(wordsFor(tag).language.dir, dir, tag);
  }
  addLanguage("fa", { language: { name: "پارسی" } });
  assert.deepEqual(wordsFor("fa").language, { tag: "fa", name: "پارسی", dir: "rtl" });
});

test("what is no table is refused by name, and nothing changes", () => {
  const before = wordsFor("ta");
  const unreadable = { get sides() { throw new Error("no"); } };
  const refused = [
    [null, /table/], [[], /table/], ["words", /table/], [{ colours: {} }, /colours/], [{ sides: "white" }, /table\.sides/],
    [{ sides: { name: { w: 1 } } }, /table\.sides\.name\.w/], [{ news: { putBack: "" } }, /table\.news\.putBack/], [{ news: { failed: "no" } }, /table\.news\.failed/],
    [{ why: { "no-reason": () => "x" } }, /no-reason/], [{ games: { krida: { men: { C: "x" } } } }, /table\.games\.krida\.men\.C/],
    [{ games: { krida: { men: { C: { name: {} } } } } }, /name/], [JSON.parse('{"__proto__": {"polluted": 1}}'), /__proto__/], [unreadable, /sides/],
    [new (class Table {})(), /table/],
  ];
  for (const [table, why] of refused) {
    assert.throws(() => addLanguage("ta", table), (error) => error instanceof BuddhibalaError && error.code === "bad-argument" && why.test(error.message), String(why));
  }
  for (const tag of ["", "t", null, 7, "x".repeat(100)]) assert.throws(() => addLanguage(tag, {}), { code: "bad-argument" });
  assert.equal(wordsFor("ta"), before);
  assert.equal({}.polluted, undefined);
});

test("a table is copied, so that later changes of it change nothing", () => {
  const table = { cell: { empty: "காலி" } };
  addLanguage("ta", table);
  table.cell.empty = "x";
  assert.equal(wordsFor("ta").cell.empty, "காலி");
});

test("a function that fails is passed over, and reported", () => {
  const reported = [];
  globalThis.reportError = (thrown) => reported.push(thrown);
  try {
    addLanguage("gu", { status: { wins: () => { throw new Error("no grammar"); }, lesserWin: () => 7 }, turn: { told: (color) => `${color}!` } });
    const { status, turn } = wordsFor("gu");
    assert.equal(status.wins("w"), "White wins");
    assert.equal(status.lesserWin("b"), en.status.lesserWin("b"));
    assert.equal(turn.told("w", ""), "w!");
  } finally {
    delete globalThis.reportError;
  }
  assert.deepEqual(reported.map(({ message }) => message.slice(0, 10)), ["no grammar", "what a fun"]);
});
