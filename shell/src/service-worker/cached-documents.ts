import { canonicalQuery } from '@guest/shared/routes/canonical-query';
import { CACHES } from './cache-names';
import { buildIn, hotelNameIn, isOfChannel, markedAsCopy, withoutView } from './stored-html';
import { evict } from './cache/evict';

/** A document has about 60 KB, and a device may have little storage. */
const MAX_DOCUMENTS = 30;
/** An older document is shown only without a network. */
const INSTANT_FOR_MS = 7 * 24 * 3_600_000;
/** A document that was not opened for this long is deleted. */
const KEPT_FOR_MS = 30 * 24 * 3_600_000;
/** A document whose build has no cached files yet is kept for this long, until its page is opened. */
const NEW_FOR_MS = 24 * 3_600_000;
const CACHED_AT_HEADER = 'x-kept-at';
const INSTANT_HEADER = 'x-instant';
const BUILD_HEADER = 'x-build';
const GONE_STATUSES = [404, 410];
/** These headers describe the body as transferred, but the decoded body is stored. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

const openDocuments = () => caches.open(CACHES.documents);

/**
 * Returns the cache key of a document: its address without query parameters that do not affect the document.
 */
function cacheKeyOf(url: string): string {
  const { pathname: typed, searchParams } = new URL(url);
  // The installed app of a hotel starts at its home page with a slash.
  const pathname = typed.replace(/(?<=.)\/$/, '');
  const query = canonicalQuery(searchParams);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const propertyIn = (url: string) => new URL(url).pathname.split('/')[1] ?? '';

/** Caches a document for offline use. Documents depend on the language but not on the guest. */
export async function cacheDocument(url: string, response: Response): Promise<void> {
  const { headers } = response;
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  // An address that must not leak to other sites is not stored on the device either.
  const isSecret = headers.get('referrer-policy') === 'no-referrer';
  // The hotel no longer has this page, so its copy must not be shown before the network answers.
  if (GONE_STATUSES.includes(response.status) || response.type === 'opaqueredirect')
    return deleteDocument(url);
  if (!response.ok || response.redirected || !isHtml || isSecret) return;
  const html = await response.text();
  const build = buildIn(html);
  if (!build) return;

  const cached = new Headers(headers);
  for (const name of TRANSFER_HEADERS) cached.delete(name);
  cached.set(CACHED_AT_HEADER, String(Date.now()));
  cached.set(BUILD_HEADER, build);
  if (isOfChannel(html)) cached.set(INSTANT_HEADER, '1');
  const cache = await openDocuments();
  await deleteOtherLanguages(cache, url, headers.get('content-language'));
  // The entry is deleted first so that it moves to the end; the oldest entries are evicted first.
  await cache.delete(cacheKeyOf(url), { ignoreVary: true });
  await cache.put(cacheKeyOf(url), new Response(html, { headers: cached }));
  await evict(cache, MAX_DOCUMENTS);
  await deleteOlderThan(cache, Date.now() - KEPT_FOR_MS);
}

async function deleteDocument(url: string): Promise<void> {
  await (await openDocuments()).delete(cacheKeyOf(url), { ignoreVary: true });
}

async function deleteOlderThan(cache: Cache, oldest: number): Promise<void> {
  for (const request of await cache.keys()) {
    const cached = await cache.match(request, { ignoreVary: true });
    if (cached && cachedAt(cached) < oldest) await cache.delete(request, { ignoreVary: true });
  }
}

const cachedAt = ({ headers }: Response) => Number(headers.get(CACHED_AT_HEADER));

/**
 * Returns the copy of a document that may be shown before the network answers: a recent one of the releases that
 * every guest gets.
 */
export async function instantDocument(url: string): Promise<Response | undefined> {
  const cached = await (await openDocuments()).match(cacheKeyOf(url), { ignoreVary: true });
  if (!cached?.headers.has(INSTANT_HEADER) || Date.now() - cachedAt(cached) > INSTANT_FOR_MS)
    return undefined;
  return toCachedCopy(cached, (html) => html);
}

/** After a change of language, cached documents in the previous language must no longer be served. */
async function deleteOtherLanguages(cache: Cache, url: string, lang: string | null): Promise<void> {
  for (const request of await cache.keys()) {
    if (propertyIn(request.url) !== propertyIn(url)) continue;
    const cached = await cache.match(request, { ignoreVary: true });
    if (cached?.headers.get('content-language') !== lang) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Returns the last good copy of a document. Without one it returns another document of the same hotel,
 * preferably the home page, without its content, in which the browser can render the page.
 */
export async function lastGoodDocument(url: string): Promise<Response | undefined> {
  const cache = await openDocuments();
  const exactMatch = await cache.match(cacheKeyOf(url), { ignoreVary: true });
  if (exactMatch) return toCachedCopy(exactMatch, (html) => html);
  const property = propertyIn(url);
  if (property === '') return undefined;
  const relatives = (await cache.keys()).filter((request) => propertyIn(request.url) === property);
  const home = relatives.find((request) => new URL(request.url).pathname === `/${property}`);
  const relative = home ?? relatives.at(-1);
  const cached = relative && (await cache.match(relative, { ignoreVary: true }));
  return cached && toCachedCopy(cached, withoutView);
}

async function toCachedCopy(cached: Response, change: (html: string) => string): Promise<Response> {
  const html = markedAsCopy(await cached.text(), cached.headers.get(CACHED_AT_HEADER) ?? '');
  return new Response(change(html), { headers: cached.headers });
}

/**
 * Removes the documents of evicted builds: without the files of their build they would never become interactive. A
 * document whose build is in no set yet was stored while an older copy was shown; it stays for a day, until its page
 * is opened and requests its files.
 */
export async function deleteDocumentsOf(
  evicted: ReadonlySet<string>,
  { kept }: { kept: ReadonlySet<string> },
): Promise<void> {
  const cache = await openDocuments();
  for (const request of await cache.keys()) {
    const cached = await cache.match(request, { ignoreVary: true });
    const build = cached?.headers.get(BUILD_HEADER) ?? '';
    const isNew = cached !== undefined && Date.now() - cachedAt(cached) < NEW_FOR_MS;
    if (evicted.has(build) || !(kept.has(build) || isNew)) await cache.delete(request, { ignoreVary: true });
  }
}

/** Returns the hotels whose pages are cached, and the language of the document that was cached last. */
export async function cachedHomePages(): Promise<{
  homes: { path: string; hotelName: string }[];
  lang: string | null;
}> {
  const cache = await openDocuments();
  const homes: { path: string; hotelName: string }[] = [];
  let lang: string | null = null;
  for (const request of await cache.keys()) {
    const cached = await cache.match(request, { ignoreVary: true });
    lang = cached?.headers.get('content-language') ?? lang;
    const { pathname } = new URL(request.url);
    if (cached && /^\/[^/]+$/.test(pathname))
      homes.push({ path: pathname, hotelName: hotelNameIn(await cached.text()) });
  }
  return { homes, lang };
}
