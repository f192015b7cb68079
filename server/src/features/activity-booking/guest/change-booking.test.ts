import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activitySession, roomEvent } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, placesOf, quantitiesOf, VERIFIED } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const MINUTE_MS = 60_000;
const HOUR = 60;
const clock = { now: NOON };
const now = () => clock.now;
const suite = await testApp({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const { db } = suite;
/** Changes and free cancellation end two hours before, which is four hours from now. */
const TODAY = '2026-06-10T18:00';
const OTHER_DAY = '2026-06-12T18:00';
const STARTS = [EVENING, OTHER_DAY];

async function at<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  clock.now = NOON + minutes * MINUTE_MS;
  return work().finally(() => (clock.now = NOON));
}

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const sessionOf = async (id: string) =>
  (await db.select().from(activitySession).where(eq(activitySession.id, id)))[0];

describe('a change of an activity booking', () => {
  test('moves to another session with one step, and the old places are free again', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: STARTS });
    const [first = '', second = ''] = sessions;
    const ada = await activityGuest(suite);
    const { uuid, reference } = await ada.come(first, { [adult]: 2 });

    const moved = await ada.change(uuid, { version: 1, sessionUuid: second });

    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      reference,
      status: 'confirmed',
      sessionUuid: second,
      localDateTimeStart: OTHER_DAY,
      version: 2,
      histories: [{ status: 'confirmed' }, { status: 'confirmed', by: { type: 'guest' } }],
    });
    const start = Number((await sessionOf(second))?.startsAt.getTime());
    expect(Date.parse(moved.body.cancelBy)).toBe(start - 120 * MINUTE_MS);
    expect(await placesOf(suite, first)).toMatchObject({ claimed: 0, sum: 0 });
    expect(await placesOf(suite, second)).toMatchObject({ claimed: 2, sum: 2 });
    const cards = await db.select().from(roomEvent).where(eq(roomEvent.clientId, uuid));
    expect(cards.map(({ body }) => body?.card)).toMatchObject([{ version: 2, localDateTime: OTHER_DAY }]);
  });

  test('to a full session changes nothing, and the error has the unchanged booking and other times', async () => {
    const third = '2026-06-13T18:00';
    const { sessions, adult } = await someActivity(suite, { starts: [...STARTS, third], capacity: 2 });
    const [first = '', full = '', free = ''] = sessions;
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    await bob.come(full, { [adult]: 2 });
    const booking = await ada.come(first, { [adult]: 2 });

    const failed = await ada.change(booking.uuid, { version: 1, sessionUuid: full });

    expect(codeOf(failed)).toEqual([409, 'reschedule_failed']);
    expect(failed.body.data).toMatchObject({ booking, next: [{ sessionUuid: free }] });
    expect((await ada.one(booking.uuid)).body).toEqual(booking);
    expect(await placesOf(suite, first)).toMatchObject({ claimed: 2, sum: 2 });
    expect(await placesOf(suite, full)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('to fewer people succeeds in a full session, and to more people fails there', async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 4 });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const { uuid } = await ada.come(sessionId, { [adult]: 3 });
    await bob.come(sessionId, { [adult]: 1 });
    const priced = async (version: number, quantity: number) => {
      const units = quantitiesOf({ [adult]: quantity });
      const reply = await ada.change(uuid, { version, units });
      return ada.change(uuid, { version, units, priceToken: reply.body.data?.priceToken });
    };

    const more = await priced(1, 4);
    const fewer = await priced(1, 1);

    expect(codeOf(more)).toEqual([409, 'reschedule_failed']);
    expect(fewer).toMatchObject({ status: 200, body: { pax: 1, price: { amount: 2_500 }, version: 2 } });
    expect(fewer.body.unitItems).toHaveLength(1);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('at another price needs the guest to have seen it', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: STARTS });
    const [first = '', second = ''] = sessions;
    await db
      .update(activitySession)
      .set({ unitPrices: { [adult]: 4_000 } })
      .where(eq(activitySession.id, second));
    const ada = await activityGuest(suite);
    const booking = await ada.come(first, { [adult]: 1 });

    const reply = await ada.change(booking.uuid, { version: 1, sessionUuid: second });
    const { priceToken } = reply.body.data;
    const agreed = await ada.change(booking.uuid, { version: 1, sessionUuid: second, priceToken });

    expect(codeOf(reply)).toEqual([409, 'price_changed']);
    expect(reply.body.data).toMatchObject({ total: { amount: 4_000 }, booking });
    expect(agreed).toMatchObject({ status: 200, body: { price: { amount: 4_000 } } });
  });

  test('a change of the details alone keeps places and price', async () => {
    const { sessionId, adult, child } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const { uuid, price } = await ada.come(sessionId, { [adult]: 1, [child]: 1 });
    await db
      .update(activitySession)
      .set({ unitPrices: { [adult]: 9_000 } })
      .where(eq(activitySession.id, sessionId));
    const unitItems = [{ unitId: adult }, { unitId: child, age: 8, firstName: 'Bo' }];

    const changed = await ada.change(uuid, {
      version: 1,
      note: 'A hat',
      unitItems,
      contact: { lastName: 'Lima' },
    });
    const nothing = await ada.change(uuid, { version: 2 });
    const unasked = await ada.change(uuid, { version: 2, answers: { height: '1' } });

    expect(changed.body).toMatchObject({
      note: 'A hat',
      unitItems,
      price,
      contact: { firstName: 'Ada', lastName: 'Lima' },
      version: 2,
    });
    expect([codeOf(nothing), codeOf(unasked)]).toEqual([
      [400, 'malformed'],
      [422, 'unknown'],
    ]);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('a change to people whose ages are asked for needs their ages', async () => {
    const { sessionId, adult, child } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const { uuid } = await ada.come(sessionId, { [adult]: 1 });
    const units = quantitiesOf({ [adult]: 1, [child]: 1 });

    const refused = [
      await ada.change(uuid, { version: 1, units }),
      await ada.change(uuid, { version: 1, units: quantitiesOf({ [child]: 1 }) }),
      await ada.change(uuid, { version: 1, units, unitItems: [{ unitId: adult }] }),
    ];

    expect(refused.map(codeOf)).toEqual([
      [422, 'age_required'],
      [422, 'needs_adult'],
      [400, 'malformed'],
    ]);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 1, sum: 1 });
  });

  test('is refused with an old version, after its deadline, and for sessions that cannot be booked', async () => {
    const other = await someActivity(suite);
    const closed = { starts: [TODAY, '2026-06-10T12:30', '2026-06-25T10:00'] };
    const { sessions, adult } = await someActivity(suite, closed);
    const [first = '', tooSoon = '', outside = ''] = sessions;
    const ada = await activityGuest(suite);
    const { uuid } = await ada.come(first, { [adult]: 1 });
    const to = (sessionUuid: string) => ada.change(uuid, { version: 1, sessionUuid });

    const answers = [
      await ada.change(uuid, { version: 7, note: 'x' }),
      await to(tooSoon),
      await to(outside),
      await to(other.sessionId),
      await at(4 * HOUR + 1, () => ada.change(uuid, { version: 1, note: 'x' })),
    ];

    expect(answers.map(codeOf)).toEqual([
      [409, 'version_conflict'],
      [409, 'session_closed'],
      [422, 'outside_stay'],
      [404, 'not_found'],
      [409, 'change_too_late'],
    ]);
  });

  test('to a time of another activity needs the guest to want it anyway', async () => {
    const [one, two] = [await someActivity(suite, { starts: STARTS }), await someActivity(suite)];
    const [, later = ''] = one.sessions;
    const ada = await activityGuest(suite);
    const { uuid } = await ada.come(later, { [one.adult]: 1 });
    await ada.come(two.sessionId, { [two.adult]: 1 });
    const change = { version: 1, sessionUuid: one.sessionId };

    const refused = await ada.change(uuid, change);
    const anyway = await ada.change(uuid, { ...change, isAnyway: true });

    expect(codeOf(refused)).toEqual([409, 'overlaps']);
    expect(anyway.status).toBe(200);
  });

  test('that charges the room with more is checked like a new charge', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const reservationNumber = 'CM-CHANGES';
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
    const { uuid } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
    await suite.send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
      headers: ada.headers,
      body: { spendingLimit: 5_000 },
    });
    const units = (quantity: number) => quantitiesOf({ [adult]: quantity });
    const priced = async (version: number, quantity: number) => {
      const reply = await ada.change(uuid, { version, units: units(quantity) });
      const { priceToken } = reply.body.data;
      return ada.change(uuid, { version, units: units(quantity), priceToken });
    };

    const within = await priced(1, 2);
    const beyond = await priced(2, 3);

    expect(within.body).toMatchObject({
      price: { amount: 5_000 },
      payment: { method: 'room_charge', status: 'authorised' },
    });
    expect(codeOf(beyond)).toEqual([409, 'room_charge_denied']);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  });
});

