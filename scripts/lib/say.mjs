const started = performance.now();

/** A failure that a person can mend: its message is one sentence with the remedy. */
export class Stop extends Error {
  name = "Stop";
}

export const seconds = (since = started) => ((performance.now() - since) / 1000).toFixed(1);

/** Prints a line of progress with the time since the start. */
export function say(text) {
  console.log(`[${seconds().padStart(6)} s] ${text}`);
}
