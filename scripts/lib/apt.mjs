import { runLogged, output, which } from "./run.mjs";
import { say, Stop } from "./say.mjs";

/** The words that go before a command that needs root's rights. */
export function asRoot(why) {
  if (process.getuid?.() === 0) return [];
  if (which("sudo")) return ["sudo"];
  throw new Stop(`${why} needs root's rights and sudo is not installed: run this once as root.`);
}

const installed = (name) => output("dpkg-query", ["-W", "-f=${Status}", name])?.endsWith("ok installed") ?? false;

let updated = false;

/** Installs those of the Debian packages that are not there. */
export async function aptInstall(...names) {
  const missing = names.filter((name) => !installed(name));
  if (missing.length === 0) return;
  const root = asRoot(`Installing ${missing.join(", ")}`);
  const apt = [...root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (!updated) {
    say("apt-get update");
    await runLogged("apt-update", [...apt, "update", "-q"]);
    updated = true;
  }
  say(`apt-get install ${missing.join(" ")}`);
  await runLogged("apt-install", [...apt, "install", "-y", "-q", "--no-install-recommends", ...missing]);
}
