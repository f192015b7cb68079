import type { Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { diningTable, outlet } from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';

const suite = await testApp();
const HOURS = { from: '18:00', to: '02:00' };

/** Closes a table of an outlet from a business day on. */
const close = (outletId: string, name: string, closedFrom: string) =>
  suite.db
    .update(diningTable)
    .set({ closedFrom })
    .where(and(eq(diningTable.outletId, outletId), eq(diningTable.name, name)));

test('a table is booked until the business day on which it closes, also after midnight of the day before', async () => {
  const { id, slug } = await someOutlet(suite, { tables: [2], hours: HOURS });
  await close(id, '1', '2026-06-13');
  const [ada, bob] = [await diner(suite), await diner(suite)];

  const last = await ada.hold(slug, '2026-06-13T00:30');
  const first = await bob.hold(slug, '2026-06-13T18:00');

  expect(last.status).toBe(201);
  expect(first).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  expect(first.body.data.nearest.length).toBeGreaterThan(0);
  for (const { localDateTime } of first.body.data.nearest)
    expect(localDateTime < '2026-06-13T05:00').toBe(true);
});

test('other tables stay, and a booking of a closed table stays too', async () => {
  const { id, slug } = await someOutlet(suite, { tables: [2, 4], hours: HOURS });
  const [ada, bob, eva] = [await diner(suite), await diner(suite), await diner(suite)];
  const { uuid } = await ada.seat(slug, '2026-06-14T19:00');
  await close(id, '1', '2026-06-14');

  const other = await bob.hold(slug, '2026-06-14T19:00');
  const none = await eva.hold(slug, '2026-06-14T19:00');

  expect(other.status).toBe(201);
  expect(none).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  expect((await ada.one(uuid)).body).toMatchObject({ status: 'confirmed', tableName: '1' });
});

test('the search over all outlets of a hotel knows the closed table too', async () => {
  const { id, slug } = await someOutlet(suite, { tables: [2], hours: HOURS });
  await close(id, '1', '2026-06-15');
  const { headers } = await diner(suite);
  const slotsOn = async (date: string) => {
    const { body } = await suite.get(`/web/property/casa-miramar/bookable?date=${date}`, { headers });
    return (body as Bookable).tables.find(({ outlet }) => outlet.slug === slug)?.slots.length;
  };

  expect(await slotsOn('2026-06-14')).toBeGreaterThan(0);
  expect(await slotsOn('2026-06-15')).toBe(0);
});

test.each([
  ['is withdrawn', { withdrawnAt: new Date(NOON) }],
  ['takes no more bookings here', { bookingMode: 'external' as const }],
])(
  'a booking at an outlet that %s stays and can be cancelled, but offers no other time',
  async (_what, change) => {
    const { id, slug } = await someOutlet(suite);
    const ada = await diner(suite);
    const { uuid, version, canModify } = await ada.seat(slug, '2026-06-16T19:00');

    await suite.db.update(outlet).set(change).where(eq(outlet.id, id));
    const { body } = await ada.one(uuid);
    const moved = await ada.change(uuid, { version, localDateTime: '2026-06-16T20:00' });
    const cancelled = await ada.cancel(uuid);

    expect(canModify).toBe(true);
    expect(body).toMatchObject({ status: 'confirmed', canModify: false, canCancel: true });
    expect(moved).toMatchObject({ status: 409, body: { code: 'not_bookable' } });
    expect(cancelled.body.status).toBe('cancelled');
  },
);
