import { test } from "./stage.js";
test.use({ expected: /./ });
for (const variant of ["krida", "chadarangam", "shatranj-14"]) {
  test(`shot ${variant}`, async ({ stage, page }) => {
    await stage.open(`<buddhibala-board variant="${variant}"></buddhibala-board>`, { ready: false });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots/still-${variant}.png` });
  });
}
