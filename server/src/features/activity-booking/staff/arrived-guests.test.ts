import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityBooking, activitySession } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets } from '../../../testing/test-sockets';
import { activityGuest, placesOf, VERIFIED } from '../testing/activity-guests';
import { EVENING, someActivity, type SessionFacts } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const MINUTE_MS = 60_000;
const now = () => NOON;
const sockets = await testSockets({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const { db } = sockets;
const supervisor = await sockets.staff('supervisor');

/** A guest who has arrived for a session that starts in half an hour, and another session of the same activity. */
async function arrivedGuest(reservationNumber: string, facts: SessionFacts = {}) {
  const starts = [EVENING, '2026-06-12T18:00'];
  const { sessions, adult } = await someActivity(sockets, { starts, ...facts });
  const [soon = '', other = ''] = sessions;
  const ada = await activityGuest(sockets, { ...VERIFIED, reservationNumber });
  const { uuid, reference } = await ada.come(soon, { [adult]: 2 }, { payment: 'room_charge' });
  await db
    .update(activitySession)
    .set({ startsAt: new Date(NOON + 30 * MINUTE_MS), endsAt: new Date(NOON + 90 * MINUTE_MS) })
    .where(eq(activitySession.id, soon));
  await supervisor.requestOk('redeemActivity', { reference });
  return { ada, uuid, reference, soon, other };
}

test('guests who have arrived for a session that is called off are told, refunded and can choose another one', async () => {
  const { ada, uuid, soon, other } = await arrivedGuest('CM-ARR');
  await db
    .update(activityBooking)
    .set({ paymentStatus: 'posted', folioReference: 'F-ARR' })
    .where(eq(activityBooking.id, uuid));

  const preview = await supervisor.requestOk('previewCancelSession', { sessionUuid: soon });
  await supervisor.requestOk('cancelSession', {
    sessionUuid: soon,
    version: 1,
    reasonCode: 'weather',
    note: 'A storm is coming',
  });

  expect(preview).toMatchObject({ guests: 1, pax: 2, refund: 5_000 });
  const { body } = await ada.one(uuid);
  expect(body).toMatchObject({
    status: 'cancelled',
    refund: 'full',
    version: 3,
    canRebook: true,
    next: [{ sessionUuid: other }],
    histories: [
      {},
      { status: 'redeemed' },
      { status: 'cancelled', reasonCode: 'weather', by: { type: 'staff' } },
    ],
  });
  expect(await placesOf(sockets, soon)).toMatchObject({ claimed: 0, sum: 0 });
  expect(await contractViolations(supervisor)).toEqual([]);
});

test('guests who have arrived are told of another place of their session and stay arrived', async () => {
  const { ada, uuid, soon } = await arrivedGuest('CM-PLACE');

  await supervisor.requestOk('changeSession', { sessionUuid: soon, version: 1, place: 'Pontoon B' });

  expect((await ada.one(uuid)).body).toMatchObject({
    status: 'redeemed',
    version: 3,
    place: 'Pontoon B',
    arrivedPax: 2,
  });
});

test('guests who have arrived for a session that is moved to another day come in with their voucher once more', async () => {
  const { ada, uuid, reference, soon } = await arrivedGuest('CM-LATER');

  await supervisor.requestOk('changeSession', {
    sessionUuid: soon,
    version: 1,
    localDateTimeStart: '2026-06-11T19:00',
    note: 'A storm is coming',
  });
  const { body: moved } = await ada.one(uuid);
  const early = await supervisor.request('redeemActivity', { reference });
  await db
    .update(activitySession)
    .set({ startsAt: new Date(NOON + 20 * MINUTE_MS) })
    .where(eq(activitySession.id, soon));
  const redeemed = await supervisor.requestOk('redeemActivity', { reference, arrivedPax: 1 });
  const { bookings } = await supervisor.requestOk('loadRoster', { sessionUuid: soon });

  expect(moved).toMatchObject({ status: 'confirmed', version: 3, canCancel: true });
  expect(moved.arrivedPax).toBeUndefined();
  expect(moved.voucher).toBeDefined();
  expect(early).toMatchObject({ status: 409, code: 'too_early' });
  expect(early.data).toMatchObject({ booking: { status: 'confirmed' } });
  expect(redeemed).toMatchObject({ status: 'redeemed', arrivedPax: 1, version: 4 });
  expect(bookings.map((one) => [one.uuid, one.arrivedPax])).toEqual([[uuid, 1]]);
});

test('guests who have arrived for a session that starts a little later stay arrived', async () => {
  const { ada, uuid, soon } = await arrivedGuest('CM-DELAY');
  const localDateTimeStart = localDateTimeAt(NOON + 50 * MINUTE_MS, 'Europe/Lisbon');

  await supervisor.requestOk('changeSession', { sessionUuid: soon, version: 1, localDateTimeStart });

  expect((await ada.one(uuid)).body).toMatchObject({ status: 'redeemed', arrivedPax: 2, version: 3 });
});

test('the booking of a guest who has arrived cannot be cancelled without its session', async () => {
  const { ada, uuid } = await arrivedGuest('CM-ALONE');

  const byStaff = await supervisor.request('changeStatusActivityBooking', {
    uuid,
    status: 'cancelled',
    reasonCode: 'other',
    note: 'A mistake',
  });
  const byGuest = await ada.cancel(uuid);

  expect(byStaff).toMatchObject({ status: 409, code: 'status_not_allowed' });
  expect(byGuest.status).toBe(409);
  expect((await ada.one(uuid)).body).toMatchObject({ status: 'redeemed', version: 2, canCancel: false });
});
