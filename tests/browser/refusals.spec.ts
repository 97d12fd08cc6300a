import { expect, test } from "./table.js";

interface Refusal {
  readonly clause: string;
  readonly fen: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Moves that are made before. */
  readonly before?: readonly string[];
  /** The squares that are clicked in vain. */
  readonly clicks: readonly string[];
  readonly told: string;
}

const CHADARANGAM: readonly Refusal[] = [
  {
    clause: "C1", fen: "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", clicks: ["e1", "d3"],
    told: "The Raju on e1 may not go to d3. The Raju has used his leap, or has lost it because he was in check (C1).",
  },
  { clause: "C1", fen: "4k3/4r3/8/8/8/8/P7/R3K3 w - - 0 1", clicks: ["e1", "d3"], told: "The Raju may not leap while he is in check (C1)." },
  {
    clause: "C1", fen: "4k3/p7/8/8/8/3p4/P7/4K3 w K - 0 1", options: { leap: "no-capture" }, clicks: ["e1", "d3"],
    told: "The Raju may leap only to an empty square (C1).",
  },
  { clause: "C1", fen: "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", options: { leap: "none" }, clicks: ["e1", "f3"], told: "The Raju has no leap by these rules (C1)." },
  {
    clause: "C2", fen: "4k3/p7/8/8/3p4/4P3/8/4K3 w - - 0 1 opening=3,3", clicks: ["e3", "d4"],
    told: "The Bantu on e3 may not go to d4. None of the opening moves may capture (C2).",
  },
  { clause: "C2", fen: "3k4/p6r/8/8/8/8/7P/R3K3 w - - 0 1 opening=3,3", clicks: ["a1", "d1"], told: "None of the opening moves may give check (C2)." },
  {
    clause: "C2", fen: "4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1 opening=3,3", before: ["a2 a3", "b2 b3"], clicks: ["a3"],
    told: "The Bantu on a3 has no legal move. The opening moves are made by different men, and this one has moved (C2).",
  },
  {
    clause: "C2", fen: "4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1 opening=3,3", before: ["a2 a3", "a3 a4"], clicks: ["b2"],
    told: "The Bantu on b2 has no legal move. The opening moves were begun by one man alone, who makes the rest of them (C2).",
  },
  {
    clause: "C4", fen: "P7/7k/8/4b3/8/8/8/R4RK1 w - - 0 1", clicks: ["a8"],
    told: "The Bantu on a8 has no legal move. The Bantu waits for a place as an officer and cannot move (C4).",
  },
  {
    clause: "C4", fen: "8/P6k/8/4b3/8/8/8/R4RK1 w - - 0 1", options: { farRank: "no-advance" }, clicks: ["a7"],
    told: "There is no place for another officer of that file, so the Bantu may not enter (C4).",
  },
  {
    clause: "C4", fen: "P6k/8/8/4b3/8/8/8/R4RK1 b - - 0 1", clicks: ["e5", "a1"],
    told: "The capture makes an officer of the Bantu waiting on a8, who would attack the Raju (C4).",
  },
  {
    clause: "C5", fen: "6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1", clicks: ["b7", "b8", "e5"],
    told: "The new Gurram on b8 may not go on to e5, only to a6, c6, or d7 (C5).",
  },
  { clause: "C6", fen: "4k3/7p/8/8/8/8/8/R3K2R w - - 0 1", clicks: ["a1", "a8"], told: "A Raju who has pawns only cannot be checked (C6)." },
  {
    clause: "C7", fen: "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", clicks: ["a1", "a2"],
    told: "The Enugu is mastu: its side's only officer cannot be captured (C7).",
  },
  {
    clause: "C8", fen: "7k/8/3p4/4p3/8/8/4R3/4K3 w - - 0 1", options: { capture: "maddat-mari" }, clicks: ["e2", "e5"],
    told: "The man is supported from d6, and in maddat mari no such man can be captured (C8).",
  },
  { clause: "C9", fen: "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", clicks: ["h8"], told: "The game is over: take a move back, or begin a new game." },
  { clause: "C9", fen: "1R5k/R7/8/8/8/8/8/K7 b - - 0 1", clicks: ["h8"], told: "The game is over: take a move back, or begin a new game." },
];

test("what is refused is told with its clause, and nothing is moved", async ({ table, page }) => {
  test.slow();
  let asBefore = false;
  for (const { clause, fen, options, before = [], clicks, told } of CHADARANGAM) {
    await test.step(`${clause}: ${told}`, async () => {
      if (options || !asBefore) await table.open({ game: "chadarangam", ...(options && { options }) });
      asBefore = options === undefined;
      await table.load(fen);
      await expect(page.locator("#fen-answer")).toHaveText("The position is set up.");
      await table.play(...before);
      const position = await table.fen.inputValue();
      for (const square of clicks) await table.cell(square).click();
      await expect(table.status).toContainText(told);
      await expect(table.live).toContainText(told);
      await expect(table.fen).toHaveValue(position);
      expect(await table.made()).toBe(before.length);
    });
  }
  const clauses = new Set(CHADARANGAM.map(({ clause }) => clause));
  expect([...clauses]).toEqual(["C1", "C2", "C4", "C5", "C6", "C7", "C8", "C9"]); // C3 refuses nothing: C4 does, where no place is free
});
