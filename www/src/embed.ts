import "buddhibala/board";
import init, { variants } from "buddhibala";
import { html } from "./dom.js";
import { snippets } from "./embed/copy.js";
import { openForm } from "./embed/form.js";
import { tellEnglish } from "./site/english.js";
import { openShell } from "./site/shell.js";

openShell();
tellEnglish();
void open();

async function open(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(".wishes");
  const stage = document.querySelector<HTMLElement>(".stage");
  if (!form || !stage) return;
  const show = snippets();
  try {
    await init();
    openForm(form, variants(), (attributes, subject) => {
      // A board made anew is exactly what the reader's page will show.
      stage.replaceChildren(html("buddhibala-board", Object.fromEntries(attributes.map(([name, value]) => [name, value === "" ? true : value]))));
      show(subject);
    });
  } catch (reason) {
    form.replaceChildren(html("p", { role: "alert" }, reason instanceof Error ? reason.message : String(reason)));
  }
}
