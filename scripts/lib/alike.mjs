// Positions that differ by nothing but the side of the board or the names of the colours. The rules of all three games are
// the same in a mirror, the marked squares and the files of promotion among them.

const swapCase = (text) => text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
const signs = (rank) => rank.match(/\d+|[a-z]/gi) ?? [];

function width(rank) {
  return signs(rank).reduce((sum, sign) => sum + (/\d/.test(sign) ? Number(sign) : 1), 0);
}

function squares(list, turn) {
  return list.split(",").map(turn).sort().join(",");
}

function transformed(fen, mirrored, swapped) {
  const [placement, turn, leap, , , , ...named] = fen.split(" ");
  const ranks = placement.split("/");
  const [files, height] = [width(ranks[0]), ranks.length];
  const rows = ranks.map((rank) => (mirrored ? signs(rank).reverse().join("") : rank));
  const square = (name) => {
    const file = mirrored ? String.fromCharCode(97 + files - 1 - (name.charCodeAt(0) - 97)) : name[0];
    return `${file}${swapped ? height + 1 - Number(name.slice(1)) : name.slice(1)}`;
  };
  const counts = named.map((field) => {
    const [name, value] = field.split("=");
    if (name === "moved" || name === "waiting") return `${name}=${squares(value, square)}`;
    return `${name}=${swapped ? value.split(",").reverse().join(",") : value}`;
  });
  if (!swapped) return [rows.join("/"), turn, leap, ...counts].join(" ");
  const leaps = [...swapCase(leap)].sort().join("");
  return [swapCase([...rows].reverse().join("/")), turn === "w" ? "b" : "w", leaps, ...counts].join(" ");
}

/** The same text for all positions that are alike, whatever their numbers of moves. */
export function likeness({ variant, options, fen }) {
  const all = [false, true].flatMap((mirrored) => [false, true].map((swapped) => transformed(fen, mirrored, swapped)));
  const rules = Object.entries(options).map((pair) => pair.join("=")).sort().join(";");
  return `${variant} ${rules} ${all.sort()[0]}`;
}