describe('a cancellation', () => {
  test('frees the places and is free of charge until the deadline; repeating it changes nothing', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-CANCEL' });
    const { uuid } = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });

    const conflict = await ada.cancel(uuid, 9);
    const cancelled = await ada.cancel(uuid, 1);
    const again = await ada.cancel(uuid);

    expect(codeOf(conflict)).toEqual([409, 'version_conflict']);
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      refund: 'full',
      payment: { method: 'room_charge', status: 'none' },
      canCancel: false,
      canModify: false,
      canRebook: false,
      version: 2,
    });
    expect(cancelled.body.voucher).toBeUndefined();
    expect(again.body).toEqual(cancelled.body);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 0, sum: 0 });
  });

  test('is refused after the deadline, except for requests', async () => {
    const confirmed = await someActivity(suite, { starts: [TODAY] });
    const request = await someActivity(suite, {
      bookable: { requiresApproval: true, cancelCutoffMinutes: 60 * 24 * 7 },
    });
    const ada = await activityGuest(suite);
    const booked = await ada.come(confirmed.sessionId, { [confirmed.adult]: 1 });
    const reply = await ada.come(request.sessionId, { [request.adult]: 1 });

    const early = await ada.cancel(reply.uuid);
    const late = await at(4 * HOUR + 1, () => ada.cancel(booked.uuid));

    expect(codeOf(late)).toEqual([409, 'cancel_too_late']);
    expect(late.body.data.booking.status).toBe('confirmed');
    expect(early.body).toMatchObject({ status: 'cancelled', refund: 'full' });
  });

  test('a booking can be made again after it was cancelled', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    await ada.cancel((await ada.come(sessionId, { [adult]: 1 })).uuid);

    const again = await ada.book(bodyFor(await ada.hold(sessionId, { [adult]: 1 })));

    expect(again.status).toBe(201);
  });
});

