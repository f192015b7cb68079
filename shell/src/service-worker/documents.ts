import { countedQuery } from '@guest/shared/routes/neutral-query';
import { CACHES } from './cache-names';
import { buildIn, houseIn, markedAsCopy, withoutView } from './stored-html';
import { trim } from './trim';

/** Some 60 KB each, on a device that may have little room. */
const KEPT_DOCUMENTS = 30;
const KEPT_AT = 'x-kept-at';
const BUILD = 'x-build';
/** Of the body as it came; what is kept is another. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

const documents = () => caches.open(CACHES.documents);

/** Where a document is kept: without what changes nothing of it. */
function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const query = countedQuery(searchParams);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const propertyIn = (url: string) => new URL(url).pathname.split('/')[1] ?? '';

/** Keeps a document of the suite for when there is no network. It is the same for everybody who speaks its language. */
export async function keepDocument(url: string, response: Response): Promise<void> {
  const { headers } = response;
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  // An address that no other site may see is not written down here either.
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
  // Last among its like, so that the oldest are the first to go.
  await cache.delete(placeOf(url), { ignoreVary: true });
  await cache.put(placeOf(url), new Response(html, { headers: kept }));
  await trim(cache, KEPT_DOCUMENTS);
}

/** A guest who has chosen another language reads no more in the last one. */
async function forgetOtherLanguages(cache: Cache, url: string, lang: string | null): Promise<void> {
  for (const request of await cache.keys()) {
    if (propertyIn(request.url) !== propertyIn(url)) continue;
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept?.headers.get('content-language') !== lang) await cache.delete(request, { ignoreVary: true });
  }
}

/** The last good document of an address; else one of the same hotel, its home if there is one, to draw the page in. */
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

/** The documents of builds whose files are gone could be read, but would never answer. */
export async function forgetDocumentsBut(builds: ReadonlySet<string>): Promise<void> {
  const cache = await documents();
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!builds.has(kept?.headers.get(BUILD) ?? '')) await cache.delete(request, { ignoreVary: true });
  }
}

/** What can be read without a network: hotels whose pages are kept, and the language of the last one. */
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
