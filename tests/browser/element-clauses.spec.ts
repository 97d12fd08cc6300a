import { variants } from "buddhibala";
import { type Game, type Scenario, SCENARIOS } from "./clauses.js";
import { expect, type Stage, test } from "./stage.js";

/** The ways to choose a square. */
const HANDS = {
  "by mouse": (stage: Stage, square: string) => stage.cell(square).click(),
  "by touch": (stage: Stage, square: string) => stage.cell(square).tap(),
  "by keyboard": async (stage: Stage, square: string) => {
    if (!(await stage.with((board) => board.shadowRoot?.activeElement?.matches(".cell") ?? false))) await stage.with((board) => board.focus());
    for (const key of square) await stage.page.keyboard.press(key);
    await stage.page.keyboard.press("Enter");
  },
} as const;

/** Begins anew on the board that is there. */
async function lay(stage: Stage, variant: Game, { options = {}, fen }: Scenario): Promise<void> {
  await stage.with(
    async (board, given) => {
      board.newGame(given);
      await board.updateComplete;
    },
    { variant, options, ...(fen === undefined ? {} : { fen }) },
  );
}

async function play(stage: Stage, { clause, turns, made, men = {}, refused, ended }: Scenario, choose: (stage: Stage, square: string) => Promise<void>): Promise<void> {
  for (const square of turns.flatMap((turn) => turn.split(" "))) await choose(stage, square);
  if (refused) await expect(stage.live, clause).toHaveText(refused);
  const now = await stage.with((board) => {
    const { reason, grade } = board.status() as { reason?: string; grade?: string };
    return { made: board.history().map(({ san }) => san), ended: [reason, reason === "bare-king" || reason === "sixty-four-checks" ? grade : undefined].filter(Boolean).join(" ") };
  });
  expect(now, clause).toEqual({ made, ended: ended ?? "" });
  for (const [square, man] of Object.entries(men)) await stage.expectMan(square, man);
}

for (const [hand, choose] of Object.entries(HANDS)) {
  test.describe(hand, () => {
    test.use({ hasTouch: hand === "by touch" });

    for (const [game, scenarios] of Object.entries(SCENARIOS) as [Game, readonly Scenario[]][]) {
      test(`each clause of ${game}`, async ({ stage }) => {
        await stage.open(`<buddhibala-board variant="${game}"></buddhibala-board>`);
        for (const scenario of scenarios) {
          await test.step(scenario.clause, async () => {
            await lay(stage, game, scenario);
            await play(stage, scenario, choose);
          });
        }
      });
    }
  });
}

test("no clause is left out", () => {
  for (const { id, rules } of variants()) {
    for (const { clause } of rules) expect(SCENARIOS[id].some((one) => one.clause.startsWith(clause)), `${id} ${clause}`).toBe(true);
  }
});
