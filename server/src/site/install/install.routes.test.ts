import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { property } from '../../platform/db/tables/schema';
import { testApp } from '../../testing/test-app';

const { app, get, db } = await testApp();

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
const manifestOf = async (property: string, lang: string) =>
  JSON.parse((await get(`/manifests/${property}.webmanifest?lang=${lang}`)).text);

test('R-02 each hotel is an app of its own with its name, colours and start URL', async () => {
  const [lisbon, muscat] = await Promise.all([
    manifestOf('casa-miramar', 'es'),
    manifestOf('qasr-al-bahr', 'ar'),
  ]);

  expect(lisbon).toMatchObject({
    name: 'Casa Miramar',
    lang: 'es',
    dir: 'ltr',
    id: '/_init-pwa?property=casa-miramar',
    start_url: '/casa-miramar/',
    display: 'standalone',
    scope: '/casa-miramar/',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(muscat).toMatchObject({ name: 'قصر البحر', lang: 'ar', dir: 'rtl' });
  expect(muscat.id).not.toBe(lisbon.id);
  // A page of one hotel is outside of the other one's app.
  expect(muscat.start_url.startsWith(lisbon.scope)).toBe(false);
  expect(muscat.theme_color).not.toBe(lisbon.theme_color);
});

test('R-02 a hotel whose name begins with that of another one is an app of its own', async () => {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  if (!hotel) throw new Error('property not found');
  await db.insert(property).values({ ...hotel, id: randomUUID(), slug: 'casa-miramar-alta' });

  const [lower, upper] = await Promise.all(
    ['casa-miramar', 'casa-miramar-alta'].map((slug) => manifestOf(slug, 'en')),
  );

  expect(lower.id).not.toBe(upper.id);
  // A browser takes every address that begins with the scope for a page of the app.
  const taken = [upper.start_url, ...upper.shortcuts.map(({ url }: { url: string }) => url)];
  expect(taken.filter((url: string) => url.startsWith(lower.scope))).toEqual([]);
  for (const { scope, start_url, shortcuts, share_target } of [lower, upper]) {
    const own = [start_url, share_target.action, ...shortcuts.map(({ url }: { url: string }) => url)];
    expect(own.filter((url: string) => !url.startsWith(scope))).toEqual([]);
  }
});

test('R-02 the install prompt shows the hotel on a phone and on a wider screen, in the declared size', async () => {
  const { screenshots } = await manifestOf('casa-miramar', 'fr');

  expect(screenshots).toMatchObject([{ form_factor: 'narrow' }, { form_factor: 'wide' }]);
  for (const { src, sizes, type, label } of screenshots) {
    const { statusCode, headers, rawPayload } = await app.inject(src);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([format, `${width}x${height}`]).toEqual(['jpeg', sizes]);
    expect(label).not.toBe('');
  }
  const [lisbon, kyoto] = await Promise.all(
    ['casa-miramar', 'higashiyama-an'].map(
      async (slug) => (await app.inject(`/screenshots/${slug}/narrow.jpg`)).rawPayload,
    ),
  );
  expect(lisbon?.equals(kyoto ?? Buffer.alloc(0))).toBe(false);
  expect((await manifestOf('_suite', 'en')).screenshots).toBeUndefined();
});

test('the picture beside a link to a hotel is as wide as those who show it ask for', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/screenshots/casa-miramar/link.jpg');

  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
});

test('photos can be shared into the app of a hotel that has a feed or a chat', async () => {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'qasr-al-bahr'));
  if (!hotel) throw new Error('property not found');
  expect((await manifestOf('qasr-al-bahr', 'en')).share_target).toMatchObject({
    action: '/qasr-al-bahr/shared-photos',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photos', accept: expect.arrayContaining(['image/jpeg']) }] },
  });

  const features = { ...hotel.features, feed: false, chat: false };
  await db.update(property).set({ features }).where(eq(property.id, hotel.id));

  expect((await manifestOf('qasr-al-bahr', 'en')).share_target).toBeUndefined();
  expect((await manifestOf('_suite', 'en')).share_target).toBeUndefined();
});

test('photos that reach the server lead to a page that says that they are lost', async () => {
  const post = (slug: string) =>
    app.inject({
      method: 'POST',
      url: `/${slug}/shared-photos`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.alloc(2_000_000),
    });

  const { statusCode, headers: answer } = await post('casa-miramar');
  expect([statusCode, answer.location]).toEqual([303, '/casa-miramar/?shared=lost']);
  expect((await post('nowhere')).statusCode).toBe(404);
});

test('R-02 the shortcuts of a hotel open its own pages, in the language of the guest', async () => {
  const { shortcuts } = await manifestOf('casa-miramar', 'ar');

  expect(shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['مراسلة الاستقبال', '/casa-miramar/chat'],
    ['طلب جديد', '/casa-miramar/request/create'],
    ['المطاعم والبارات', '/casa-miramar/directories/bars-and-restaurants'],
    ['إقامتي', '/casa-miramar/reservations'],
  ]);
  expect((await manifestOf('_suite', 'en')).shortcuts).toBeUndefined();
});

test('R-02 a hotel without requests has no shortcut for them', async () => {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'higashiyama-an'));
  if (!hotel) throw new Error('property not found');
  await db
    .update(property)
    .set({ features: { ...hotel.features, requests: false }, isChatEnabled: false })
    .where(eq(property.id, hotel.id));

  const { shortcuts } = await manifestOf('higashiyama-an', 'en');
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/higashiyama-an/directories/bars-and-restaurants',
    '/higashiyama-an/reservations',
  ]);
});

test('R-02 the app of all hotels starts at the hotel visited last', async () => {
  expect(await manifestOf('_suite', 'fr')).toMatchObject({
    name: 'Mon hôtel',
    start_url: '/_init-pwa',
    scope: '/',
  });
});

test('every icon of a manifest exists in its declared size', async () => {
  for (const property of ['casa-miramar', '_suite']) {
    const { icons } = (await manifestOf(property, 'en')) as { icons: Icon[] };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of [...icons, apple(property)]) {
      const { statusCode, headers, rawPayload } = await app.inject(src);
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
      if (type === 'image/png') expect(pngSize(rawPayload)).toBe(sizes);
    }
  }
});

const apple = (property: string): Icon => ({
  src: `/icons/${property}/apple-180.png`,
  sizes: '180x180',
  type: 'image/png',
  purpose: 'any',
});

/** Reads the size from the header of the PNG. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the icon of a hotel has its colour', async () => {
  const [lisbon, kyoto] = await Promise.all(
    ['casa-miramar', 'higashiyama-an'].map(async (it) => (await get(`/icons/${it}/any.svg`)).text),
  );

  expect(lisbon).toMatch(/^<svg/);
  expect(lisbon).not.toBe(kyoto);
});

test.each([
  ['/manifests/nowhere.webmanifest', 404],
  ['/icons/nowhere/any.svg', 404],
  ['/screenshots/nowhere/narrow.jpg', 404],
  ['/screenshots/_suite/narrow.jpg', 404],
  ['/icons/casa-miramar/any-999.png', 404],
  ['/icons/casa-miramar/apple-512.png', 404],
  ['/icons/casa-miramar/evil.svg', 404],
  ['/icons/casa-miramar/..%2f..%2fx', 400],
])('%s returns %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
