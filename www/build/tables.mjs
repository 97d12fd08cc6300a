import { variants } from "buddhibala";

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function safe(text) {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);
}

function variant(id) {
  const found = variants().find((one) => one.id === id);
  if (!found) throw new Error(`a page asks for the game ${id}, which there is not`);
  return found;
}

function row(cells) {
  return `<tr>${cells.join("")}</tr>\n`;
}

/** The men of a game: their names in Latin letters and in their scripts, their letter and how they move. */
export function men(id) {
  const game = variant(id);
  const langs = [...new Set(game.men.flatMap(({ names }) => names.map(({ lang }) => lang)))];
  const head = [
    ...heads({ man: "Man" }),
    ...langs.map((lang) => `<th scope="col" data-language="${lang}">${safe(LANGUAGES.of(lang))}</th>`),
    ...heads({ meaning: "Meaning", letter: "Letter", each: "Each", moves: "How it moves" }),
  ];
  const body = game.men.map(({ letter, name, names, meaning, number, words }) =>
    row([
      `<th scope="row" data-lesson="man ${letter} name">${safe(name)}</th>`,
      ...langs.map((lang) => `<td class="native"><bdi lang="${lang}">${safe(names.find((one) => one.lang === lang)?.text ?? "")}</bdi></td>`),
      `<td data-lesson="man ${letter} meaning">${safe(meaning)}</td>`,
      `<td>${letter}</td>`,
      `<td>${number}</td>`,
      `<td data-lesson="man ${letter} moves">${safe(words)}</td>`,
    ]),
  );
  return `<div class="scroll" role="region" aria-label="The men and their names" data-text-label="table.label" tabindex="0">
<table class="men-table">
<thead>${row(head)}</thead>
<tbody>
${body.join("")}</tbody>
</table>
</div>
`;
}

function heads(titles) {
  return Object.entries(titles).map(([key, title]) => `<th scope="col" data-text="table.${key}">${title}</th>`);
}

/** The options of a game with every value, the default first, each with an address that plays the game so. */
export function options(id) {
  const list = variant(id).options.map(({ name, about, values, default: usual }) => {
    const choices = values.map(({ value, about: meaning }) => {
      const address = `./play.html#game=${id}&amp;options=${encodeURIComponent(`${name}=${value}`)}`;
      const mark = value === usual ? ' <span class="default" data-text="usual">default</span>' : "";
      return `<li><a href="${address}"><code>${value}</code></a>${mark} <span data-lesson="value ${name} ${value}">${safe(meaning)}</span></li>\n`;
    });
    return `<div class="option" id="option-${name}">
<h3><span data-lesson="option ${name}">${safe(about.replace(/\.$/, ""))}</span> <code>${name}</code></h3>
<ul>
${choices.join("")}</ul>
</div>
`;
  });
  return list.join("");
}

/** The board of a game's own page, and where to go from there. */
export function here(id) {
  return `<section class="here" aria-labelledby="here-title">
  <div class="here-text">
    <h2 id="here-title" data-word="playHere">Play here</h2>
    <p data-word="youAreWhite">You are White, the computer is Black.</p>
    <p class="buttons"><a class="act primary" href="./play.html#game=${id}" data-word="everyOption">All options, analysis and sharing</a></p>
    </div>
  <div class="board-place"><buddhibala-board variant="${id}" opponent="engine" level="2" controls></buddhibala-board></div>
</section>
`;
}
