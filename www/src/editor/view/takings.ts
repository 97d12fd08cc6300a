import type { Puzzle } from "buddhibala/puzzles";
import { button, html, part, say } from "../../dom.js";
import { take, tellCopied } from "../../share/take.js";
import { word } from "../../site/words/index.js";
import { rasterise } from "../raster.js";
import type { Scene } from "../scene.js";
import { FILES, type Picture, svgOf, taking, type Text, TEXTS } from "../takings.js";

/** What can be taken away: texts and pictures, to copy or to save. */
export class TakingsView {
  readonly #root: HTMLElement;
  readonly #told: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  #scene: Scene | undefined;
  #puzzle: Puzzle | undefined;
  #title = "";
  #name = "position";

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#told = part(root, ".copied");
    this.#canvas = part<HTMLCanvasElement>(root, "canvas");
    for (const text of TEXTS) this.#furnish(text);
    part(root, ".picture-form").addEventListener("input", () => this.#draw());
    part(root, ".picture-form").addEventListener("submit", (event) => event.preventDefault());
    part(root, ".save-picture").addEventListener("click", () => void this.#savePicture());
    part(root, ".copy-picture").addEventListener("click", () => void this.#copyPicture());
  }

  /** Shows what there is of a draft. */
  show(scene: Scene): void {
    this.#scene = scene;
    this.#draw();
  }

  /** Takes in a puzzle that is proved, or that none is any more. */
  made(puzzle: Puzzle | undefined, title: string): void {
    if (puzzle === this.#puzzle && title === this.#title) return;
    this.#puzzle = puzzle;
    this.#title = title;
    this.#name = puzzle?.id ?? "position";
    this.#draw();
  }

  #section(text: Text): HTMLElement {
    return part(this.#root, `[data-taking="${text}"]`);
  }

  #furnish(text: Text): void {
    const section = this.#section(text);
    const title = `taking-${text}`;
    part(section, "h3").id = title;
    const code = html("code", {});
    const copy = button(word("copy"), () => void take(code, copy, this.#told), { class: "small", "data-word": "copy", "aria-describedby": title });
    const [ending, type] = FILES[text];
    const keep = button(word("save"), () => save(`${this.#name}.${ending}`, new Blob([code.textContent ?? ""], { type })), { class: "small", "data-word": "save", "aria-describedby": title });
    section.append(html("pre", { dir: "ltr", tabindex: "0", role: "region", "aria-labelledby": title }, code), html("p", { class: "buttons" }, copy, keep));
  }

  #picture(): Picture {
    const form = new FormData(part<HTMLFormElement>(this.#root, ".picture-form"));
    return { title: this.#title, coordinates: form.has("coordinates") };
  }

  #draw(): void {
    const scene = this.#scene;
    if (!scene) return;
    const picture = this.#picture();
    for (const text of TEXTS) {
      const section = this.#section(text);
      const shown = taking(text, scene, this.#puzzle, picture);
      section.hidden = shown === undefined;
      say(part(section, "code"), shown ?? "");
    }
    part(this.#root, ".no-puzzle").hidden = this.#puzzle !== undefined;
    part(this.#root, ".no-position").hidden = scene.judged.legal;
    const width = Number(new FormData(part<HTMLFormElement>(this.#root, ".picture-form")).get("width")) || 960;
    rasterise(svgOf(scene, picture), this.#canvas, width);
    this.#canvas.setAttribute("aria-label", scene.speech.say("pictureOf"));
  }

  #png(): Promise<Blob> {
    return new Promise((resolve, reject) => this.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
  }

  async #savePicture(): Promise<void> {
    try {
      save(`${this.#name}.png`, await this.#png());
    } catch {
      this.#noPicture();
    }
  }

  async #copyPicture(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": this.#png() })]);
      tellCopied(part(this.#root, ".copy-picture"), this.#told);
    } catch {
      this.#noPicture();
    }
  }

  #noPicture(): void {
    if (this.#scene) say(part(this.#root, ".picture-fault"), this.#scene.speech.say("noPicture"));
  }
}

const KEPT_MS = 60_000;

/** Saves a file as the browser saves what it fetches. */
function save(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  html("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
