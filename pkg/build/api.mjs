// Writes down what the package has for those who use it: the reports in pkg/api, and the pages in docs that are made of it.
// `node build/api.mjs` fails where they are not what the types say, `node build/api.mjs --accept` writes them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { page } from "./reference.mjs";
import { rulesPage } from "./rules.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const WORK = here("../../node_modules/.cache/buddhibala-api/");
/** The files of `dist` by the name under which they are imported. */
const ENTRIES = { buddhibala: "index", engine: "engine", board: "board", lesson: "lesson", editor: "editor", puzzles: "puzzles" };
/** What Lit, the browser or the class above says already. */
const INHERITED = /"(styles|properties|observedAttributes|attributeChangedCallback|createRenderRoot|(dis)?connectedCallback|willUpdate|render|updated|changed|closed)"/;
const OFF = { logLevel: ExtractorLogLevel.None };
const ON = { logLevel: ExtractorLogLevel.Error };

const accept = process.argv.includes("--accept");
const faults = [];

function extract(name, file) {
  const model = `${WORK}${name}.api.json`;
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: here("../package.json"),
    configObject: {
      projectFolder: here(".."),
      mainEntryPointFilePath: here(`../dist/${file}.d.ts`),
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: "ES2022", module: "NodeNext", lib: ["ES2022", "DOM", "ESNext.Disposable"], types: [], strict: true },
          files: [`dist/${file}.d.ts`],
        },
      },
      apiReport: { enabled: true, includeForgottenExports: true, reportFileName: `${name}.api.md`, reportFolder: here("../api"), reportTempFolder: WORK },
      docModel: { enabled: true, includeForgottenExports: true, apiJsonFilePath: model },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: ON },
        extractorMessageReporting: { default: ON, "ae-missing-release-tag": OFF, "ae-forgotten-export": OFF, "ae-unresolved-link": OFF },
        tsdocMessageReporting: { default: OFF },
      },
    },
  });
  const { apiReportChanged } = Extractor.invoke(config, { localBuild: accept, messageCallback: (message) => heard(name, message) });
  if (apiReportChanged && !accept) faults.push(`${name}: what the types say is not what pkg/api/${name}.api.md says`);
  return JSON.parse(readFileSync(model, "utf8"));
}

function heard(name, message) {
  message.handled = true;
  if (message.logLevel !== ExtractorLogLevel.Error) return;
  if (message.messageId === "ae-undocumented" && (INHERITED.test(message.text) || /^ *protected /.test(lineOf(message)))) return;
  faults.push(`${name}: ${message.text} (${message.sourceFilePath}:${message.sourceFileLine})`);
}

const lineOf = ({ sourceFilePath, sourceFileLine }) => readFileSync(sourceFilePath, "utf8").split("\n")[sourceFileLine - 1];

function written(name, text) {
  const file = here(`../../docs/${name}.md`);
  if (accept) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text) faults.push(`docs/${name}.md is out of date`);
}

for (const folder of [WORK, here("../api"), here("../../docs/api")]) mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(ENTRIES)) written(`api/${name}`, page(name, extract(name, file)));
written("rules", rulesPage());
if (faults.length > 0) {
  console.error(`${faults.join("\n")}\nIf the change is meant: \`npm run api -w pkg -- --accept\`, and review the differences.`);
  process.exitCode = 1;
}
