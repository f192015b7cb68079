import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { activitySession } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { activityGuest, VERIFIED } from '../testing/activity-guests';
import { checkedOut, requestedCheckOut } from '../testing/checked-out';
import { EVENING, someActivity, type SessionFacts } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const now = () => NOON;
const sockets = await testSockets({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const guide = await sockets.staff('agent', 'casa-miramar', 'activities');
const PRICE = 2_500;
const PAID_THERE = { method: 'pay_there', status: 'none' };

/** A guest who has charged an activity for two to the room, and a session that costs twice as much. */
async function chargedGuest(facts: SessionFacts = {}) {
  const { sessions, adult } = await someActivity(sockets, {
    starts: [EVENING, '2026-06-12T18:00'],
    ...facts,
  });
  const [booked = '', dearer = ''] = sessions;
  await sockets.db
    .update(activitySession)
    .set({ unitPrices: { [adult]: 2 * PRICE } })
    .where(eq(activitySession.id, dearer));
  const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
  const ada = await activityGuest(sockets, { ...VERIFIED, reservationNumber });
  const { uuid } = await ada.come(booked, { [adult]: 2 }, { payment: 'room_charge' });
  return { ada, adult, uuid, dearer };
}

test('a guest whom staff move to a dearer session keeps the agreed price', async () => {
  const { ada, uuid, dearer } = await chargedGuest();
  await checkedOut(sockets, ada.id);

  await guide.requestOk('moveActivityBooking', { uuid, sessionUuid: dearer });

  const { body } = await ada.one(uuid);
  expect(body).toMatchObject({ sessionUuid: dearer, price: { amount: 2 * PRICE } });
});

describe.each([
  ['after a check-out', checkedOut],
  ['while a check-out is unanswered', requestedCheckOut],
])('%s', (_when, leave) => {
  test('staff add people to a booking that was charged to the room, and collect the whole price', async () => {
    const { ada, adult, uuid } = await chargedGuest();
    await leave(sockets, ada.id);

    const units = [{ unitId: adult, quantity: 3 }];
    const moved = await guide.requestOk('moveActivityBooking', { uuid, units });

    expect(moved).toMatchObject({ pax: 3, mustCollect: true, payment: PAID_THERE });
    expect((await ada.one(uuid)).body).toMatchObject({ price: { amount: 3 * PRICE }, payment: PAID_THERE });
  });

  test('staff accept a request that was to be charged to the room, and collect its price', async () => {
    const { ada, uuid } = await chargedGuest({ bookable: { requiresApproval: true } });
    await leave(sockets, ada.id);

    const accepted = await guide.requestOk('changeStatusActivityBooking', { uuid, status: 'confirmed' });

    expect(accepted).toMatchObject({ status: 'confirmed', mustCollect: true, payment: PAID_THERE });
  });
});
