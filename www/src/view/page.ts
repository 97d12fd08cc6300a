import type { Variant } from "buddhibala";
import { type Advice, answer, type BoardEvents, type BuddhibalaBoard, type Model, pointers, type Setup, Study } from "buddhibala/board";
import "buddhibala/lesson";
import { html } from "../dom.js";
import { asked, keepable } from "../play/current.js";
import { keepGame } from "../play/keeping.js";
import { addressOf } from "../share/address.js";
import { AnalysisView } from "./analysis.js";
import { ControlsView } from "./controls.js";
import { addressFaults } from "./faults.js";
import { MovesView } from "./moves.js";
import { PlayerView } from "./player.js";
import { PositionView } from "./position.js";
import { SetupView } from "./setup.js";
import { ShareView } from "./share.js";
import { StatusView } from "./status.js";
import { TitleView } from "./title.js";

/** A part of the page that draws itself anew from the model. */
interface View {
  readonly element: HTMLElement;
  show(model: Model): void;
}

/** Puts the page together around a board. */
export function openPage(root: HTMLElement, variants: readonly Variant[], board: BuddhibalaBoard, faults: readonly string[]): void {
  const title = new TitleView();
  const white = new PlayerView("w", (color, seat) => board.seat(color, seat));
  const black = new PlayerView("b", (color, seat) => board.seat(color, seat));
  const controls = new ControlsView({ undo: () => board.undo(), redo: () => board.redo(), flip: () => board.flip() });
  const status = new StatusView({ claim: (claim) => board.claim(claim), stop: () => board.stop(), resume: () => board.resume() });
  const analysis = new AnalysisView({ toggle: () => study.toggle(), hint: () => study.hint(), threat: () => study.threat() });
  const moves = new MovesView((ply) => board.jump(ply));
  const position = new PositionView({ load: (fen) => board.newGame({ fen }), tell: (text) => board.tell(text) });
  const share = new ShareView((text) => board.tell(text));
  const lesson = html("buddhibala-lesson", {});
  lesson.board = board;
  const views: readonly View[] = [title, white, black, controls, status, moves, position];

  let current: Setup | undefined;
  const setup = new SetupView(variants, ({ variant, options, seats }) => board.newGame({ variant: variant.id, options, seats }));
  const play = html("div", { class: "play" }, html("div", { class: "stack" }, black.element, board, white.element));
  const fresh = document.querySelector<HTMLButtonElement>(".new-game");
  fresh?.addEventListener("click", () => current && setup.open(current));
  root.replaceChildren(
    html(
      "main",
      { class: "table", id: "content" },
      title.element,
      addressFaults(faults),
      play,
      status.element,
      controls.element,
      html("div", { class: "side" }, analysis.element, moves.element, share.element, position.element, lesson),
    ),
    setup.element,
  );

  let told = "";
  const advise = (advice: Advice): void => {
    analysis.show(advice);
    const { arrows, circles } = pointers(advice);
    board.arrows = arrows;
    board.circles = circles;
    const said = answer(advice);
    if (said !== told && said !== "") board.tell(said);
    told = said;
  };
  const study = new Study(board.engine, advise);
  document.addEventListener("visibilitychange", () => study.hide(document.hidden));

  const show = (model: Model): void => {
    const { variant, options } = model.snapshot;
    current = { variant, options, seats: model.seats };
    if (fresh) fresh.disabled = false;
    root.dataset["game"] = variant.id;
    play.classList.toggle("flipped", model.flipped);
    for (const view of views) view.show(model);
    study.follow(model, () => board.copy());
    const game = keepable(model, board.pgn);
    share.show(addressOf(asked(model, game)));
    keepGame(model, game, variants);
  };
  board.addEventListener("change", ({ detail }: CustomEventInit<BoardEvents["change"]>) => detail && show(detail.model));
}
