import { answerFromCache, answerNavigation } from './answer';
import { cacheFor, CACHES } from './cache-names';
import { keepDocument } from './documents';
import { isKeepMessage, type KeepMessage } from './keep-message';
import { keepPaths } from './keep-paths';
import { keepSet } from './kept-sets';
import { openNotification } from './open-notification';
import { trim } from './trim';
import type { StaticRoute, WorkerScope } from './worker-scope';

const KEPT_PICTURES = 120;

/** A browser that knows them asks the worker for documents alone, and for those beside the network, never before it. */
const ROUTES: StaticRoute[] = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  { condition: { urlPattern: { pathname: '/releases/*' } }, source: { cacheName: CACHES.files } },
  { condition: { urlPattern: { pathname: '/faces/*.woff2' } }, source: { cacheName: CACHES.files } },
  { condition: { urlPattern: { pathname: '/pictures/*' } }, source: { cacheName: CACHES.pictures } },
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];

/**
 * Joins the worker to its events. It holds nothing of any release, and takes no part in what is newest: files are kept
 * by addresses that say their version, documents come from the network while there is one. So a new worker waits its
 * turn, and no page is ever reloaded for it.
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
    if (origin !== scope.location.origin || request.method !== 'GET') return;
    if (request.mode === 'navigate') return event.respondWith(answerNavigation(event, languages));
    const cache = cacheFor(pathname);
    if (cache) event.respondWith(answerFromCache(request, cache));
  });

  scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(scope, event)));

  // One after the other: each reads what the one before it has written.
  let kept: Promise<void> = Promise.resolve();
  scope.addEventListener('message', (event) => {
    const { data } = event;
    if (!isKeepMessage(data)) return;
    // What did not come now is kept by the next page.
    kept = kept.then(() => keep(data)).catch(() => {});
    event.waitUntil(kept);
  });
}

async function keep({ set, files, pictures, document }: KeepMessage): Promise<void> {
  // The browser has just loaded it, and has no need to ask for it again.
  if (document) await keepDocument(document, await fetch(document, { cache: 'force-cache' }));
  await keepSet({ id: set, files });
  const cache = await caches.open(CACHES.pictures);
  await keepPaths(cache, pictures);
  await trim(cache, KEPT_PICTURES);
}
