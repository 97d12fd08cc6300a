import { expect, test } from "@playwright/test";
import { variants } from "buddhibala";
import { readAddress, writeAddress } from "../../www/src/share/address.js";
import { faultIn } from "../../www/src/share/fault.js";
import { readKept, writeKept } from "../../www/src/share/kept.js";
import type { Wish } from "../../www/src/share/wish.js";

const GAMES = variants();
const NOTHING = { options: {}, moves: [] };

test("an address that was written is read as it was meant", () => {
  const wishes: readonly Wish[] = [
    NOTHING,
    { game: "krida", options: { stalemate: "draw", array: "crosswise" }, moves: ["e2e3", "e7e6"] },
    { game: "chadarangam", options: { capture: "maddat-mari" }, fen: "7k/1P6/8/8/8/8/8/R3K3 w - - 0 1", moves: ["b7b8c6"], side: "black", opponent: "both", level: 8 },
    { game: "shatranj-14", options: {}, moves: ["n13n14"], lang: "ur", theme: "dark", controls: false },
    { game: "krida", options: {}, moves: ["x@d5"], controls: true },
  ];
  for (const wish of wishes) {
    const written = writeAddress(wish);
    expect(written).toMatch(/^[\w\-.~%=&,;:/+@]*$/);
    for (const sign of ["#", "?", ""]) expect(readAddress(sign + written, GAMES)).toEqual({ wish, faults: [] });
  }
});

test("what an address cannot ask for is left out with a sentence", () => {
  const cases: Readonly<Record<string, RegExp>> = {
    "game=chess": /asks for the game “chess”, which there is not/,
    "game=krida&game=chadarangam": /says “game” twice/,
    "options=stalemate=win": /option “stalemate=win”/,
    "options=__proto__=x": /option “__proto__=x”/,
    "options=a=b=c": /option “a=b=c”/,
    "level=9": /level “9”/,
    "level=1e0": /level “1e0”/,
    "lang=xx": /lang “xx”/,
    "theme=<script>": /theme “<script>”/,
    "side=up": /side “up”/,
    "moves=e2e3,nonsense,e3e4": /Move 2 in the address, “nonsense”, is not a move/,
    "__proto__=1": /“__proto__”, which means nothing here/,
    "constructor=1": /“constructor”/,
  };
  for (const [text, fault] of Object.entries(cases)) {
    const faults = readAddress(text, GAMES).faults.map((fault) => faultIn("en", fault).replace(/[\u2068\u2069]/g, ""));
    expect(faults, text).toHaveLength(1);
    expect(faults[0], text).toMatch(fault);
  }
  expect(readAddress("moves=e2e3,nonsense,e3e4", GAMES).wish.moves).toEqual(["e2e3"]);
  expect(readAddress("game=krida&game=chadarangam", GAMES).wish.game).toBe("krida");
});

test("what an address quotes turns nothing round, and hides nothing", () => {
  for (const name of ["game", "theme", "options", "moves", "x\u2067"]) {
    const [fault] = readAddress(`${name}=%E2%80%AEevil%E2%81%A6%00`, GAMES).faults;
    const text = fault ? faultIn("en", fault) : "";
    expect(text).toMatch(/\u2068“.*”\u2069/);
    expect(text).toContain("\ufffd");
    expect(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, "")).not.toMatch(/[\p{Cf}\p{Cc}]/u);
    expect(text).not.toMatch(/[\u202e\u2066\u2067\0]/);
  }
});

test("an address that is far too long, or broken, does no harm", () => {
  expect(readAddress("x".repeat(16_001), GAMES)).toEqual({ wish: NOTHING, faults: [{ key: "faultLong", facts: {} }] });
  expect(readAddress(`fen=${"8".repeat(401)}`, GAMES).faults).toEqual([{ key: "faultTooLong", facts: { name: "fen" } }]);
  expect(readAddress(`moves=${"a1a2,".repeat(2_500)}`, GAMES).wish.moves).toHaveLength(2_000);
  for (const text of ["%", "%E0%A4%A", "====", "&&&", "#?#?", "\0", "\u{1F600}=\u{1F600}", "moves=,,,,", "options=;;;"]) {
    expect(() => readAddress(text, GAMES), text).not.toThrow();
  }
  for (const fault of readAddress(`game=${"\u{1F600}".repeat(150)}`, GAMES).faults) expect(faultIn("en", fault).length).toBeLessThan(200);
});

const KEPT = { options: { stalemate: "draw" }, fen: "k7/8/8/8/8/8/8/K1P5 w - - 0 1", moves: ["e2e3"], ply: 1, seats: { w: "person", b: 3 }, flipped: false } as const;

test("games that were kept are read as they were", () => {
  const { fen: _, ...started } = KEPT;
  const kept = { last: "krida", games: { krida: KEPT, "shatranj-14": { ...started, options: {}, moves: [], ply: 0 } } } as const;
  expect(readKept(writeKept(kept), GAMES)).toEqual(kept);
});

test("what is no record of games is dropped, and the rest of a record stays", () => {
  const changes: readonly Record<string, unknown>[] = [
    { options: { stalemate: "win" } },
    { options: { unknown: "draw" } },
    { options: null },
    { fen: 5 },
    { fen: "8".repeat(401) },
    { moves: "e2e3" },
    { moves: [5] },
    { moves: ["x".repeat(401)] },
    { moves: Array.from({ length: 5_001 }, () => "e2e3") },
    { ply: 2 },
    { ply: -1 },
    { ply: 0.5 },
    { ply: "1" },
    { seats: { w: "person", b: 9 } },
    { seats: { w: "person" } },
    { seats: [] },
    { flipped: "no" },
  ];
  for (const change of changes) {
    const text = JSON.stringify({ version: 1, last: "krida", games: { krida: { ...KEPT, ...change }, chadarangam: { ...KEPT, options: {} } } });
    expect(readKept(text, GAMES), text.slice(0, 200)).toEqual({ games: { chadarangam: { ...KEPT, options: {} } } });
  }
  for (const text of [undefined, "", "null", "[]", "5", "{", '"x"', '{"version":2}', '{"version":1,"games":[]}', '{"version":1,"games":{"__proto__":{}}}', `"${"x".repeat(200_001)}"`]) {
    expect(readKept(text, GAMES)).toEqual({ games: {} });
  }
});
