import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { diningTable, slotPace, tableClaim } from '../../../platform/db/tables/schema';
import { diner, someOutlet, type OutletFacts } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';

/** Tests the constraints of the database itself, independent of the code above it. */
const suite = await testApp();
const { db } = suite;
const EIGHT = Date.parse('2026-06-11T19:00:00Z');
const HOUR_MS = 3_600_000;

async function insertOutlet(facts: OutletFacts = {}) {
  const { id: outletId } = await someOutlet(suite, facts);
  const tables = await db.select().from(diningTable).where(eq(diningTable.outletId, outletId));
  return { outletId, tableIds: tables.map(({ id }) => id) };
}

async function claimAt(outletId: string, tableId: number, [from, to]: [number, number], partySize = 2) {
  const guest = await diner(suite);
  const [{ propertyId } = { propertyId: '' }] = await db
    .execute<{ propertyId: string }>(
      sql`select property_id as "propertyId" from guest where id = ${guest.id}`,
    )
    .then(({ rows }) => rows);
  return {
    propertyId,
    guestId: guest.id,
    outletId,
    tableId,
    partySize,
    kind: 'hold' as const,
    localDateTime: '2026-06-11T20:00',
    startsAt: new Date(from),
    endsAt: new Date(to),
    expiresAt: new Date(to),
  };
}

const codeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error;

test('of a hundred parallel inserts without locks only one claims the table', async () => {
  const { outletId, tableIds } = await insertOutlet({ tables: [2] });
  const claims = [];
  for (let i = 0; i < 100; i += 1) {
    // The claims differ, but all overlap by at least 15 minutes.
    const from = EIGHT + (i % 4) * 15 * 60_000;
    claims.push(await claimAt(outletId, tableIds[0] ?? 0, [from, from + HOUR_MS]));
  }

  const taken = await Promise.all(
    claims.map((claim) =>
      db.insert(tableClaim).values(claim).onConflictDoNothing().returning({ id: tableClaim.id }),
    ),
  );

  expect(taken.flat()).toHaveLength(1);
});

test('claims of a table may be adjacent but must not overlap', async () => {
  const { outletId, tableIds } = await insertOutlet({ tables: [2] });
  const at = (from: number, to: number) => claimAt(outletId, tableIds[0] ?? 0, [from, to]);
  await db.insert(tableClaim).values(await at(EIGHT, EIGHT + HOUR_MS));

  await db.insert(tableClaim).values(await at(EIGHT + HOUR_MS, EIGHT + 2 * HOUR_MS));
  const into = db.insert(tableClaim).values(await at(EIGHT - HOUR_MS, EIGHT + 1));
  const nothing = db.insert(tableClaim).values(await at(EIGHT + 9 * HOUR_MS, EIGHT + 9 * HOUR_MS));

  await expect(into.then(() => 'taken', codeOf)).resolves.toBe('23P01');
  await expect(nothing.then(() => 'taken', codeOf)).resolves.toBe('23514');
});

test('a table of another outlet or an unknown table cannot be claimed', async () => {
  const [one, other] = [await insertOutlet(), await insertOutlet()];

  const foreign = db
    .insert(tableClaim)
    .values(await claimAt(one.outletId, other.tableIds[0] ?? 0, [EIGHT, EIGHT + HOUR_MS]));

  await expect(foreign.then(() => 'taken', codeOf)).resolves.toBe('23503');
});

test('the database enforces the arrival limit', async () => {
  const { outletId, tableIds } = await insertOutlet({ tables: [4, 4, 4], mostParties: 2, mostCovers: 6 });
  const at = (i: number, partySize: number) =>
    claimAt(outletId, tableIds[i] ?? 0, [EIGHT, EIGHT + HOUR_MS], partySize);
  const paces = () => db.select().from(slotPace).where(eq(slotPace.outletId, outletId));
  const first = await at(0, 3);
  await db.insert(tableClaim).values(first);

  const tooMany = db.insert(tableClaim).values(await at(1, 4));
  await expect(tooMany.then(() => 'taken', codeOf)).resolves.toBe('23514');
  await db.insert(tableClaim).values(await at(1, 3));
  const third = db.insert(tableClaim).values(await at(2, 1));
  await expect(third.then(() => 'taken', codeOf)).resolves.toBe('23514');
  expect(await paces()).toMatchObject([{ parties: 2, covers: 6 }]);

  await db.execute(sql`delete from guest where id = ${first.guestId}`);
  expect(await paces()).toMatchObject([{ parties: 1, covers: 3 }]);
  await db.delete(tableClaim).where(eq(tableClaim.outletId, outletId));
  expect(await paces()).toEqual([]);
});

test('a guest holds one table at a time', async () => {
  const { outletId, tableIds } = await insertOutlet({ tables: [2, 2] });
  const claim = await claimAt(outletId, tableIds[0] ?? 0, [EIGHT, EIGHT + HOUR_MS]);
  await db.insert(tableClaim).values(claim);

  const second = db.insert(tableClaim).values({ ...claim, tableId: tableIds[1] ?? 0 });

  await expect(second.then(() => 'taken', codeOf)).resolves.toBe('23505');
});
