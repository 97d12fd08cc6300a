// Keeps the whole site for use without a network. It is one file by itself: nothing may be imported here.

/** The names of all files of the site, relative to this one, and a version that changes with any of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
}

const scope = self as unknown as ServiceWorkerScope;
const PREFIX = `buddhibala ${scope.registration.scope} `;
const CACHE = PREFIX + __VERSION__;
const PLACES: ReadonlySet<string> = new Set(__FILES__.map(place));
const HOME = place("index.html");

self.addEventListener("install", (event) => (event as Lasting).waitUntil(keepAll()));
self.addEventListener("activate", (event) => (event as Lasting).waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const kept = request.method === "GET" ? keptAs(request.url) : undefined;
  if (kept !== undefined) (event as Fetching).respondWith(answer(kept, request));
});

function place(name: string): string {
  return new URL(name, scope.registration.scope).href;
}

/** Under which address a file is kept: without what follows `?` and `#`, and a folder by its first page. */
function keptAs(address: string): string | undefined {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  const plain = url.href === scope.registration.scope ? HOME : url.href;
  return PLACES.has(plain) ? plain : undefined;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, so that one version is never mixed from two.
  await Promise.all([...PLACES].map(async (address) => cache.put(address, await load(address))));
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address, { cache: "reload" });
  if (!response.ok) throw new Error(`${address} cannot be kept: status ${response.status}`);
  if (!response.redirected) return response;
  // A page must not be answered with a response that was redirected.
  return new Response(await response.blob(), { status: response.status, headers: response.headers });
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(kept: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept, { ignoreVary: true })) ?? fetch(request);
}
