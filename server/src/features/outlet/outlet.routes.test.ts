import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outlet } from '../../platform/db/tables/schema';
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
