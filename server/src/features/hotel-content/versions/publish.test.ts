import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activity,
  activityClaim,
  activitySession,
  contentVersion,
  menu,
  menuItem,
  outlet,
  property,
  pushOutbox,
  replacedGuidelines,
} from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from './publish';
import { createVersionRepository } from './version.repository';

const db = await testDatabase('filled');
const MENU = 'outlets/bar/menus/drinks.yaml';
const ESPRESSO = `      - key: espresso
        name: Kleiner Brauner
        price: 3.60
        allergens: [milk]
`;

test('a folder becomes a hotel, and the same folder again changes nothing', async () => {
  const files = viennaWith([], 'wien-1');

  await publishFolder(db, files);
  const rows = await rowsOfHotel('wien-1');
  const again = await publishFolder(db, files);

  expect(rows.hotel).toMatchObject({
    name: { de: 'Hotel am Spittelberg' },
    languages: ['de', 'en'],
    currencyPrecision: 2,
  });
  expect(rows.items.map(({ price }) => price).sort()).toEqual([360, 420, 480]);
  expect(rows.items.map(({ name }) => name)).toContainEqual({ de: 'Wiener Melange', en: 'Melange' });
  expect(again.flatMap(({ added, changed, gone }) => [added, changed, gone].flat())).toEqual([]);
  expect((await createVersionRepository(db).list('wien-1')).map(({ state }) => state)).toEqual([
    'published',
    'superseded',
  ]);
});

test('a changed price writes only its item and publishes an event', async () => {
  await publishFolder(db, viennaWith([], 'wien-2'));
  const before = await rowsOfHotel('wien-2');

  await publishFolder(db, viennaWith([[MENU, '3.60', '3.90']], 'wien-2'));
  const after = await rowsOfHotel('wien-2');

  const written = after.items.filter(
    ({ id, xmin }) => before.items.find((one) => one.id === id)?.xmin !== xmin,
  );
  expect(written).toEqual([expect.objectContaining({ price: 390 })]);
  expect(after.menus[0]?.version).toBe((before.menus[0]?.version ?? 0) + 1);
  const events = await db
    .select()
    .from(pushOutbox)
    .where(eq(pushOutbox.topic, `property:${after.hotel?.id}`));
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'menuUpdated', body: expect.objectContaining({ outletSlug: 'bar' }) }),
  );
});

test('changes by staff are kept: a sold-out item and a pause of an outlet', async () => {
  await publishFolder(db, viennaWith([], 'wien-3'));
  const { items, outlets } = await rowsOfHotel('wien-3');
  const espresso = items.find(({ price }) => price === 360);
  const bar = outlets.find(({ slug }) => slug === 'bar');
  const pause = {
    since: '2026-06-10T10:00:00.000Z',
    until: '2026-06-10T12:00:00.000Z',
    reason: { de: 'Pause' },
  };
  if (!espresso || !bar) throw new Error('the folder has no espresso or no bar');
  await db
    .update(menuItem)
    .set({ stockStatus: 'sold_out', stockLeft: 0 })
    .where(eq(menuItem.id, espresso.id));
  await db
    .update(outlet)
    .set({ openingHours: { ...bar.openingHours, temporarilyClosed: pause } })
    .where(eq(outlet.id, bar.id));

  await publishFolder(
    db,
    viennaWith(
      [
        [MENU, '3.60', '3.90'],
        ['outlets/bar/outlet.yaml', '[07:00-00:00]', '[08:00-00:00]'],
      ],
      'wien-3',
    ),
  );
  const after = await rowsOfHotel('wien-3');

  expect(after.items.find(({ id }) => id === espresso.id)).toMatchObject({
    price: 390,
    stockStatus: 'sold_out',
    stockLeft: 0,
  });
  expect(after.outlets.find(({ id }) => id === bar.id)?.openingHours).toMatchObject({
    weekly: expect.arrayContaining([{ days: [7, 1, 2, 3, 4], intervals: [{ from: '08:00', to: '00:00' }] }]),
    temporarilyClosed: pause,
  });
});

test('an item that returns has the same id and is still sold out', async () => {
  const files = viennaWith([], 'wien-4');
  await publishFolder(db, files);
  const espresso = (await rowsOfHotel('wien-4')).items.find(({ price }) => price === 360);
  await db
    .update(menuItem)
    .set({ stockStatus: 'sold_out' })
    .where(eq(menuItem.id, espresso?.id ?? ''));

  await publishFolder(db, viennaWith([[MENU, ESPRESSO, '']], 'wien-4'));
  const without = await rowsOfHotel('wien-4');
  await publishFolder(db, files);
  const back = await rowsOfHotel('wien-4');

  expect(without.items).toHaveLength(2);
  expect(back.items.find(({ id }) => id === espresso?.id)).toMatchObject({
    price: 360,
    stockStatus: 'sold_out',
  });
});

test('an outlet that is removed is withdrawn, and has the same id when it returns', async () => {
  const files = viennaWith([], 'wien-5');
  await publishFolder(db, files);
  const before = await rowsOfHotel('wien-5');
  const without = new Map(
    [...files].filter(([path]) => !path.startsWith('outlets/spa') && !path.startsWith('activities')),
  );

  await publishFolder(db, without);
  const withdrawn = (await rowsOfHotel('wien-5')).outlets;
  await publishFolder(db, files);
  const back = (await rowsOfHotel('wien-5')).outlets;

  expect(withdrawn.map(({ slug, withdrawnAt }) => [slug, withdrawnAt !== null])).toEqual([
    ['bar', false],
    ['spa', true],
  ]);
  expect(back.map(({ id, withdrawnAt }) => [id, withdrawnAt])).toEqual(
    before.outlets.map(({ id }) => [id, null]),
  );
});

