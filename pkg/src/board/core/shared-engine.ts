import { Engine } from "../../engine.js";

const borrowers = new Set<object>();
let engine: Engine | undefined;

/** Lends the one engine of all boards that bring none; its worker starts with the first search. */
export function borrow(borrower: object): Engine {
  borrowers.add(borrower);
  return (engine ??= new Engine());
}

/** Gives the engine back. When no board needs it any more its worker ends. */
export function giveBack(borrower: object): void {
  if (!borrowers.delete(borrower)) return;
  // A board that is only moved within its page asks again at once.
  setTimeout(() => {
    if (borrowers.size === 0) engine?.terminate();
  });
}
