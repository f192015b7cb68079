import { countedQuery } from '@guest/shared/routes/neutral-query';
import { CACHES } from './cache-names';
import { buildIn, houseIn, markedAsCopy, withoutView } from './stored-html';
import { trim } from './trim';

/** A document has about 60 KB, and a device may have little storage. */
const KEPT_DOCUMENTS = 30;
const KEPT_AT = 'x-kept-at';
const BUILD = 'x-build';
/** These headers describe the body as transferred, but the decoded body is stored. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

const documents = () => caches.open(CACHES.documents);

/**
 * Returns the cache key of a document: its address without query parameters that do not affect the document.
 */
function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const query = countedQuery(searchParams);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const propertyIn = (url: string) => new URL(url).pathname.split('/')[1] ?? '';

/** Caches a document for offline use. Documents depend on the language but not on the guest. */
export async function keepDocument(url: string, response: Response): Promise<void> {
  const { headers } = response;
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  // An address that must not leak to other sites is not stored on the device either.
  const isSecret = headers.get('referrer-policy') === 'no-referrer';
  if (!response.ok || response.redirected || !isHtml || isSecret) return;
  const html = await response.text();
  const build = buildIn(html);
  if (!build) return;

  const kept = new Headers(headers);
  for (const name of OF_THE_WIRE) kept.delete(name);
  kept.set(KEPT_AT, String(Date.now()));
  kept.set(BUILD, build);
  const cache = await documents();
  await forgetOtherLanguages(cache, url, headers.get('content-language'));
  // The entry is deleted first so that it moves to the end; the oldest entries are evicted first.
  await cache.delete(placeOf(url), { ignoreVary: true });
  await cache.put(placeOf(url), new Response(html, { headers: kept }));
  await trim(cache, KEPT_DOCUMENTS);
}

/** After a change of language, cached documents in the previous language must no longer be served. */
async function forgetOtherLanguages(cache: Cache, url: string, lang: string | null): Promise<void> {
  for (const request of await cache.keys()) {
    if (propertyIn(request.url) !== propertyIn(url)) continue;
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept?.headers.get('content-language') !== lang) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Returns the last good copy of a document. Without one it returns another document of the same hotel,
 * preferably the home page, without its content, in which the browser can render the page.
 */
export async function lastGoodDocument(url: string): Promise<Response | undefined> {
  const cache = await documents();
  const own = await cache.match(placeOf(url), { ignoreVary: true });
  if (own) return asCopy(own, (html) => html);
  const property = propertyIn(url);
  if (property === '') return undefined;
  const relatives = (await cache.keys()).filter((request) => propertyIn(request.url) === property);
  const home = relatives.find((request) => new URL(request.url).pathname === `/${property}`);
  const relative = home ?? relatives.at(-1);
  const kept = relative && (await cache.match(relative, { ignoreVary: true }));
  return kept && asCopy(kept, withoutView);
}

async function asCopy(kept: Response, change: (html: string) => string): Promise<Response> {
  const html = markedAsCopy(await kept.text(), kept.headers.get(KEPT_AT) ?? '');
  return new Response(change(html), { headers: kept.headers });
}

/**
 * Removes the documents of other builds: without the files of their build they would never become
 * interactive.
 */
export async function forgetDocumentsBut(builds: ReadonlySet<string>): Promise<void> {
  const cache = await documents();
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!builds.has(kept?.headers.get(BUILD) ?? '')) await cache.delete(request, { ignoreVary: true });
  }
}

/** Returns the hotels whose pages are cached, and the language of the document that was cached last. */
export async function keptHomes(): Promise<{
  homes: { path: string; house: string }[];
  lang: string | null;
}> {
  const cache = await documents();
  const homes: { path: string; house: string }[] = [];
  let lang: string | null = null;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    lang = kept?.headers.get('content-language') ?? lang;
    const { pathname } = new URL(request.url);
    if (kept && /^\/[^/]+$/.test(pathname)) homes.push({ path: pathname, house: houseIn(await kept.text()) });
  }
  return { homes, lang };
}
