import { variants } from "buddhibala";

const LANGUAGES = { sa: "Sanskrit", te: "Telugu", ur: "Urdu", hi: "Hindi" };
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
  const head = ["Man", ...langs.map((lang) => LANGUAGES[lang] ?? lang), "Meaning", "Letter", "Each", "How it moves"];
  const body = game.men.map(({ letter, name, names, meaning, number, words }) =>
    row([
      `<th scope="row">${safe(name)}</th>`,
      ...langs.map((lang) => `<td class="native"><bdi lang="${lang}">${safe(names.find((one) => one.lang === lang)?.text ?? "")}</bdi></td>`),
      `<td>${safe(meaning)}</td>`,
      `<td>${letter}</td>`,
      `<td>${number}</td>`,
      `<td>${safe(words)}</td>`,
    ]),
  );
  return `<div class="scroll" role="region" aria-label="The men and their names" tabindex="0">
<table class="men-table">
<thead>${row(head.map((title) => `<th scope="col">${title}</th>`))}</thead>
<tbody>
${body.join("")}</tbody>
</table>
</div>
`;
}

/** The options of a game with every value, the default first, each with an address that plays the game so. */
export function options(id) {
  const list = variant(id).options.map(({ name, about, values, default: usual }) => {
    const choices = values.map(({ value, about: meaning }) => {
      const address = `./play.html#game=${id}&amp;options=${encodeURIComponent(`${name}=${value}`)}`;
      const mark = value === usual ? ' <span class="default">default</span>' : "";
      return `<li><a href="${address}"><code>${value}</code></a>${mark} ${safe(meaning)}</li>\n`;
    });
    return `<div class="option" id="option-${name}">
<h3>${safe(about.replace(/\.$/, ""))} <code>${name}</code></h3>
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
    <p class="english hint" data-word="textsEnglish" hidden>The long texts are in English so far.</p>
  </div>
  <div class="board-place"><buddhibala-board variant="${id}" opponent="engine" level="2" controls></buddhibala-board></div>
</section>
`;
}
