import { readFileSync } from "node:fs";
import { variants } from "buddhibala";
import { clausesOf } from "../../www/src/editor/clauses.js";
import { type Draft, emptied, start, withFields, withMen, withText } from "../../www/src/editor/draft.js";
import { counts, readFields, USUAL, writeFen } from "../../www/src/editor/fields.js";
import { History } from "../../www/src/editor/history.js";
import { judge } from "../../www/src/editor/judge.js";
import { mirrored } from "../../www/src/editor/mirror.js";
import { nameOf, plain } from "../../www/src/editor/puzzle.js";
import { EN } from "../../www/src/editor/words/en.js";
import { Editing } from "./editing.js";
import { expect, test } from "./table.js";

test("the fields of a FEN are read and written as they were, whatever is missing or cannot be one", () => {
  const text = "8/8/8/8/8/8/8/8 b Kk - 3 7 opening=2,3 moved=e3 waiting=b8,g8";
  expect(writeFen("8/8/8/8/8/8/8/8", readFields(text))).toBe(text);
  expect(readFields("")).toEqual(USUAL);
  expect(readFields("8 w x=1 =2 opening")).toEqual({ ...USUAL, leap: "x=1", enPassant: "=2", halfmove: "opening" });
  const others = "8 w - e3 0 1 checks=1,2 checks=3,4 __proto__=1 constructor=2 =x";
  expect(readFields(others).named).toEqual({ checks: "1,2" });
  expect(writeFen("8", readFields(others))).toBe(others);
  expect(writeFen("8", { ...USUAL, named: { opening: "0,0", moved: "" } })).toBe("8 w - - 0 1");
  expect(counts("12,x")).toEqual({ w: "12", b: "x" });
  expect(counts("12345")).toEqual({ w: "12345", b: "0" });
  expect(counts(undefined)).toEqual({ w: "0", b: "0" });
});

test("a draft keeps the men that fit the board, and the text that was written", () => {
  const draft = start("krida", {});
  const nonsense = withText(draft, "<img> 8/8");
  expect(nonsense).toMatchObject({ text: "<img> 8/8", placement: draft.placement });
  expect(withMen(nonsense, "8/8/8/8/8/8/8/K7").text).toBe("8/8/8/8/8/8/8/K7 w - - 0 1");
  expect(withFields(draft, { turn: "b" }).text).toMatch(/ b - - 0 1$/);
  expect(withText(draft, "x".repeat(401)).placement).toBe(draft.placement);
  for (const variant of variants()) {
    const begun = start(variant.id, {});
    expect(begun.text).toBe(variant.fen);
    expect(judge(begun)).toMatchObject({ legal: true, info: { fen: variant.fen } });
    expect(judge(emptied(begun, variant)).legal).toBe(false);
    expect(mirrored(mirrored(begun, "files"), "files").placement).toBe(begun.placement);
    expect(mirrored(mirrored(begun, "sides"), "sides").placement).toBe(begun.placement);
    expect(judge({ ...begun, text: "x".repeat(100_000) }).legal).toBe(false);
  }
});

const WAITING = "P6P/8/4k3/n6n/8/8/4K3/RpR3p1 b - - 3 40 waiting=h8,a8,b1,g1";
const OPENING = "rnbkqbnr/pppppppp/8/8/8/2P2P2/PP1PP1PP/RNBQKBNR w Kk - 0 1 opening=1,3 moved=c3,f3";
const MIRRORS = [
  ["files", WAITING, "P6P/8/3k4/n6n/8/8/3K4/1p3RpR b - - 3 40 waiting=a8,h8,g1,b1"],
  ["files", OPENING, "rnbqkbnr/pppppppp/8/8/8/2P2P2/PP1PP1PP/RNBKQBNR w Kk - 0 1 opening=1,3 moved=c3,f3"],
  ["sides", WAITING, "rPr3P1/4k3/8/8/N6N/4K3/8/p6p w - - 3 40 waiting=b8,g8,h1,a1"],
  ["sides", OPENING, "rnbqkbnr/pp1pp1pp/2p2p2/8/8/8/PPPPPPPP/RNBKQBNR b Kk - 0 1 opening=3,1 moved=c6,f6"],
] as const;

for (const [how, text, other] of MIRRORS) {
  test(`men that have moved or wait are found in the mirror: ${how}, ${text}`, () => {
    const draft = withText(start("chadarangam", {}), text);
    const seen = mirrored(draft, how);
    expect(seen.text).toBe(other);
    expect(mirrored(seen, how).text).toBe(text);
    expect(judge(draft).legal).toBe(true);
    // White always begins.
    expect(judge(seen).legal).toBe(!(how === "sides" && text === OPENING));
  });
}

test("who waits first stays so in the mirror where it was not said, and what is on no board stays as it is", () => {
  const draft = withText(start("chadarangam", {}), WAITING.replace(/ waiting.*/, ""));
  expect(mirrored(draft, "files").text).toMatch(/ waiting=h8,a8,g1,b1$/);
  const odd = withText(draft, "8/8/8/8/8/8/8/8 w - e3 0 1 moved=,z9,1 waiting=h9,a0 foo=1");
  for (const how of ["files", "sides"] as const) expect(mirrored(mirrored(odd, how), how).text).toContain(" e3 0 1 moved=,1,z9 waiting=h9,a0 foo=1");
});

