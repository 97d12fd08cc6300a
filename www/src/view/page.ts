import type { Game, Variant } from "buddhibala";
import { type Advice, announcement, answer, type Model, type Setup, Study, Table } from "buddhibala/board";
import { Engine } from "buddhibala/engine";
import { button, html } from "../dom.js";
import { AnalysisView } from "./analysis.js";
import { pointers } from "./arrows.js";
import { BoardView } from "./board.js";
import { ControlsView } from "./controls.js";
import { LiveView } from "./live.js";
import { sprite } from "./men.js";
import { MovesView } from "./moves.js";
import { PlayerView } from "./player.js";
import { PositionView } from "./position.js";
import { RulesView } from "./rules.js";
import { SetupView } from "./setup.js";
import { StatusView } from "./status.js";
import { TitleView } from "./title.js";

/** A part of the page that draws itself anew from the model. */
interface View {
  readonly element: HTMLElement;
  show(model: Model): void;
}

/** Puts the page together and begins a game. */
export function openPage(root: HTMLElement, variants: readonly Variant[], first: Setup): void {
  const live = new LiveView();
  const title = new TitleView();
  const board = new BoardView({ choose: (square) => table.choose(square), cancel: () => table.cancel() });
  const white = new PlayerView("w", (color, seat) => table.seat(color, seat));
  const black = new PlayerView("b", (color, seat) => table.seat(color, seat));
  const controls = new ControlsView({ undo: () => table.undo(), redo: () => table.redo(), flip: () => table.flip() });
  const status = new StatusView({ claim: (claim) => table.claim(claim), stop: () => table.stop(), resume: () => table.resume() });
  const analysis = new AnalysisView({ toggle: () => study.toggle(), hint: () => study.hint(), threat: () => study.threat() });
  const moves = new MovesView((ply) => table.jump(ply));
  const position = new PositionView({ load: (fen) => table.load(fen), tell: (text) => live.tell(text) });
  const rules = new RulesView();
  const views: readonly View[] = [title, board, white, black, controls, status, moves, position, rules];

  let current = first;
  const setup = new SetupView(variants, (chosen) => table.start(chosen));
  const keys = "Arrow keys move over the board, Enter picks up and puts down, Escape puts back.";
  const play = html(
    "div",
    { class: "play" },
    html("p", { id: "board-keys", class: "sr-only" }, keys),
    html("div", { class: "stack" }, black.element, board.element, white.element),
  );
  document.querySelector(".top-acts")?.replaceChildren(button("New game", () => setup.open(current), { class: "primary" }));
  root.replaceChildren(
    html(
      "main",
      { class: "table", id: "content" },
      title.element,
      play,
      status.element,
      controls.element,
      html("div", { class: "side" }, analysis.element, moves.element, position.element, rules.element),
    ),
    live.element,
    sprite(variants),
    setup.element,
  );

  let told = "";
  const advise = (advice: Advice): void => {
    analysis.show(advice);
    board.point(pointers(advice));
    const said = answer(advice);
    if (said !== told && said !== "") live.tell(said);
    told = said;
  };
  const engine = new Engine();
  const study = new Study(engine, advise);
  document.addEventListener("visibilitychange", () => study.hide(document.hidden));

  const show = (model: Model, game: Game): void => {
    current = { variant: model.snapshot.variant, options: model.snapshot.options, seats: model.seats };
    root.dataset["game"] = model.snapshot.variant.id;
    play.classList.toggle("flipped", model.flipped);
    for (const view of views) view.show(model);
    live.tell(announcement(model));
    study.follow(model, game);
  };
  const table = new Table(first, engine, show);
}
