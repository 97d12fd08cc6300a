import { css } from "lit";

/** The men and the signs beside them. */
export const men = css`
  .man {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    forced-color-adjust: none;
    pointer-events: none;
  }

  .man.white {
    --fill: var(--white-fill);
    --edge: var(--white-edge);
    --edge-width: 1.7;
  }

  .man.black {
    --fill: var(--black-fill);
    --edge: var(--black-edge);
    --edge-width: 1.2;
  }

  .root[data-game="chadarangam"] .man.black {
    --edge-width: 1.5;
  }

  .man.sliding {
    z-index: 3;
  }

  .man.lifted {
    z-index: 5;
    transform: translate(var(--carried-x, 0), var(--carried-y, 0)) scale(1.08);
    filter: drop-shadow(0 calc(var(--square) * 0.06) calc(var(--square) * 0.05) #0006);
  }

  /* A finger hides what is under it. */
  .root[data-carrying="touch"] .man.lifted {
    transform: translate(var(--carried-x, 0), calc(var(--carried-y, 0) - 60%)) scale(1.5);
  }

  .body,
  .line {
    stroke: var(--edge);
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .body {
    fill: var(--fill);
    stroke-width: var(--edge-width);
  }

  .line {
    fill: none;
    stroke-width: 1.6;
  }

  .letter {
    fill: var(--edge);
    font-family: var(--title-font);
    font-weight: 600;
  }

  .badge {
    --badge: #ffe08a;

    position: absolute;
    z-index: 1;
    inset-block-start: 3%;
    inset-inline-end: 3%;
    inline-size: 30%;
    block-size: 30%;
    fill: var(--badge);
    stroke: #1c1209;
    stroke-width: max(1px, calc(var(--square) * 0.02));
    stroke-linejoin: round;
    overflow: visible;
    forced-color-adjust: none;
    pointer-events: none;
  }

  .badge path {
    vector-effect: non-scaling-stroke;
  }

  .badge.mastu {
    --badge: #bfe3ff;
  }

  .badge.moved {
    --badge: #fffaf0;

    inset-inline: 3% auto;
  }

  .badge.supported {
    --badge: #7fe0d6;

    inset-block: auto 2%;
    inset-inline: 16%;
    inline-size: 68%;
    block-size: 7%;
  }

  .lifted ~ .badge {
    visibility: hidden;
  }
`;
