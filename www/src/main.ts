import init, { BuddhibalaError, variants } from "buddhibala";
import "buddhibala/board";
import { button, html } from "./dom.js";
import { openPage } from "./view/page.js";

const UNLOADED =
  "The rules of the games could not be loaded. The file may be missing on the server, the connection may be down, " +
  "or this browser may be too old for WebAssembly or forbidden to run it.";

const root = document.querySelector<HTMLElement>("#app");
if (root) void begin(root);

async function begin(root: HTMLElement): Promise<void> {
  try {
    await init();
    const board = document.createElement("buddhibala-board");
    board.opponent = "engine";
    board.level = 3;
    openPage(root, variants(), board);
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
      { class: "failure", role: "alert" },
      html("h1", {}, "The board cannot be shown"),
      html("p", {}, unloaded ? UNLOADED : "This is a fault of the page."),
      html("p", { class: "answer wrong" }, why),
      button("Try again", () => location.reload(), { class: "primary" }),
    ),
  );
}
