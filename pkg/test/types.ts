// Checked by the compiler only: what an editor says about the package, and what it must refuse.
import init, {
  boardSvg,
  BuddhibalaError,
  type Color,
  type ErrorCode,
  type Game,
  initSync,
  type InitSource,
  type Move,
  newGame,
  parseFen,
  type Solution,
  type SolutionBranch,
  type Square,
  type Status,
  type VariantId,
  variants,
} from "buddhibala";
import { addLanguage, type BoardEvents, type BuddhibalaBoard, lesson, loadLessons, loadWords, type Words } from "buddhibala/board";
import { type AnalysisInfo, Engine } from "buddhibala/engine";
import { type Attempt, dailyPuzzle, type Goal, loadPuzzles, newPuzzle, type Puzzle, verifyPuzzle } from "buddhibala/puzzles";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Same<A, B>): void {}

const loaded: Promise<void> = init();
const sources: InitSource[] = ["x.wasm", new URL("https://example.org/x.wasm"), new Uint8Array(8), new ArrayBuffer(8)];
initSync(new Uint8Array(8));

const krida = newGame("krida");
same<typeof krida.variant, "krida">(true);
same<typeof krida.options.bareKing, "lesser-win" | "win" | "play-on">(true);
newGame({ variant: "krida", options: { checkLimit: "0" }, fen: "7k/1P6/8/8/8/8/7p/K7 w" });
newGame({ variant: "shatranj-14", options: { dahja: "bishop" } });
newGame({ variant: "krida", options: { checkLimit: 0 } });
newGame({ variant: "krida", options: krida.options });
// @ts-expect-error no such game
newGame("chess");
// @ts-expect-error no such value
newGame({ variant: "krida", options: { checkLimit: 65 } });
// @ts-expect-error an option of another game
newGame({ variant: "krida", options: { dahja: "rook" } });
// @ts-expect-error a game needs its name
newGame({ fen: "7k/1P6/8/8/8/8/7p/K7 w" });

declare const chosen: VariantId;
const any: Game = newGame(chosen);
const widened: Game = krida;

const moves: Move[] = any.legalMoves({ from: "e2" });
const from: Square = any.play("e2e3").from;
const last: Square = "n14";
// @ts-expect-error the boards end at n14
const beyond: Square = "o1";
any.play({ from: "e2", to: "e3" });
for (const move of moves) any.play(move);
// @ts-expect-error a move has a destination
any.play({ from: "e2" });
// @ts-expect-error moves cannot be changed
moves[0]!.to = "e3";
same<ReturnType<Game["undo"]>, Move | undefined>(true);

const solution: Solution = any.solve({ mateIn: 3, lesser: true, nodes: 1_000 });
same<(typeof solution)["solved"], boolean>(true);
if (solution.solved) same<typeof solution.mateIn, number>(true);
else same<typeof solution.outcome, "none" | "undecided">(true);
const second: SolutionBranch | undefined = solution.tree[0]?.next[0]?.next[0];
same<NonNullable<typeof second>["move"], Move>(true);
// @ts-expect-error a length must be given
any.solve({});

function inWords(status: Status): string {
  switch (status.state) {
    case "playing":
      return status.claims.join();
    case "won":
      same<typeof status.winner, Color>(true);
      return status.reason + status.grade;
    case "drawn":
      same<typeof status.winner, undefined>(true);
      return status.reason;
  }
}

const files: number = variants()[0]!.files;
const info = parseFen("7k/1P6/8/8/8/8/7p/K7 w", "krida");
same<typeof info.variant, "krida">(true);
parseFen("7k/1P6/8/8/8/8/7p/K7 w", { variant: "krida", options: { bareKing: "win" } });

const engine = new Engine();
async function search(): Promise<number> {
  const { move, score, pv } = await engine.bestMove(krida, { level: 8, signal: new AbortController().signal });
  // @ts-expect-error there are eight strengths
  await engine.bestMove(krida, { level: 9 });
  const same: Move | undefined = pv[0];
  krida.play(move);
  return score.cp ?? score.mateIn;
}

