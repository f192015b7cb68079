import { keepDocument, lastGoodDocument } from './documents';
import { offlineDocument } from './offline-document';
import type { RequestEvent } from './worker-scope';

/** The suite, or what stands before it, says that it is not there for now. */
const AWAY = [502, 503, 504];

/** A document comes from the network; only where that fails, the last good one. */
export async function answerNavigation(event: RequestEvent, languages: readonly string[]): Promise<Response> {
  const { url } = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (AWAY.includes(response.status)) return (await lastGoodDocument(url)) ?? response;
    event.waitUntil(keepDocument(url, response.clone()));
    return response;
  } catch {
    // No network, which is what all this is for.
    return (await lastGoodDocument(url)) ?? offlineDocument(languages);
  }
}

export async function answerFromCache(request: Request, name: string): Promise<Response> {
  return (await (await caches.open(name)).match(request)) ?? fetch(request);
}
