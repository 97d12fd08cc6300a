// A page of the API reference in Markdown, from what API Extractor knows of an entry of the package.

const KINDS = { Function: "Functions", Class: "Classes", Interface: "Interfaces", TypeAlias: "Types", Variable: "Constants" };
/** What a class has from Lit and from the browser. */
const FOREIGN = /^(styles|properties|observedAttributes|attributeChangedCallback|(dis)?connectedCallback)$/;

/** The page of an entry. */
export function page(name, { docComment, members: [entry] }) {
  const all = new Map(entry.members.map((member) => [member.canonicalReference, member]));
  // What the entry does not export itself is spoken of, and described where it is exported.
  const classes = new Set(entry.members.filter(({ kind }) => kind === "Class").map((member) => member.name));
  const shown = entry.members.filter(({ canonicalReference, kind, name: own }) => !canonicalReference.includes("!~") && !(kind === "Interface" && classes.has(own)));
  const parts = Object.entries(KINDS).map(([kind, title]) => [title, shown.filter((member) => member.kind === kind)]);
  const sections = parts.filter(([, members]) => members.length > 0).map(([title, members]) => `## ${title}\n\n${members.map((member) => described(member, all)).join("\n")}`);
  const path = name === "buddhibala" ? name : `buddhibala/${name}`;
  return `<!-- Made from the types by \`npm run api -w pkg -- --accept\`. -->\n\n# ${path}\n\n${told(docComment).text}\n\n${sections.join("\n")}`;
}

function described(member, all) {
  const { overloadIndex = 1, name } = member;
  const title = `### ${name}${overloadIndex > 1 ? ` (${overloadIndex})` : ""}\n\n`;
  const body = markdown(told(member.docComment));
  if (member.kind === "Class") return `${title}${body}\n\n${ofClass(member, all)}`;
  if (member.kind === "Interface") return `${title}${body}\n\n${code(signature(member))}\n\n${table(member.members)}`;
  return `${title}${code(signature(member))}\n\n${body}\n`;
}

/** A class with what it has from classes of the package that it extends. */
function ofClass(member, all) {
  const own = [];
  for (let at = member; at; at = all.get(parent(at))) own.push(...(at.members ?? []));
  const known = new Set();
  const shown = own.filter(({ isProtected, isAbstract, name, kind }) => {
    if (isProtected || isAbstract || FOREIGN.test(name) || known.has(name)) return false;
    known.add(name);
    return kind !== "Constructor" || own.some((one) => one.kind === "Constructor" && one.docComment !== "");
  });
  const properties = shown.filter(({ kind }) => kind === "Property");
  const methods = shown.filter(({ kind }) => kind !== "Property");
  const list = methods.map((method) => `#### ${method.kind === "Constructor" ? "constructor" : method.name}\n\n${code(signature(method))}\n\n${markdown(told(method.docComment))}\n`);
  return [properties.length > 0 ? table(properties) : "", ...list].filter(Boolean).join("\n");
}

function parent({ excerptTokens }) {
  return excerptTokens.find(({ kind }, at) => kind === "Reference" && excerptTokens[at - 1]?.text.endsWith("extends "))?.canonicalReference;
}

const text = ({ excerptTokens }) => excerptTokens.map((token) => token.text).join("");
const signature = (member) => text(member).replace(/^export (declare )?/, "").trim();
const code = (source) => `\`\`\`ts\n${source}\n\`\`\``;

function table(members) {
  const rows = members.map((member) => `| \`${member.name}\` | ${cell(typeOf(member))} | ${markdown(told(member.docComment)).replace(/\n+/g, " ").replaceAll("|", "\\|")} |`);
  return `| name | type | |\n|---|---|---|\n${rows.join("\n")}\n`;
}

const cell = (source) => `\`${source.replaceAll("|", "\\|")}\``;

/** The type of a property, with `?` where it may be left out. */
function typeOf(member) {
  const { excerptTokens, propertyTypeTokenRange: range, isOptional } = member;
  const type = range ? excerptTokens.slice(range.startIndex, range.endIndex).map((token) => token.text).join("") : signature(member);
  return `${type.replace(/\s+/g, " ")}${isOptional ? "?" : ""}`;
}

/** What a comment says: its text, and its tags. */
function told(comment = "") {
  const lines = comment.replace(/^\/\*\*|\*\/\s*$/g, "").split("\n").map((line) => line.replace(/^\s*\* ?/, ""));
  const [first = "", ...tags] = lines.join("\n").replace(/@packageDocumentation/, "").replace(/\{@link (\w+(?:\.\w+)*)\}/g, "`$1`").trim().split(/^@(?=[a-z]+\b)/m);
  // A fence is preceded by a blank line.
  return { text: first.trim().replace(/([^\n])\n```ts/g, "$1\n\n```ts"), tags: tags.map((tag) => tag.match(/^(\w+)\s*([\s\S]*)$/).slice(1)) };
}

const TAGS = {
  param: (tag) => `- ${tag.replace(/^(\w+) - /, "`$1`: ")}`,
  returns: (tag) => `Gives ${lower(tag)}`,
  throws: (tag) => `Throws ${tag.replace(/^\{?`?(\w+)`?\}?/, "`$1`:")}`,
  fires: (tag) => `- Event ${tag.replace(/^(\w+)/, "`$1`:")}`,
  example: (tag) => tag,
};
const lower = (words) => words.charAt(0).toLowerCase() + words.slice(1);

/** A comment in Markdown. */
function markdown({ text: says, tags }) {
  const parts = tags.map(([name, tag]) => {
    if (!TAGS[name]) throw new Error(`the reference does not know the tag @${name}`);
    return { list: name === "param" || name === "fires", text: TAGS[name](name === "example" ? tag.trim() : tag.trim().replace(/\n */g, " ")) };
  });
  return [says, ...parts.map(({ list, text: part }, at) => (list && parts[at - 1]?.list ? `\u0000${part}` : part))].join("\n\n").replaceAll("\n\n\u0000", "\n").trim();
}
