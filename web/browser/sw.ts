/**
 * The service worker: keeps the validator's files, all languages among them, and serves them without asking the network. It
 * has no say over anything else of the site. A new build has other files, and so another cache; the old one goes when no
 * page uses it.
 */

/** Written by the build: the files by their addresses, and a name that changes with any of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What is used of the global scope, which the types of pages do not know. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
};

const prefix = "faktlint-";
const name = `${prefix}${VERSION}`;
const addresses: ReadonlySet<string> = new Set(FILES.map((file) => new URL(file, globalThis.location.href).href));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([...addresses].map(requestOf))));
});

/** A name with a hash in it is one content for good, so what the page has loaded need not be loaded again. */
function requestOf(address: string): Request {
  return new Request(address, { cache: /-[A-Z0-9]{8}\.js$/.test(address) ? "force-cache" : "no-cache" });
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((it) => it.startsWith(prefix) && it !== name);
  await Promise.all(old.map((it) => caches.delete(it)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = "";
  if (request.mode === "navigate") address.search = "";
  if (request.method !== "GET") return;
  if (addresses.has(address.href)) event.respondWith(cached(address.href, request));
  // A page that has a folder of its own is kept by the address of the folder.
  else if (addresses.has(`${address.href}/`)) {
    event.respondWith(Promise.resolve(Response.redirect(`${address.href}/${new URL(request.url).search}`)));
  }
});

async function cached(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return await cache.match(address) ?? await fetch(request);
}
