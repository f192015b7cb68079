import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activityBooking, activitySession, roomEvent } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets } from '../../../testing/test-sockets';
import { activityGuest, placesOf } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';

const sockets = await testSockets({ rateFactor: 1_000 });
const { db } = sockets;
const guide = await sockets.staff('agent', 'casa-miramar', 'activities');
const supervisor = await sockets.staff('supervisor');
const STARTS = [EVENING, '2026-06-12T18:00'];

const walkIn = (sessionUuid: string, adult: string, quantity: number, more: object = {}) => ({
  key: randomUUID(),
  sessionUuid,
  units: [{ unitId: adult, quantity }],
  ...more,
});

test('people who come without a booking take places, are on the roster and pay in person', async () => {
  const { sessionId, adult } = await someActivity(sockets, { capacity: 3 });

  const added = await guide.requestOk(
    'newActivityWalkIn',
    walkIn(sessionId, adult, 2, { firstName: 'Inês', note: 'Wears size 40' }),
  );

  expect(added).toMatchObject({
    status: 'confirmed',
    guestName: 'Inês',
    pax: 2,
    mustCollect: true,
    price: { amount: 5_000 },
    histories: [{ status: 'confirmed', by: { type: 'staff', id: guide.id } }],
  });
  expect(added.guestUuid).toBeUndefined();
  const { bookings } = await guide.requestOk('loadRoster', { sessionUuid: sessionId });
  expect(bookings).toMatchObject([{ uuid: added.uuid, note: 'Wears size 40' }]);
  expect(await placesOf(sockets, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  expect(await contractViolations(guide)).toEqual([]);
});

test('the same request sent three times in parallel adds its people once, and its key is refused for others', async () => {
  const { sessions, adult } = await someActivity(sockets, { starts: STARTS });
  const [first = '', second = ''] = sessions;
  const request = walkIn(first, adult, 2);

  const replies = await Promise.all([1, 2, 3].map(() => guide.requestOk('newActivityWalkIn', request)));
  const reused = await guide.request('newActivityWalkIn', { ...request, sessionUuid: second });

  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
  expect(await db.$count(activityBooking, eq(activityBooking.sessionId, first))).toBe(1);
  expect(await placesOf(sockets, first)).toMatchObject({ claimed: 2, sum: 2 });
  expect(reused).toMatchObject({ status: 409, code: 'sent_otherwise' });
});

test('guests and walk-ins who race for the last places take each place once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { sessionId, adult } = await someActivity(sockets, { capacity: 2 });
    const ada = await activityGuest(sockets);

    const [held, added] = await Promise.all([
      ada.hold(sessionId, { [adult]: 2 }),
      guide.request('newActivityWalkIn', walkIn(sessionId, adult, 2)),
    ]);

    expect([held.status, added.status].sort()).toEqual([held.status === 201 ? 201 : 200, 409]);
    expect(await placesOf(sockets, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  }
});

test('people can be added after booking has closed, but not to a session that is over or called off', async () => {
  const { sessions, adult } = await someActivity(sockets, { starts: STARTS });
  const [over = '', off = ''] = sessions;
  const begun = await someActivity(sockets);
  const at = (minutes: number) => new Date(NOON + minutes * 60_000);
  await db
    .update(activitySession)
    .set({ startsAt: at(-10), endsAt: at(50) })
    .where(eq(activitySession.id, begun.sessionId));
  await db
    .update(activitySession)
    .set({ startsAt: at(-60), endsAt: at(0) })
    .where(eq(activitySession.id, over));
  await supervisor.requestOk('cancelSession', { sessionUuid: off, version: 1, reasonCode: 'weather' });

  const late = await guide.request('newActivityWalkIn', walkIn(begun.sessionId, begun.adult, 1));
  const tooLate = await guide.request('newActivityWalkIn', walkIn(over, adult, 1));
  const calledOff = await guide.request('newActivityWalkIn', walkIn(off, adult, 1));

  expect(late.status).toBe(200);
  expect(tooLate).toMatchObject({ status: 409, code: 'status_not_allowed' });
  expect(calledOff).toMatchObject({ status: 409, code: 'session_cancelled' });
});

test('the rules for parties apply, and units of another activity are refused', async () => {
  const { sessionId, adult, child } = await someActivity(sockets);
  const other = await someActivity(sockets);

  const alone = await guide.request('newActivityWalkIn', walkIn(sessionId, child, 1));
  const foreign = await guide.request('newActivityWalkIn', walkIn(sessionId, other.adult, 1));
  const crowd = await guide.request('newActivityWalkIn', walkIn(sessionId, adult, 7));

  expect(alone).toMatchObject({ status: 422, code: 'needs_adult' });
  expect(foreign.status).toBe(400);
  expect(crowd).toMatchObject({ status: 422, code: 'units_range' });
  expect(await placesOf(sockets, sessionId)).toMatchObject({ claimed: 0, sum: 0 });
});

test('bookings without an account are redeemed, moved and cancelled like all others', async () => {
  const { sessions, adult } = await someActivity(sockets, { starts: STARTS });
  const [first = '', second = ''] = sessions;
  const [moved, cancelled, calledOff] = await Promise.all(
    [1, 1, 2].map((people) => guide.requestOk('newActivityWalkIn', walkIn(first, adult, people))),
  );
  const cardsBefore = await db.$count(roomEvent);

  await guide.requestOk('moveActivityBooking', { uuid: moved?.uuid ?? '', sessionUuid: second });
  await guide.requestOk('changeStatusActivityBooking', {
    uuid: cancelled?.uuid ?? '',
    status: 'cancelled',
    reasonCode: 'other',
    note: 'Counted twice',
  });
  await supervisor.requestOk('cancelSession', { sessionUuid: first, version: 1, reasonCode: 'weather' });
  const soon = { startsAt: new Date(NOON + 60_000), endsAt: new Date(NOON + 3_600_000) };
  await db.update(activitySession).set(soon).where(eq(activitySession.id, second));
  const redeemed = await guide.requestOk('redeemActivity', { reference: moved?.reference ?? '' });

  const { bookings } = await guide.requestOk('loadRoster', { sessionUuid: first });
  expect(redeemed).toMatchObject({ status: 'redeemed', arrivedPax: 1 });
  expect(bookings.map(({ uuid, status }) => [uuid, status]).sort()).toEqual(
    [
      [cancelled?.uuid, 'cancelled'],
      [calledOff?.uuid, 'cancelled'],
    ].sort(),
  );
  expect(await placesOf(sockets, first)).toMatchObject({ claimed: 0, sum: 0 });
  expect(await placesOf(sockets, second)).toMatchObject({ claimed: 1, sum: 1 });
  // Walk-ins have no conversation in which a card could appear.
  expect(await db.$count(roomEvent)).toBe(cardsBefore);
});
