import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menu, outlet } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { testApp } from '../../testing/test-app';

const { get, send, db } = await testApp();
const here = '/web/property/casa-miramar/outlets';

test('E-07 an outlet has uuid, slug, name and menus, and a menu has uuid, slug and name', async () => {
  const { body } = await get(here);

  expect(body.items.length).toBeGreaterThanOrEqual(4);
  for (const one of body.items) {
    expect(one).toMatchObject({
      uuid: expect.any(String),
      slug: expect.any(String),
      name: expect.any(String),
    });
    for (const menu of one.menus) {
      expect(menu).toMatchObject({
        uuid: expect.any(String),
        slug: expect.any(String),
        name: expect.any(String),
      });
    }
  }
});

test('a single outlet and its menus match those in the list', async () => {
  const { body: list } = await get(here);
  const [first] = list.items;

  const { body: alone } = await get(`${here}/${first.slug.toUpperCase()}`);
  const { orderPolicy, ...rest } = alone;
  const { body: menus } = await get(`${here}/${first.slug}/menus`);

  expect(rest).toEqual(first);
  expect(orderPolicy).toBeDefined();
  expect(menus).toEqual({ items: first.menus });
});

test('R-22 an outlet publishes its order policy without kitchen capacity and discount codes', async () => {
  const { body: served } = await get(`${here}/room-service`);
  const { body: cellar } = await get(`${here}/adega-do-fado`);

  expect(served.orderPolicy).toEqual({
    slotInterval: 15,
    leadMinutes: 30,
    lastOrderBeforeCloseMinutes: 15,
    maxAdvanceDays: 2,
    minTotal: 0,
    maxTotal: 60_000,
    deliveryFee: 400,
    servicePercent: 0,
    taxPercent: 13,
    tipPresets: [0, 5, 10],
    autoAccept: false,
    cancelMinutes: 10,
    paymentMethods: ['room_charge', 'pay_on_delivery'],
  });
  expect(cellar.orderPolicy).toBeUndefined();
});

test('an outlet outside the property has a location, in its directory entry too', async () => {
  const { body: away } = await get(`${here}/o-toldo`);
  const { body: inside } = await get(`${here}/room-service`);
  const { body: all } = await get('/web/property/casa-miramar/directories/bars-and-restaurants');
  const { body: near } = await get('/web/property/casa-miramar/directories/neighbours');

  const entryOf = (entries: { slug: string }[], slug: string) => entries.find((one) => one.slug === slug);
  const mapUrl = 'https://www.openstreetmap.org/?mlat=38.692700&mlon=-9.438600#map=17/38.692700/-9.438600';
  expect(away.location).toEqual({ lat: 38.6927, lng: -9.4386, mapUrl });
  expect(inside).not.toHaveProperty('location');
  expect(entryOf(all.entries, 'o-toldo')).toMatchObject({ location: away.location });
  expect(entryOf(near.entries, 'boca-do-inferno')).toMatchObject({ location: { lat: 38.6913 } });
});

test('a menu can link to a PDF, and only https links are stored', async () => {
  const pdfUrl = 'https://adega-do-fado.example/carta.pdf';
  const { body: alone } = await get(`${here}/adega-do-fado/menus/fado-supper`);
  const { body: list } = await get(`${here}/adega-do-fado/menus`);

  expect([alone.pdfUrl, list.items[0].pdfUrl]).toEqual([pdfUrl, pdfUrl]);
  for (const wrong of ['javascript:alert(1)', 'http://adega-do-fado.example', '//adega.example', '']) {
    const update = db.update(menu).set({ pdfUrl: wrong }).where(eq(menu.id, alone.uuid));
    await expect(update).rejects.toThrow();
  }
});

test.each([
  { lat: 91, lng: 0 },
  { lat: 0, lng: 181 },
  { lat: 38.7, lng: null },
])('coordinates $lat, $lng are rejected', async (place) => {
  const update = db.update(outlet).set(place).where(eq(outlet.slug, 'o-toldo'));

  await expect(update).rejects.toThrow();
});

test('R-27 an outlet shows a guest whether it is a favourite, and leaves this out for an anonymous visitor', async () => {
  const { headers } = await knownGuest(db, Date.now());
  const uuid = (await get(`${here}/mare-alta`)).body.uuid;
  await send('PUT', `/web/property/casa-miramar/favorites/outlet/${uuid}`, { headers });

  const { body: alone } = await get(`${here}/mare-alta`, { headers });
  const { body: list } = await get(here, { headers });

  expect(alone.isFavorite).toBe(true);
  const favorites = list.items.filter(({ isFavorite }: { isFavorite: boolean }) => isFavorite);
  expect(favorites.map(({ slug }: { slug: string }) => slug)).toEqual(['mare-alta']);
  expect((await get(`${here}/mare-alta`)).body).not.toHaveProperty('isFavorite');
});

test('R-22 the menu overview includes the hours or season of each section and dish that has its own', async () => {
  const [counter, grill] = await Promise.all(
    ['pastelaria-celeste/menus/counter', 'o-toldo/menus/by-the-water'].map((of) =>
      get(`${here}/${of}/overview`),
    ),
  );

  const section = counter?.body.sections.find(({ name }: { name: string }) => name === 'Bread and salt');
  expect(section.availability.weekly).toEqual([
    { days: [2, 3, 4, 5, 6, 7], intervals: [{ from: '11:00', to: '18:00' }] },
  ]);
  const dishes = grill?.body.sections.flatMap(({ items }: { items: { name: string }[] }) => items);
  expect(dishes.find(({ name }: { name: string }) => name === 'Alentejo gazpacho')).toMatchObject({
    availability: { from: expect.any(String), until: expect.any(String) },
  });
});

