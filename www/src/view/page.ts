import type { Variant } from "buddhibala";
import { type Advice, answer, type BoardEvents, type BuddhibalaBoard, type Model, pointers, type Setup, Study } from "buddhibala/board";
import "buddhibala/lesson";
import { html } from "../dom.js";
import { asked, keepable } from "../play/current.js";
import { keepGame } from "../play/keeping.js";
import { addressOf } from "../share/address.js";
import type { Fault } from "../share/fault.js";
import { AnalysisView } from "./analysis.js";
import { ControlsView } from "./controls.js";
import { addressFaults } from "./faults.js";
import { MovesView } from "./moves.js";
import { PlayerView } from "./player.js";
import { PositionView } from "./position.js";
import { SetupView, type Speech } from "./setup.js";
import { ShareView } from "./share.js";
import { StatusView } from "./status.js";
import { TitleView } from "./title.js";

/** What the page does when somebody presses something on it. */
interface Acts {
  readonly board: BuddhibalaBoard;
  readonly variants: readonly Variant[];
  /** What an address asked for and could not be had, as long as nobody has closed it. */
  readonly faults: readonly Fault[];
  close(): void;
  study(): Study;
}

/** Puts the page together around a board. Gives what has it speak another language. */
export function openPage(root: HTMLElement, variants: readonly Variant[], board: BuddhibalaBoard, faults: readonly Fault[], speech: Speech): (speech: Speech) => void {
  let left = faults;
  let spoken = speech;
  let current: Setup | undefined;
  let model: Model | undefined;
  let advice: Advice | undefined;
  let told = "";
  const acts = (): Acts => ({
    board,
    variants,
    faults: left,
    close: () => {
      left = [];
      parts.faults.element.remove();
    },
    study: () => study,
  });
  let parts = makeParts(acts(), speech);
  const lesson = html("buddhibala-lesson", {});
  lesson.board = board;
  const play = html("div", { class: "play" }, html("div", { class: "stack" }, parts.black.element, board, parts.white.element));
  const side = html("div", { class: "side" }, parts.analysis.element, parts.moves.element, parts.share.element, parts.position.element, lesson);
  const { title, status, controls, setup } = parts;
  root.replaceChildren(
    html("main", { class: "table", id: "content" }, title.element, parts.faults.element, play, status.element, controls.element, side),
    setup.element,
  );
  const fresh = document.querySelector<HTMLButtonElement>(".new-game");
  fresh?.addEventListener("click", () => current && parts.setup.open(current));

  const advise = (now: Advice): void => {
    advice = now;
    parts.analysis.show(now);
    const { arrows, circles } = pointers(now);
    board.arrows = arrows;
    board.circles = circles;
    const said = answer(now, spoken.words);
    if (said !== told && said !== "") board.tell(said);
    told = said;
  };
  const study = new Study(board.engine, advise);
  document.addEventListener("visibilitychange", () => study.hide(document.hidden));

  const draw = (now: Model): void => {
    const { title, white, black, controls, status, moves, position, share } = parts;
    for (const view of [title, white, black, controls, status, moves, position]) view.show(now);
    const game = keepable(now, board.pgn);
    share.show(addressOf(asked(now, game)));
    keepGame(now, game, variants);
  };
  const show = (now: Model): void => {
    model = now;
    const { variant, options } = now.snapshot;
    current = { variant, options, seats: now.seats };
    if (fresh) fresh.disabled = false;
    play.classList.toggle("flipped", now.flipped);
    root.dataset["game"] = variant.id;
    draw(now);
    study.follow(now, () => board.copy());
  };
  board.addEventListener("change", ({ detail }: CustomEventInit<BoardEvents["change"]>) => detail && show(detail.model));

  return (speech) => {
    const before = parts;
    spoken = speech;
    told = "";
    parts = makeParts(acts(), speech);
    for (const [name, part] of Object.entries(parts)) before[name as keyof typeof parts].element.replaceWith(part.element);
    if (model) draw(model);
    if (advice) parts.analysis.show(advice);
  };
}

/** The parts of the page that speak, in one language. */
function makeParts({ board, variants, faults, close, study }: Acts, speech: Speech) {
  const { words } = speech;
  const tell = (text: string): void => board.tell(text);
  return {
    title: new TitleView(words),
    faults: { element: addressFaults(faults, words, close) },
    white: new PlayerView("w", (color, seat) => board.seat(color, seat), words),
    black: new PlayerView("b", (color, seat) => board.seat(color, seat), words),
    controls: new ControlsView({ undo: () => board.undo(), redo: () => board.redo(), flip: () => board.flip() }, words),
    status: new StatusView({ claim: (claim) => board.claim(claim), stop: () => board.stop(), resume: () => board.resume() }, words),
    analysis: new AnalysisView({ toggle: () => study().toggle(), hint: () => study().hint(), threat: () => study().threat() }, words),
    moves: new MovesView((ply) => board.jump(ply), words),
    position: new PositionView({ load: (fen) => board.newGame({ fen }), tell }, words),
    share: new ShareView(tell),
    setup: new SetupView(variants, ({ variant, options, seats }) => board.newGame({ variant: variant.id, options, seats }), speech),
  };
}
