import type { Square } from "buddhibala";
import type { Arrow, BuddhibalaBoard, Circle } from "buddhibala/board";

/**
 * Draws over the board of a figure what its text tells: `data-line`, turns one after the other (`b7b8c6`); `data-turns`, turns of which
 * one may be chosen; `data-moves`, every move of the man on a square; `data-refused`, a turn that a clause forbids (`d2d5 C8`).
 */
export async function draw(figure: HTMLElement): Promise<void> {
  const board = figure.querySelector("buddhibala-board");
  if (!board) return;
  await board.ready;
  const { line, turns: choice, moves, refused } = figure.dataset;
  const turns = [...split(line), ...split(choice)].map(squares);
  board.arrows = [...turns.flatMap((turn) => arrow(turn, "best")), ...arrow(squares(split(refused)[0] ?? ""), "threat")];
  board.circles = [...turns.flatMap(ring), ...split(moves).flatMap((from) => reach(board, from))];
}

function split(text: string | undefined): readonly string[] {
  return (text ?? "").split(" ").filter((part) => part !== "");
}

/** The squares of a turn that is written in coordinates; a removal has one. */
function squares(turn: string): readonly Square[] {
  return (turn.match(/[a-n]\d+/g) ?? []) as Square[];
}

function arrow(turn: readonly Square[], kind: "best" | "threat"): readonly Arrow[] {
  const [from, to] = [turn[0], turn.at(-1)];
  return from && to && turn.length > 1 ? [{ from, to, via: turn.slice(1, -1), kind }] : [];
}

function ring(turn: readonly Square[]): readonly Circle[] {
  const [square] = turn;
  return square && turn.length === 1 ? [{ square, kind: "threat" }] : [];
}

function reach(board: BuddhibalaBoard, from: string): readonly Circle[] {
  return board.legalMoves({ from }).map(({ to }) => ({ square: to, kind: "hint" }));
}