test('a menu includes how many days ahead it can be ordered', async () => {
  const daysOf = async (of: string) => (await get(`${here}/${of}`)).body.maxAdvanceDays;

  expect(await daysOf('room-service/menus/breakfast')).toBe(7);
  expect(await daysOf('room-service/menus/all-day')).toBe(2);
  expect(await daysOf('adega-do-fado/menus/fado-supper')).toBeUndefined();
});

test('a menu has sections and items with prices in minor units, and marks undeclared allergens', async () => {
  const items: {
    price: number;
    allergensDeclared: boolean;
    allergens: string[];
    portions: { price: number }[];
  }[] = [];
  for (const { slug, menus } of (await get(here)).body.items) {
    for (const { slug: menuSlug } of menus) {
      const { body } = await get(`${here}/${slug}/menus/${menuSlug}`);
      expect(body).toMatchObject({ outlet: { slug }, currency: 'EUR', currencyPrecision: 2 });
      items.push(...body.sections.flatMap((section: { items: unknown[] }) => section.items));
    }
  }

  expect(items.length).toBeGreaterThanOrEqual(80);
  expect(items.every(({ price }) => Number.isInteger(price) && price >= 0)).toBe(true);
  expect(
    items
      .filter(({ allergensDeclared }) => !allergensDeclared)
      .every(({ allergens }) => allergens.length === 0),
  ).toBe(true);
});

test('the menu overview leaves out item details and includes the hours of the outlet', async () => {
  const [first] = (await get(here)).body.items;
  const at = `${here}/${first.slug}/menus/${first.menus[0].slug}`;

  const { body: whole } = await get(at);
  const { body: overview } = await get(`${at}/overview`);

  expect(overview.outlet).toMatchObject({
    ...whole.outlet,
    image: first.images[0],
    openingHours: first.openingHours,
  });
  expect(overview.sections).toHaveLength(whole.sections.length);
  for (const [i, section] of whole.sections.entries()) {
    expect(section).toMatchObject(overview.sections[i]);
    expect(overview.sections[i].items).toHaveLength(section.items.length);
    const names = section.items.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const item of overview.sections[i].items) {
      expect(Object.keys(item)).not.toContain('modifierGroups');

      expect(item).toMatchObject({ allergensDeclared: expect.any(Boolean), portions: expect.any(Array) });
    }
  }
});

test('a translated item includes its original name', async () => {
  const [first] = (await get(here)).body.items;
  const at = `${here}/${first.slug}/menus/${first.menus[0].slug}`;
  const named = (body: { sections: { items: { name: string; originalName?: string }[] }[] }) =>
    body.sections.flatMap(({ items }) => items);

  const english = named((await get(at, { headers: { 'accept-language': 'en' } })).body);
  const french = named((await get(at, { headers: { 'accept-language': 'fr' } })).body);

  expect(english.every(({ originalName }) => originalName === undefined)).toBe(true);
  for (const [i, { name, originalName }] of french.entries()) {
    expect(originalName ?? name).toBe(english[i]?.name);
  }
  expect(french.some(({ originalName }) => originalName !== undefined)).toBe(true);
});

test('a menu is served at the requested time if both its outlet and its own hours allow it', async () => {
  const [one] = await db
    .select()
    .from(outlet)
    .where(eq(outlet.slug, (await get(here)).body.items[0].slug));
  const [its] = await db
    .select()
    .from(menu)
    .where(eq(menu.outletId, String(one?.id)));
  const hours = (from: string, to: string) => ({
    weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from, to }] }],
    exceptions: [],
    temporarilyClosed: null,
  });
  await db
    .update(outlet)
    .set({ openingHours: hours('18:00', '02:00') })
    .where(eq(outlet.id, String(one?.id)));
  await db
    .update(menu)
    .set({ isOrderable: true, availability: hours('20:00', '23:00') })
    .where(eq(menu.id, String(its?.id)));
  const isServed = async (at?: string) =>
    (await get(`${here}/${one?.slug}/menus/${its?.slug}${at ? `?at=${at}` : ''}`)).body.isServed;

  expect(await isServed()).toBe(false);
  expect(await isServed('2026-06-10T19:00')).toBe(false);
  expect(await isServed('2026-06-10T20:00')).toBe(true);
  expect(await isServed('2026-06-10T23:00')).toBe(false);
  await db
    .update(menu)
    .set({ availability: null })
    .where(eq(menu.id, String(its?.id)));
  expect(await isServed('2026-06-11T01:59')).toBe(true);
  expect(await isServed('2026-06-11T02:00')).toBe(false);
});

test.each([
  ['/nowhere', 404],
  ['/nowhere/menus', 404],
  ['/nowhere/menus/food', 404],
  ['/nowhere/menus/food/overview', 404],
  ['/!', 400],
  ['/nowhere/menus/!', 400],
  ['/nowhere/menus/food?at=now', 400],
  ['/nowhere/menus/food?at=2026-06-31T20:00', 400],
  ['/nowhere/menus/food?at=2026-06-10T25:00', 400],
  ['/nowhere/menus/food?when=now', 400],
])('%s returns status %i', async (path, status) => {
  expect((await get(`${here}${path}`)).status).toBe(status);
});

test('an outlet and its menus are not found at another property', async () => {
  const [foreign] = (await get('/web/property/higashiyama-an/outlets')).body.items;

  expect((await get(`${here}/${foreign.slug}`)).status).toBe(404);
  expect((await get(`${here}/${foreign.slug}/menus`)).status).toBe(404);
  expect((await get(`${here}/${foreign.slug}/menus/${foreign.menus[0].slug}`)).status).toBe(404);
});
