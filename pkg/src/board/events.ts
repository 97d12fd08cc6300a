import type { Color, Letter, Move, Status } from "../index.js";
import type { Attempt, Hint } from "../puzzles/attempt.js";
import type { Model, Mover } from "./core/model.js";

/** Who made a move: somebody at the board, the computer, or a program of the page. */
export type MadeBy = "person" | "engine" | "page";

/** What the events of a board tell. */
export interface BoardEvents {
  /** A move is about to be made; `preventDefault()` forbids it. */
  readonly beforemove: { readonly move: Move; readonly by: MadeBy };
  /** A move has been made. */
  readonly move: { readonly move: Move; readonly by: MadeBy; readonly fen: string; readonly status: Status };
  /** Another player is to move. */
  readonly turn: { readonly turn: Color };
  /** The game has ended; `claimed` if by the claim of a draw. */
  readonly gameover: { readonly status: Status; readonly claimed: boolean };
  /** Something was refused that the page asked for, or broke down. */
  readonly error: { readonly error: Error };
  /** Something that is shown has changed. */
  readonly change: { readonly model: Model };
  /** The board shows how a man moves, or the game again. */
  readonly demonstration: { readonly letter: Letter | undefined };
  /** The puzzle has been solved, after so many mistakes and hints. */
  readonly "puzzle-solved": { readonly id: string; readonly mistakes: number; readonly hints: number };
  /** A move of the puzzle was wrong, or its solution has been asked for, and then there is no attempt. */
  readonly "puzzle-failed": { readonly id: string; readonly attempt?: Attempt };
  /** A hint has been given. */
  readonly "puzzle-hint": { readonly id: string; readonly hint: Hint };
}

/** Sends one of them; `false` if somebody has forbidden what it tells. */
export function send<K extends keyof BoardEvents>(target: EventTarget, type: K, detail: BoardEvents[K]): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === "beforemove" }));
}

/** Who made a move, in a word. */
export function madeBy(mover: Mover): MadeBy {
  return typeof mover === "number" ? "engine" : mover;
}

/** Tells what has come about since the model before, for as long as nobody who hears of it changes the game again. */
export function tell(target: EventTarget, before: Model | undefined, model: Model, isCurrent: () => boolean): void {
  const { snapshot, happening, phase } = model;
  const { fen, status, turn } = snapshot;
  if (happening.kind === "moved") send(target, "move", { move: happening.move, by: madeBy(happening.by), fen, status });
  if (!isCurrent()) return;
  if (before && before.snapshot.turn !== turn) send(target, "turn", { turn });
  if (!isCurrent()) return;
  if (ended(model) && !(before && ended(before))) send(target, "gameover", { status, claimed: phase.kind === "claimed" });
  if (!isCurrent()) return;
  send(target, "change", { model });
}

function ended({ phase }: Model): boolean {
  return phase.kind === "over" || phase.kind === "claimed";
}
