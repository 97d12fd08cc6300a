const TICK_MS = 500;

/** Work that takes its time, with how many seconds it has taken, until it is over. Gives what ends the clock. */
export function clock(tick: (seconds: number) => void): () => void {
  const begun = performance.now();
  const tell = (): void => tick(Math.floor((performance.now() - begun) / 1000));
  tell();
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}
