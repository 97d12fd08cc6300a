import type { Color, DrawClaim, Letter, Move, Refused, Special, Square, Status, Variant } from "../../index.js";

/** The strengths of the computer, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** A strength of the computer: 1 is weak and quick, 8 the strongest. */
export type Level = (typeof LEVELS)[number];

/** Who makes the moves of a side. */
export type Seat = "person" | Level;
/** Who plays White, and who Black. */
export type Seats = Readonly<Record<Color, Seat>>;

/** The game, the reading of its rules and the players, for a new game. */
export interface Setup {
  /** Which game. */
  readonly variant: Variant;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Who plays. */
  readonly seats: Seats;
}

/** Who made a move: somebody at the board, the computer at a level, or a program of the page. */
export type Mover = Seat | "page";

/** A man of one side. */
export interface Piece {
  /** Whose it is. */
  readonly color: Color;
  /** What it is. */
  readonly letter: Letter;
}

/** The game as it stands: plain data, made anew after every change. */
export interface Snapshot {
  /** Which game. */
  readonly variant: Variant;
  /** Every option of the game with the value in force. */
  readonly options: Readonly<Record<string, string>>;
  /** The men by their squares. */
  readonly men: ReadonlyMap<Square, Piece>;
  /** What is special about the men on some squares. */
  readonly special: ReadonlyMap<Square, readonly Special[]>;
  /** Who is to move. */
  readonly turn: Color;
  /** The legal moves. */
  readonly legal: readonly Move[];
  /** How the game stands. */
  readonly status: Status;
  /** The position. */
  readonly fen: string;
  /** Every move made, those taken back included. */
  readonly line: readonly Move[];
  /** How many moves of the line are on the board. */
  readonly ply: number;
  /** The player and the turn number with which the line begins, and how many opening moves each had then. */
  readonly first: { readonly turn: Color; readonly number: number; readonly opening: Readonly<Record<Color, number>> };
}

/** What the page waits for. */
export type Phase =
  | { readonly kind: "idle" }
  /** A man is picked up; `steps` are its squares so far, `moves` the turns that begin so. */
  | { readonly kind: "picked"; readonly steps: readonly [Square, ...Square[]]; readonly moves: readonly Move[] }
  /** Every legal turn removes an enemy man. */
  | { readonly kind: "removing"; readonly moves: readonly Move[] }
  | { readonly kind: "thinking"; readonly level: Level }
  /** The computer is to move, and has been stopped. */
  | { readonly kind: "paused"; readonly level: Level }
  | { readonly kind: "claimed"; readonly claim: DrawClaim; readonly by: Color }
  | { readonly kind: "over" };

/** Why a square was refused. */
export type Refusal =
  | { readonly kind: "empty"; readonly square: Square }
  | { readonly kind: "not-yours"; readonly square: Square; readonly piece: Piece }
  | { readonly kind: "stuck"; readonly square: Square; readonly piece: Piece; readonly why: Refused | undefined }
  | { readonly kind: "not-there"; readonly from: Square; readonly to: Square; readonly piece: Piece; readonly why: Refused | undefined }
  /** A second step that is none: where the new officer stands, and where it may go. */
  | { readonly kind: "not-on"; readonly officer: Letter; readonly via: Square; readonly to: Square; readonly squares: readonly Square[] }
  | { readonly kind: "not-removable"; readonly square: Square }
  | { readonly kind: "thinking" }
  | { readonly kind: "paused" }
  | { readonly kind: "over" };

/** What has just happened, for the one who watches or listens. */
export type Happening =
  | { readonly kind: "started" }
  | { readonly kind: "loaded" }
  | { readonly kind: "picked"; readonly square: Square; readonly piece: Piece; readonly targets: number }
  | { readonly kind: "put-back" }
  | { readonly kind: "moved"; readonly move: Move; readonly by: Mover }
  | { readonly kind: "back"; readonly move: Move }
  | { readonly kind: "forward"; readonly move: Move }
  | { readonly kind: "jumped" }
  | { readonly kind: "claimed" }
  | { readonly kind: "claim-withdrawn" }
  | { readonly kind: "flipped" }
  | { readonly kind: "seated" }
  | { readonly kind: "stopped" }
  | { readonly kind: "resumed" }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "failed"; readonly message: string };

/** All that the page shows. */
export interface Model {
  /** The game. */
  readonly snapshot: Snapshot;
  /** What the page waits for. */
  readonly phase: Phase;
  /** Who plays. */
  readonly seats: Seats;
  /** Whether Black's side of the board is below. */
  readonly flipped: boolean;
  /** What has just happened. */
  readonly happening: Happening;
}

/** The other player. */
export function opposite(color: Color): Color {
  return color === "w" ? "b" : "w";
}

/** Fails to compile where a case of a union is forgotten. */
export function never(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
