import type { Move, Square, Variant } from "../../index.js";
import type { Snapshot } from "../core/model.js";
import { man, one, side } from "./names.js";
import { forgone } from "./opening.js";

/** What a turn brought about that is more than moving and taking. */
export function explained(snapshot: Snapshot, move: Move): readonly string[] {
  const { variant, status } = snapshot;
  const waits = status.waiting.includes(move.to) ? [`The ${man(variant, move.piece)} reached ${move.to} and waits there for a place as an officer.`] : [];
  return [...(move.piece === "P" ? waits : []), ...became(variant, move), ...converted(variant, move), ...leapsLost(variant, move), ...forgone(snapshot, move)];
}

/** Which man goes where, and what it takes: "Gaja c1 to e3, takes Ratha". */
export function course(variant: Variant, move: Move): string {
  const name = man(variant, move.piece);
  if (move.kind === "removal") return `the removal of the ${name} on ${move.from}`;
  const took = move.captures.map(({ piece }) => man(variant, piece));
  return `${name} ${move.from} to ${move.path?.[1] ?? move.to}${took.length > 0 ? `, takes ${took.join(" and ")}` : ""}`;
}

function became(variant: Variant, move: Move): readonly string[] {
  const name = man(variant, move.piece);
  if (move.kind === "removal") return [`Stalemated, ${side(move.color)} removed the ${name} from ${move.from}.`];
  if (!move.promotion) return [];
  const officer = man(variant, move.promotion);
  const back = returned(move);
  if (!back) return [`The ${name} reached ${move.to} and became ${one(officer)}${wentOn(variant, move)}.`];
  const reached = move.path?.[1] ?? move.to;
  const took = move.captured ? `took the ${man(variant, move.captured)} on` : "reached";
  return [`The ${name} ${took} ${reached}, which has no mark: it went back to ${back} and became ${one(officer)} there.`];
}

/** Where a man stands that went back to where it came from. */
function returned({ path }: Move): Square | undefined {
  return path && path.length > 2 && path.at(-1) === path[0] ? path[0] : undefined;
}

/** The second step of a man that became another one. */
function wentOn(variant: Variant, { path, captures }: Move): string {
  const last = path && path.length > 2 ? path.at(-1) : undefined;
  if (!last) return "";
  const taken = captures.find(({ square }) => square === last);
  return `, which went on to ${last}${taken ? ` and took the ${man(variant, taken.piece)} there` : ""}`;
}

function converted(variant: Variant, { conversions }: Move): readonly string[] {
  return conversions.map(({ square, color, piece }) => `A place came free: ${side(color)}'s ${man(variant, "P")} waiting on ${square} became ${one(man(variant, piece))}.`);
}

function leapsLost(variant: Variant, { kind, color: mover, leapsLost: lost }: Move): readonly string[] {
  const king = man(variant, "K");
  return lost.map((color) =>
    kind === "leap" && color === mover ? `${side(color)}'s ${king} has made his leap.` : `${side(color)}'s ${king} has lost his leap.`,
  );
}
