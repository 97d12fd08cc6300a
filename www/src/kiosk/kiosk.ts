import type { Variant } from "buddhibala";
import type { BuddhibalaBoard } from "buddhibala/board";
import { html, say } from "../dom.js";
import { OF_GAMES, word } from "../site/words/index.js";
import { CLOCK, type Clock, Idle } from "./idle.js";

/** After this long without a touch the screen begins anew by itself, in milliseconds. */
export const PATIENCE = 60_000;
/** How long a finished game is left to be looked at when nobody plays. */
export const LOOK = 6_000;
/** How long a move is left to be looked at when nobody plays. */
export const PACE = 1_000;
/** No shown game is longer, in single moves: the next visitor shall see another one. */
export const LENGTH = 160;
const LEVEL = { visitor: 2, show: 1 } as const;

/** The parts of the screen that change. */
export interface Screen {
  readonly title: HTMLElement;
  readonly stage: HTMLElement;
  readonly status: HTMLElement;
  readonly attract: HTMLElement;
  readonly games: HTMLElement;
}

/** A screen in a hall: the computer plays itself until somebody touches it, and again when everybody has gone. */
export class Kiosk {
  readonly #screen: Screen;
  readonly #games: readonly Variant[];
  readonly #level: number;
  readonly #idle: Idle;
  readonly #show: Idle;
  readonly #pace: Idle;
  #game: Variant;
  #board: BuddhibalaBoard | undefined;

  constructor(screen: Screen, games: readonly [Variant, ...Variant[]], first: Variant, level: number = LEVEL.visitor, clock: Clock = CLOCK) {
    this.#screen = screen;
    this.#games = games;
    this.#game = first;
    this.#level = level;
    this.#idle = new Idle(PATIENCE, () => this.attract(first), clock);
    this.#show = new Idle(LOOK, () => this.attract(this.#next()), clock);
    this.#pace = new Idle(PACE, () => this.#board?.resume(), clock);
  }

  /** Lets the computer play itself. */
  attract(game: Variant): void {
    this.#idle.rest();
    this.#screen.attract.hidden = false;
    this.#screen.stage.inert = true;
    const board = this.#set(game, { opponent: "both", level: String(LEVEL.show), viewonly: true });
    board.addEventListener("move", () => {
      board.stop();
      if (board.history().length < LENGTH) this.#pace.touch();
      else this.#show.touch();
    });
    board.addEventListener("gameover", () => this.#show.touch());
  }

  /** Begins a game for the one who stands there. */
  play(game: Variant = this.#game): void {
    this.#show.rest();
    this.#pace.rest();
    this.#screen.attract.hidden = true;
    this.#screen.stage.inert = false;
    this.#set(game, { opponent: "engine", level: String(this.#level) });
    this.touched();
  }

  /** Takes the last move back. */
  undo(): void {
    this.#board?.undo();
  }

  /** Somebody has touched the screen. */
  touched(): void {
    if (this.#screen.attract.hidden) this.#idle.touch();
  }

  /** Says anew what it says, in the language of the page. */
  tell(): void {
    const { title, status, attract } = this.#screen;
    const name = word(OF_GAMES[this.#game.id].name);
    const natives = this.#game.names.filter(({ text }) => text !== name).flatMap(({ lang, text }) => [html("bdi", { lang }, text), " "]);
    title.replaceChildren(...natives, html("span", {}, name));
    say(status, attract.hidden ? standing(this.#board) : "");
  }

  #set(game: Variant, attributes: Readonly<Record<string, string | boolean>>): BuddhibalaBoard {
    this.#game = game;
    const board = html("buddhibala-board", { variant: game.id, ...attributes });
    for (const event of ["turn", "gameover", "change"]) board.addEventListener(event, () => this.tell());
    this.#board = board;
    this.#screen.stage.replaceChildren(board);
    this.#screen.stage.dataset["game"] = game.id;
    for (const choice of this.#screen.games.querySelectorAll("button")) choice.setAttribute("aria-pressed", String(choice.value === game.id));
    this.tell();
    return board;
  }

  #next(): Variant {
    return this.#games[(this.#games.indexOf(this.#game) + 1) % this.#games.length] ?? this.#game;
  }
}

function standing(board: BuddhibalaBoard | undefined): string {
  const status = board?.model?.snapshot.status;
  if (!status) return "";
  if (status.state === "won") return word(status.winner === "w" ? "won" : "lost");
  if (status.state === "drawn" || board?.model?.phase.kind === "claimed") return word("drawn");
  return word(status.turn === "w" ? "yourTurn" : "thinking");
}
