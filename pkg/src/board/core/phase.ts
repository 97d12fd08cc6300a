import type { Move, RefusalCode, Refused, Square, Verdict } from "../../index.js";
import type { Phase, Piece, Refusal, Seats, Snapshot } from "./model.js";
import { never } from "./model.js";
import { rows } from "./squares.js";

/** What follows when a square is chosen. */
export type Choice =
  | { readonly kind: "pick"; readonly phase: Phase; readonly square: Square; readonly piece: Piece; readonly targets: number }
  | { readonly kind: "put-back"; readonly phase: Phase }
  | { readonly kind: "play"; readonly move: Move }
  | { readonly kind: "refuse"; readonly phase: Phase; readonly refusal: Refusal };

/** Asks the game whether a man may go somewhere, and why not. */
export type Ask = (from: Square, to: Square) => Verdict;

/** What the page waits for when nothing is picked up. */
export function settle(snapshot: Snapshot, seats: Seats, paused: boolean): Phase {
  if (snapshot.status.state !== "playing") return { kind: "over" };
  const seat = seats[snapshot.turn];
  if (seat !== "person") return { kind: paused ? "paused" : "thinking", level: seat };
  return waiting(snapshot);
}

/** Answers a person who chooses a square. */
export function choose(snapshot: Snapshot, phase: Phase, square: Square, ask: Ask): Choice {
  switch (phase.kind) {
    case "idle":
      return pick(snapshot, square, ask);
    case "picked":
      return step(snapshot, phase.steps, phase.moves, square, ask);
    case "removing": {
      const move = phase.moves.find(({ to }) => to === square);
      if (move) return { kind: "play", move };
      return { kind: "refuse", phase, refusal: { kind: "not-removable", square } };
    }
    case "thinking":
      return { kind: "refuse", phase, refusal: { kind: "thinking" } };
    case "paused":
      return { kind: "refuse", phase, refusal: { kind: "paused" } };
    case "claimed":
    case "over":
      return { kind: "refuse", phase, refusal: { kind: "over" } };
    default:
      return never(phase);
  }
}

/** Answers a person who lets go of a man over a square: unlike a choice, it picks up no other man instead. */
export function drop(snapshot: Snapshot, phase: Phase, square: Square, ask: Ask): Choice {
  const own = snapshot.men.get(square)?.color === snapshot.turn;
  if (phase.kind !== "picked" || !own || targets(phase).has(square)) return choose(snapshot, phase, square, ask);
  return refused(snapshot, phase.steps, phase.moves, square, ask);
}

/** How a square can be chosen: as the next step, as the end of the turn where the man stands, or as a step after the next. */
export type Way = { readonly kind: "next" | "stay" } | { readonly kind: "beyond"; readonly via: Square };

/** The squares that can be chosen, in the phase as it is. */
export function targets(phase: Phase): ReadonlyMap<Square, Way> {
  switch (phase.kind) {
    case "picked":
      return ways(phase.steps, phase.moves);
    case "removing":
      return new Map(phase.moves.map(({ to }) => [to, { kind: "next" }]));
    case "idle":
    case "thinking":
    case "paused":
    case "claimed":
    case "over":
      return new Map();
    default:
      return never(phase);
  }
}

/** The men as they stand in the middle of a turn that somebody is choosing. */
export function shown({ men }: Snapshot, phase: Phase): ReadonlyMap<Square, Piece> {
  if (phase.kind !== "picked" || phase.steps.length === 1) return men;
  const [from] = phase.steps;
  const [here] = phase.steps.slice(-1);
  const piece = men.get(from);
  if (!piece || !here) return men;
  const moved = new Map(men);
  moved.delete(from);
  return moved.set(here, { color: piece.color, letter: phase.moves[0]?.promotion ?? piece.letter });
}

function waiting(snapshot: Snapshot): Phase {
  const removing = snapshot.legal.length > 0 && snapshot.legal.every(({ kind }) => kind === "removal");
  return removing ? { kind: "removing", moves: snapshot.legal } : { kind: "idle" };
}

function pick(snapshot: Snapshot, square: Square, ask: Ask): Choice {
  const phase = waiting(snapshot);
  const piece = snapshot.men.get(square);
  if (!piece) return { kind: "refuse", phase, refusal: { kind: "empty", square } };
  if (piece.color !== snapshot.turn) return { kind: "refuse", phase, refusal: { kind: "not-yours", square, piece } };
  const moves = snapshot.legal.filter(({ from }) => from === square);
  if (moves.length === 0) return { kind: "refuse", phase, refusal: { kind: "stuck", square, piece, why: whyStuck(snapshot, square, ask) } };
  const steps = [square] as const;
  return { kind: "pick", phase: { kind: "picked", steps, moves }, square, piece, targets: nextSquares(steps, moves).size };
}

