import { part } from "../dom.js";

const TICK_MS = 500;

/** Work that takes its time, with how many seconds it has taken, until it is over. Gives what ends the clock. */
export function clock(tick: (seconds: number) => void): () => void {
  const begun = performance.now();
  const tell = (): void => tick(Math.floor((performance.now() - begun) / 1000));
  tell();
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

/** Has the button that stops work take the place of the one that begins it, or the other way round, and its focus. */
export function swapButtons(root: ParentNode, busy: boolean): void {
  const [begin, stop] = [part(root, ".begin"), part(root, ".stop")];
  const focused = document.activeElement === begin || document.activeElement === stop;
  begin.hidden = busy;
  stop.hidden = !busy;
  if (focused) (busy ? stop : begin).focus();
}