new Engine({ workerUrl: new URL("https://example.org/worker.js"), timeoutMs: 5000 });
// @ts-expect-error no such option
new Engine({ workers: 2 });

async function study(): Promise<AnalysisInfo | undefined> {
  let last: AnalysisInfo | undefined;
  for await (const info of engine.analyse(krida, { multiPv: 3, timeMs: 100 })) {
    last = info;
    same<typeof info.lines[0]["pv"][0], Move>(true);
  }
  // @ts-expect-error an analysis has no strength
  engine.analyse(krida, { level: 3 });
  engine.stop();
  return last;
}

function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof BuddhibalaError ? error.code : undefined;
}

{
  using scoped = newGame("krida");
  scoped.fen();
}

addLanguage("ta", { sides: { name: { w: "வெள்ளை" } }, turn: { told: (color: Color, course: string) => `${color} ${course}` } });
addLanguage("ta", { games: { krida: { men: { C: { name: "ஒட்டகம்" } } } }, language: { dir: "ltr" } });
// @ts-expect-error there are no such words
addLanguage("ta", { colours: { w: "வெள்ளை" } });
// @ts-expect-error it has a number
addLanguage("ta", { sides: { name: { w: 1 } } });
const spoken: Promise<Words> = loadWords("te");
void Promise.all([spoken, loadLessons("te")]).then(([words, lessons]) => {
  for (const variant of variants()) lesson(variant, {}, words, lessons).rules[0]?.source.trim();
});

declare const board: BuddhibalaBoard;
same<HTMLElementTagNameMap["buddhibala-board"], BuddhibalaBoard>(true);
board.addEventListener("move", ({ detail: { move, by, status } }) => {
  same<typeof move, Move>(true);
  same<typeof by, "person" | "engine" | "page">(true);
  inWords(status);
});
board.addEventListener("error", ({ detail }) => same<typeof detail, BoardEvents["error"]>(true));
board.addEventListener("click", (event) => same<typeof event.button, number>(true));
board.addEventListener("anything", (event) => event.preventDefault());
// @ts-expect-error a move has no winner
board.addEventListener("move", ({ detail }) => detail.winner);
board.variant = "krida";
board.options = { checkLimit: 0 };
board.options = "checkLimit=0";
board.level = 8;
board.engine = engine;
// @ts-expect-error no such game
board.variant = "chess";
// @ts-expect-error no such player
board.opponent = "human";
// @ts-expect-error there are eight strengths
board.level = 9;
// @ts-expect-error only its own methods set these
board.model = undefined;
const made: Move | undefined = board.play({ from: "e2", to: "e3" });
const picture: string = boardSvg("8/8/8/8/8/8/8/8", { variant: "krida", marks: ["d5"], arrows: [{ from: "e2", to: "e3" }] });
// @ts-expect-error no such colour
boardSvg("8/8/8/8/8/8/8/8", { orientation: "red" });

void loadPuzzles("krida").then((puzzles) => {
  const today: Puzzle | undefined = dailyPuzzle(puzzles, "2026-11-30");
  if (!today) return;
  const open = newPuzzle(today, { lang: "te" });
  open.addEventListener("try", ({ detail }) => same<typeof detail, Attempt>(true));
  const { verdict, replies } = open.try("e2e3");
  same<typeof verdict, "right" | "also-right" | "wrong">(true);
  for (const move of replies) open.try(move);
  // @ts-expect-error the solution is no part of what is asked
  open.question.solution;
  const goal: Goal = { kind: "mate", in: 2 };
  // @ts-expect-error a gain names a man
  const gain: Goal = { kind: "gain", in: 2 };
  if (!verifyPuzzle({ ...today, goal }).sound) throw new Error(String(gain));
});
// @ts-expect-error there are no puzzles of chess
void loadPuzzles("chess");
