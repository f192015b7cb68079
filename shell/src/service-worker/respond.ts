import { cacheDocument, instantDocument, lastGoodDocument } from './cached-documents';
import { offlineDocument } from './offline-document';
import type { RequestEvent } from './worker-scope';

/** Replies with which the server, or a proxy in front of it, says that it is temporarily unavailable. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** How long a page that is not shown at once from its copy waits for the network before it is, in milliseconds. */
const COPY_AFTER_MS = 5_000;
/** How long a page without any copy waits before the guest is told that there is no network, in milliseconds. */
const OFFLINE_AFTER_MS = 30_000;

/**
 * Serves a document. A page that was opened here lately is shown at once, and the network's document is kept for the
 * next visit; the page itself reads its data again and changes to a newer release (`build-check`). A reload, and a
 * page without such a copy, come from the network and only if that fails, or does not answer, from the last good copy.
 */
export async function respondToNavigation(
  event: RequestEvent,
  languages: readonly string[],
): Promise<Response> {
  const { url } = event.request;
  const fromNetwork = loadDocument(event);
  // The worker must live until the document is kept; a lost network is no failure of the worker.
  event.waitUntil(fromNetwork.then(({ kept }) => kept).catch(() => {}));
  const instant = isReload(event.request) ? undefined : await instantDocument(url).catch(() => undefined);
  if (instant) return instant;
  // Without a network there is no response either.
  const answer = fromNetwork.then(
    ({ response }) => response,
    () => undefined,
  );
  // A device that cannot be read has no copy.
  const copy = () => lastGoodDocument(url).catch(() => undefined);
  const inTime = await within(COPY_AFTER_MS, answer);
  if (inTime && !UNAVAILABLE_STATUSES.includes(inTime.status)) return inTime;
  return (await copy()) ?? (await within(OFFLINE_AFTER_MS, answer)) ?? offlineDocument(languages);
}

/** Resolves to `undefined` if the response takes longer. */
async function within(ms: number, response: Promise<Response | undefined>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  const first = await Promise.race([response, timeout]);
  clearTimeout(timer);
  return first;
}

async function loadDocument(event: RequestEvent): Promise<{ response: Response; kept: Promise<void> }> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  return { response, kept: cacheDocument(event.request.url, response.clone()) };
}

/** A guest who reloads wants what is there now, and a page that is broken must not come back. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

export async function respondFromCache(request: Request, name: string): Promise<Response> {
  return (await (await caches.open(name)).match(request)) ?? fetch(request);
}
