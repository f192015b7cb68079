import { expect, test, vi } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';
const PATIENCE_MS = 10_000;

test('a cached document is revalidated without a body until it changes', async () => {
  let now = 1_800_000_000_000;
  const { get } = await fixtureSite({ now: () => now });
  const first = await get(OUTLETS, { 'accept-encoding': 'br' });
  const again = () => get(OUTLETS, { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });

  const same = await again();
  now += 60_000;
  const later = await again();

  expect(first.headers.etag).toMatch(/^"[\w-]{43}\.br"$/);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  });
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, first.headers.etag]);
  expect(same.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect([later.status, later.headers.etag === first.headers.etag]).toEqual([200, false]);
});

test('all encodings of a document contain the same document', async () => {
  const { get } = await fixtureSite();

  const forms = await Promise.all(
    ['br', 'gzip', 'identity', 'br'].map((encoding) => get('/casa', { 'accept-encoding': encoding })),
  );

  expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, 'br']);
  expect(new Set(forms.map(({ html }) => html)).size).toBe(1);
  expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('concurrent guests of two properties, languages and versions never get each other’s documents', async () => {
  const { get, publishDining, promote } = await fixtureSite({ dining: 'telling' });
  await publishDining('2.0.0', 'telling');

  const wave = () =>
    Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const property = i % 2 ? 'casa' : 'qasr';
        const lang = i % 4 < 2 ? 'en' : i % 2 ? 'es' : 'ar';
        const { html } = await get(`/${property}/directories/bars-and-restaurants`, {
          'accept-language': lang,
        });
        return { property, lang, html };
      }),
    );

  const seen = await wave();
  const [during] = await Promise.all([
    wave(),
    promote('production', 'set-2', { shell: '1.0.0', remotes: { dining: '2.0.0' } }),
  ]);
  await vi.waitFor(async () => expect(bootIn((await get(OUTLETS)).html).buildId).toBe('set-2'), PATIENCE_MS);
  seen.push(...during, ...(await wave()));

  const sets = new Set();
  for (const { property, lang, html } of seen) {
    const { buildId, remotes, view } = bootIn(html);
    const version = buildId === 'set-1' ? '1.0.0' : '2.0.0';
    sets.add(buildId);
    expect(view).toBe('page');
    expect(html).toContain(`<p>/${property}/directories/bars-and-restaurants ${lang} `);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`--accent-hue:${property === 'casa' ? 30 : 150}`);
    expect(remotes).toMatchObject({ dining: { version } });
    expect(new Set(withoutFallbacks(html).match(/\/releases\/dining\/[\d.]+/g))).toEqual(
      new Set([`/releases/dining/${version}`]),
    );
  }
  expect([...sets].sort()).toEqual(['set-1', 'set-2']);
});

test('a promotion takes effect for the next guest', async () => {
  const { get, publishDining, promote } = await fixtureSite();
  await get(OUTLETS);
  await publishDining('2.0.0', 'good');

  await promote('production', 'set-2', { shell: '1.0.0', remotes: { dining: '2.0.0' } });

  await vi.waitFor(async () => expect(bootIn((await get(OUTLETS)).html).buildId).toBe('set-2'), PATIENCE_MS);
});

test('concurrent requests for one document load its data and render it once', async () => {
  const { get, api } = await fixtureSite();

  const seen = await Promise.all(
    Array.from({ length: 30 }, (_, i) => get(`${OUTLETS}?app=true&utm_source=${i}`)),
  );

  expect(new Set(seen.map(({ html }) => html)).size).toBe(1);
  expect(api.reads.filter((read) => read.includes('/casa/'))).toEqual([
    'en /web/property/casa/detail',
    'en /web/property/casa/outlets',
  ]);
});

test('a development-only page is the 404 page in production', async () => {
  const [theirs, ours] = await Promise.all([
    fixtureSite({ environment: 'production' }),
    fixtureSite({ environment: 'test' }),
  ]);

  expect((await ours.get('/_dev/kit')).status).toBe(200);
  const absent = await theirs.get('/_dev/kit');
  expect(absent.status).toBe(404);
  expect(bootIn(absent.html).status).toBe(404);
});

/** A document also names the previous version of each remote as a fallback. */
const withoutFallbacks = (html: string) => html.replace(/"previous":{[^}]*}/g, '');
