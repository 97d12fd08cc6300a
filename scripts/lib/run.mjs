import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, createWriteStream, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, tools } from "./paths.mjs";
import { say, seconds, Stop } from "./say.mjs";

const windows = process.platform === "win32";

/** A copy of `env` whose PATH begins with `folders`. */
export function withPath(env, ...folders) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [key]: [...folders, env[key]].filter(Boolean).join(delimiter) };
}

/** The full path of a program on PATH, or undefined. */
export function which(program, env = process.env) {
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  const endings = windows ? (env.PATHEXT ?? ".EXE;.CMD").split(";") : [""];
  for (const folder of path.split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, program + ending);
      try {
        accessSync(file, constants.X_OK);
        if (statSync(file).isFile()) return file;
      } catch {
        // not here: look in the next folder
      }
    }
  }
  return undefined;
}

/** What a program prints, trimmed, or undefined if it is missing or fails. */
export function output(program, args, env = process.env) {
  const result = spawnSync(program, args, { cwd: root, env, encoding: "utf8", timeout: 600_000 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** npm as a program and its first arguments: the npm that runs us, where there is one. */
export function npm() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith(".js") ? [process.execPath, cli] : [windows ? "npm.cmd" : "npm"];
}

/** How a program went wrong, or undefined if it did not. */
function failureOf(child, program) {
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(new Stop(`${program} could not be started: is it installed?`)));
    child.once("close", (code, signal) => resolve(signal ? `was ended by ${signal}` : code === 0 ? undefined : "failed"));
  });
}

/** Runs a program with its output shown as it comes; a Stop if it fails. */
export async function run([program, ...args], { env = process.env, cwd = root } = {}) {
  const failure = await failureOf(spawn(program, args, { cwd, env, stdio: "inherit" }), program);
  if (failure) throw new Stop(`\`${[program, ...args].join(" ")}\` ${failure}.`);
}

/** Runs a long program whose output goes to a log; shows its last line now and then, and its ends if it fails. */
export async function runLogged(name, [program, ...args], { env = process.env, cwd = root } = {}) {
  const file = join(tools, `${name}.log`);
  const log = createWriteStream(file);
  const begun = performance.now();
  let last = "";
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      log.write(text);
      last = text.trim().split(/[\r\n]+/).at(-1) || last;
    });
  }
  const ticker = setInterval(() => say(`  … ${Math.round(seconds(begun))} s: ${last.slice(0, 90)}`), 15_000);
  let failure;
  try {
    failure = await failureOf(child, program);
    await new Promise((resolve) => log.end(resolve));
    if (!failure) return;
  } finally {
    clearInterval(ticker);
  }
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  console.error((lines.length > 40 ? [...lines.slice(0, 10), "…", ...lines.slice(-25)] : lines).join("\n"));
  throw new Stop(`\`${[program, ...args].join(" ")}\` ${failure}; the whole output is in ${file}.`);
}
