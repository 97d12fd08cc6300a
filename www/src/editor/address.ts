import type { Variant } from "buddhibala";
import type { Goal } from "buddhibala/puzzles";
import { readPlace, writeAddress } from "../share/address.js";
import type { Fault } from "../share/fault.js";
import { readGoal } from "../share/goal.js";
import { shown } from "../share/shown.js";
import type { Wish } from "../share/wish.js";
import { type Draft, start, withText } from "./draft.js";
import { LONGEST_FEN } from "./fields.js";

type Place = Pick<Location, "hash" | "search">;

/** What of an address means nothing here. */
const NEEDLESS = ["moves", "opponent", "level", "controls"] as const;

/** The draft that an address asks for, what a puzzle of it is to ask, its language and theme, and what of it was left out. */
export interface Asked {
  readonly draft: Draft;
  readonly goal: Goal | undefined;
  readonly wish: Wish;
  readonly faults: readonly Fault[];
}

/** Reads the address of the page. Any position may be asked for, also one that is not legal. */
export function asked(place: Place, games: readonly [Variant, ...Variant[]]): Asked {
  const { goal, others, faults: goals } = goalOf(place);
  const { wish, faults } = readPlace(others, games);
  const needless = NEEDLESS.filter((name) => (name === "moves" ? wish.moves.length > 0 : wish[name] !== undefined));
  const begun = start(wish.game ?? games[0].id, changed(wish, games), wish.side === "black");
  const draft = wish.fen === undefined ? begun : withText(begun, wish.fen);
  return { draft, goal, wish, faults: [...faults, ...goals, ...needless.map((name): Fault => ({ key: "faultName", facts: { name } }))] };
}

/** What follows `#` in the address of a draft, in the language and the theme that the address had. */
export function written(draft: Draft, { lang, theme }: Pick<Wish, "lang" | "theme">): string {
  return writeAddress({ ...wishOf(draft), ...(lang ? { lang } : {}), ...(theme ? { theme } : {}) });
}

/** The position of a draft, as it is seen, to be asked for in an address. */
export function wishOf({ variant, options, text, flipped }: Draft): Wish {
  return { game: variant, options, fen: text.slice(0, LONGEST_FEN), moves: [], ...(flipped ? { side: "black" } : {}) };
}

/** The goal that an address asks for, which only this page understands, and what it asks for beside. */
function goalOf(place: Place): { readonly goal: Goal | undefined; readonly others: Place; readonly faults: readonly Fault[] } {
  const given = new URLSearchParams(place.hash.slice(1));
  const text = given.get("goal");
  if (text === null) return { goal: undefined, others: place, faults: [] };
  given.delete("goal");
  const goal = readGoal(text);
  const faults: Fault[] = goal ? [] : [{ key: "faultChoice", facts: { name: "goal", value: shown(text), allowed: "mate-2, bare-king-2, gain-R-2, avoid-2, only, untouchable" } }];
  return { goal, others: { ...place, hash: `#${given}` }, faults };
}

/** The options that are not the usual ones. */
function changed({ game, options }: Wish, games: readonly [Variant, ...Variant[]]): Draft["options"] {
  const known = games.find(({ id }) => id === (game ?? games[0].id))?.options ?? [];
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => known.some((one) => one.name === name && one.default !== value)));
}
