/** Keeps the site for use without a network, where the browser can. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // The rest of the page comes first.
  addEventListener("load", () => {
    navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => undefined);
  });
}
