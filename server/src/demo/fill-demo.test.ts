import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { count, eq, max, min, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import {
  activitySession,
  menuItem,
  orderPolicy,
  outlet,
  post,
  property,
  suiteMeta,
} from '../platform/db/tables/schema';
import { demoProperties } from './hotels/demo-properties';
import { fillDemo, refreshSessions } from './fill-demo';

const db = await testDatabase();
const now = new Date('2026-06-10T12:00:00Z');
const first = await fillDemo(db, demoProperties, { now });

test('an empty database is filled with all properties, and a filled one is left unchanged', async () => {
  const again = await fillDemo(db, demoProperties, { now });

  expect([first, again]).toEqual(['filled', 'kept']);
  expect(await db.$count(property)).toBe(demoProperties.length);
  expect(await db.$count(outlet)).toBe(demoProperties.flatMap(({ outlets }) => outlets).length);
  expect(await db.$count(post)).toBe(demoProperties.flatMap(({ posts }) => posts).length);
});

test('an outlet of an older demo gets the order policy unless it has its own', async () => {
  const [served, own] = await Promise.all(
    ['room-service', 'mare-alta'].map(async (slug) => {
      const [row] = await db.select({ id: outlet.id }).from(outlet).where(eq(outlet.slug, slug));
      return row?.id ?? '';
    }),
  );
  const rulesOf = async (id = '') =>
    (await db.select().from(orderPolicy).where(eq(orderPolicy.outletId, id)))[0]?.rules;
  const setRules = (id: string | undefined, rules: object) =>
    db
      .update(orderPolicy)
      .set({ rules })
      .where(eq(orderPolicy.outletId, id ?? ''));
  await setRules(served, {});
  await setRules(own, { leadMinutes: 5 });

  await fillDemo(db, demoProperties, { now });

  expect(await rulesOf(served)).toMatchObject({ deliveryFee: expect.any(Number) });
  expect(await rulesOf(own)).toEqual({ leadMinutes: 5 });
});

test('a suite without hotels is not one that wants the demo', async () => {
  const other = await testDatabase();

  const unwanted = await fillDemo(other, demoProperties, { now, isWanted: false });
  const countUnwanted = await other.$count(property);
  await fillDemo(other, demoProperties, { now });
  const countFilled = await other.$count(property, eq(property.isDemo, true));
  await other.transaction(async (tx) => {
    // Ledgers refuse to be emptied.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate property cascade`);
  });
  const again = await fillDemo(other, demoProperties, { now });
  const [meta] = await other.select({ demo: suiteMeta.demo }).from(suiteMeta);

  expect([unwanted, countUnwanted, countFilled]).toEqual(['kept', 0, 3]);
  expect([again, await other.$count(property), meta?.demo]).toEqual(['kept', 0, 'removed']);
});

test('a suite that an earlier version has filled keeps its demo hotels, and one that removed them stays without', async () => {
  const other = await testDatabase();
  await fillDemo(other, demoProperties, { now });
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
  const kept = await fillDemo(other, demoProperties, { now });
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
  expect(await fillDemo(other, demoProperties, { now })).toBe('kept');
});

test('a failed import leaves nothing behind', async () => {
  const empty = await testDatabase();
  const [propertyRow] = demoProperties;
  if (!propertyRow) throw new Error('there is no demo property');

  await expect(fillDemo(empty, [propertyRow, propertyRow], { now })).rejects.toThrow();

  expect(await empty.$count(property)).toBe(0);
});

test('ids are the same on every machine', async () => {
  const other = await testDatabase();
  await fillDemo(other, demoProperties, { now: new Date('2027-01-01T00:00:00Z') });
  const idsOf = async (of: typeof db) =>
    (await of.select({ id: menuItem.id }).from(menuItem)).map(({ id }) => id).sort();

  expect(await idsOf(other)).toEqual(await idsOf(db));
});

test('sessions reach from a week ago to three weeks ahead, and a later start adds new ones', async () => {
  const later = new Date('2026-06-20T12:00:00Z');
  const before = await sessionDays();

  await refreshSessions(db, demoProperties, later);

  expect(before.map(({ first: day }) => day)).toEqual(['2026-06-03', '2026-06-03', '2026-06-03']);
  const after = await sessionDays();
  for (const [i, { zone, last }] of after.entries()) {
    const today = dateOf(localDateTimeAt(later.getTime(), zone));
    expect(last).toBe(addDays(today, 21));
    expect(after[i]?.first).toBe(before[i]?.first);
  }
});

test('some sessions are full, and none exceeds its capacity', async () => {
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
