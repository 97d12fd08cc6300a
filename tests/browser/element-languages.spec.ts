import { expect, test } from "./stage.js";

/** What each language says of a start of Krida: its direction, a label, the headline, and what is told of e2 to e5. */
const SPOKEN = [
  { lang: "en", dir: "ltr", cell: "e8, black Raja, marked", headline: "White to move", refusal: /^The Patti on e2 may not go to e5\./, undo: "Undo" },
  { lang: "te-IN", dir: "ltr", cell: "e8, నల్ల రాజా, గుర్తు ఉన్న గడి", headline: "తెలుపు వంతు", refusal: /^e2లోని పత్తి e5కు వెళ్లకూడదు\./, undo: "వెనక్కి" },
  { lang: "hi", dir: "ltr", cell: "e8, काला राजा, निशान वाला घर", headline: "सफ़ेद की बारी", refusal: /^e2 के पत्ति को e5 पर नहीं ले जा सकते।/, undo: "चाल वापस" },
  { lang: "ur", dir: "rtl", cell: "e8، سیاہ راجا، نشان والا خانہ", headline: "سفید کی باری", refusal: /کے پتّی کو .* پر نہیں لے جا سکتے۔/, undo: "چال واپس" },
  { lang: "kn", dir: "ltr", cell: "e8, ಕಪ್ಪು ರಾಜಾ, ಗುರುತಿನ ಮನೆ", headline: "ಬಿಳಿಯ ಸರದಿ", refusal: /^e2 ಮನೆಯ ಪತ್ತಿ e5 ಮನೆಗೆ ಹೋಗುವಂತಿಲ್ಲ\./, undo: "ಹಿಂದಕ್ಕೆ" },
] as const;

for (const { lang, dir, cell, headline, refusal, undo } of SPOKEN) {
  test(`the board speaks ${lang}`, async ({ stage }) => {
    await stage.open(`<div lang="${lang}"><buddhibala-board variant="krida" controls></buddhibala-board></div>`);
    await expect(stage.cell("e8")).toHaveAttribute("aria-label", cell);
    await expect(stage.board.locator(".headline")).toHaveText(headline);
    await expect(stage.board.getByRole("button", { name: undo, exact: true })).toBeVisible();
    await expect(stage.board.locator(".root")).toHaveAttribute("dir", dir);
    await stage.cell("e2").click();
    await stage.cell("e5").click();
    await expect(stage.live).toHaveText(refusal);
  });
}

test("the language may change, and the board is not mirrored", async ({ stage }) => {
  await stage.open(`<buddhibala-board lang="ur" variant="shatranj-14" controls></buddhibala-board>`);
  await expect(stage.cell("a1")).toHaveAttribute("aria-label", /^a1، سفید رخ/);
  const [left, right] = [await stage.middle("a1"), await stage.middle("n1")];
  expect(left.x).toBeLessThan(right.x);
  await stage.with((board) => board.setAttribute("lang", "hi"));
  await expect(stage.cell("a1")).toHaveAttribute("aria-label", /^a1, सफ़ेद रुख़/);
  await stage.with((board) => board.removeAttribute("lang"));
  await expect(stage.cell("a1")).toHaveAttribute("aria-label", /^a1, white Rukh/);
});

test("a language that nobody knows is English, and two boards may speak two", async ({ stage }) => {
  await stage.open(`<buddhibala-board lang="../te" variant="krida"></buddhibala-board><buddhibala-board lang="kn" variant="krida"></buddhibala-board>`);
  await expect(stage.cell("e4")).toHaveAttribute("aria-label", "e4, empty, marked");
  await expect(stage.page.locator("buddhibala-board").last().locator('[data-square="e4"]')).toHaveAttribute("aria-label", "e4, ಖಾಲಿ, ಗುರುತಿನ ಮನೆ");
});

test("what was refused is told in the language", async ({ stage }) => {
  await stage.open(`<buddhibala-board lang="hi" variant="krida" fen="nonsense"></buddhibala-board>`);
  await expect(stage.board.getByRole("alert")).toContainText("यह पाठ इस खेल की किसी संभव स्थिति का नहीं है");
});
