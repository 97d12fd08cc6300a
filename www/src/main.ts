import init, { BuddhibalaError, variants } from "buddhibala";
import type { Setup } from "buddhibala/board";
import { button, html } from "./dom.js";
import { openShell } from "./site/shell.js";
import { openPage } from "./view/page.js";

const UNLOADED =
  "The rules of the games could not be loaded. The file may be missing on the server, the connection may be down, " +
  "or this browser may be too old for WebAssembly or forbidden to run it.";

openShell();
const root = document.querySelector<HTMLElement>("#app");
if (root) void begin(root);

async function begin(root: HTMLElement): Promise<void> {
  try {
    await init();
    const games = variants();
    const [variant] = games;
    if (!variant) throw new Error("it knows no game");
    const options = Object.fromEntries(variant.options.map((option) => [option.name, option.default]));
    const setup: Setup = { variant, options, seats: { w: "person", b: 3 } };
    openPage(root, games, setup);
  } catch (reason) {
    showFailure(root, reason);
  }
}

function showFailure(root: HTMLElement, reason: unknown): void {
  const why = reason instanceof Error ? reason.message : String(reason);
  const unloaded = reason instanceof BuddhibalaError && reason.code === "load-failed";
  root.replaceChildren(
    html(
      "main",
      { class: "failure", id: "content", role: "alert" },
      html("h1", {}, "The board cannot be shown"),
      html("p", {}, unloaded ? UNLOADED : "This is a fault of the page."),
      html("p", { class: "answer wrong" }, why),
      button("Try again", () => location.reload(), { class: "primary" }),
    ),
  );
}
