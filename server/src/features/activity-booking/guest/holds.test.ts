import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activity, activitySession } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, placesOf } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';

const MINUTE_MS = 60_000;
const clock = { now: NOON };
const now = () => clock.now;
const suite = await testApp({ now, rateFactor: 1_000 });
const { db } = suite;
const OTHER_DAY = '2026-06-12T18:00';

/** Runs a test at another time. */
async function at<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  clock.now = NOON + minutes * MINUTE_MS;
  return work().finally(() => (clock.now = NOON));
}

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe('a hold of an activity', () => {
  test('keeps places with their price, and the places of a previous hold are free again', async () => {
    const { sessions, adult, child } = await someActivity(suite, { starts: [EVENING, OTHER_DAY] });
    const [first = '', second = ''] = sessions;
    const ada = await activityGuest(suite);

    const held = await ada.hold(first, { [adult]: 2, [child]: 1 });
    const moved = await ada.hold(second, { [adult]: 1 });

    expect(held.status).toBe(201);
    expect(held.body).toMatchObject({
      sessionUuid: first,
      pax: 3,
      total: { amount: 6_000, currency: 'EUR' },
      canExtend: true,
      expiresAt: new Date(NOON + 10 * MINUTE_MS).toISOString(),
      overlaps: [],
    });
    expect((await ada.held()).body.hold).toEqual(moved.body);
    expect(await placesOf(suite, first)).toMatchObject({ claimed: 0, sum: 0 });
    expect(await placesOf(suite, second)).toMatchObject({ claimed: 1, sum: 1 });
  });

  test('is refused for a withdrawn activity, but an existing one can still be booked', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: [EVENING] });
    const [session = ''] = sessions;
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const held = await ada.hold(session, { [adult]: 2 });
    const [row] = await db.select().from(activitySession).where(eq(activitySession.id, session));
    await db
      .update(activity)
      .set({ withdrawnAt: new Date(NOON) })
      .where(eq(activity.id, row?.activityId ?? ''));

    expect((await bob.hold(session, { [adult]: 2 })).status).toBe(404);
    expect((await ada.book(bodyFor(held))).status).toBe(201);
    expect(await placesOf(suite, session)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('stays as it is if the wanted session is full, and the error names other sessions', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: [EVENING, OTHER_DAY], capacity: 2 });
    const [full = '', other = ''] = sessions;
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    await ada.come(full, { [adult]: 2 });
    const held = await bob.hold(other, { [adult]: 1 });

    const refused = await bob.hold(full, { [adult]: 1 });

    expect(codeOf(refused)).toEqual([409, 'session_full']);
    expect(refused.body.data).toMatchObject({
      waitlistOpen: true,
      next: [{ sessionUuid: other, localDateTimeStart: OTHER_DAY, vacancies: 1 }],
    });
    expect((await bob.held()).body.hold.holdUuid).toBe(held.body.holdUuid);
  });

  test('is released by its guest, and releasing it again changes nothing', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const { body } = await ada.hold(sessionId, { [adult]: 4 });

    const answers = [
      await ada.release(sessionId, body.holdUuid),
      await ada.release(sessionId, body.holdUuid),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await ada.held()).body).toEqual({ hold: null });
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 0, sum: 0 });
  });

  test('is extended once by five minutes, and never beyond the end of booking', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const soon = await someActivity(suite, { starts: ['2026-06-10T13:12'] });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const { body } = await ada.hold(sessionId, { [adult]: 1 });

    const extended = await ada.extend(sessionId, body.holdUuid);
    const again = await ada.extend(sessionId, body.holdUuid);
    const short = await bob.hold(soon.sessionId, { [soon.adult]: 1 });
    const capped = await bob.extend(soon.sessionId, short.body.holdUuid);

    expect(extended.body).toMatchObject({
      expiresAt: new Date(NOON + 15 * MINUTE_MS).toISOString(),
      canExtend: false,
    });
    expect(codeOf(again)).toEqual([409, 'hold_extended']);
    expect(short.status).toBe(201);
    const [session] = await db.select().from(activitySession).where(eq(activitySession.id, soon.sessionId));
    const closes = Number(session?.startsAt.getTime()) - 60 * MINUTE_MS;
    expect(Date.parse(capped.body.expiresAt)).toBe(closes);
  });

  test('an expired hold is reported with the places that are free now', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const held = await ada.hold(sessionId, { [adult]: 1 });

    const answers = await at(10, async () => [
      await ada.extend(sessionId, held.body.holdUuid),
      await ada.book(bodyFor(held)),
      await ada.held(),
    ]);

    expect(answers.slice(0, 2).map(codeOf)).toEqual([
      [410, 'hold_expired'],
      [410, 'hold_expired'],
    ]);
    expect(answers[1]?.body.data).toMatchObject({ isFree: true });
    expect(answers[2]?.body).toEqual({ hold: null });
  });

  test('an expired hold of the last places reports them as free, unless somebody waits for them', async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const held = await ada.hold(sessionId, { [adult]: 2 });
    const tryBoth = async () => [
      await ada.extend(sessionId, held.body.holdUuid),
      await ada.book(bodyFor(held)),
    ];

    const alone = await at(10, tryBoth);
    const waiting = await bob.wait(sessionId, { [adult]: 1 });
    const behind = await at(10, tryBoth);

    expect(waiting.status).toBe(201);
    const facts = [...alone, ...behind].map((answer) => [...codeOf(answer), answer.body.data.isFree]);
    expect(facts).toEqual([
      [410, 'hold_expired', true],
      [410, 'hold_expired', true],
      [410, 'hold_expired', false],
      [410, 'hold_expired', false],
    ]);
  });

  test('frees the places of expired holds of others before it takes its own', async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    await ada.hold(sessionId, { [adult]: 2 });

    const early = await bob.hold(sessionId, { [adult]: 2 });
    const late = await at(11, () => bob.hold(sessionId, { [adult]: 2 }));

    expect([early.status, late.status]).toEqual([409, 201]);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('needs a guest whom the hotel expects on that day', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const far = await someActivity(suite, { starts: ['2026-06-25T18:00'] });
    const [ada, unknown] = [
      await activityGuest(suite),
      await activityGuest(suite, { checkin: null, checkout: null }),
    ];

    const outside = await ada.hold(far.sessionId, { [far.adult]: 1 });

    expect(codeOf(outside)).toEqual([422, 'outside_stay']);
    expect(outside.body.data).toEqual({ from: '2026-06-10', until: '2026-06-20' });
    expect(codeOf(await unknown.hold(sessionId, { [adult]: 1 }))).toEqual([422, 'stay_required']);
  });

  test('is refused for a session that has closed or was called off', async () => {
    const closed = await someActivity(suite, { starts: ['2026-06-10T12:30', EVENING] });
    const off = await someActivity(suite, {
      session: { cancelledAt: new Date(NOON), cancelReason: 'weather' },
    });
    const ada = await activityGuest(suite);

    const answers = [
      await ada.hold(closed.sessionId, { [closed.adult]: 1 }),
      await ada.hold(off.sessionId, { [off.adult]: 1 }),
    ];

    expect(answers.map(codeOf)).toEqual([
      [409, 'session_closed'],
      [409, 'session_cancelled'],
    ]);
    expect(answers[0]?.body.data.next).toMatchObject([{ sessionUuid: closed.sessions[1] }]);
    expect(answers[1]?.body.data).toEqual({ reason: 'weather', next: [] });
  });
});
