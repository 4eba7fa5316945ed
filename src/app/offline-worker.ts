/**
 * The service worker: where the network is away, it shows the offline page instead of the browser's own. It keeps that
 * page and the few files it needs, all of them public, and nothing else: no answer of a call, no page of anybody's.
 * scripts/build.ts writes it to /worker.js and puts the two names below in front of it.
 */

/** The offline page first, then what it needs, by path. */
declare const offlineFiles: readonly [string, ...string[]];
/** Changes with the files, so that a deployment brings a new worker with a store of its own. */
declare const offlineVersion: string;

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

type FetchEvent = LastingEvent & {
  request: Request;
  /** What the browser began to fetch while this worker woke up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** The part of ServiceWorkerGlobalScope that is used here; the compiler knows the page's globals only. */
declare const self: {
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};

const stores = "faro-offline-";
const store = stores + offlineVersion;

async function fill(): Promise<void> {
  await (await caches.open(store)).addAll([...offlineFiles]);
}

async function install(): Promise<void> {
  await fill();
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(stores) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The worker before this one may have cleared all other stores while this one was being installed.
  if (!(await caches.has(store))) await fill();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page always comes from the network. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlineFiles[0])) ?? Response.error();
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (offlineFiles.includes(new URL(url).pathname)) event.respondWith(openFile(event.request));
});
