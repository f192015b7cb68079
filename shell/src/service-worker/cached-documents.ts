import { canonicalQuery } from '@guest/shared/routes/canonical-query';
import { CACHES } from './cache-names';
import { buildIn, hotelNameIn, markedAsCopy, withoutView } from './stored-html';
import { evict } from './evict';

/** A document has about 60 KB, and a device may have little storage. */
const MAX_DOCUMENTS = 30;
const CACHED_AT_HEADER = 'x-kept-at';
const BUILD_HEADER = 'x-build';
/** These headers describe the body as transferred, but the decoded body is stored. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

const openDocuments = () => caches.open(CACHES.documents);

/**
 * Returns the cache key of a document: its address without query parameters that do not affect the document.
 */
function cacheKeyOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
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
  if (!response.ok || response.redirected || !isHtml || isSecret) return;
  const html = await response.text();
  const build = buildIn(html);
  if (!build) return;

  const cached = new Headers(headers);
  for (const name of TRANSFER_HEADERS) cached.delete(name);
  cached.set(CACHED_AT_HEADER, String(Date.now()));
  cached.set(BUILD_HEADER, build);
  const cache = await openDocuments();
  await deleteOtherLanguages(cache, url, headers.get('content-language'));
  // The entry is deleted first so that it moves to the end; the oldest entries are evicted first.
  await cache.delete(cacheKeyOf(url), { ignoreVary: true });
  await cache.put(cacheKeyOf(url), new Response(html, { headers: cached }));
  await evict(cache, MAX_DOCUMENTS);
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
 * Removes the documents of other builds: without the files of their build they would never become
 * interactive.
 */
export async function deleteDocumentsExcept(builds: ReadonlySet<string>): Promise<void> {
  const cache = await openDocuments();
  for (const request of await cache.keys()) {
    const cached = await cache.match(request, { ignoreVary: true });
    if (!builds.has(cached?.headers.get(BUILD_HEADER) ?? ''))
      await cache.delete(request, { ignoreVary: true });
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