describe('the calendar file', () => {
  test('follows the booking: a change raises the sequence, and a cancellation cancels the event', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: STARTS });
    const [first = '', second = ''] = sessions;
    const ada = await activityGuest(suite);
    const { uuid, calendarPath } = await ada.come(first, { [adult]: 1 });

    const files = [(await ada.calendar(calendarPath)).text];
    await ada.change(uuid, { version: 1, sessionUuid: second });
    files.push((await ada.calendar(calendarPath)).text);
    await ada.cancel(uuid);
    files.push((await ada.calendar(calendarPath)).text);

    const lines = files.map((file) => file.split('\r\n'));
    for (const file of lines) expect(file).toContain(`UID:${uuid}@casa-miramar`);
    expect(lines[0]).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'STATUS:CONFIRMED', 'METHOD:PUBLISH', 'TRIGGER:-PT60M']),
    );
    expect(lines[0]).toContain('DTSTART;TZID=Europe/Lisbon:20260611T180000');
    expect(lines[1]).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CONFIRMED']));
    expect(lines[1]).toContain('DTSTART;TZID=Europe/Lisbon:20260612T180000');
    expect(lines[2]).toEqual(expect.arrayContaining(['SEQUENCE:3', 'STATUS:CANCELLED', 'METHOD:CANCEL']));
    expect(lines[2]).not.toContain('BEGIN:VALARM');
  });

  test('is refused without its signature or with that of another booking', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const hers = await ada.come(sessionId, { [adult]: 1 });
    const his = await bob.come(sessionId, { [adult]: 1 });
    const sign = his.calendarPath.split('sign=')[1];

    const paths = [
      hers.calendarPath.split('?')[0] ?? '',
      hers.calendarPath.replace(/sign=.*/, `sign=${sign}`),
    ];

    for (const path of paths) expect((await suite.get(path)).status).toBe(404);
  });
});
