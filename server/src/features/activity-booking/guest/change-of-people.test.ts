import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityBooking, activitySession, folioPosting } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, quantitiesOf, VERIFIED } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const now = () => NOON;
const suite = await testApp({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const { db } = suite;

test('nobody is added to a session that takes no more bookings, and fewer people may come', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });
  const people = async (version: number, count: number) => {
    const units = quantitiesOf({ [adult]: count });
    const asked = await ada.change(uuid, { version, units });
    const { priceToken } = asked.body.data ?? {};
    return priceToken === undefined ? asked : ada.change(uuid, { version, units, priceToken });
  };
  await db.update(activitySession).set({ isClosed: true }).where(eq(activitySession.id, sessionId));

  expect(await people(1, 3)).toMatchObject({ status: 409, body: { code: 'session_closed' } });
  expect(await people(1, 1)).toMatchObject({ status: 200, body: { pax: 1 } });
});

test('the price cannot change once the charge was sent, even if its result is not known yet', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-SENT' });
  const { uuid } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  const [booked] = await db.select().from(activityBooking).where(eq(activityBooking.id, uuid));
  await db.insert(folioPosting).values({
    propertyId: booked?.propertyId ?? '',
    subjectId: uuid,
    kind: 'charge',
    state: 'unknown',
    tries: 1,
    sentAt: new Date(NOON),
    nextAt: new Date(NOON + 60_000),
  });

  const changed = await ada.change(uuid, { version: 1, units: quantitiesOf({ [adult]: 2 }) });

  expect(changed).toMatchObject({ status: 409, body: { code: 'change_too_late' } });
  expect((await ada.one(uuid)).body).toMatchObject({ pax: 1, price: { amount: 2_500 } });
});
