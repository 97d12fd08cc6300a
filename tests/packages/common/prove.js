/** Plays a little with what a consumer has of the package, and puts what came of it onto the page. */
export async function prove({ newGame, Engine }) {
  const game = newGame("krida");
  const legal = game.legalMoves().length;
  game.play("e2e3");
  const engine = new Engine();
  const { move } = await engine.bestMove(game, { depth: 3 });
  engine.terminate();
  game.play(move);
  const output = document.createElement("output");
  output.textContent = JSON.stringify({ legal, played: game.history().map(({ uci }) => uci), board: await onBoard() });
  document.body.append(output);
}

/** What is played on the board of the page: a move, and the computer's answer. */
async function onBoard() {
  const board = document.querySelector("buddhibala-board");
  await board.ready;
  const answered = new Promise((done) => board.addEventListener("move", ({ detail: { by } }) => by === "engine" && done()));
  board.play("e2e3");
  await answered;
  return board.history().map(({ uci }) => uci);
}
