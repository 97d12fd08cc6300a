import { css } from "lit";

/** Every colour and size of the element, each of which a page may set as `--bb-…`. */
export const theme = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  /* Nothing that a page sets for its own texts comes in, but its colours of light and dark. */
  .root {
    all: initial;
    display: block;
    position: relative;
    container-type: inline-size;
    contain-intrinsic-inline-size: 20em;
    box-sizing: border-box;
    min-inline-size: 0;
    color-scheme: inherit;
    visibility: inherit;
    color: var(--bb-ink, inherit);
    font: var(--bb-font-size, medium) / 1.45 var(--bb-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;

    --ink: var(--bb-ink, light-dark(#2a1e16, #f2e8d7));
    --paper: var(--bb-paper, light-dark(#faf5e9, #1a1411));
    --raised: var(--bb-raised, light-dark(#fffdf7, #251d18));
    --muted: var(--bb-muted, light-dark(#6a5746, #bfad96));
    --rule: var(--bb-rule, light-dark(#dfcfb2, #44362b));
    --field-rule: var(--bb-field-rule, light-dark(#96805f, #8b7660));
    --madder: var(--bb-madder, light-dark(#96291c, #f0937d));
    --peacock: var(--bb-peacock, light-dark(#0b5a60, #6fc7c4));
    --focus: var(--bb-focus, light-dark(#0a5fb4, #8ec5ff));
    --title-font: var(--bb-title-font, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", Georgia, serif);

    --board: var(--bb-board, light-dark(#ebd8ae, #83694c));
    --board-dark: var(--bb-board-dark, light-dark(#bb9a72, #6d573f));
    --board-line: var(--bb-board-line, light-dark(#8a5a34, #3a2a1d));
    --board-mark: var(--bb-board-mark, light-dark(#a33f2b, #45190f));
    --coordinates: var(--bb-coordinates, inherit);
    --last: var(--bb-last, light-dark(#e9a41f80, #f6c14b73));
    --picked: var(--bb-picked, light-dark(#12808080, #33b3ae80));
    --target: var(--bb-target, light-dark(#0b6469, #aaf0e8));
    --taken: var(--bb-taken, light-dark(#a51f12, #ffd0c2));
    --check: var(--bb-check, light-dark(#d8321f, #e2341f));
    --arrow: var(--bb-arrow, light-dark(#12706e, #58d2cb));
    --arrow-hint: var(--bb-arrow-hint, light-dark(#1d5fc4, #8ec5ff));
    --arrow-threat: var(--bb-arrow-threat, light-dark(#b3261a, #ff9c88));
    --arrow-casing: var(--bb-arrow-casing, light-dark(#fffdf7, #1a1411));

    --white-fill: var(--bb-white-fill, #fffaf0);
    --white-edge: var(--bb-white-edge, #2a1a10);
    --black-fill: var(--bb-black-fill, #241a15);
    --black-edge: var(--bb-black-edge, #f6e9d0);

    --gutter: var(--bb-gutter, 16px);
    /* The height that a board may have. */
    --room: var(--bb-room, calc(100svh - 48px));
    --room-below-puzzle: var(--bb-room, calc(100svh - 48px - 11rem));
    /* One pixel of the screen; the element sets it to what it is. */
    --pixel: 1px;
  }

  .root[data-theme="light"] {
    color-scheme: light;
    color: var(--ink);
    background: var(--paper);
  }

  .root[data-theme="dark"] {
    color-scheme: dark;
    color: var(--ink);
    background: var(--paper);
  }

  /* Men of light red and light green. The green is far the paler, so that greys tell them apart. */
  .root[data-game="chadarangam"] {
    --board: var(--bb-board, light-dark(#f3e9d0, #a08a6b));
    --white-fill: var(--bb-white-fill, #dcf2c4);
    --white-edge: var(--bb-white-edge, #17300f);
    --black-fill: var(--bb-black-fill, #e07468);
    --black-edge: var(--bb-black-edge, #2c0805);
    /* A red glow would be lost behind a red King. */
    --check: var(--bb-check, light-dark(#7d1fc4, #c77dff));
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  p,
  ol {
    margin: 0;
  }

  .sr-only {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
