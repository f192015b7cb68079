import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { directory } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';

const { get, db } = await testApp();
const here = '/web/property/casa-miramar/directories';

test('E-07 directories have a slug and a name, and the directory of outlets comes first', async () => {
  const { body } = await get(here, { headers: { 'accept-language': 'es' } });

  expect(body.items[0]).toMatchObject({
    slug: 'bars-and-restaurants',
    name: 'Bares y restaurantes',
    kind: 'outlets',
    order: 0,
  });
  expect(body.items.length).toBeGreaterThan(6);
  for (const directory of body.items)
    expect(directory).toMatchObject({ slug: expect.any(String), name: expect.any(String) });
});

test('a directory contains its entries in order', async () => {
  const { body } = await get(`${here}/your-room`);

  expect(body).toMatchObject({ slug: 'your-room', kind: 'info', image: { width: 800, height: 600 } });
  expect(body.entries.map(({ order }: { order: number }) => order)).toEqual(
    body.entries.map((_: unknown, i: number) => i),
  );
  expect(body.entries[0]).toMatchObject({
    slug: 'wifi',
    title: 'Wi-Fi',
    tags: ['wifi', 'internet', 'password'],
  });
});

test('links of an entry lead to pages of the same property', async () => {
  const { body: aboutHotel } = await get(`${here}/the-house`);
  const { body: train } = await get(`${here}/getting-around`);
  const entry = (body: { entries: { slug: string }[] }, slug: string) =>
    body.entries.find((one) => one.slug === slug);

  expect(entry(aboutHotel, 'breakfast')).toMatchObject({
    links: [{ label: 'Maré Alta', url: '/casa-miramar/directories/bars-and-restaurants/mare-alta' }],
  });
  const [map] = (entry(train, 'train-to-lisbon') as unknown as { documents: { url: string }[] }).documents;
  expect((await get(String(map?.url))).status).toBe(200);
});

test('the directory of outlets has an entry for each outlet', async () => {
  const [{ body: directory }, { body: outlets }] = await Promise.all([
    get(`${here}/Bars-And-Restaurants`),
    get('/web/property/casa-miramar/outlets'),
  ]);

  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  expect(slugs(directory.entries)).toEqual(slugs(outlets.items));
});

test('a directory is found only in its own property', async () => {
  expect((await get(`${here}/nowhere`)).status).toBe(404);
  expect((await get('/web/property/qasr-al-bahr/directories/your-room')).status).not.toBe(500);
  const ofAnother = (await get('/web/property/higashiyama-an/directories')).body.items.at(-1).slug;
  const own = (await get(here)).body.items.map(({ slug }: { slug: string }) => slug);
  if (!own.includes(ofAnother)) expect((await get(`${here}/${ofAnother}`)).status).toBe(404);
});

test('a directory contains its parent and its children', async () => {
  const { body: above } = await get(`${here}/getting-around`);
  const { body: below } = await get(`${here}/neighbours`);
  const { body: listed } = await get(here);

  expect(above.children).toEqual([listed.items.find(({ slug }: { slug: string }) => slug === 'neighbours')]);
  expect(below).toMatchObject({
    parentSlug: 'getting-around',
    parent: { slug: 'getting-around', name: above.name },
  });
});

test('the actions of an entry are in the language of the guest', async () => {
  const { body } = await get(`${here}/your-room`, { headers: { 'accept-language': 'fr' } });
  const actions = body.entries.flatMap((entry: { actions: unknown[] }) => entry.actions);

  expect(actions).toContainEqual({ type: 'request', label: 'Demander des oreillers', target: 'bedding' });
  expect(actions).toContainEqual({
    type: 'chat',
    label: 'Faire prendre le sac',
    target: expect.stringContaining('Mon sac de linge'),
  });
});

test('R-21 an outlet in the directory links to table booking and ordering if it offers them', async () => {
  const { body } = await get(`${here}/bars-and-restaurants`, { headers: { 'accept-language': 'fr' } });
  const actionsOf = (slug: string) =>
    body.entries.find((entry: { slug: string }) => entry.slug === slug).actions;

  expect(actionsOf('mare-alta')).toEqual([
    { type: 'book', label: 'Réserver une table', target: 'mare-alta' },
    { type: 'order', label: 'Commander', target: 'mare-alta' },
  ]);
  expect(actionsOf('o-toldo')).toEqual([{ type: 'order', label: 'Commander', target: 'o-toldo' }]);
});

const before = { checkin: '2026-06-20', checkout: '2026-06-24' };
const inHouse = { checkin: '2026-06-08', checkout: '2026-06-14' };
const slugsFor = async (headers = {}): Promise<string[]> =>
  (await get(here, { headers })).body.items.map(({ slug }: { slug: string }) => slug);

test('R-21 a directory is listed only for its audience: anonymous visitors or guests in a state of their stay', async () => {
  const [coming, staying] = [await knownGuest(db, NOON, before), await knownGuest(db, NOON, inHouse)];

  expect(await slugsFor()).toContain('before-you-come');
  expect(await slugsFor(coming.headers)).toContain('before-you-come');
  expect(await slugsFor(staying.headers)).not.toContain('before-you-come');
  // Guests can open what anonymous visitors may read, even if it is not listed for them.
  expect((await get(`${here}/before-you-come`, { headers: staying.headers })).status).toBe(200);
});

test('R-21 a directory for in-house guests and those below it are closed to everybody else', async () => {
  await db
    .update(directory)
    .set({ audience: ['IN'] })
    .where(eq(directory.slug, 'getting-around'));
  const [coming, staying] = [await knownGuest(db, NOON, before), await knownGuest(db, NOON, inHouse)];
  const answers = async (headers = {}) =>
    Promise.all(
      ['getting-around', 'neighbours'].map(
        async (slug) => (await get(`${here}/${slug}`, { headers })).status,
      ),
    );
  const found = async (headers = {}) =>
    (await get('/web/property/casa-miramar/search?q=lighthouse', { headers })).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'entry',
    ).length;

  expect(await answers(staying.headers)).toEqual([200, 200]);
  expect(await answers(coming.headers)).toEqual([404, 404]);
  // An anonymous visitor gets 403 instead of 404: the browser can then ask them to sign in.
  expect(await answers()).toEqual([403, 403]);
  expect(await slugsFor()).not.toContain('neighbours');
  expect(await slugsFor(staying.headers)).toContain('neighbours');
  expect([await found(staying.headers), await found()]).toEqual([1, 0]);
  await db.update(directory).set({ audience: [] }).where(eq(directory.slug, 'getting-around'));
});
