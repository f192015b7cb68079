import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingPolicy, diningTable, menuItem, tableClaim } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { checkFiles } from '../check/check-files';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { liveProblems } from './live-problems';

const db = await testDatabase('filled');
const MENU = 'outlets/bar/menus/drinks.yaml';

test('a table with a booking cannot be removed, and nothing is changed', async () => {
  await publishFolder(db, viennaWith([], 'wien-8'));
  const guest = await knownGuest(db, NOON, { slug: 'wien-8' });
  await claimTable(propertyIdOf('wien-8'), guest.id);

  const next = viennaWith(
    [
      ['outlets/bar/tables.yaml', '2: [1, 2]', '2: [2]'],
      [MENU, '3.60', '3.90'],
    ],
    'wien-8',
  );

  await expect(publishFolder(db, next)).rejects.toMatchObject({
    code: 'table-in-use',
    message: expect.stringContaining('{ name: 1, closedFrom: 2026-06-12 }'),
  });
  expect(
    await db.$count(menuItem, and(eq(menuItem.propertyId, propertyIdOf('wien-8')), eq(menuItem.price, 390))),
  ).toBe(0);
});

test('the check with what is live names the file of the table, and that of the outlet if there are no tables', async () => {
  const slug = 'wien-22';
  await publishFolder(db, viennaWith([], slug));
  await claimTable(propertyIdOf(slug), (await knownGuest(db, NOON, { slug })).id);
  const problemsOf = async (files: Map<string, string>) => {
    const { content } = checkFiles(files);
    if (!content) throw new Error('the folder has errors');
    return liveProblems(db, { content, files, pictures: new Map() });
  };
  const without = viennaWith([['outlets/bar/outlet.yaml', 'booking: instant', 'booking: none']], slug);
  without.delete('outlets/bar/tables.yaml');

  const fewer = await problemsOf(viennaWith([['outlets/bar/tables.yaml', '2: [1, 2]', '2: [2]']], slug));
  const none = await problemsOf(without);

  expect(fewer).toMatchObject([{ code: 'table-in-use', file: 'outlets/bar/tables.yaml', line: 3 }]);
  expect(none).toMatchObject([{ code: 'table-in-use', file: 'outlets/bar/outlet.yaml', line: 1 }]);
});

test('a table with a booking can be closed from a day on, and opened again', async () => {
  const closedFrom = async () =>
    (
      await db
        .select({ closedFrom: diningTable.closedFrom })
        .from(diningTable)
        .innerJoin(bookingPolicy, eq(bookingPolicy.outletId, diningTable.outletId))
        .where(eq(bookingPolicy.propertyId, propertyIdOf('wien-21')))
        .orderBy(asc(diningTable.name))
    ).map((table) => table.closedFrom);
  await publishFolder(db, viennaWith([], 'wien-21'));
  const guest = await knownGuest(db, NOON, { slug: 'wien-21' });
  await claimTable(propertyIdOf('wien-21'), guest.id);

  await publishFolder(
    db,
    viennaWith(
      [['outlets/bar/tables.yaml', '2: [1, 2]', '2: [{ name: 1, closedFrom: 2026-06-12 }, 2]']],
      'wien-21',
    ),
  );
  const closed = await closedFrom();
  await publishFolder(db, viennaWith([], 'wien-21'));

  expect(closed).toEqual(['2026-06-12', null, null, null]);
  expect(await closedFrom()).toEqual([null, null, null, null]);
});

async function claimTable(propertyId: string, guestId: string): Promise<void> {
  const [table] = await db
    .select({ id: diningTable.id, outletId: diningTable.outletId })
    .from(diningTable)
    .innerJoin(bookingPolicy, eq(bookingPolicy.outletId, diningTable.outletId))
    .where(and(eq(bookingPolicy.propertyId, propertyId), eq(diningTable.name, '1')));
  if (!table) throw new Error('the bar has no table 1');
  await db.insert(tableClaim).values({
    propertyId,
    guestId,
    outletId: table.outletId,
    tableId: table.id,
    kind: 'hold',
    localDateTime: '2026-06-11T19:00',
    startsAt: new Date('2026-06-11T17:00:00Z'),
    endsAt: new Date('2026-06-11T19:00:00Z'),
    partySize: 2,
    expiresAt: new Date(NOON + 300_000),
  });
}
