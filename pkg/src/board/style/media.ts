import { css } from "lit";

/** Forced colours, and paper. */
export const media = css`
  @media (forced-colors: active) {
    /* The person has chosen: a theme of the page has nothing to say. */
    .root[data-theme] {
      color-scheme: inherit;
      color: CanvasText;
    }

    .ground {
      background: Canvas;
      outline-color: CanvasText;
    }

    .ground .dark {
      fill: none;
    }

    .ground .lines,
    .mark {
      stroke: CanvasText;
    }

    .ground .hatch {
      stroke: GrayText;
    }

    .cell[aria-selected="true"],
    .cell.last,
    .cell.check {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }

    .cell.last {
      outline-style: dotted;
    }

    .cell.check {
      outline-style: double;
    }

    .cell:focus-visible {
      outline: 4px solid CanvasText;
    }

    .cell[data-target="step"]::after {
      background: Highlight;
      forced-color-adjust: none;
    }

    button[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }

    .move[aria-current="true"] {
      border-color: Highlight;
    }
  }

  /* Paper is white, and backgrounds are left out: lines and hatches tell the squares apart. */
  @media print {
    .root,
    .root[data-theme] {
      color-scheme: light;
      color: #000;
      background: none;
      break-inside: avoid;

      --room: 16cm;
      --board-line: #000;
      --board-mark: #000;
      --white-fill: #fff;
      --white-edge: #000;
      --black-fill: #000;
      --black-edge: #fff;
    }

    .frame {
      color: #000;
    }

    .ground {
      background: none;
    }

    .ground .dark {
      fill: none;
    }

    .ground .hatch {
      stroke: #777;
    }

    .ground.chequered .lines {
      stroke: #777;
    }

    .cell.last,
    .cell[aria-selected="true"],
    .cell.check {
      background: none;
      outline: 2px solid #000;
      outline-offset: -2px;
    }

    .cell::after,
    .controls,
    .notice {
      display: none;
    }

    .turns {
      max-block-size: none;
    }
  }
`;
