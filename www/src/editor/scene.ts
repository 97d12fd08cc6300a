import type { Variant } from "buddhibala";
import type { Lesson } from "buddhibala/board";
import type { Speech as SetupSpeech } from "../view/setup.js";
import type { Clauses } from "./clauses.js";
import type { Draft } from "./draft.js";
import type { Fields } from "./fields.js";
import type { Judged } from "./judge.js";
import type { Say } from "./words/index.js";

/** What the page speaks with. */
export interface Speech extends SetupSpeech {
  readonly say: Say;
}

/** All that there is to show of a draft. */
export interface Scene {
  readonly draft: Draft;
  readonly fields: Fields;
  readonly judged: Judged;
  readonly variant: Variant;
  readonly clauses: Clauses;
  readonly lesson: Lesson;
  readonly speech: Speech;
}

/** What people do with a draft. */
export interface Acts {
  /** Goes on to another draft; changes of one name that follow each other are one step. */
  change(to: (draft: Draft) => Draft, joined?: string): void;
}
