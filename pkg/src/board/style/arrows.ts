import { css } from "lit";

/** Rings and arrows over the board. */
export const arrows = css`
  .arrows {
    z-index: 4;
    pointer-events: none;
  }

  .pointer {
    --face: var(--arrow);
  }

  .pointer.hint {
    --face: var(--arrow-hint);
  }

  .pointer.threat {
    --face: var(--arrow-threat);
  }

  .pointer path {
    fill: none;
    stroke: var(--face);
    stroke-width: 0.13;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .pointer .head {
    fill: var(--face);
    stroke-width: 0.04;
  }

  .pointer .casing {
    stroke: var(--arrow-casing);
    stroke-width: 0.19;
  }

  .pointer .head.casing {
    stroke-width: 0.1;
  }

  .pointer.threat .shaft.face {
    stroke-dasharray: 0.18 0.1;
    stroke-linecap: butt;
  }

  .pointer.note.barred {
    --face: var(--taken);
  }

  .pointer .dot {
    fill: var(--face);
    stroke: none;
  }

  .pointer .dot.casing {
    stroke: var(--arrow-casing);
    stroke-width: 0.05;
  }

  .pointer .cross {
    stroke-width: 0.09;
  }

  .pointer .cross.casing {
    stroke-width: 0.15;
  }

  .pointer .ring {
    stroke-width: 0.08;
  }

  .pointer .ring.casing {
    stroke-width: 0.14;
  }

  .pointer.note .ring {
    stroke-width: 0.05;
  }

  .pointer.note .ring.casing {
    stroke-width: 0.09;
  }
`;
