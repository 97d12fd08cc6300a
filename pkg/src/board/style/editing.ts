import { css } from "lit";

/** The men to set, under a board that is being set up. */
export const editing = css`
  .palette {
    display: grid;
    gap: 0.3em;
    padding-block-start: 0.6em;
  }

  .tools {
    display: flex;
    justify-content: center;
    gap: 0.2em;
  }

  .tools:last-child {
    gap: 0.5em;
    padding-block-start: 0.3em;
  }

  .palette button {
    min-block-size: 2.5em;
    padding: 0.2em 0.9em;
    border: 1px solid var(--field-rule);
    border-radius: 0.4em;
    background: var(--raised);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }

  .palette .kind {
    flex: 0 1 3em;
    min-inline-size: 24px;
    min-block-size: 24px;
    aspect-ratio: 1;
    padding: 1px;
    border-color: var(--board-line);
    background: var(--board);
    touch-action: none;
    -webkit-touch-callout: none;
    user-select: none;
    -webkit-user-select: none;
  }

  .palette button:hover {
    border-color: var(--ink);
  }

  .palette button[aria-pressed="true"] {
    border-color: var(--peacock);
    box-shadow: 0 0 0 2px var(--peacock);
  }

  .palette .kind[aria-pressed="true"] {
    background: linear-gradient(var(--picked), var(--picked)), var(--board);
  }

  .root[data-tool="set"] .board .cell,
  .root[data-tool="erase"] .board .cell {
    cursor: crosshair;
  }

  .cell.check {
    box-shadow: inset 0 0 0 max(3px, calc(var(--square) * 0.07)) var(--check);
  }

  .root[data-carrying="palette"] .man.lifted {
    transform: translate(var(--carried-x, 0), var(--carried-y, 0)) scale(1.08);
  }

  .root[data-carrying="touch"] .palette .man.lifted {
    transform: translate(var(--carried-x, 0), calc(var(--carried-y, 0) - 60%)) scale(1.5);
  }

  @media (forced-colors: active) {
    .palette button[aria-pressed="true"] {
      border-color: Highlight;
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }

  @media print {
    .palette {
      display: none;
    }
  }
`;
