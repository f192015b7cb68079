// @vitest-environment node
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheDocument, lastGoodDocument } from './cached-documents';
import { cacheReleaseSet } from './cached-release-sets';
import { offlineDocument } from './offline-document';

const ORIGIN = 'http://suite';
let requested: string[] = [];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return new Response(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

function document(build: string, headers: Record<string, string> = {}): Response {
  const boot = `<script type="application/json" id="boot">{"buildId":"${build}"}</script>`;
  return new Response(
    `<!doctype html><html lang="en"><head><title>Home | Casa &amp; Mar</title></head><body><div id="root"><div>View of ${build}</div></div>${boot}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en', ...headers } },
  );
}

const filesKept = async () =>
  (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname).sort();
const shown = async (path: string) => (await lastGoodDocument(ORIGIN + path))?.text();

test('each file is fetched once, and files and documents older than the last three sets are evicted', async () => {
  for (const build of ['one', 'two', 'three']) {
    await cacheDocument(`${ORIGIN}/${build}`, document(build));
    await cacheReleaseSet({ id: build, files: ['/releases/react.js', `/releases/${build}.js`] });
  }
  // A tab with the first set is still open, as its lazy file shows.
  await cacheReleaseSet({ id: 'one', files: ['/releases/late.js'] });
  await cacheReleaseSet({ id: 'four', files: ['/releases/react.js', '/releases/four.js'] });

  expect(requested.filter((path) => path === '/releases/react.js')).toHaveLength(1);
  expect(await filesKept()).toEqual([
    '/releases/four.js',
    '/releases/late.js',
    '/releases/one.js',
    '/releases/react.js',
    '/releases/three.js',
  ]);
  expect(await shown('/one')).toContain('View of one');
  expect(await shown('/two')).toBeUndefined();
});

test('a file of the set that no page has named is not loaded, and stays if another set has cached it', async () => {
  await cacheReleaseSet({ id: 'one', files: ['/releases/react.js', '/releases/old.js'] });
  for (const build of ['two', 'three', 'four']) {
    await cacheReleaseSet({ id: build, files: [`/releases/${build}.js`] }, ['/releases/react.js']);
  }
  await cacheReleaseSet({ id: 'four', files: [] }, ['/releases/never-named.js']);

  expect(requested).not.toContain('/releases/never-named.js');
  expect(await filesKept()).toEqual([
    '/releases/four.js',
    '/releases/react.js',
    '/releases/three.js',
    '/releases/two.js',
  ]);
});

test('irrelevant query parameters do not change the cached document, and a copy carries its date', async () => {
  await cacheDocument(`${ORIGIN}/casa?app=true&tag=sea`, document('one'));

  expect(await shown('/casa?tag=sea&utm_source=mail')).toMatch(
    /<html data-kept-at="\d{13}" lang="en">.*View of one/,
  );
});

test('a page that was never cached is served in a document of the same hotel without its view', async () => {
  await cacheDocument(`${ORIGIN}/casa/discover`, document('feed'));
  await cacheDocument(`${ORIGIN}/casa`, document('home'));

  const html = await shown('/casa/activities');

  expect(html).toContain('data-is-frame');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('"buildId":"home"');
  expect(await shown('/other')).toBeUndefined();
  expect(await shown('/')).toBeUndefined();
});

test.each([
  ['an address with a no-referrer policy', document('one', { 'referrer-policy': 'no-referrer' })],
  [
    'a page that does not come from the suite',
    new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a reply that is not HTML', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a 404 page', new Response('<html></html>', { status: 404 })],
])('%s is not cached', async (_case, response) => {
  await cacheDocument(`${ORIGIN}/casa`, response);

  expect(await shown('/casa')).toBeUndefined();
});

test('a guest who has changed the language gets no document in the previous one', async () => {
  await cacheDocument(`${ORIGIN}/casa`, document('one'));
  await cacheDocument(`${ORIGIN}/casa/discover`, document('one', { 'content-language': 'fr' }));

  expect(await shown('/casa')).toContain('data-is-frame');
});

test.each([
  ['the last opened page', ['ja-JP'], 'fr', 'lang="fr" dir="ltr"'],
  ['the browser', ['de', 'ar-OM', 'en'], null, 'lang="ar" dir="rtl"'],
  ['English', ['de'], null, 'lang="en" dir="ltr"'],
])('the offline document is written in the language of %s', async (_case, languages, isCached, expected) => {
  if (isCached) await cacheDocument(`${ORIGIN}/casa`, document('one', { 'content-language': isCached }));

  const response = await offlineDocument(languages);
  const html = await response.text();

  expect(html).toContain(expected);
  expect(html.includes('<a href="/casa"><bdi>Casa &amp; Mar</bdi></a>')).toBe(isCached !== null);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}=';/,
  );
});
