import assert from "node:assert/strict";
import { test } from "node:test";

import { STYLES } from "../dist/board/style/index.js";

const [theme, older] = STYLES.map(({ cssText }) => cssText);
/** What a browser has that knows no `light-dark()`: every colour that is chosen so, from the block for such browsers. */
const declared = (text) => new Map([...text.matchAll(/(--[\w-]+|color|background): ([^;]+);/g)].map(([, name, value]) => [name, value]));

test("browsers without light-dark() have the light colour of each pair", () => {
  const pairs = [...theme.matchAll(/light-dark\(([^,]+), ([^)]+)\)/g)];
  assert.ok(pairs.length > 20);
  assert.match(older, /^@supports not \(color: light-dark\(red, red\)\) \{/);
  const block = older.slice(older.indexOf("{") + 1, older.lastIndexOf("}"));
  assert.doesNotMatch(block, /light-dark|svh/);
  assert.deepEqual([...declared(block).keys()], [...declared(theme).keys()]);
  for (const [, light] of pairs) assert.ok(block.includes(light), light);
  assert.equal(block.split("{").length, block.split("}").length);
});

test("only the theme chooses colours so", () => {
  for (const { cssText } of STYLES.slice(2)) assert.doesNotMatch(cssText, /light-dark|svh/);
});
