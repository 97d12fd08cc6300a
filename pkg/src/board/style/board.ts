import { css } from "lit";

/** The board and what marks its squares. */
export const board = css`
  .frame {
    --side: min(calc((100cqi - var(--gutter) - 2px) / var(--files, 8)), max(calc(var(--room) / var(--ranks, 8)), 24px));
    --square: round(down, var(--side), var(--pixel));

    display: grid;
    grid-template-columns: var(--gutter) auto;
    inline-size: fit-content;
    margin-inline: auto;
    scroll-margin-block: 0.75em;
    padding-inline-end: 1px;
    color: var(--coordinates);
    font-size: 0.66em;
    line-height: 1;
    user-select: none;
    -webkit-user-select: none;
  }

  .frame > .ranks {
    grid-area: 1 / 1;
    grid-template-rows: repeat(var(--ranks, 8), var(--square));
  }

  .frame > .files {
    grid-area: 2 / 2;
    grid-template-columns: repeat(var(--files, 8), var(--square));
    block-size: 1.5em;
  }

  .ranks,
  .files {
    display: grid;
    place-items: center;
  }

  .board,
  .ground,
  .arrows {
    grid-area: 1 / 2;
    inline-size: calc(var(--square) * var(--files, 8));
    block-size: calc(var(--square) * var(--ranks, 8));
  }

  .ground {
    outline: var(--pixel) solid var(--board-line);
    background: var(--board);
    shape-rendering: crispedges;
  }

  .ground path {
    fill: none;
    stroke: none;
    vector-effect: non-scaling-stroke;
  }

  .ground .dark {
    fill: var(--board-dark);
  }

  .ground .hatch {
    shape-rendering: auto;
    stroke-width: 0.75px;
  }

  .ground:not(.chequered) .lines {
    stroke: var(--board-line);
    stroke-width: var(--pixel);
  }

  .board {
    position: relative;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .row {
    display: flex;
  }

  .cell {
    position: relative;
    flex: none;
    inline-size: var(--square);
    block-size: var(--square);
    cursor: pointer;
  }

  /* A finger that takes hold of a man does not scroll the page; on any other square it does. */
  .cell[data-held] {
    touch-action: none;
    -webkit-touch-callout: none;
  }

  .root[data-open] .cell[data-held] {
    cursor: grab;
  }

  .root:not([data-open]) .cell {
    cursor: default;
  }

  .root[data-carrying] .board .cell {
    cursor: grabbing;
  }

  .mark {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--board-mark);
  }

  .mark path {
    stroke-width: 1.25px;
    vector-effect: non-scaling-stroke;
  }

  .cell.last {
    background-color: var(--last);
  }

  .cell[aria-selected="true"] {
    background-color: var(--picked);
  }

  .cell.check {
    background-image: radial-gradient(closest-side, var(--check) 30%, transparent 100%);
  }

  .cell:focus-visible {
    z-index: 2;
    outline-offset: -3px;
  }

  .cell:not([data-target="none"])::after {
    position: absolute;
    inset: 0;
    content: "";
    margin: auto;
    border-radius: 50%;
    pointer-events: none;
  }

  .cell[data-target="step"]::after {
    inline-size: 30%;
    block-size: 30%;
    background: var(--target);
  }

  .cell[data-target="capture"]::after,
  .cell[data-target="remove"]::after {
    inset: 2px 1px 1px 2px;
    border: max(2px, calc(var(--square) * 0.07)) solid var(--target);
  }

  .cell[data-target="stay"]::after {
    inset: 2px 1px 1px 2px;
    border: 2px dashed var(--target);
  }

  .cell[data-target="step-beyond"]::after {
    inline-size: 22%;
    block-size: 22%;
    border: 2px solid var(--target);
  }

  .cell[data-target="capture-beyond"]::after {
    inset: 2px 1px 1px 2px;
    border: 2px dotted var(--target);
  }

  .cell[data-target="remove"]::after {
    border-color: var(--taken);
    border-style: dashed;
    border-radius: 15%;
  }

  .cell.over {
    box-shadow: inset 0 0 0 max(2px, calc(var(--square) * 0.06)) var(--target);
  }

  @media (hover: hover) {
    .cell:not([data-target="none"]):hover {
      background-color: var(--picked);
    }
  }
`;
