import { type Draft, fieldsOf } from "./draft.js";
import { type Fields, type List, PAIRS, readFields, writeFen } from "./fields.js";
import { judge } from "./judge.js";

/** The same as in a mirror: the left side is the right one, or with the sides changed, White's men are Black's. */
export function mirrored(draft: Draft, how: "files" | "sides"): Draft {
  const ranks = draft.placement.split("/").map((rank) => rank.match(/\d+|[a-z]/gi) ?? []);
  const fields = inFull(draft);
  const { placement, ...rest } = how === "files" ? leftRight(ranks, fields) : sides(ranks, fields);
  return { ...draft, placement, text: writeFen(placement, rest) };
}

type Ranks = readonly (readonly string[])[];
type Mirrored = Fields & { readonly placement: string };

function leftRight(ranks: Ranks, fields: Fields): Mirrored {
  const files = ranks[0]?.reduce((sum, sign) => sum + (Number(sign) || 1), 0) ?? 0;
  const other = (square: string): string => {
    const file = square.charCodeAt(0) - A;
    return file >= 0 && file < files ? String.fromCharCode(A + files - 1 - file) + square.slice(1) : square;
  };
  const placement = ranks.map((rank) => [...rank].reverse().join("")).join("/");
  const moved = listed(fields, "moved", (squares) => squares.map(other).sort());
  const waiting = listed(fields, "waiting", (squares) => squares.map(other));
  return { ...fields, placement, named: { ...fields.named, ...moved, ...waiting } };
}

function sides(ranks: Ranks, fields: Fields): Mirrored {
  const { turn, leap, named } = fields;
  const rankOf = (square: string): number => Number(square.slice(1));
  const other = (square: string): string => {
    const rank = rankOf(square);
    return rank >= 1 && rank <= ranks.length ? `${square.charAt(0)}${ranks.length + 1 - rank}` : square;
  };
  const placement = [...ranks].reverse().map((rank) => rank.map(otherSide).join("")).join("/");
  const leaps = [...leap].map(otherSide).sort().join("");
  const pairs = Object.fromEntries(PAIRS.flatMap((name) => (named[name] === undefined ? [] : [[name, named[name].split(",").reverse().join(",")]])));
  const moved = listed(fields, "moved", (squares) => squares.map(other).sort());
  // White's pawns, who wait on the last rank, come first.
  const waiting = listed(fields, "waiting", (squares) => squares.map(other).sort((one, two) => rankOf(two) - rankOf(one)));
  return { ...fields, placement, turn: turn === "b" ? "w" : "b", leap: leaps, named: { ...pairs, ...moved, ...waiting } };
}

const A = "a".charCodeAt(0);

function listed({ named }: Fields, name: List, change: (squares: readonly string[]) => readonly string[]): Fields["named"] {
  const list = named[name];
  return list === undefined ? {} : { [name]: change(list.split(",")).join(",") };
}

/** The fields of a draft; those of a legal position with what is else understood, as that of two pawns the one nearer file a came first. */
function inFull(draft: Draft): Fields {
  const judged = judge(draft);
  return judged.legal ? readFields(judged.info.fen) : fieldsOf(draft);
}

function otherSide(sign: string): string {
  return sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase();
}
