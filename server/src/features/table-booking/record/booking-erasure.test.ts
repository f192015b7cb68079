import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKey, tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';
import { eraseFromBookings } from './booking-erasure';
import { loadPersonalBookings } from './booking-export';

const suite = await testApp({ rateFactor: 100 });
const { db } = suite;
const DETAILS = { note: 'My secret', phone: '+34600000000', allergies: ['nuts'], firstName: 'Zoraida' };

test('the data export contains bookings, and an account with an upcoming booking cannot be erased', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite, { checkin: null, checkout: '2026-06-20' });
  const other = await diner(suite);
  await ada.seat(slug, '2026-06-11T20:00', 2, DETAILS);

  const own = await loadPersonalBookings(db, [ada.id]);
  const erasure = await suite.get('/web/property/casa-miramar/guest/erase', { headers: ada.headers });

  expect(own).toMatchObject([{ outlet: slug, ...DETAILS }]);
  expect(await loadPersonalBookings(db, [other.id])).toEqual([]);
  expect(erasure.body.blockers).toContainEqual(expect.objectContaining({ reason: 'future_booking' }));
});

test('erasing a guest removes all personal data from their bookings and frees the tables', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  const { uuid } = await ada.seat(slug, '2026-06-11T20:00', 2, DETAILS);

  await db.transaction((tx) => eraseFromBookings(tx, [ada.id]));

  const [row] = await db.select().from(tableBooking).where(eq(tableBooking.id, uuid));
  expect(row).toMatchObject({ status: 'cancelled', partySize: 2, firstName: '', phone: null });
  expect(JSON.stringify(row)).not.toMatch(/secret|Zoraida|600000000|nuts/);
  expect(await db.$count(idempotencyKey, eq(idempotencyKey.guestId, ada.id))).toBe(0);
  expect(await db.$count(tableClaim, eq(tableClaim.guestId, ada.id))).toBe(0);
  expect((await bob.hold(slug, '2026-06-11T20:00')).status).toBe(201);
});
