import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

const { get } = await testApp();
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
