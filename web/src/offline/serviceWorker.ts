// Service worker: caches the page, one cache per release. tools/static.py prepends the list of a release's files.

interface Release {
  release: string;
  files: [name: string, size: number, integrity: string][];
}

/** What is used of a service worker's surroundings. */
interface Scope {
  RELEASE?: Release;
  registration: { scope: string; installing: unknown; waiting: unknown };
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<{ url: string }[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: (name: string, handler: (event: Happening) => void) => void;
}

interface Happening {
  data: unknown;
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

const scope = self as unknown as Scope;
const PREFIX = `sortilege ${new URL(scope.registration.scope).pathname} `; // other pages of this host have caches too
const RELEASE = scope.RELEASE ?? { release: "", files: [] };
const own = PREFIX + RELEASE.release;
const at = (name: string): string => new URL(name, scope.registration.scope).href;

/** Caches exactly the files of this release, each checked against its hash. */
async function fill(): Promise<void> {
  const cache = await caches.open(own);
  for (const [name, , integrity] of RELEASE.files) {
    // The browser's HTTP cache may hold an older file, which fails the integrity check.
    const answer = await fetch(at(name), { integrity }).catch(() => fetch(at(name), { integrity, cache: "reload" }));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(at(name), answer);
  }
  await cache.put(
    at("files.json"),
    new Response(JSON.stringify(RELEASE), { headers: { "content-type": "application/json" } }),
  );
}

/** Deletes old caches once no older page is open; keeps the cache of a newer version that waits. */
async function tidy(): Promise<void> {
  if (scope.registration.installing || scope.registration.waiting) return;
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(scope.registration.scope)).length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What a browser has thrown away comes again; the last file is there when all are. */
async function mend(): Promise<void> {
  if (!(await (await caches.open(own)).match(at("files.json")))) await fill();
}

async function find(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  const place = request.url.split(/[?#]/)[0] === scope.registration.scope ? at("index.html") : request;
  return (await cache.match(place, { ignoreSearch: true })) ?? (await caches.match(request)) ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("message", (event) => {
  if (event.data === "now") event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  // The page talks to its own origin only.
  if (new URL(request.url).origin !== location.origin) event.respondWith(Promise.resolve(Response.error()));
  if (request.method !== "GET" || !request.url.startsWith(scope.registration.scope)) return;
  event.respondWith(find(request));
  if (request.mode === "navigate") event.waitUntil(Promise.allSettled([tidy(), mend()]));
});
