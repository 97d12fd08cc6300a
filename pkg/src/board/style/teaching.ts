import { css } from "lit";

/** What can be unfolded: the whole lesson under a board, and each part of it. */
export const folds = css`
  details {
    border-block-end: 1px solid var(--rule);
  }

  summary {
    padding-block: 0.6em;
    font: 600 1.05em / 1.3 var(--title-font);
    cursor: pointer;
  }
`;

/** The words under the board for the one who learns. */
export const teaching = css`
  .teaching {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.75em;
    min-block-size: 4.5em;
    max-inline-size: calc(40em / 0.925);
    margin: 0.5em auto 0;
    padding: 0.4em 0.9em;
    border: 1px solid var(--rule);
    border-inline-start: 4px solid var(--peacock);
    border-radius: 0.4em;
    background: var(--raised);
    color: var(--ink);
    font-size: 0.925em;
  }

  .teaching > div {
    flex: 1 1 13em;
  }

  .teaching p {
    text-align: start;
    unicode-bidi: plaintext;
  }

  .teaching.shown p:first-child {
    font-weight: 600;
  }

  .lesson {
    padding-inline: 0.9em;
    border: 1px solid var(--rule);
    border-radius: 0.4em;
    background: var(--raised);
  }

  .lesson > .hint {
    padding-inline: 0;
  }

  @media print {
    .teaching,
    .lesson {
      display: none;
    }
  }
`;
