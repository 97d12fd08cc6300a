import init, { type Variant, type VariantId, variants } from "buddhibala";
import { type BuddhibalaBoard, game, loadWords, type Words, wordsFor } from "buddhibala/board";
import { dailyPuzzle, loadPuzzles, progress, type Puzzle, writePuzzle } from "buddhibala/puzzles";
import { html, part, say } from "../dom.js";
import { writeAddress } from "../share/address.js";
import { writeGoal } from "../share/goal.js";
import { isPlaceOnPage } from "../share/place.js";
import { shown } from "../share/shown.js";
import { spoken } from "../site/language.js";
import { word } from "../site/words/index.js";
import { puzzleList } from "./list.js";

/** The page of the puzzles: a board with one of them, and the list of those of its game. */
export class RoomView {
  readonly #main: HTMLElement;
  readonly #done = progress();
  readonly #collections = new Map<VariantId, readonly Puzzle[]>();
  #variant: VariantId = "chadarangam";
  #puzzle: Puzzle | undefined;
  /** A name in the address that no puzzle has. */
  #unknown = "";

  constructor(main: HTMLElement) {
    this.#main = main;
  }

  /** Opens the page with the puzzle that its address names, or with that of the day. */
  async open(): Promise<void> {
    try {
      await Promise.all([init(), loadWords(spoken())]);
      for (const { id } of variants()) this.#collections.set(id, await loadPuzzles(id));
    } catch (thrown) {
      say(this.#part(".puzzles-fault"), `${word("puzzlesFailed")} ${thrown instanceof Error ? thrown.message : ""}`);
      return;
    }
    this.#wire();
    this.#follow();
    await this.#board.puzzleReady;
    await this.#board.updateComplete;
    this.#part(".puzzles-room").classList.remove("coming");
  }

  get #board(): BuddhibalaBoard {
    return this.#part<BuddhibalaBoard>("buddhibala-board");
  }

  get #puzzles(): readonly Puzzle[] {
    return this.#collections.get(this.#variant) ?? [];
  }

  get #select(): HTMLSelectElement {
    return this.#part<HTMLSelectElement>("select[name=variant]");
  }

  #wire(): void {
    const press = (selector: string, act: () => void): void => this.#part(selector).addEventListener("click", act);
    press(".next", () => this.#choose(this.#next(), true));
    press(".daily", () => this.#choose(this.#daily(), true));
    press(".forget", () => {
      this.#done.clear();
      this.#draw();
    });
    this.#select.addEventListener("change", () => {
      const chosen = variants().find(({ id }) => id === this.#select.value);
      if (!chosen) return;
      this.#variant = chosen.id;
      this.#choose(this.#puzzles.find(({ id }) => !this.#solved(id)) ?? this.#puzzles[0], false);
      this.#draw();
    });
    this.#board.addEventListener("puzzle-solved", (event) => {
      const { id, mistakes, hints } = (event as CustomEvent<{ id: string; mistakes: number; hints: number }>).detail;
      this.#note(id, true, mistakes, hints);
    });
    this.#board.addEventListener("puzzle-failed", (event) => {
      const { id, attempt } = (event as CustomEvent<{ id: string; attempt?: unknown }>).detail;
      if (!attempt) this.#note(id, false, 0, 0);
    });
    document.addEventListener("languagechange", () => {
      loadWords(spoken()).then(() => this.#draw(), () => this.#draw());
    });
    addEventListener("hashchange", () => {
      if (!isPlaceOnPage(location.hash) && this.#named() !== this.#puzzle) this.#follow();
    });
  }

  /** The puzzle that the address names. */
  #named(): Puzzle | undefined {
    const id = location.hash.slice(1);
    return [...this.#collections.values()].flat().find((puzzle) => puzzle.id === id);
  }

  #follow(): void {
    const [asked, named] = [isPlaceOnPage(location.hash) ? "" : location.hash.slice(1), this.#named()];
    this.#choose(named ?? this.#daily(), false);
    this.#unknown = named ? "" : asked;
    this.#draw();
  }

  /** That of the day is chosen from all games together. */
  #daily(): Puzzle | undefined {
    return dailyPuzzle([...this.#collections.values()].flat(), new Date());
  }

  /** The next that is not solved, or else the next. */
  #next(): Puzzle | undefined {
    const at = this.#puzzles.findIndex(({ id }) => id === this.#puzzle?.id);
    const others = [...this.#puzzles.slice(at + 1), ...this.#puzzles.slice(0, at + 1)];
    return others.find(({ id }) => id !== this.#puzzle?.id && !this.#solved(id)) ?? others[0];
  }

  #choose(puzzle: Puzzle | undefined, focus: boolean): void {
    if (!puzzle) return;
    this.#puzzle = puzzle;
    this.#unknown = "";
    this.#variant = puzzle.variant;
    this.#board.puzzle = writePuzzle(puzzle);
    history.replaceState(null, "", `#${puzzle.id}`);
    this.#draw();
    if (focus) this.#part("#puzzle-title").focus();
  }

  #note(id: string, solved: boolean, mistakes: number, hints: number): void {
    this.#done.note(id, { solved, mistakes, hints });
    this.#draw();
  }

  #solved(id: string): boolean {
    return this.#done.get(id)?.solved ?? false;
  }

  #draw(): void {
    const words = wordsFor(spoken());
    const all = variants();
    const variant = all.find(({ id }) => id === this.#variant);
    if (!variant) return;
    say(this.#part(".puzzles-fault"), this.#unknown === "" ? "" : word("faultPuzzle", { value: shown(this.#unknown) }));
    this.#drawHere(variant, words);
    this.#select.replaceChildren(...all.map((one) => html("option", { value: one.id, selected: one.id === this.#variant }, game(one, words))));
    const puzzles = this.#puzzles;
    const number = new Intl.NumberFormat(words.language.tag);
    const solved = puzzles.filter(({ id }) => this.#solved(id)).length;
    say(this.#part(".solved-count"), `${word("solved")}: ${number.format(solved)} / ${number.format(puzzles.length)}`);
    const listed = { puzzles, variant, words, current: this.#puzzle?.id, solved: (id: string) => this.#solved(id), choose: (one: Puzzle) => this.#choose(one, true) };
    this.#part(".puzzle-list").replaceChildren(...puzzleList(listed));
  }

  #drawHere(variant: Variant, words: Words): void {
    const puzzle = this.#puzzle;
    if (!puzzle || puzzle.variant !== variant.id) return;
    const number = new Intl.NumberFormat(words.language.tag).format(this.#puzzles.indexOf(puzzle) + 1);
    say(this.#part("#puzzle-title"), `${game(variant, words)}, ${number}`);
    say(this.#part(".puzzle-source"), puzzle.source);
    const side = puzzle.fen.split(" ")[1] === "b" ? ({ side: "black" } as const) : {};
    const address = writeAddress({ game: puzzle.variant, options: puzzle.options, fen: puzzle.fen, moves: [], ...side });
    this.#part<HTMLAnchorElement>(".edit-link").href = `./editor.html#${address}&goal=${writeGoal(puzzle.goal)}`;
  }

  #part<E extends HTMLElement>(selector: string): E {
    return part<E>(this.#main, selector);
  }
}
