import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  activityBooking,
  activityClaim,
  activitySession,
  reminder,
  roomEvent,
} from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets } from '../../../testing/test-sockets';
import { activityGuest, bodyFor, placesOf } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const HOUR_MS = 3_600_000;
const clock = { now: NOON };
const now = () => clock.now;
const sockets = await testSockets({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const { db } = sockets;
const guide = await sockets.staff('agent', 'casa-miramar', 'activities');
const supervisor = await sockets.staff('supervisor');
const NEXT_DAY = '2026-06-12T18:00';
const LATER = '2026-06-12T09:30';

const sessionOf = async (id: string) =>
  (await db.select().from(activitySession).where(eq(activitySession.id, id)))[0];
const statusOf = async (id: string) =>
  (await db.select().from(activityBooking).where(eq(activityBooking.id, id)))[0]?.status;
const cardsOf = (uuid: string) => db.select().from(roomEvent).where(eq(roomEvent.clientId, uuid));

describe('a session that is moved', () => {
  test('moves its bookings: each guest is notified once, gets new reminders and can cancel for free again', async () => {
    const { sessionId, adult } = await someActivity(sockets);
    const ada = await activityGuest(sockets);
    const { uuid } = await ada.come(sessionId, { [adult]: 2 });
    const move = {
      sessionUuid: sessionId,
      version: 1,
      localDateTimeStart: LATER,
      place: 'Pontoon B',
      note: 'The tide is too low in the evening',
    };

    const replies = await Promise.all([1, 2, 3].map(() => guide.requestOk('changeSession', move)));

    expect(replies.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(replies[0]).toMatchObject({
      localDateTimeStart: LATER,
      localDateTimeEnd: '2026-06-12T11:30',
      place: 'Pontoon B',
    });
    const { body }: { body: ActivityBooking } = await ada.one(uuid);
    expect(body).toMatchObject({
      status: 'confirmed',
      version: 2,
      localDateTimeStart: LATER,
      place: 'Pontoon B',
      histories: [{}, { status: 'confirmed', note: 'The tide is too low in the evening' }],
    });
    expect(Date.parse(body.cancelBy)).toBe(Date.parse(body.startsAt) - 2 * HOUR_MS);
    expect(await cardsOf(uuid)).toHaveLength(1);
    const reminders = await db.select().from(reminder).where(eq(reminder.subjectId, uuid));
    expect(reminders.every(({ dueAt }) => dueAt.getTime() > Date.parse('2026-06-11T12:00Z'))).toBe(true);
    expect(reminders.length).toBeGreaterThan(0);
    expect(await contractViolations(guide)).toEqual([]);
  });

  test('leaves at least a day, but no longer than to the start, to cancel freely', async () => {
    const { sessionId, adult } = await someActivity(sockets, { bookable: { cancelCutoffMinutes: 2_880 } });
    const ada = await activityGuest(sockets);
    const { uuid } = await ada.come(sessionId, { [adult]: 1 });

    await guide.requestOk('changeSession', {
      sessionUuid: sessionId,
      version: 1,
      localDateTimeStart: '2026-06-10T20:00',
    });

    const { body }: { body: ActivityBooking } = await ada.one(uuid);
    expect(body.cancelBy).toBe(body.startsAt);
    expect(await ada.cancel(uuid)).toMatchObject({ status: 200, body: { refund: 'full' } });
  });

  test('ends holds, because their guests have chosen another time', async () => {
    const { sessionId, adult } = await someActivity(sockets);
    const ada = await activityGuest(sockets);
    const held = await ada.hold(sessionId, { [adult]: 2 });

    await guide.requestOk('changeSession', { sessionUuid: sessionId, version: 1, localDateTimeStart: LATER });
    const booked = await ada.book(bodyFor(held));

    expect(booked).toMatchObject({ status: 410, body: { code: 'hold_expired' } });
    expect(await placesOf(sockets, sessionId)).toMatchObject({ claimed: 0, sum: 0 });
  });

  test('must not begin in the past, on a day that does not exist or together with another one', async () => {
    const { sessions } = await someActivity(sockets, { starts: [EVENING, NEXT_DAY] });
    const input = { sessionUuid: sessions[0] ?? '', version: 1 };
    const movedTo = (localDateTimeStart: string) =>
      guide.request('changeSession', { ...input, localDateTimeStart });

    expect(await movedTo('2026-06-10T06:00')).toMatchObject({ status: 400 });
    expect(await movedTo('2026-06-31T18:00')).toMatchObject({ status: 400 });
    expect(await movedTo(NEXT_DAY)).toMatchObject({ status: 409, code: 'session_exists' });
    expect(await sessionOf(input.sessionUuid)).toMatchObject({ localStart: EVENING, version: 1 });
  });

  test('cannot be moved once it has begun', async () => {
    const { sessionId } = await someActivity(sockets);
    const input = { sessionUuid: sessionId, version: 1 };
    const times = { startsAt: new Date(NOON - HOUR_MS), endsAt: new Date(NOON + HOUR_MS) };
    await db.update(activitySession).set(times).where(eq(activitySession.id, sessionId));

    const moved = await guide.request('changeSession', { ...input, localDateTimeStart: LATER });
    const widened = await guide.request('changeSession', { ...input, capacity: 9 });

    expect(moved).toMatchObject({ status: 409, code: 'status_not_allowed' });
    expect(widened.status).toBe(200);
  });
});

describe('the capacity of a session', () => {
  test('cannot be less than the booked places; expired holds do not count', async () => {
    const { sessionId, adult } = await someActivity(sockets);
    const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
    await ada.come(sessionId, { [adult]: 2 });
    await bob.hold(sessionId, { [adult]: 3 });
    const input = { sessionUuid: sessionId, version: 1, capacity: 4, placesTaken: 1 };

    const below = await guide.request('changeSession', input);
    await db
      .update(activityClaim)
      .set({ expiresAt: new Date(NOON) })
      .where(and(eq(activityClaim.sessionId, sessionId), eq(activityClaim.kind, 'hold')));
    const enough = await guide.request('changeSession', input);

    expect(below).toMatchObject({ status: 409, code: 'below_booked', data: { booked: 6 } });
    expect(enough).toMatchObject({ status: 200 });
    expect(await sessionOf(sessionId)).toMatchObject({ capacity: 4, placesTaken: 1, paxClaimed: 2 });
  });

  test('is offered to the waitlist at once when it grows, and no other guest is notified', async () => {
    const { sessionId, adult } = await someActivity(sockets, { capacity: 2 });
    const [ada, bob, cleo] = [
      await activityGuest(sockets),
      await activityGuest(sockets),
      await activityGuest(sockets),
    ];
    const hers = await ada.come(sessionId, { [adult]: 2 });
    const his = await bob.wait(sessionId, { [adult]: 2 });

    await guide.requestOk('changeSession', { sessionUuid: sessionId, version: 1, capacity: 4 });
    const late = await cleo.hold(sessionId, { [adult]: 1 });

    expect(await statusOf(his.body.uuid)).toBe('offered');
    expect(late).toMatchObject({ status: 409, body: { code: 'session_full' } });
    expect((await ada.one(hers.uuid)).body.version).toBe(1);
  });

  test('races with bookings: places are never taken twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sessionId, adult } = await someActivity(sockets, { capacity: 4 });
      const ada = await activityGuest(sockets);

      const [held, narrowed] = await Promise.all([
        ada.hold(sessionId, { [adult]: 3 }),
        guide.request('changeSession', { sessionUuid: sessionId, version: 1, capacity: 2 }),
      ]);

      expect([held.status === 201, narrowed.status === 200]).toContain(false);
      const stored = await sessionOf(sessionId);
      expect(stored?.paxClaimed).toBeLessThanOrEqual(stored?.capacity ?? 0);
    }
  });
});

test('a change of another version changes nothing and shows the session as it is', async () => {
  const { sessionId } = await someActivity(sockets);
  const input = { sessionUuid: sessionId, version: 1 };
  await supervisor.requestOk('changeSession', { ...input, capacity: 9 });

  const late = await guide.request('changeSession', { ...input, capacity: 3 });
  const same = await guide.request('changeSession', { ...input, capacity: 9 });

  expect(late).toMatchObject({ status: 409, code: 'version_conflict', data: { session: { capacity: 9 } } });
  expect(same).toMatchObject({ status: 200, data: { version: 2 } });
});

test('a session that staff have guaranteed is not cancelled for too few people', async () => {
  const { sessionId, adult } = await someActivity(sockets, {
    starts: ['2026-06-10T18:00'],
    bookable: { minParticipants: 5 },
  });
  const ada = await activityGuest(sockets);
  const { uuid, startsAt } = await ada.come(sessionId, { [adult]: 2 });

  await guide.requestOk('changeSession', { sessionUuid: sessionId, version: 1, guaranteed: true });
  clock.now = Date.parse(startsAt) - 30 * 60_000;
  // The check runs every two seconds.
  await new Promise((done) => setTimeout(done, 4_500));

  expect(await statusOf(uuid)).toBe('confirmed');
});
