import type { Letter, Variant } from "buddhibala";
import type { Goal } from "buddhibala/puzzles";
import { readPlace, writeAddress } from "../share/address.js";
import type { Fault } from "../share/fault.js";
import { readGoal, writeGoal } from "../share/goal.js";
import { shown } from "../share/shown.js";
import type { Wish } from "../share/wish.js";
import { clausesOf } from "./clauses.js";
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
  const { goal: asking, others } = parted(place);
  const { wish, faults } = readPlace(others, games);
  const needless = NEEDLESS.filter((name) => (name === "moves" ? wish.moves.length > 0 : wish[name] !== undefined));
  const begun = start(wish.game ?? games[0].id, changed(wish, games), wish.side === "black");
  const draft = wish.fen === undefined ? begun : withText(begun, wish.fen);
  const { goal, faults: goals } = goalOf(asking, begun, games);
  return { draft, goal, wish, faults: [...faults, ...goals, ...needless.map((name): Fault => ({ key: "faultName", facts: { name } }))] };
}

/** What follows `#` in the address of a draft and of what a puzzle of it is to ask, in the language and the theme that the address had. */
export function written(draft: Draft, goal: Goal | undefined, { lang, theme }: Pick<Wish, "lang" | "theme">): string {
  const address = writeAddress({ ...wishOf(draft), ...(lang ? { lang } : {}), ...(theme ? { theme } : {}) });
  return goal ? `${address}&goal=${writeGoal(goal)}` : address;
}

/** The position of a draft, as it is seen, to be asked for in an address. */
export function wishOf({ variant, options, text, flipped }: Draft): Wish {
  return { game: variant, options, fen: text.slice(0, LONGEST_FEN), moves: [], ...(flipped ? { side: "black" } : {}) };
}

/** The goal that an address asks for, which only this page understands, and what it asks for beside. */
function parted(place: Place): { readonly goal: string | null; readonly others: Place } {
  const part = place.hash.length > 1 ? "hash" : "search";
  const given = new URLSearchParams(place[part].slice(1));
  const goal = given.get("goal");
  given.delete("goal");
  return { goal, others: goal === null ? place : { ...place, [part]: `${place[part].charAt(0)}${given}` } };
}

/** The goal of a text, if the game has such a goal and such a man. */
function goalOf(text: string | null, { variant, options }: Draft, games: readonly Variant[]): { readonly goal: Goal | undefined; readonly faults: readonly Fault[] } {
  if (text === null) return { goal: undefined, faults: [] };
  const goal = readGoal(text);
  const { goals } = clausesOf(variant, options);
  const men: readonly Letter[] = (games.find(({ id }) => id === variant)?.men ?? []).map(({ letter }) => letter).filter((letter) => letter !== "K");
  if (goal && goals.includes(goal.kind) && (goal.kind !== "gain" || men.includes(goal.man))) return { goal, faults: [] };
  const allowed = goals.map((kind) => (kind === "gain" ? `gain-${men.join("/")}-1…12` : kind === "only" || kind === "untouchable" ? kind : `${kind}-1…12`)).join(", ");
  return { goal: undefined, faults: [{ key: "faultChoice", facts: { name: "goal", value: shown(text), allowed } }] };
}

/** The options that are not the usual ones. */
function changed({ game, options }: Wish, games: readonly [Variant, ...Variant[]]): Draft["options"] {
  const known = games.find(({ id }) => id === (game ?? games[0].id))?.options ?? [];
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => known.some((one) => one.name === name && one.default !== value)));
}
