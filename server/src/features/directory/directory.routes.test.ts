import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { directory } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';

const { get, db } = await testApp();
const here = '/web/property/casa-miramar/directories';

test('E-07 directories have slug and name, and that of the outlets is the first', async () => {
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

test('a directory is told with its entries in their order', async () => {
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

test('the links of an entry lead to pages of its own property', async () => {
  const { body: house } = await get(`${here}/the-house`);
  const { body: train } = await get(`${here}/getting-around`);
  const entry = (body: { entries: { slug: string }[] }, slug: string) =>
    body.entries.find((one) => one.slug === slug);

  expect(entry(house, 'breakfast')).toMatchObject({
    links: [{ label: 'Maré Alta', url: '/casa-miramar/directories/bars-and-restaurants/mare-alta' }],
  });
  const [map] = (entry(train, 'train-to-lisbon') as unknown as { documents: { url: string }[] }).documents;
  expect((await get(String(map?.url))).status).toBe(200);
});

test('the directory of the outlets has an entry for each of them', async () => {
  const [{ body: directory }, { body: outlets }] = await Promise.all([
    get(`${here}/Bars-And-Restaurants`),
    get('/web/property/casa-miramar/outlets'),
  ]);

  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  expect(slugs(directory.entries)).toEqual(slugs(outlets.items));
});

test("a directory is found in its own property, and not in another's", async () => {
  expect((await get(`${here}/nowhere`)).status).toBe(404);
  expect((await get('/web/property/qasr-al-bahr/directories/your-room')).status).not.toBe(500);
  const ofAnother = (await get('/web/property/higashiyama-an/directories')).body.items.at(-1).slug;
  const own = (await get(here)).body.items.map(({ slug }: { slug: string }) => slug);
  if (!own.includes(ofAnother)) expect((await get(`${here}/${ofAnother}`)).status).toBe(404);
});

test('a directory names the one above it and those below it', async () => {
  const { body: above } = await get(`${here}/getting-around`);
  const { body: below } = await get(`${here}/neighbours`);
  const { body: listed } = await get(here);

  expect(above.children).toEqual([listed.items.find(({ slug }: { slug: string }) => slug === 'neighbours')]);
  expect(below).toMatchObject({
    parentSlug: 'getting-around',
    parent: { slug: 'getting-around', name: above.name },
  });
});

test('what can be done about an entry is told in the language of the guest', async () => {
  const { body } = await get(`${here}/your-room`, { headers: { 'accept-language': 'fr' } });
  const actions = body.entries.flatMap((entry: { actions: unknown[] }) => entry.actions);

  expect(actions).toContainEqual({ type: 'request', label: 'Demander des oreillers', target: 'bedding' });
  expect(actions).toContainEqual({
    type: 'chat',
    label: 'Faire prendre le sac',
    target: expect.stringContaining('Mon sac de linge'),
  });
});

test('R-21 an outlet leads from the directory to its tables and its orders, as far as it has any', async () => {
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

test('R-21 a directory is shown to those for whom it is: strangers, or guests by where they are in their stay', async () => {
  const [coming, staying] = [await knownGuest(db, NOON, before), await knownGuest(db, NOON, inHouse)];

  expect(await slugsFor()).toContain('before-you-come');
  expect(await slugsFor(coming.headers)).toContain('before-you-come');
  expect(await slugsFor(staying.headers)).not.toContain('before-you-come');
  // What strangers may read is nobody's secret.
  expect((await get(`${here}/before-you-come`, { headers: staying.headers })).status).toBe(200);
});

test('R-21 what is for guests in the house alone is closed to all others, and so is what stands below it', async () => {
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
  // Who has not signed in may be one for whom it is: the page is left to the browser, which knows.
  expect(await answers()).toEqual([403, 403]);
  expect(await slugsFor()).not.toContain('neighbours');
  expect(await slugsFor(staying.headers)).toContain('neighbours');
  expect([await found(staying.headers), await found()]).toEqual([1, 0]);
  await db.update(directory).set({ audience: [] }).where(eq(directory.slug, 'getting-around'));
});