function step(snapshot: Snapshot, steps: readonly [Square, ...Square[]], moves: readonly Move[], square: Square, ask: Ask): Choice {
  const begun = moves.filter((move) => route(move)[steps.length] === square);
  const ended = moves.find((move) => route(move).length === steps.length);
  if (begun.length === 1 && begun[0]) return { kind: "play", move: begun[0] };
  if (ways(steps, moves).get(square)?.kind === "beyond") {
    const move = moves.find((one) => route(one).at(-1) === square);
    if (move) return { kind: "play", move };
  }
  if (begun.length > 1) {
    const further = [...steps, square] as const;
    const piece = snapshot.men.get(steps[0]);
    if (piece) {
      const phase: Phase = { kind: "picked", steps: further, moves: begun };
      return { kind: "pick", phase, square, piece, targets: nextSquares(further, begun).size };
    }
  }
  if (square === steps.at(-1) && ended) return { kind: "play", move: ended };
  if (square === steps[0]) return { kind: "put-back", phase: waiting(snapshot) };
  return elsewhere(snapshot, steps, moves, square, ask);
}

/** Another man of one's own is picked up instead; any other square is refused. */
function elsewhere(snapshot: Snapshot, steps: readonly [Square, ...Square[]], moves: readonly Move[], square: Square, ask: Ask): Choice {
  const via = steps.length > 1 ? steps.at(-1) : undefined;
  const own = snapshot.men.get(square)?.color === snapshot.turn && square !== via;
  return own ? pick(snapshot, square, ask) : refused(snapshot, steps, moves, square, ask);
}

function refused(snapshot: Snapshot, steps: readonly [Square, ...Square[]], moves: readonly Move[], square: Square, ask: Ask): Choice {
  const [from] = steps;
  const piece = snapshot.men.get(from);
  const via = steps.length > 1 ? steps.at(-1) : undefined;
  const officer = moves[0]?.promotion;
  if (!piece) return pick(snapshot, square, ask);
  if (via && officer) {
    const phase: Phase = { kind: "picked", steps, moves };
    const squares = [...nextSquares(steps, moves)].filter((one) => one !== via).sort();
    return { kind: "refuse", phase, refusal: { kind: "not-on", officer, via, to: square, squares } };
  }
  const verdict = ask(from, square);
  const why = verdict.allowed ? undefined : verdict;
  return { kind: "refuse", phase: waiting(snapshot), refusal: { kind: "not-there", from, to: square, piece, why } };
}

/** How men move, which everybody can see, is no reason to tell why one of them cannot move. */
export const PLAIN: ReadonlySet<RefusalCode> = new Set(["movement", "own-man", "king", "blocked", "pawn-ahead", "pawn-diagonal"]);

/** What keeps a man where it is, if it is more than the others in its way. */
function whyStuck({ variant }: Snapshot, from: Square, ask: Ask): Refused | undefined {
  for (const to of rows(variant, false).flat()) {
    const verdict = to === from ? undefined : ask(from, to);
    if (verdict?.allowed === false && !PLAIN.has(verdict.code)) return verdict;
  }
  return undefined;
}

/** The square after `steps` in each turn, or the last of them where the turn may end there. */
function nextSquares(steps: readonly Square[], moves: readonly Move[]): ReadonlySet<Square> {
  const squares = new Set<Square>();
  for (const move of moves) {
    const next = route(move)[steps.length] ?? steps.at(-1);
    if (next) squares.add(next);
  }
  return squares;
}

/** Every square that can be chosen: those after `steps`, and where a longer turn ends, if that is not where it began. */
function ways(steps: readonly Square[], moves: readonly Move[]): ReadonlyMap<Square, Way> {
  const next = nextSquares(steps, moves);
  const found = new Map<Square, Way>([...next].map((square) => [square, { kind: square === steps.at(-1) ? "stay" : "next" }]));
  for (const squares of moves.map(route)) {
    const [via, end] = [squares[steps.length], squares.at(-1)];
    if (squares.length > steps.length + 1 && via && end && end !== steps[0] && !next.has(end)) found.set(end, { kind: "beyond", via });
  }
  return found;
}

/** Every square of a turn in order. */
export function route(move: Move): readonly Square[] {
  return move.path ?? [move.from, move.to];
}
