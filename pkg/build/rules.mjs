// The rules of the games as a page, from what the games themselves say of their rules.
import { variants } from "../dist/node.js";

const row = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

function option({ name, about, values }) {
  const choices = values.map((value, at) => `- \`${value.value}\`${at === 0 ? ", the default" : ""}: ${value.about}`);
  return `\`${name}\`: ${about}\n\n${choices.join("\n")}`;
}

function chapter({ id, name, names, files, ranks, marks, men, rules, options, origin, sources, fen }) {
  const native = names.map(({ text }) => text).join(", ");
  return [
    `## ${name} (\`${id}\`)`,
    `${origin}. ${native === "" ? "" : `${native}. `}A board of ${files}x${ranks}${marks.length > 0 ? `, ${marks.length} of its squares marked: ${marks.join(" ")}` : ""}.`,
    table(
      ["letter", "name", "meaning", "number", "moves"],
      men.map(({ letter, name, meaning, number, words }) => [letter, name, meaning, number, words]),
    ),
    `It begins from \`${fen}\`.`,
    table(
      ["clause", "rule", "source"],
      rules.map(({ clause, text, source }) => [clause, text, source]),
    ),
    "### Options",
    ...options.map(option),
    "### Sources",
    sources.map((source) => `- ${source}`).join("\n"),
  ].join("\n\n");
}

/** The page. */
export function rulesPage() {
  return `<!-- Made from the rulesets by \`npm run api -w pkg -- --accept\`. -->

# The rules

What is common to all three: a turn may not leave one's own King attacked; a King who is attacked and has no legal turn is mated; nothing is
drawn by repetition or by quiet turns unless a player claims it.

${variants().map(chapter).join("\n\n")}
`;
}