test("steps are taken back one by one; letters that follow each other in a field are one", () => {
  const draft = (text: string): Draft => ({ ...start("krida", {}), text });
  const history = new History(draft(""));
  for (const text of ["a", "ab", "abc"]) history.add(draft(text), "text");
  history.add(draft("abc"), "text");
  history.add(draft("x"));
  history.add(draft("xy"), "text");
  const back = [];
  while (history.canUndo) {
    history.undo();
    back.push(history.now.text);
  }
  expect(back).toEqual(["x", "abc", ""]);
  history.redo();
  history.add(draft("abcd"), "text");
  expect([history.now.text, history.canRedo]).toEqual(["abcd", false]);
  history.undo();
  expect(history.now.text).toBe("abc");
  for (let step = 0; step < 2_000; step++) history.add(draft(String(step)));
  let steps = 0;
  for (; history.canUndo; steps++) history.undo();
  expect(steps).toBe(499);
});

test("letters are one step only as long as one types, and letters that come to nothing are none", () => {
  const draft = (text: string): Draft => ({ ...start("krida", {}), text });
  const history = new History(draft(""));
  for (const text of ["a", "ab", "a", ""]) history.add(draft(text), "text");
  expect(history.canUndo).toBe(false);
  for (const text of ["a", "ab"]) history.add(draft(text), "text");
  history.settle();
  history.add(draft("abc"), "text");
  history.undo();
  expect(history.now.text).toBe("ab");
  history.undo();
  expect(history.now.text).toBe("");
});

test("the rules in force are asked for their clauses", () => {
  expect(clausesOf("krida", {})).toEqual({ leap: false, checks: 64, opening: 0, waiting: false, goals: ["mate", "bare-king", "gain", "avoid", "only"] });
  expect(clausesOf("krida", { checkLimit: "0", bareKing: "play-on" })).toMatchObject({ checks: undefined, goals: ["mate", "gain", "avoid", "only"] });
  expect(clausesOf("chadarangam", {})).toMatchObject({ leap: true, opening: 3, waiting: true });
  expect(clausesOf("chadarangam", { mastu: "none" }).goals).not.toContain("untouchable");
  expect(clausesOf("chadarangam", { leap: "none", opening: "0", farRank: "no-advance" })).toMatchObject({ leap: false, opening: 0, waiting: false });
  expect(clausesOf("shatranj-14", {}).goals).toEqual(["mate", "gain", "avoid", "only"]);
});

test("a puzzle gets a name of its title, whatever that is", () => {
  const task = { variant: "krida", options: {}, fen: "k7/8/1K6/8/8/8/8/7R w - - 0 1", goal: { kind: "mate", in: 2 } } as const;
  const names = ["Élan & Ānanda", "  --A_b!! ", `"><script>`, "x".repeat(500)].map((title) => nameOf(title, task));
  expect(names).toEqual(["elan-ananda", "a-b", "script", "x".repeat(64)]);
  const other = { ...task, fen: "k7/8/1K6/8/8/8/8/6R1 w - - 0 1" };
  const unnamed = [nameOf("చదరంగం", task), nameOf("", task), nameOf("చదరంగం", other)];
  expect(unnamed[0]).toBe(unnamed[1]);
  expect(unnamed[0]).not.toBe(unnamed[2]);
  for (const name of unnamed) expect(name).toMatch(/^krida-mate-2-[a-z0-9]{4,7}$/);
  for (const name of [...names, ...unnamed]) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
  expect(plain(" a \n\t b ")).toBe("a b");
});

test("every fault that the crate can find has a sentence", () => {
  const rust = readFileSync(new URL("../../pkg/src/errors.ts", import.meta.url), "utf8");
  const faults = [...(/export type FenFault =([^;]+);/.exec(rust)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map(([, fault]) => fault);
  expect(faults.length).toBeGreaterThan(20);
  const said = new Set(Object.keys(EN));
  const others = faults.filter((fault) => !said.has(`fault.${fault}`));
  expect(others).toEqual(["other-board", "nameless"]);
});

const LINES = ["krida", "chadarangam", "shatranj-14"].flatMap((game) => readFileSync(new URL(`../../pkg/data/puzzles/${game}.jsonl`, import.meta.url), "utf8").split("\n").filter((line) => line !== ""));
/** A man is won whom nobody can protect: no collection has such a puzzle. */
const GAIN = { variant: "krida", options: {}, fen: "7k/8/8/8/r6p/8/8/R6K w - - 0 1", goal: { kind: "gain", man: "R", in: 1 }, solution: ["a1a4"], clauses: [] };
const SHORT = [GAIN, ...LINES.map((line) => JSON.parse(line)).filter(({ goal }) => (goal.in ?? 1) <= 2)];

for (const kind of ["mate", "bare-king", "gain", "avoid", "only", "untouchable"]) {
  const puzzle = SHORT.find(({ goal }) => goal.kind === kind);
  test(`a puzzle of the collections is made anew: ${kind}`, async ({ page }) => {
    const edit = new Editing(page);
    const options = Object.entries(puzzle.options).map(([name, value]) => `${name}=${value}`).join(";");
    await edit.open(puzzle.variant, puzzle.fen, options === "" ? {} : { options });
    await edit.maker.locator("[name=goal]").selectOption(kind);
    if (puzzle.goal.in) await edit.maker.locator("[name=turns]").fill(String(puzzle.goal.in));
    if (puzzle.goal.man) await edit.maker.locator("[name=man]").selectOption(puzzle.goal.man);
    await edit.maker.getByRole("button", { name: "Check it" }).click();
    await expect(edit.maker.locator(".found")).toContainText("Proved: one solution,");
    const made = JSON.parse(await edit.taking("json"));
    expect(made).toMatchObject({ goal: puzzle.goal, fen: puzzle.fen, options: puzzle.options });
    expect(made.solution[0]).toBe(puzzle.solution[0]);
    expect(made.clauses).toEqual(expect.arrayContaining(puzzle.clauses));
  });
}
