import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { and, count, eq, gt, inArray, max, min, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { activitySession, menuItem, outlet, post, property, suiteMeta } from '../platform/db/tables/schema';
import { makeSessions } from '../features/activity/make-sessions';
import { createVersionRepository } from '../features/hotel-content/versions/version.repository';
import { testPictures } from '../testing/demo-pictures';
import { DEMO_SLUGS } from './folders/demo-folders';
import { fillDemo } from './fill-demo';
import { fillSessions } from './life/fill-sessions';
import { readLifePart } from './life/read-life';

const db = await testDatabase();
const now = new Date('2026-06-10T12:00:00Z');
const pictures = await testPictures();
/** Most tests need only one of the hotels, because each takes a core a second. */
const ONE_HOTEL = ['higashiyama-an'];
const first = await fillDemo(db, { now, pictures });

test('an empty database is filled with all properties, and a filled one is left unchanged', async () => {
  const again = await fillDemo(db, { now, pictures });

  expect([first, again]).toEqual(['filled', 'kept']);
  const posts = await Promise.all(DEMO_SLUGS.map((slug) => readLifePart(slug, 'posts')));
  expect(await db.$count(property)).toBe(3);
  expect(await db.$count(outlet)).toBeGreaterThanOrEqual(12);
  expect(await db.$count(post)).toBe(posts.flat().length);
  const lives = await createVersionRepository(db).listLive();
  expect(lives.map(({ slug, number }) => `${slug} ${number}`)).toEqual([
    'casa-miramar 1',
    'higashiyama-an 1',
    'qasr-al-bahr 1',
  ]);
});

test('a suite whose hotels were all removed is not filled in again', async () => {
  const other = await testDatabase();

  const unwanted = await fillDemo(other, { now, pictures, isWanted: false });
  const countUnwanted = await other.$count(property);
  await fillDemo(other, { now, pictures, slugs: ONE_HOTEL });
  const countFilled = await other.$count(property, eq(property.isDemo, true));
  await other.transaction(async (tx) => {
    // Triggers reject the truncation of ledgers.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate property cascade`);
  });
  const again = await fillDemo(other, { now, pictures });
  const [meta] = await other.select({ demo: suiteMeta.demo }).from(suiteMeta);

  expect([unwanted, countUnwanted, countFilled]).toEqual(['kept', 0, 1]);
  expect([again, await other.$count(property), meta?.demo]).toEqual(['kept', 0, 'removed']);
});

test('demo hotels of an earlier version are kept, and removed ones do not return', async () => {
  const other = await testDatabase('filled');
  const migration = await readFile(
    new URL('../platform/db/migrations/0043_demo_marks.sql', import.meta.url),
    'utf8',
  );
  const migrate = async () => {
    await other.execute(sql`delete from suite_meta`);
    for (const statement of migration.split('--> statement-breakpoint').slice(2))
      await other.execute(sql.raw(statement));
    const [meta] = await other.select({ demo: suiteMeta.demo }).from(suiteMeta);
    return meta?.demo;
  };
  await other.update(property).set({ isDemo: false });

  const known = await migrate();
  const marked = await other.$count(property, eq(property.isDemo, true));
  const kept = await fillDemo(other, { now, pictures });
  await other.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx
      .update(property)
      .set({ id: randomUUID(), isDemo: false })
      .where(eq(property.slug, 'casa-miramar'));
    await tx.delete(property).where(ne(property.slug, 'casa-miramar'));
  });

  expect([known, marked, kept]).toEqual(['filled', 3, 'kept']);
  expect(await migrate()).toBe('removed');
  expect(await fillDemo(other, { now, pictures })).toBe('kept');
});

test('a failed import leaves nothing behind', async () => {
  const empty = await testDatabase();
  const twice = fillDemo(empty, { now, pictures, slugs: [...ONE_HOTEL, ...ONE_HOTEL] });

  await expect(twice).rejects.toThrow();

  expect(await empty.$count(property)).toBe(0);
});

test('ids are the same on every machine', async () => {
  const other = await testDatabase();
  await fillDemo(other, { now: new Date('2027-01-01T00:00:00Z'), pictures, slugs: ONE_HOTEL });
  const idsOf = async (of: typeof db) => {
    const rows = await of
      .select({ id: menuItem.id })
      .from(menuItem)
      .innerJoin(property, eq(property.id, menuItem.propertyId))
      .where(inArray(property.slug, ONE_HOTEL));
    return rows.map(({ id }) => id).sort();
  };

  const ids = await idsOf(other);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids).toEqual(await idsOf(db));
});

test('sessions reach from a week ago to three weeks ahead, and a later start adds new ones', async () => {
  const later = new Date('2026-06-20T12:00:00Z');
  const before = await sessionDays();

  await makeSessions(db, { now: later });

  expect(before.map(({ first: day }) => day)).toEqual(['2026-06-03', '2026-06-03', '2026-06-03']);
  const after = await sessionDays();
  for (const [i, { zone, last }] of after.entries()) {
    const today = dateOf(localDateTimeAt(later.getTime(), zone));
    expect(last).toBe(addDays(today, 21));
    expect(after[i]?.first).toBe(before[i]?.first);
  }
});

test('some sessions are full, none exceeds its capacity, and a booked session is not changed', async () => {
  const isBooked = eq(activitySession.paxClaimed, 1);
  const [free] = await db
    .select()
    .from(activitySession)
    .where(and(gt(activitySession.capacity, 1), eq(activitySession.placesTaken, 0)))
    .limit(1);
  await db
    .update(activitySession)
    .set({ paxClaimed: 1 })
    .where(eq(activitySession.id, free?.id ?? ''));
  await fillSessions(db);
  expect(
    await db.select({ taken: activitySession.placesTaken }).from(activitySession).where(isBooked),
  ).toEqual([{ taken: 0 }]);
  const [counts] = await db
    .select({
      over: count(sql`case when ${activitySession.placesTaken} > ${activitySession.capacity} then 1 end`),
      full: count(sql`case when ${activitySession.placesTaken} = ${activitySession.capacity} then 1 end`),
      all: count(),
    })
    .from(activitySession);

  expect(counts?.over).toBe(0);
  expect(counts?.full).toBeGreaterThan(0);
  expect(counts?.full).toBeLessThan((counts?.all ?? 0) / 4);
});

const sessionDays = () =>
  db
    .select({
      zone: property.timeZone,
      first: sql<string>`left(${min(activitySession.localStart)}, 10)`,
      last: sql<string>`left(${max(activitySession.localStart)}, 10)`,
    })
    .from(activitySession)
    .innerJoin(property, eq(property.id, activitySession.propertyId))
    .groupBy(property.id)
    .orderBy(property.position);
