import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activitySession, directory, property } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const db = await testDatabase();
const HOUSE = 'directories/the-house.yaml';
const POOL = 'directories/pool.yaml';

const withPool = (key: string, parent: string, edits: [string, string, string][]) =>
  viennaWith(edits, 'wien-parent').set(
    POOL,
    `key: ${key}\nkind: info\nname: Becken\nicon: waves\nparent: ${parent}\nentries: []\n`,
  );

test('the key of a directory with others below it can be renamed, and back', async () => {
  await publishFolder(db, withPool('pool', 'the-house', []));
  const below = and(eq(directory.propertyId, propertyIdOf('wien-parent')), eq(directory.slug, 'pool'));
  const [before] = await db.select().from(directory).where(below);
  const top = and(eq(directory.propertyId, propertyIdOf('wien-parent')), isNull(directory.parentSlug));
  const [house] = await db.select().from(directory).where(top);

  await publishFolder(
    db,
    withPool('pool', 'our-house', [
      [HOUSE, 'key: the-house\n', `key: our-house\nuuid: ${house?.id}\nformerKey: the-house\n`],
      ['hotel.yaml', 'directory: the-house', 'directory: our-house'],
    ]),
  );
  const [renamed] = await db.select().from(directory).where(below);
  await publishFolder(db, withPool('pool', 'the-house', []));
  const [back] = await db.select().from(directory).where(below);

  expect([before, renamed, back].map((one) => one?.parentSlug)).toEqual([
    'the-house',
    'our-house',
    'the-house',
  ]);
  expect(renamed?.id).toBe(before?.id);
});

test('sessions begin at the same local time after the time zone has changed', async () => {
  const slug = 'wien-zone';
  await publishFolder(db, viennaWith([], slug));
  await publishFolder(db, viennaWith([['hotel.yaml', 'Europe/Vienna', 'Europe/London']], slug));

  const sessions = await db
    .select({ localStart: activitySession.localStart, startsAt: activitySession.startsAt })
    .from(activitySession)
    .innerJoin(property, eq(property.id, activitySession.propertyId))
    .where(eq(property.slug, slug));
  const [first] = sessions.filter(({ localStart }) => localStart === '2026-06-12T18:00');

  expect(first?.startsAt.toISOString()).toBe('2026-06-12T17:00:00.000Z');
});
