import { css } from "lit";

/** A lesson. */
export const lesson = css`
  .root {
    color: var(--ink);
    font-size: 0.925em;
  }

  .root > details:first-of-type {
    border-block-start: 1px solid var(--rule);
  }

  :host([open]) .root > details:last-of-type {
    border-block-end: 0;
  }

  p,
  li,
  dt {
    text-align: start;
    unicode-bidi: plaintext;
  }

  ul,
  dl {
    margin: 0;
    padding: 0 0 0.75em;
  }

  .hint,
  cite,
  dt {
    color: var(--muted);
  }

  .hint,
  cite {
    font-size: 0.925em;
  }

  /* A letter and a number alone would look as if read from left to right. */
  .legend .hint {
    unicode-bidi: normal;
  }

  .clauses > p {
    padding-block-end: 0.4em;
  }

  .legend,
  .rules {
    display: grid;
    gap: 0.75em;
    list-style: none;
  }

  .legend li,
  .rules li,
  dd {
    display: grid;
    grid-template-columns: 2.8em minmax(0, 1fr);
    gap: 0.75em;
  }

  .rules li {
    grid-template-columns: 1.8em minmax(0, 1fr);
  }

  .tile {
    block-size: 2.8em;
    border-radius: 0.3em;
    background: var(--board);
  }

  .name {
    min-block-size: 1.75em;
    padding: 0 0.5em;
    margin-inline-start: -0.5em;
    border: 1px solid transparent;
    border-radius: 0.35em;
    background: none;
    color: var(--peacock);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  .name:hover {
    border-color: var(--field-rule);
  }

  .name[aria-pressed="true"] {
    border-color: var(--peacock);
    background: color-mix(in srgb, var(--peacock) 16%, transparent);
    text-decoration: none;
  }

  .sign {
    position: relative;
    block-size: 1.6em;
  }

  .sign .badge {
    inset: 0;
    inline-size: 1.5em;
    block-size: 1.5em;
    margin: auto;
    stroke-width: 1.25px;
  }

  .sign .badge.supported {
    inline-size: 2.2em;
    block-size: 0.4em;
  }

  .subtitle {
    padding-block: 0.25em 0.5em;
    font-weight: 600;
  }

  .common,
  .sources ul {
    display: grid;
    gap: 0.3em;
    padding-inline-start: 1.2em;
  }

  dt {
    padding-block: 0.4em 0.2em;
  }

  dd {
    grid-template-columns: 1em minmax(0, 1fr);
    gap: 0.4em;
    margin: 0;
  }

  .usual {
    padding: 0 0.5em;
    border: 1px solid var(--rule);
    border-radius: 1em;
    color: var(--muted);
    font-size: 0.85em;
    white-space: nowrap;
  }
`;
