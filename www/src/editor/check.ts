import init from "buddhibala";
import { type Composed, composeLine, type Puzzle, type PuzzleReport, type PuzzleTask, verifyPuzzle } from "buddhibala/puzzles";

/** What is to be checked: what is asked, what else belongs to the puzzle, and how many positions may be visited. */
export interface Wanted {
  readonly task: PuzzleTask;
  readonly rest: Omit<Puzzle, keyof PuzzleTask | "solution" | "clauses">;
  readonly nodes: number;
}

/** How far the check has come, and what came of it. */
export type Told =
  | { readonly kind: "composed"; readonly composed: Composed }
  | { readonly kind: "checked"; readonly puzzle: Puzzle; readonly report: PuzzleReport }
  | { readonly kind: "failed"; readonly error: { readonly code: string; readonly message: string; readonly field?: string } };

/** Looks for the solution of a puzzle and proves it. It takes as long as it takes, and belongs beside a page. */
export async function check({ task, rest, nodes }: Wanted, tell: (told: Told) => void): Promise<void> {
  try {
    await init();
    const composed = composeLine(task, { nodes });
    tell({ kind: "composed", composed });
    if (composed.outcome !== "composed") return;
    const plain: Puzzle = { ...rest, ...task, solution: composed.solution, clauses: [] };
    const report = verifyPuzzle(plain, { nodes });
    const clauses = report.clauses.map(({ clause }) => clause);
    tell({ kind: "checked", puzzle: { ...plain, clauses }, report });
  } catch (thrown) {
    const { code, message, details } = thrown as { readonly code?: string; readonly message?: string; readonly details?: { readonly field?: string } };
    const field = details?.field;
    tell({ kind: "failed", error: { code: code ?? "internal", message: message ?? String(thrown), ...(field === undefined ? {} : { field }) } });
  }
}
