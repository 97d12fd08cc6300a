import { newGame } from "buddhibala";
import { Engine } from "buddhibala/engine";

const game = newGame("krida");
const legal = game.legalMoves().length;
game.play("e2e3");
const { move } = await new Engine().bestMove(game, { depth: 3 });
game.play(move);
console.log(JSON.stringify({ legal, played: game.history().map(({ uci }) => uci) }));