test('guidelines of an earlier version are kept when a new version of them is published', async () => {
  const keptOf = async () => {
    const { hotel } = await rowsOfHotel('wien-guidelines');
    return db
      .select()
      .from(replacedGuidelines)
      .where(eq(replacedGuidelines.propertyId, hotel?.id ?? ''));
  };
  await publishFolder(db, viennaWith([], 'wien-guidelines'));
  await publishFolder(db, viennaWith([[MENU, '3.60', '3.90']], 'wien-guidelines'));
  expect(await keptOf()).toEqual([]);

  await publishFolder(
    db,
    viennaWith([['guidelines.yaml', "version: '1'", "version: '2'"]], 'wien-guidelines'),
  );

  expect(await keptOf()).toMatchObject([
    { version: '1', paragraphs: [expect.objectContaining({ de: 'Seien Sie freundlich zueinander.' })] },
  ]);
});

test('a row that was changed by SQL is overwritten only on request', async () => {
  await publishFolder(db, viennaWith([], 'wien-6'));
  const espresso = (await rowsOfHotel('wien-6')).items.find(({ price }) => price === 360);
  await db
    .update(menuItem)
    .set({ price: 100 })
    .where(eq(menuItem.id, espresso?.id ?? ''));
  const next = viennaWith([[MENU, '3.60', '3.90']], 'wien-6');

  await expect(publishFolder(db, next)).rejects.toMatchObject({ code: 'changed-elsewhere' });
  const refused = await rowsOfHotel('wien-6');
  await publishFolder(db, next, { overwrite: true });
  const written = await rowsOfHotel('wien-6');

  expect(refused.items.find(({ id }) => id === espresso?.id)?.price).toBe(100);
  expect((await createVersionRepository(db).live('wien-6'))?.number).toBe(3);
  expect(written.items.find(({ id }) => id === espresso?.id)?.price).toBe(390);
});

test('of two publishers the second gets a conflict', async () => {
  await publishFolder(db, viennaWith([], 'wien-7'));
  const first = await draftOf(db, viennaWith([[MENU, '3.60', '3.70']], 'wien-7'));
  const second = await draftOf(db, viennaWith([[MENU, '3.60', '3.80']], 'wien-7'));
  const options = { now: new Date(NOON), by: 'operator:test' };

  const results = await Promise.allSettled([
    publishVersion(db, first, options),
    publishVersion(db, second, options),
  ]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'base-moved' },
  });
});

test('a hotel that was not published from a folder is not changed', async () => {
  await db.delete(contentVersion).where(eq(contentVersion.slug, 'casa-miramar'));

  await expect(publishFolder(db, viennaWith([], 'casa-miramar'))).rejects.toMatchObject({
    code: 'not-from-a-folder',
  });
});

test('an activity costs what its first unit costs', async () => {
  await publishFolder(db, viennaWith([], 'wien-10'));
  const found = await db
    .select()
    .from(activity)
    .where(eq(activity.propertyId, propertyIdOf('wien-10')));

  expect(found).toEqual([expect.objectContaining({ slug: 'steam-evening', price: 2_500 })]);
});

test('new times move the sessions that nobody has booked', async () => {
  await publishFolder(db, viennaWith([], 'wien-9'));
  const [first, second] = await sessionsOf('wien-9');
  const guest = await knownGuest(db, NOON, { slug: 'wien-9' });
  if (!first || !second) throw new Error('the activity has no sessions');
  await db.insert(activityClaim).values({
    propertyId: first.propertyId,
    guestId: guest.id,
    sessionId: first.id,
    kind: 'hold',
    pax: 1,
    units: [],
    expiresAt: new Date(NOON + 60_000),
  });

  await publishFolder(
    db,
    viennaWith([['activities/steam-evening.yaml', 'daily: [18:00]', 'daily: [19:00]']], 'wien-9'),
  );
  const starts = (await sessionsOf('wien-9')).map(({ localStart }) => localStart);

  expect([first.localStart, second.localStart]).toEqual(['2026-06-10T18:00', '2026-06-11T18:00']);
  expect(starts.slice(0, 4)).toEqual([
    '2026-06-10T18:00',
    '2026-06-10T19:00',
    '2026-06-11T19:00',
    '2026-06-12T19:00',
  ]);
});

async function rowsOfHotel(slug: string) {
  const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
  const id = propertyIdOf(slug);
  return {
    hotel,
    outlets: await db.select().from(outlet).where(eq(outlet.propertyId, id)).orderBy(asc(outlet.slug)),
    menus: await db.select().from(menu).where(eq(menu.propertyId, id)),
    items: await db
      .select({
        id: menuItem.id,
        name: menuItem.name,
        price: menuItem.price,
        stockStatus: menuItem.stockStatus,
        stockLeft: menuItem.stockLeft,
        xmin: sql<string>`${menuItem}.xmin::text`,
      })
      .from(menuItem)
      .where(eq(menuItem.propertyId, id)),
  };
}

const sessionsOf = (slug: string) =>
  db
    .select()
    .from(activitySession)
    .where(eq(activitySession.propertyId, propertyIdOf(slug)))
    .orderBy(asc(activitySession.localStart));
