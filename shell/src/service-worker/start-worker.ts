import { respondFromCache, respondToNavigation } from './respond';
import { cacheFor, CACHES } from './cache-names';
import { cacheDocument } from './cached-documents';
import { isPrecacheMessage, type PrecacheMessage } from './precache-message';
import { PRECACHE_TIMEOUT_MS, precachePaths } from './precache-paths';
import { cacheReleaseSet } from './cached-release-sets';
import { openNotification } from './open-notification';
import { receivePhotos, sharedInto } from './photos/receive-photos';
import { evict } from './cache/evict';
import { showPush } from './show-push';
import type { StaticRoute, WorkerScope } from './worker-scope';

const MAX_PICTURES = 120;

/**
 * With static routing the browser involves the worker only for documents, where the worker races the network
 * and never delays it.
 */
const ROUTES: StaticRoute[] = [
  // Photos shared by another app are posted as a form that only the worker handles.
  { condition: { requestMode: 'navigate', requestMethod: 'POST' }, source: 'fetch-event' },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  { condition: { urlPattern: { pathname: '/releases/*' } }, source: { cacheName: CACHES.files } },
  { condition: { urlPattern: { pathname: '/faces/*.woff2' } }, source: { cacheName: CACHES.files } },
  { condition: { urlPattern: { pathname: '/pictures/*' } }, source: { cacheName: CACHES.pictures } },
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];

/**
 * Registers the event handlers of the worker. The worker contains no release: files are cached under
 * versioned addresses, and documents come from the network if there is one. Therefore a new worker need not
 * take over at once, and no page is reloaded for it.
 */
export function startWorker(scope: WorkerScope, languages: readonly string[]): void {
  scope.addEventListener('install', (event) => {
    if (event.addRoutes) event.waitUntil(event.addRoutes(ROUTES));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(scope.clients.claim());
    const { navigationPreload } = scope.registration;
    if (!('InstallEvent' in scope) && navigationPreload) event.waitUntil(navigationPreload.enable());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== scope.location.origin) return;
    const sharedProperty = sharedInto(request);
    if (sharedProperty !== undefined) return event.respondWith(receivePhotos(request, sharedProperty));
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') return event.respondWith(respondToNavigation(event, languages));
    const cache = cacheFor(pathname);
    if (cache) event.respondWith(respondFromCache(request, cache));
  });

  scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(scope, event)));

  // Messages are handled in sequence because each reads what the previous one has written.
  let queue: Promise<void> = Promise.resolve();
  scope.addEventListener('message', (event) => {
    const { data, ports } = event;
    if (!isPrecacheMessage(data)) return;
    // A failure is ignored because the next page requests the same files.
    queue = queue.then(() => precache(data)).catch(() => {});
    event.waitUntil(queue.then(() => ports[0]?.postMessage('done')));
  });
}

async function precache({ set, files, members, pictures, document }: PrecacheMessage): Promise<void> {
  // If the document cannot be stored, the files are cached all the same.
  if (document) await loadAgain(document).catch(() => {});
  await cacheReleaseSet({ id: set, files }, members);
  const cache = await caches.open(CACHES.pictures);
  await precachePaths(cache, pictures);
  await evict(cache, MAX_PICTURES);
}

/** The browser has just loaded the document, so it comes from the HTTP cache. */
async function loadAgain(document: string): Promise<void> {
  const signal = AbortSignal.timeout(PRECACHE_TIMEOUT_MS);
  await cacheDocument(document, await fetch(document, { cache: 'force-cache', signal }));
}
