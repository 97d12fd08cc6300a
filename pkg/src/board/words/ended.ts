import type { Snapshot } from "../core/model.js";
import { never } from "../core/model.js";
import { en } from "./en.js";
import type { Words } from "./types.js";

/** How a game has ended, in a few words without a full stop; empty while it goes on. */
export function ended({ status }: Pick<Snapshot, "status">, words: Words = en): string {
  switch (status.state) {
    case "won":
      return status.grade === "lesser" ? words.status.lesserWin(status.winner) : words.status.wins(status.winner);
    case "drawn":
      return words.status.drawn;
    case "playing":
      return "";
    default:
      return never(status);
  }
}
