const { newGame } = require("buddhibala");
const { Engine } = require("buddhibala/engine");

const game = newGame("krida");
const legal = game.legalMoves().length;
game.play("e2e3");
new Engine().bestMove(game, { depth: 3 }).then(({ move }) => {
  game.play(move);
  console.log(JSON.stringify({ legal, played: game.history().map(({ uci }) => uci) }));
});
