import type { Color, Solution } from "buddhibala";
import { errorText, side } from "buddhibala/board";
import type { Engine } from "buddhibala/engine";
import { html, part, say } from "../../dom.js";
import { sentence } from "../../view/faults.js";
import { samePosition } from "../draft.js";
import { begin } from "../game.js";
import type { Scene } from "../scene.js";
import { turnsOf } from "../turns.js";
import { clock, swapButtons } from "../work.js";
import { treeView } from "./tree.js";

const USUAL_NODES = 10_000_000;

/** What came of it: a solution, or why there is none, in a word of the page or as it was thrown. */
type Found =
  | { readonly kind: "solution"; readonly solution: Solution; readonly turns: number; readonly nodes: number; readonly turn: Color }
  | { readonly kind: "stopped" }
  | { readonly kind: "turnsWanted"; readonly most: number }
  | { readonly kind: "failed"; readonly thrown: unknown };

/** Looks for a forced win in the position, beside the page, and shows it. */
export class SolverView {
  readonly #root: HTMLElement;
  readonly #form: HTMLFormElement;
  #engine: Promise<Engine> | undefined;
  #running: AbortController | undefined;
  #scene: Scene | undefined;
  #found: Found | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#form = part<HTMLFormElement>(root, "form");
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#solve();
    });
    this.#form.addEventListener("input", () => this.#forget());
    part(root, ".stop").addEventListener("click", () => this.#running?.abort());
  }

  /** Shows whether there is anything to solve; what was found of another position is gone. */
  show(scene: Scene): void {
    const before = this.#scene;
    const { draft, judged } = scene;
    this.#scene = scene;
    if (before && !samePosition(before.draft, draft)) this.#forget();
    const open = judged.legal && judged.info.status.state === "playing";
    part(this.#root, ".closed").hidden = open;
    part(this.#root, ".begin").setAttribute("aria-disabled", String(!open || this.#running !== undefined));
    this.#draw();
  }

  /** Something else is asked than what was answered, or is being looked for. */
  #forget(): void {
    this.#running?.abort();
    this.#found = this.#running && { kind: "stopped" };
    this.#draw();
  }

  async #solve(): Promise<void> {
    const scene = this.#scene;
    if (!scene?.judged.legal || scene.judged.info.status.state !== "playing" || this.#running) return;
    const { draft, judged } = scene;
    const data = new FormData(this.#form);
    const { turns, most } = turnsOf(this.#form);
    if (turns === undefined) {
      this.#found = { kind: "turnsWanted", most };
      this.#draw();
      return;
    }
    const nodes = Number(data.get("nodes")) || USUAL_NODES;
    const running = new AbortController();
    this.#begin(running);
    let reached = 1;
    const found = (what: Found): void => {
      if (this.#scene && samePosition(this.#scene.draft, draft)) this.#found = what;
    };
    const stop = clock((seconds) => this.#tell((this.#scene ?? scene).speech.say("searching", { turns: reached, seconds })));
    const game = begin({ variant: draft.variant, options: draft.options, fen: draft.text });
    try {
      const engine = await (this.#engine ??= import("buddhibala/engine").then(({ Engine }) => new Engine()));
      let spent = 0;
      for (reached = 1; ; reached++) {
        const solution = await engine.solve(game, { mateIn: reached, lesser: data.has("lesser"), nodes: Math.max(1, nodes - spent), signal: running.signal });
        spent += solution.nodes;
        if (!solution.solved && solution.outcome === "none" && reached < turns) continue;
        found({ kind: "solution", solution: { ...solution, nodes: spent }, turns, nodes, turn: judged.info.turn });
        break;
      }
    } catch (thrown) {
      if (!running.signal.aborted) this.#engine = undefined; // it may not even have been fetched
      found(running.signal.aborted ? { kind: "stopped" } : { kind: "failed", thrown });
    } finally {
      stop();
      this.#tell("");
      game.free();
      this.#end();
    }
  }

  #begin(running: AbortController): void {
    this.#running = running;
    this.#found = undefined;
    this.#draw();
    swapButtons(this.#root, true);
  }

  #end(): void {
    this.#running = undefined;
    swapButtons(this.#root, false);
    if (this.#scene) this.show(this.#scene);
  }

  #tell(text: string): void {
    say(part(this.#root, ".progress"), text);
  }

  #draw(): void {
    const place = part(this.#root, ".found");
    const [found, scene] = [this.#found, this.#scene];
    if (!found || !scene) return place.replaceChildren();
    const { speech } = scene;
    if (found.kind === "solution") return place.replaceChildren(...solved(found, scene));
    place.replaceChildren(html("p", {}, found.kind === "failed" ? sentence(errorText(found.thrown, speech.words)) : speech.say(found.kind, found.kind === "turnsWanted" ? { most: found.most } : {})));
  }
}

/** A solution in words, with its tree; or how far it is known that there is none. */
function solved({ solution, turns, nodes, turn }: Extract<Found, { kind: "solution" }>, { speech, variant, clauses }: Scene): readonly HTMLElement[] {
  const number = new Intl.NumberFormat(speech.words.language.tag);
  const line = (text: string, name = ""): HTMLElement => html("p", { class: name }, text);
  const visited = line(speech.say("visited", { nodes: number.format(solution.nodes) }), "hint");
  if (!solution.solved) {
    const text = solution.outcome === "none" ? "unsolved" : solution.refuted > 0 ? "undecided" : "puzzleUndecided";
    const facts = { turns: number.format(turns), nodes: number.format(nodes), refuted: number.format(solution.refuted) };
    return [line(speech.say(text, facts), "headline"), visited];
  }
  const keys = solution.keys.map(({ san }) => san).join(", ");
  const key = solution.unique === undefined ? "keysUnsure" : solution.keys.length === 1 ? "oneKey" : "severalKeys";
  return [
    line(speech.say("solved", { side: side(turn, speech.words), turns: number.format(solution.mateIn) }), "headline"),
    line(speech.say(key, { keys, count: number.format(solution.keys.length) })),
    html("h3", {}, speech.say("tree")),
    treeView(solution.tree, { winner: turn, variant, limit: clauses.checks ?? 0, speech }),
    ...(solution.cut ? [line(speech.say("cut"), "hint")] : []),
    visited,
  ];
}
