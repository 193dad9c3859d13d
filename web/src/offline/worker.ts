/// <reference lib="webworker" />
// The service worker: keeps the page and its art, so that they are there when the network is not.  While it is, the page
// comes from the server, so that nobody stays on an old one.  What is not on the list of files, the API above all, it
// never touches.

declare const PRECACHE: { version: string; files: string[] }; // put in when the page is built

const worker = self as unknown as ServiceWorkerGlobalScope;
const OURS = 'page ';
const CACHE = OURS + PRECACHE.version;
const PATIENCE = 4000; // milliseconds that a page may take, if we have one to show instead
const GATEWAY = [502, 504]; // said by whoever stands before a server that is gone
const NOT_FOUND = 404; // said by who has only files: the page's own addresses are none
const FOREIGN = /^\/(api|operator|healthz|metrics|print)(\/|$)/; // not the page's own addresses
const LASTING = /^\/(assets|python|house)\//; // what lies there is never another under the same name
const files = new Set(PRECACHE.files);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || FOREIGN.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.has(url.pathname) || url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`/table/${event.notification.tag}`));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((path) => new Request(path, { cache: LASTING.test(path) ? 'default' : 'reload' })));
}

/** The files before these stay: a page that is still open may ask for them. */
async function forgetOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page as it is on the server; where that cannot be reached, as it was kept. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match('/', { cacheName: CACHE });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  const fresh = fetch(request).then((response) => (GATEWAY.includes(response.status) || response.status === NOT_FOUND ? kept : response), () => kept);
  return Promise.race([fresh, late]);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? (await caches.match(request)) ?? fetch(request);
}

/** The window in which that table is open, or a new one. */
async function show(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
