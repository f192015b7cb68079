import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityBooking, activityClaim } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { createBookingTimeouts } from '../jobs/booking-timeouts.job';
import { activityGuest, placesOf, VERIFIED } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { EVENING, someActivity } from '../testing/some-session';

const MINUTE_MS = 60_000;
const { suite, db, folio, deps, atInstant } = await activitySuite();
const runTimeouts = createBookingTimeouts(deps);
const at = <T>(minutes: number, work: () => Promise<T>) => atInstant(NOON + minutes * MINUTE_MS, work);

const statusOf = async (id: string) =>
  (await db.select().from(activityBooking).where(eq(activityBooking.id, id)))[0]?.status;

/** Inserts another party that has been waiting since the given minute. */
const waitsSince = (id: string, minutes: number) =>
  db
    .update(activityBooking)
    .set({ queuedAt: new Date(NOON + minutes * MINUTE_MS) })
    .where(eq(activityBooking.id, id));

test('places that become free are offered to the party that has waited longest and fits', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
  const [ada, bob, cleo, dan] = await Promise.all([0, 1, 2, 3].map(() => activityGuest(suite)));
  if (!ada || !bob || !cleo || !dan) throw new Error('four guests expected');
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });
  const tooMany = await dan.wait(sessionId, { [adult]: 3 });
  const first = await bob.wait(sessionId, { [adult]: 2 });
  await waitsSince(first.body.uuid, -5);
  const second = await cleo.wait(sessionId, { [adult]: 1 });

  await ada.cancel(uuid);
  const taken = await dan.hold(sessionId, { [adult]: 1 });
  const foreign = await cleo.accept(sessionId, first.body.uuid);
  const offered = await bob.one(first.body.uuid);
  const accepted = await bob.accept(sessionId, first.body.uuid);
  const again = await bob.accept(sessionId, first.body.uuid);
  const left = await bob.leave(sessionId, first.body.uuid);

  expect(tooMany).toMatchObject({
    status: 409,
    body: { code: 'waitlist_closed', error: 'This session has fewer places than your party needs.' },
  });
  expect(first).toMatchObject({ status: 201, body: { status: 'waitlisted', placeInLine: 1 } });
  expect(second.body.placeInLine).toBe(2);
  expect(taken).toMatchObject({ status: 409, body: { code: 'session_full' } });
  expect(foreign.status).toBe(404);
  expect(offered.body).toMatchObject({
    status: 'offered',
    expiresAt: new Date(NOON + 15 * MINUTE_MS).toISOString(),
  });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  expect(again.body).toEqual(accepted.body);
  // Sent by another device that does not know about the acceptance yet.
  expect(left).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } });
  expect(await statusOf(second.body.uuid)).toBe('waitlisted');
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
});

test('an expired offer passes to the next party, and a late acceptance gets an error and rejoins the waitlist', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
  const [ada, bob, cleo] = [
    await activityGuest(suite),
    await activityGuest(suite),
    await activityGuest(suite),
  ];
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });
  const first = await bob.wait(sessionId, { [adult]: 2 });
  await waitsSince(first.body.uuid, -5);
  const second = await cleo.wait(sessionId, { [adult]: 2 });
  await ada.cancel(uuid);

  await at(14, runTimeouts);
  const status = await statusOf(first.body.uuid);
  await at(15, () => Promise.all([runTimeouts(), createBookingTimeouts(deps)()]));
  const statuses = [await statusOf(first.body.uuid), await statusOf(second.body.uuid)];
  const late = await at(16, () => bob.accept(sessionId, first.body.uuid));

  expect(status).toBe('offered');
  expect(statuses).toEqual(['lapsed', 'offered']);
  expect(late).toMatchObject({ status: 410, body: { code: 'offer_expired' } });
  expect(late.body.data.booking).toMatchObject({ status: 'waitlisted', placeInLine: 1 });
  const declined = await cleo.leave(sessionId, second.body.uuid);
  expect(declined.status).toBe(204);
  expect(await statusOf(first.body.uuid)).toBe('offered');
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
});

test('a guest who accepts late gets the places after all if nobody else waits', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });
  const waiting = await bob.wait(sessionId, { [adult]: 2 });
  await ada.cancel(uuid);

  const late = await at(20, () => bob.accept(sessionId, waiting.body.uuid));

  expect(late).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
});

