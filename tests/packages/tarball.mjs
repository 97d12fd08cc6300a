import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const ALLOWED = [/^(package\.json|README\.md|LICENSE-(MIT|APACHE))$/, /^dist\/[\w/-]+\.(js|js\.map|d\.ts)$/, /^wasm\/buddhibala(_bg\.wasm|\.js)$/];

/** The files that an `exports` map names. */
function targets(entry) {
  return typeof entry === "string" ? [entry.replace("./", "")] : Object.values(entry).flatMap(targets);
}

/** What is wrong with a package, as it lies unpacked in `folder`: in it and not needed, or needed and not in it. */
export function faultsOf(folder, names) {
  const has = new Set(names);
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const { exports, dependencies } = JSON.parse(read("package.json"));
  const scripts = names.filter((name) => name.startsWith("dist/") && name.endsWith(".js"));
  return [
    ...names.filter((name) => !ALLOWED.some((pattern) => pattern.test(name))).map((name) => `${name} does not belong into the package`),
    ...targets(exports).filter((name) => !has.has(name)).map((name) => `exports name ${name}, which is missing`),
    ...["README.md", "LICENSE-MIT", "LICENSE-APACHE"].filter((name) => !has.has(name)).map((name) => `${name} is missing`),
    ...scripts.filter((name) => !has.has(`${name}.map`)).map((name) => `${name} has no source map`),
    ...names.filter((name) => name.endsWith(".map") && !mapped(JSON.parse(read(name)))).map((name) => `${name} names sources that are not in it`),
    ...names.filter((name) => read(name).includes(homedir() + "/")).map((name) => `${name} names a folder of this machine`),
    ...scripts.flatMap((name) => strangers(read(name), dependencies).map((stranger) => `${name} imports ${stranger}, which is no dependency`)),
  ];
}

const mapped = ({ sources, sourcesContent }) => sources.every((source, at) => sourcesContent?.[at] || source.includes("buddhibala:inside"));

function strangers(code, dependencies) {
  const imports = [...code.matchAll(/^(?:import|export)(?: [^;"=]* from)? "([^."][^"]*)";$/gm)].map(([, name]) => name);
  return imports.filter((name) => !name.startsWith("node:") && !(name.split("/")[0] in dependencies));
}
