import { eq, sql, type SQL } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { menu, outlet } from '../../platform/db/tables/schema';
import { NOON, testApp } from '../../testing/test-app';
import { createPropertyRepository } from '../property/property.repository';
import { scopeOf } from '../property/property-scope';
import { createMenuRepository } from './menu.repository';

const { get, db } = await testApp();
const here = '/web/property/casa-miramar/outlets';

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

test('an unchanged menu is read once for its overview, and again after any change of its rows', async () => {
  const menus = createMenuRepository(db);
  const property = await createPropertyRepository(db).find('casa-miramar');
  if (!property) throw new Error('the hotel is not there');
  const reads = vi.spyOn(db.query.menu, 'findFirst');
  const slugs = { outlet: 'o-toldo', menu: 'by-the-water' };
  const overview = () => menus.overview(scopeOf(property, ['en']), slugs, NOON);
  const before = await overview();
  const again = await overview();
  const readsBefore = reads.mock.calls.length;
  const firstItem = sql`(select item.id from menu_item item join menu_section section on section.id = item.section_id
    where section.menu_id = ${before?.uuid} order by section.position, item.position limit 1)`;
  const changes: [what: string, change: SQL, seen: (after: typeof before) => unknown][] = [
    [
      'an item',
      sql`update menu_item set price = 7777 where id = ${firstItem}`,
      (after) => after?.sections[0]?.items[0]?.price,
    ],
    [
      'a section',
      sql`update menu_section set position = position + 50 where menu_id = ${before?.uuid}`,
      (after) => after?.sections[0]?.order,
    ],
    [
      'the menu',
      sql`update menu set version = version + 1 where id = ${before?.uuid}`,
      (after) => after?.version,
    ],
    [
      'the outlet',
      sql`update outlet set name = '{"en":"Other"}' where id = ${before?.outlet.uuid}`,
      (after) => after?.outlet.name,
    ],
    [
      'an item that is gone',
      sql`delete from menu_item where id = ${firstItem}`,
      (after) => after?.sections[0]?.items.length,
    ],
  ];

  expect(again).toEqual(before);
  expect(readsBefore).toBe(1);
  let last = before;
  for (const [what, change, seen] of changes) {
    await db.execute(change);
    const after = await overview();
    expect(seen(after), what).not.toEqual(seen(last));
    last = after;
  }
  expect(reads).toHaveBeenCalledTimes(1 + changes.length);
});

test('a menu that overlapping transactions change is read again, whatever the order of their commits', async () => {
  const menus = createMenuRepository(db);
  const property = await createPropertyRepository(db).find('casa-miramar');
  if (!property) throw new Error('the hotel is not there');
  const slugs = { outlet: 'o-toldo', menu: 'by-the-water' };
  const overview = async () => {
    const found = await menus.overview(scopeOf(property, ['en']), slugs, NOON);
    if (!found) throw new Error('the menu is not there');
    return found;
  };
  const firstPrices = async () =>
    (await overview()).sections
      .flatMap(({ items }) => items)
      .slice(0, 2)
      .map(({ price }) => price);
  const { rows } = await db.execute<{ id: string }>(sql`select item.id from menu_item item
    join menu_section section on section.id = item.section_id
    where section.menu_id = ${(await overview()).uuid} order by section.position, item.position limit 2`);
  const [first, second] = rows.map(({ id }) => id);
  const setPrice = (on: Pick<typeof db, 'execute'>, id: string | undefined, price: number) =>
    on.execute(sql`update menu_item set price = ${price} where id = ${id ?? null}`);

  // The numbers of these transactions follow each other, and the first one that begins writes last.
  await setPrice(db, first, 1000);
  await db.transaction(async (tx) => {
    await setPrice(tx, first, 2000);
    await setPrice(db, second, 3000);
    expect(await firstPrices()).toEqual([1000, 3000]);
    await setPrice(tx, second, 4000);
  });

  expect(await firstPrices()).toEqual([2000, 4000]);
});
