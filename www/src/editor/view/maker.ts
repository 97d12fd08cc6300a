import type { Goal, Puzzle } from "buddhibala/puzzles";
import { part, say } from "../../dom.js";
import { writeGoal } from "../../share/goal.js";
import { spoken } from "../../site/language.js";
import type { Told, Wanted } from "../check.js";
import { checkBeside } from "../checker.js";
import { samePosition } from "../draft.js";
import { fairTitle, restOf, textFault, USUAL_GOAL } from "../puzzle.js";
import type { Scene } from "../scene.js";
import { clock, swapButtons } from "../work.js";
import { type Finding, findings } from "./findings.js";
import { PuzzleForm } from "./puzzle-form.js";

/** Who hears of a puzzle. */
export interface MakerActs {
  /** It is proved, or none is any more. */
  made(puzzle: Puzzle | undefined, title: string): void;
  /** Something else may be asked. */
  asked(): void;
}

/** Makes a puzzle of the position, and has it proved beside the page. */
export class MakerView {
  readonly #root: HTMLElement;
  readonly #form: PuzzleForm;
  readonly #acts: MakerActs;
  #scene: Scene | undefined;
  #stop: (() => void) | undefined;
  #finding: Finding | undefined;
  /** What has been proved of the task, whatever is written beside it. */
  #proof: Extract<Told, { kind: "checked" }> | undefined;

  constructor(root: HTMLElement, acts: MakerActs) {
    this.#root = root;
    this.#acts = acts;
    this.#form = new PuzzleForm(part<HTMLFormElement>(root, "form"), {
      check: () => void this.#check(),
      asked: () => this.#changed(),
      rewritten: () => void this.#assemble(),
    });
    part(root, ".stop").addEventListener("click", () => this.#halt(true));
  }

  /** Shows what can be asked; what was found of another position holds no more. */
  show(scene: Scene): void {
    const before = this.#scene;
    const { draft, judged } = scene;
    this.#scene = scene;
    if (before && !samePosition(before.draft, draft)) this.#changed();
    else if (before && before.speech !== scene.speech) void this.#assemble();
    const open = judged.legal && judged.info.status.state === "playing";
    part(this.#root, ".closed").hidden = open;
    part(this.#root, ".begin").setAttribute("aria-disabled", String(!open));
    this.#form.show(scene);
    this.#draw();
  }

  /** Fills in what is to be asked. */
  ask(goal: Goal): void {
    this.#form.fill(goal);
    this.#changed();
  }

  /** What is asked, as far as it differs from what usually is. */
  get goal(): Goal | undefined {
    const { goal, wanting } = this.#form;
    return wanting === undefined && writeGoal(goal) !== writeGoal(USUAL_GOAL) ? goal : undefined;
  }

  #changed(): void {
    if (this.#scene) this.#form.show(this.#scene);
    this.#acts.asked();
    const had = this.#finding !== undefined || this.#stop !== undefined;
    this.#halt(false);
    this.#put(had ? { kind: "stale" } : undefined);
  }

  /** Nothing is proved: shows why, if there is anything to say. */
  #put(finding: Finding | undefined): void {
    this.#proof = undefined;
    this.#finding = finding;
    this.#tellMade(undefined);
    this.#draw();
  }

  #tellMade(puzzle: Puzzle | undefined): void {
    this.#acts.made(puzzle, fairTitle(this.#form.title));
  }

  async #check(): Promise<void> {
    const scene = this.#scene;
    if (!scene?.judged.legal || scene.judged.info.status.state !== "playing" || this.#stop) return;
    const { draft, variant, speech, judged } = scene;
    const goal = this.#form.goal;
    const most = this.#form.wanting;
    this.#put(most === undefined ? undefined : { kind: "turnsWanted", most });
    if (most !== undefined) return;
    let stage: "composing" | "proving" = "composing";
    let end = (): void => undefined;
    const tick = clock((seconds) => say(part(this.#root, ".progress"), (this.#scene ?? scene).speech.say(stage, { seconds })));
    this.#stop = () => {
      tick();
      end();
    };
    swapButtons(this.#root, true);
    const stop = this.#stop;
    const task = { variant: draft.variant, options: draft.options, fen: judged.info.fen, goal };
    let rest: Wanted["rest"];
    try {
      rest = await restOf(this.#form.written, task, variant, spoken(), speech.say("ownWork"));
    } catch (thrown) {
      if (this.#stop === stop) this.#fail(thrown);
      return;
    }
    if (this.#stop !== stop) return; // stopped meanwhile
    const wanted: Wanted = { task, rest, nodes: this.#form.nodes };
    const fault = textFault(wanted, this.#form.title);
    if (fault) return this.#tell({ kind: "failed", error: fault }, wanted);
    end = checkBeside(wanted, (told) => {
      if (told.kind === "composed" && told.composed.outcome === "composed") stage = "proving";
      else this.#tell(told, wanted);
    });
  }

  #tell(told: Told, wanted: Wanted): void {
    this.#halt(false);
    this.#finding = { kind: "told", told, wanted };
    this.#draw();
    if (told.kind !== "checked" || !told.report.sound) return;
    this.#proof = told;
    void this.#assemble();
  }

  /** Puts the puzzle together of what is proved and what is written. */
  async #assemble(): Promise<void> {
    const [proof, scene] = [this.#proof, this.#scene];
    if (!scene) return;
    if (!proof) return this.#forget();
    const { variant, options, fen, goal, solution, clauses } = proof.puzzle;
    const task = { variant, options, fen, goal };
    try {
      const rest = await restOf(this.#form.written, task, scene.variant, spoken(), scene.speech.say("ownWork"));
      if (this.#proof !== proof || this.#scene?.speech !== scene.speech) return; // something else is asked meanwhile, or in another language
      const wanted: Wanted = { task, rest, nodes: this.#form.nodes };
      const fault = textFault(wanted, this.#form.title);
      const told: Told = fault ? { kind: "failed", error: fault } : proof;
      this.#finding = { kind: "told", told, wanted };
      this.#tellMade(fault ? undefined : { ...rest, ...task, solution, clauses });
    } catch (thrown) {
      this.#finding = { kind: "thrown", thrown };
    }
    this.#draw();
  }

  /** What was wrong with a text may be right by now. */
  #forget(): void {
    if (this.#finding?.kind === "told" && this.#finding.told.kind === "failed") this.#put(undefined);
  }

  /** The words of a language could not be fetched. */
  #fail(thrown: unknown): void {
    this.#halt(false);
    this.#finding = { kind: "thrown", thrown };
    this.#draw();
  }

  #halt(tell: boolean): void {
    if (!this.#stop) return;
    this.#stop();
    this.#stop = undefined;
    this.#finding = tell ? { kind: "stopped" } : undefined;
    swapButtons(this.#root, false);
    say(part(this.#root, ".progress"), "");
    this.#draw();
  }

  #draw(): void {
    const place = part(this.#root, ".found");
    place.replaceChildren(...(this.#finding && this.#scene ? findings(this.#finding, this.#scene) : []));
  }
}