test('§11.3 the place of an expired hold is offered once, even by several servers', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
  const [ada, bob, cleo] = [
    await activityGuest(suite),
    await activityGuest(suite),
    await activityGuest(suite),
  ];
  await ada.hold(sessionId, { [adult]: 1 });
  const waiting = [await bob.wait(sessionId, { [adult]: 1 }), await cleo.wait(sessionId, { [adult]: 1 })].map(
    ({ body }) => String(body.uuid),
  );

  await at(10, () => Promise.all([runTimeouts(), createBookingTimeouts(deps)(), runTimeouts()]));

  const statuses = await Promise.all(waiting.map(statusOf));
  expect(statuses.sort()).toEqual(['offered', 'waitlisted']);
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 1, sum: 1 });
});

test('the places of an erased guest are offered by the job', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  await ada.come(sessionId, { [adult]: 1 });
  const waiting = await bob.wait(sessionId, { [adult]: 1 });
  await db.delete(activityClaim).where(eq(activityClaim.sessionId, sessionId));

  await runTimeouts();

  expect(await statusOf(waiting.body.uuid)).toBe('offered');
});

test('a waitlist has a maximum length, and a guest joins it once and only while no places are free', async () => {
  const waitlist = { enabled: true, mostPerSession: 1, offerMinutes: 10 };
  const starts = [EVENING, '2026-06-12T18:00'];
  const { sessions, adult } = await someActivity(suite, { starts, capacity: 1, bookable: { waitlist } });
  const [full = '', free = ''] = sessions;
  const closed = await someActivity(suite, {
    starts: ['2026-06-13T18:00'],
    capacity: 1,
    bookable: { waitlist: { ...waitlist, enabled: false } },
  });
  const [ada, bob, cleo] = [
    await activityGuest(suite),
    await activityGuest(suite),
    await activityGuest(suite),
  ];
  await ada.come(full, { [adult]: 1 });
  await ada.come(closed.sessionId, { [closed.adult]: 1 });

  const joined = await bob.wait(full, { [adult]: 1 });
  const twice = await bob.wait(full, { [adult]: 1 });
  const third = await cleo.wait(full, { [adult]: 1 });
  const none = await cleo.wait(closed.sessionId, { [closed.adult]: 1 });
  const open = await cleo.wait(free, { [adult]: 1 });

  expect(joined.status).toBe(201);
  expect(twice).toMatchObject({ status: 409, body: { code: 'already_booked' } });
  expect(third).toMatchObject({ status: 409, body: { code: 'waitlist_full', data: { next: [{}] } } });
  expect(none).toMatchObject({ status: 409, body: { code: 'waitlist_closed' } });
  expect(open).toMatchObject({ status: 409, body: { code: 'places_free' } });
});

test('a place on the waitlist ends when booking closes', async () => {
  const { sessionId, adult } = await someActivity(suite, { starts: ['2026-06-10T18:00'], capacity: 1 });
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  await ada.come(sessionId, { [adult]: 1 });
  const { body } = await bob.wait(sessionId, { [adult]: 1 });
  const minutes = (Date.parse(body.startsAt) - NOON) / MINUTE_MS - 60;

  await at(minutes - 1, runTimeouts);
  const before = await statusOf(body.uuid);
  await at(minutes, runTimeouts);

  expect([before, await statusOf(body.uuid)]).toEqual(['waitlisted', 'lapsed']);
});

test('an accepted offer is charged to the room under the conditions at acceptance', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
  const [ada, bob] = [
    await activityGuest(suite),
    await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-WAIT' }),
  ];
  const { uuid } = await ada.come(sessionId, { [adult]: 1 });
  const { body } = await bob.wait(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  await ada.cancel(uuid);
  folio.state.isAway = true;
  const denied = await bob.accept(sessionId, body.uuid);
  folio.state.isAway = false;

  const accepted = await bob.accept(sessionId, body.uuid);

  expect(body.payment).toMatchObject({ method: 'room_charge', status: 'none' });
  expect(denied).toMatchObject({ status: 409, body: { code: 'room_charge_denied' } });
  expect(accepted.body.payment).toMatchObject({ method: 'room_charge', status: 'authorised' });
});
