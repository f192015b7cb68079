import { cacheDocument, instantDocument, lastGoodDocument } from './cached-documents';
import { offlineDocument } from './offline-document';
import type { RequestEvent } from './worker-scope';

/** The statuses with which the server, or a proxy in front of it, reports that it is temporarily unavailable. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** The milliseconds for which the network has precedence over a copy that may not be shown at once. */
const COPY_AFTER_MS = 5_000;
/** The milliseconds after which a guest without any copy is told that there is no network. */
const OFFLINE_AFTER_MS = 30_000;

/**
 * Serves a document. If the page was opened on this device recently, its copy is shown at once, and the document from
 * the network is stored for the next visit; the page itself refetches its data and changes to a newer release
 * (`build-check`). A reload, or a page without such a copy, comes from the network, and from the last good copy only
 * if the network fails or does not respond in time.
 */
export async function respondToNavigation(
  event: RequestEvent,
  languages: readonly string[],
): Promise<Response> {
  const { url } = event.request;
  const fromNetwork = loadDocument(event);
  // The worker has to stay alive until the document is stored. A lost network is not an error of the worker.
  event.waitUntil(fromNetwork.then(({ kept }) => kept).catch(() => {}));
  const instant = isReload(event.request) ? undefined : await instantDocument(url).catch(() => undefined);
  if (instant) return instant;
  // Without a network there is no response either.
  const answer = fromNetwork.then(
    ({ response }) => response,
    () => undefined,
  );
  // If the device's caches cannot be read, there is no copy.
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

/** A reload bypasses the copy: the guest wants the current page, and a broken copy must not be shown again. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

export async function respondFromCache(request: Request, name: string): Promise<Response> {
  return (await (await caches.open(name)).match(request)) ?? fetch(request);
}
