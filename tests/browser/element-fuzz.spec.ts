// The attributes of the element with texts that nobody should give: it stays a board, tells what is wrong by its own
// errors, and lets nothing into the page.
import fc from "fast-check";
import { expect, test } from "./stage.js";

const NAMES = ["variant", "options", "fen", "pgn", "orientation", "opponent", "level", "seed", "theme", "controls", "viewonly", "lang", "dir", "class"];
const PIECES = [
  "krida", "chadarangam", "shatranj-14", "8/8/8/8", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR", " w - - 0 1", "[Variant \"krida\"]", "1. e3", "capture=maddat-mari", ";", "=",
  "engine", "both", "white", "te", "ur-Latn", "zz", "1", "8", "9", "-1", "1e9", "true", "\0", "\ud800", "\u202e", "\ufeff", "\u0301", "<script>taken=1</script>",
  "'\"><svg onload=taken=1>", "<img src=x onerror=taken=1>", "javascript:taken=1", "${taken=1}", "{{taken=1}}", "__proto__", "constructor", "expression(taken=1)",
];
const CODES = ["unknown-variant", "bad-option", "bad-fen", "bad-pgn", "bad-argument", "load-failed"];
const texts = fc.oneof(fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join("")), fc.string({ unit: "binary", maxLength: 30 }));
const step = fc.dictionary(fc.constantFrom(...NAMES), fc.option(texts), { minKeys: 1, maxKeys: 3 });

test("whatever its attributes say, it stays a board", async ({ stage, page }) => {
  await stage.open('<buddhibala-board variant="krida" level="1" controls></buddhibala-board>');
  const steps = fc.sample(step, { seed: 1741, numRuns: 300 });
  const told = await stage.with(async (board, given) => {
    const codes = new Set<string>();
    board.addEventListener("error", ({ detail: { error } }) => codes.add("code" in error ? String(error.code) : String(error)));
    const wrong: string[] = [];
    for (const attributes of given) {
      for (const [name, text] of Object.entries(attributes)) {
        if (text === null) board.removeAttribute(name);
        else board.setAttribute(name, text);
      }
      await board.updateComplete;
      const cells = board.shadowRoot?.querySelectorAll("[role=gridcell]").length;
      const strange = board.shadowRoot?.querySelectorAll("script, img, iframe, [onload], [onerror]").length;
      if ((cells !== 64 && cells !== 196) || strange !== 0) wrong.push(JSON.stringify(attributes));
    }
    board.newGame({ variant: "krida" });
    return { codes: [...codes], wrong, taken: "taken" in globalThis, played: board.play("e3")?.uci };
  }, steps);
  expect(told.wrong).toEqual([]);
  expect(told.taken).toBe(false);
  expect(told.played).toBe("e2e3");
  expect(told.codes.filter((code) => !CODES.includes(code))).toEqual([]);
  expect(told.codes.length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.querySelectorAll("body script").length)).toBe(0);
});
