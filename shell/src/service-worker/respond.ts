import { cacheDocument, lastGoodDocument } from './cached-documents';
import { offlineDocument } from './offline-document';
import type { RequestEvent } from './worker-scope';

/** Replies with which the server, or a proxy in front of it, says that it is temporarily unavailable. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** Serves a document from the network and, only if that fails, the last good copy. */
export async function respondToNavigation(
  event: RequestEvent,
  languages: readonly string[],
): Promise<Response> {
  const { url } = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (UNAVAILABLE_STATUSES.includes(response.status)) return (await lastGoodDocument(url)) ?? response;
    event.waitUntil(cacheDocument(url, response.clone()));
    return response;
  } catch {
    // There is no network.
    return (await lastGoodDocument(url)) ?? offlineDocument(languages);
  }
}

export async function respondFromCache(request: Request, name: string): Promise<Response> {
  return (await (await caches.open(name)).match(request)) ?? fetch(request);
}
