import init, { BuddhibalaError, initSync, type Move, newGame, parseFen, type VariantId, variants } from "buddhibala";
import { addLanguage, BuddhibalaBoard } from "buddhibala/board";
import { Engine } from "buddhibala/engine";
import "buddhibala/standalone";

await init();
initSync(new Uint8Array(8));
const game = newGame("chadarangam");
const moves: readonly Move[] = game.legalMoves();
const ids: VariantId[] = variants().map(({ id }) => id);
// @ts-expect-error a game of that name there is not
newGame("chess");
const { move, score } = await new Engine().bestMove(game, { level: 3 });
const board: BuddhibalaBoard = document.createElement("buddhibala-board");
board.variant = ids[0] ?? "krida";
board.addEventListener("move", (event) => console.log(event.type, moves.length, move.san, score.cp));
addLanguage("ta", { sides: { name: { w: "வெள்ளை", b: "கருப்பு" } } });
buddhibala.newGame("krida").free();
try {
  parseFen("8/8");
} catch (error) {
  if (error instanceof BuddhibalaError) console.log(error.code, error.details.column);
}
