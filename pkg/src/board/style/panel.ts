import { css } from "lit";

/** What stands under the board: how the game stands, the buttons, the moves, and what went wrong. */
export const panel = css`
  .panel {
    display: grid;
    gap: 0.6em;
    max-inline-size: 40em;
    margin-inline: auto;
    padding-block: 0.6em;
    color: var(--ink);
  }

  .status,
  .fault {
    display: grid;
    gap: 0.3em;
    padding: 0.6em 0.9em;
    border: 1px solid var(--rule);
    border-inline-start: 4px solid var(--peacock);
    border-radius: 0.4em;
    background: var(--raised);
    color: var(--ink);
    font-size: 0.925em;
  }

  /* On a page that reads from right to left the sentences keep their full stops behind them. */
  .status p,
  .fault p {
    unicode-bidi: plaintext;
    text-align: start;
  }

  .status.in-check {
    border-inline-start-color: var(--check);
  }

  .status.ended,
  .fault {
    border-inline-start-color: var(--madder);
  }

  .fault {
    max-inline-size: 40em;
    margin: 0.4em auto;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  .headline {
    font: 600 1.2em / 1.3 var(--title-font);
  }

  .details {
    display: grid;
    gap: 0.2em;
  }

  .details:empty {
    display: none;
  }

  .lasting,
  .hint {
    color: var(--muted);
    font-size: 0.925em;
  }

  .hint {
    padding: 0.4em 0.9em;
    border-radius: 0.4em;
    background: var(--raised);
  }

  .notice {
    color: var(--madder);
  }

  .good {
    color: var(--peacock);
  }

  /* Room for an answer, so that the board stays where it is when one comes. */
  .puzzle .status {
    align-content: start;
    min-block-size: 5.4em;
  }

  .puzzle ~ .frame {
    --room: var(--room-below-puzzle);
  }

  .controls {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 0.5em;
  }

  @container (width < 26em) {
    .controls {
      grid-template-columns: 1fr 1fr;
    }
  }

  button {
    min-block-size: 2.75em;
    padding: 0.2em 0.8em;
    border: 1px solid var(--field-rule);
    border-radius: 0.4em;
    background: var(--raised);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }

  button:hover {
    border-color: var(--ink);
  }

  button[aria-disabled="true"] {
    border-color: var(--rule);
    color: var(--muted);
    cursor: default;
  }

  .turns {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 0.9em;
    max-block-size: 7.5em;
    overflow-y: auto;
    padding: 0.3em 0.6em;
    border: 1px solid var(--rule);
    border-radius: 0.4em;
    background: var(--raised);
    list-style: none;
    font-variant-numeric: tabular-nums;
  }

  .turn {
    display: flex;
    align-items: baseline;
    gap: 0.25em;
  }

  .turn-number {
    color: var(--muted);
    font-size: 0.875em;
  }

  .half {
    display: flex;
    flex-wrap: wrap;
  }

  .move {
    min-block-size: 1.9em;
    min-inline-size: 1.9em;
    padding: 0 0.35em;
    border-color: transparent;
    background: none;
    white-space: nowrap;
  }

  .move[aria-current="true"] {
    border-color: var(--peacock);
    font-weight: 600;
  }

  .move.undone {
    color: var(--muted);
  }
`;
