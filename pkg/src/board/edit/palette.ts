import { html, type TemplateResult } from "lit";
import type { Color, Letter, VariantId } from "../../index.js";
import type { Piece } from "../core/model.js";
import { SETS } from "../men/index.js";
import { man } from "../view/man.js";
import type { Words } from "../words/types.js";
import { alike, type Tool } from "./bench.js";

/** A tool by its name in the page: `wK`, `bP`, `move` or `erase`. */
export type ToolName = "move" | "erase" | `${Color}${Letter}`;

/** What the palette hears. */
export interface PaletteActs {
  chosen(event: Event): void;
  typed(event: KeyboardEvent): void;
  focused(event: FocusEvent): void;
  pressed(event: PointerEvent): void;
  moved(event: PointerEvent): void;
  left(event: PointerEvent): void;
  released(event: PointerEvent): void;
  lost(event: PointerEvent): void;
}

/** How the palette stands. */
export interface PaletteState {
  readonly game: VariantId;
  readonly tool: Tool;
  /** The tool that is reached with the Tab key. */
  readonly stop: ToolName;
  readonly lifted: ToolName | undefined;
  readonly words: Words["editor"];
  name(piece: Piece): string;
}

/** Every tool of a game as the palette has them, row by row. */
export function tools(game: VariantId): readonly (readonly ToolName[])[] {
  const letters = Object.keys(SETS[game] ?? {}) as Letter[];
  return [letters.map((letter): ToolName => `w${letter}`), letters.map((letter): ToolName => `b${letter}`), ["move", "erase"]];
}

/** The tool of a name. */
export function toolOf(name: ToolName): Tool {
  if (name === "move" || name === "erase") return { kind: name };
  return { kind: "set", piece: { color: name.slice(0, 1) as Color, letter: name.slice(1) as Letter } };
}

/** The name of the tool that an event concerns. */
export function nameIn({ target }: Event): ToolName | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>("button[data-tool]")?.dataset["tool"] as ToolName | undefined) : undefined;
}

/** The name of the tool to which a key leads from another; `undefined` for a key that leads nowhere. */
export function beside(rows: readonly (readonly ToolName[])[], from: ToolName, key: string, rtl: boolean): ToolName | undefined {
  const all = rows.flat();
  const y = rows.findIndex((row) => row.includes(from));
  const x = rows[y]?.indexOf(from) ?? 0;
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const near = (row: readonly ToolName[] | undefined): ToolName | undefined => row?.[x] ?? row?.at(-1);
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return all[(all.indexOf(from) + (key === forward ? 1 : -1) + all.length) % all.length];
    case "ArrowUp":
      return near(rows[y - 1]);
    case "ArrowDown":
      return near(rows[y + 1]);
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

/** The men to set, and what else one does with a board: one tab stop, with the arrows between them. */
export function palette(state: PaletteState, acts: PaletteActs): TemplateResult {
  const { game, words } = state;
  return html`<div
    class="palette"
    part="palette"
    role="toolbar"
    aria-label=${words.palette}
    @click=${acts.chosen}
    @keydown=${acts.typed}
    @focusin=${acts.focused}
    @pointerdown=${acts.pressed}
    @pointermove=${acts.moved}
    @pointerleave=${acts.left}
    @pointerup=${acts.released}
    @pointercancel=${acts.lost}
    @lostpointercapture=${acts.lost}
  >
    ${tools(game).map((row) => html`<div class="tools">${row.map((name) => button(name, state))}</div>`)}
  </div>`;
}

function button(name: ToolName, { game, tool, stop, lifted, words, name: nameOf }: PaletteState): TemplateResult {
  const own = toolOf(name);
  const pressed = alike(own, tool) ? "true" : "false";
  const tabindex = name === stop ? 0 : -1;
  if (own.kind !== "set") return html`<button type="button" part="tool" tabindex=${tabindex} data-tool=${name} aria-pressed=${pressed}>${words[own.kind]}</button>`;
  return html`<button type="button" class="kind" part="tool" tabindex=${tabindex} data-tool=${name} aria-pressed=${pressed} aria-label=${nameOf(own.piece)}>
    ${man(game, own.piece, name === lifted ? "lifted" : "")}
  </button>`;
}
