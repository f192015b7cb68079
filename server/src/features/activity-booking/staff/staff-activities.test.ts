import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activityBooking, activitySession } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets } from '../../../testing/test-sockets';
import { activityGuest, bodyFor, placesOf, VERIFIED } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const MINUTE_MS = 60_000;
const clock = { now: NOON };
const now = () => clock.now;
const sockets = await testSockets({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const { db } = sockets;
const guide = await sockets.staff('agent', 'casa-miramar', 'activities');
const supervisor = await sockets.staff('supervisor');
const desk = await sockets.staff('agent');
const STARTS = [EVENING, '2026-06-12T18:00', '2026-06-13T18:00'];

interface Reply {
  status: number;
  code?: string;
  data: Record<string, unknown> & { booking?: StaffActivityBooking };
}
const ask = (caller: typeof guide, name: string, body: object): Promise<Reply> =>
  caller.socket.timeout(10_000).emitWithAck(name, body);

/** Moves a session so that it starts in some minutes. */
const startsIn = (id: string, minutes: number) =>
  db
    .update(activitySession)
    .set({
      startsAt: new Date(NOON + minutes * MINUTE_MS),
      endsAt: new Date(NOON + (minutes + 120) * MINUTE_MS),
    })
    .where(eq(activitySession.id, id));

const statusOf = async (id: string) =>
  (await db.select().from(activityBooking).where(eq(activityBooking.id, id)))[0]?.status;

test('staff see the sessions of a day and who comes; other departments and properties do not', async () => {
  const { sessionId, adult } = await someActivity(sockets, { starts: STARTS, capacity: 3 });
  const ada = await activityGuest(sockets);
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });

  const day = await guide.requestOk('loadSessions', { date: '2026-06-11' });
  const roster = await guide.requestOk('loadRoster', { sessionUuid: sessionId });
  const refused = await ask(desk, 'loadRoster', { sessionUuid: sessionId });

  expect(day.find(({ sessionUuid }) => sessionUuid === sessionId)).toMatchObject({
    booked: 2,
    held: 0,
    capacity: 3,
    waiting: 0,
  });
  expect(day.every(({ localDateTimeStart }) => localDateTimeStart.startsWith('2026-06-11'))).toBe(true);
  expect(roster.bookings).toMatchObject([{ uuid, room: '204', pax: 2, mustCollect: true }]);
  expect(refused.status).toBe(403);
  expect(await contractViolations(guide)).toEqual([]);
});

describe('a request for an activity', () => {
  test('counts towards the minimum of its session only once staff accept it', async () => {
    const { sessionId, adult, id, bookableId } = await someActivity(sockets, {
      bookable: { requiresApproval: true, minParticipants: 2 },
    });
    const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
    const hers = await ada.come(sessionId, { [adult]: 1 });
    const his = await bob.come(sessionId, { [adult]: 1 });
    const sessions = `/web/property/casa-miramar/activity/${id}/bookableActivities/${bookableId}/sessions`;
    const shown = async () => (await sockets.get(sessions)).body.items?.[0];
    const minimumOf = async () => (await ada.one(hers.uuid)).body.minimum;
    const accept = (uuid: string) =>
      ask(guide, 'changeStatusActivityBooking', { uuid, status: 'confirmed', version: 1 });

    const requested = [await shown(), await minimumOf()];
    await accept(hers.uuid);
    const half = [await shown(), await minimumOf()];
    await accept(his.uuid);

    expect(requested).toMatchObject([
      { guaranteed: false, participants: 0, vacancies: 4 },
      { needed: 2, booked: 0 },
    ]);
    expect(half).toMatchObject([
      { guaranteed: false, participants: 1 },
      { needed: 2, booked: 1 },
    ]);
    expect(await shown()).toMatchObject({ guaranteed: true });
    expect(await minimumOf()).toBeUndefined();
  });

  test('is charged to the room once staff accept it', async () => {
    const { sessionId, adult } = await someActivity(sockets, { bookable: { requiresApproval: true } });
    const ada = await activityGuest(sockets, { ...VERIFIED, reservationNumber: 'CM-ACC' });
    const { uuid, payment } = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });

    const accepted = await ask(guide, 'changeStatusActivityBooking', {
      uuid,
      status: 'confirmed',
      version: 1,
    });
    const twice = await ask(supervisor, 'changeStatusActivityBooking', { uuid, status: 'confirmed' });

    expect(payment.status).toBe('none');
    expect(accepted).toMatchObject({ status: 200, data: { status: 'confirmed', version: 2 } });
    expect(twice).toMatchObject({ status: 200, data: { version: 2 } });
    const { body } = await ada.one(uuid);
    expect(body).toMatchObject({ status: 'confirmed', payment: { status: 'authorised' } });
    expect(body.expiresAt).toBeUndefined();
  });

  test('is rejected with a reason and a note, and its places go to the waitlist', async () => {
    const { sessionId, adult } = await someActivity(sockets, {
      capacity: 2,
      starts: STARTS,
      bookable: { requiresApproval: true },
    });
    const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
    const { uuid } = await ada.come(sessionId, { [adult]: 2 });
    const waiting = await bob.wait(sessionId, { [adult]: 2 });
    const no = { uuid, status: 'rejected', reasonCode: 'not_suitable' } as const;

    const unexplained = await ask(guide, 'changeStatusActivityBooking', no);
    const rejected = await ask(guide, 'changeStatusActivityBooking', { ...no, note: 'Too windy' });

    expect(unexplained.status).toBe(422);
    expect(rejected).toMatchObject({ status: 200, data: { status: 'rejected' } });
    expect(await statusOf(waiting.body.uuid)).toBe('offered');
    expect((await ada.one(uuid)).body).toMatchObject({ next: [{}, {}], refund: 'full' });
  });
});

test('a voucher is redeemed once; a second scan returns when, by whom and for how many', async () => {
  const { sessionId, adult } = await someActivity(sockets);
  const ada = await activityGuest(sockets);
  const { uuid, voucher } = await ada.come(sessionId, { [adult]: 3 });
  const { code = '', signed = '' } = voucher ?? {};

  const early = await ask(guide, 'redeemActivity', { signature: signed });
  await startsIn(sessionId, 60);
  const forged = await ask(guide, 'redeemActivity', { signature: `${signed.slice(0, -2)}xx` });
  const [first, second] = await Promise.all([
    ask(guide, 'redeemActivity', { signature: signed, arrivedPax: 2 }),
    ask(supervisor, 'redeemActivity', { reference: code.toLowerCase() }),
  ]);

  expect(early).toMatchObject({ status: 409, code: 'too_early' });
  expect(forged.status).toBe(404);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.data['redeemed']).toEqual(second.data['redeemed']);
  expect(first.data['arrivedPax']).toBe(second.data['arrivedPax']);
  expect((await ada.one(uuid)).body.histories).toHaveLength(2);
});

test('nobody is a no-show within the first fifteen minutes', async () => {
  const { sessionId, adult } = await someActivity(sockets);
  const ada = await activityGuest(sockets);
  const { uuid } = await ada.come(sessionId, { [adult]: 1 });
  await startsIn(sessionId, -14);
  const early = await ask(guide, 'changeStatusActivityBooking', { uuid, status: 'no_show' });
  await startsIn(sessionId, -15);
  const noted = await ask(guide, 'changeStatusActivityBooking', { uuid, status: 'no_show' });

  expect(early).toMatchObject({ status: 409, code: 'grace_not_over' });
  expect(noted).toMatchObject({ status: 200, data: { status: 'no_show' } });
});

test('staff move a booking after the deadline of guests; a full session changes nothing', async () => {
  const { sessions, adult } = await someActivity(sockets, { starts: STARTS, capacity: 2 });
  const [first = '', second = '', full = ''] = sessions;
  const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
  const { uuid } = await ada.come(first, { [adult]: 2 });
  await bob.come(full, { [adult]: 2 });
  await startsIn(first, 30);

  const refused = await ask(guide, 'moveActivityBooking', { uuid, sessionUuid: full });
  const moved = await ask(guide, 'moveActivityBooking', { uuid, sessionUuid: second, version: 1 });

  expect(refused).toMatchObject({ status: 409, code: 'session_full' });
  expect(moved).toMatchObject({ status: 200, data: { sessionUuid: second, version: 2 } });
  expect(await placesOf(sockets, first)).toMatchObject({ claimed: 0, sum: 0 });
  expect(await placesOf(sockets, second)).toMatchObject({ claimed: 2, sum: 2 });
});

test('staff cannot move a booking to a session that its guest has booked or waits for', async () => {
  const { sessions, adult } = await someActivity(sockets, { starts: STARTS, capacity: 2 });
  const [first = '', booked = '', waited = ''] = sessions;
  const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
  const { uuid } = await ada.come(first, { [adult]: 1 });
  await ada.come(booked, { [adult]: 1 });
  await bob.come(waited, { [adult]: 2 });
  await ada.wait(waited, { [adult]: 1 });

  const replies = [booked, waited].map((sessionUuid) =>
    ask(guide, 'moveActivityBooking', { uuid, sessionUuid }),
  );

  expect(await Promise.all(replies)).toMatchObject([
    { status: 409, code: 'already_booked' },
    { status: 409, code: 'already_booked' },
  ]);
  expect(await placesOf(sockets, first)).toMatchObject({ claimed: 1, sum: 1 });
  expect(await placesOf(sockets, booked)).toMatchObject({ claimed: 1, sum: 1 });
});

test('a guest who has arrived at a session cannot be booked for it again, by the guest or by staff', async () => {
  const { sessions, adult } = await someActivity(sockets, {
    starts: STARTS,
    bookable: { bookingCutoffMinutes: 0 },
  });
  const [arrived = '', other = ''] = sessions;
  const ada = await activityGuest(sockets);
  const { uuid, reference } = await ada.come(arrived, { [adult]: 1 });
  const { uuid: second } = await ada.come(other, { [adult]: 1 });
  await startsIn(arrived, 45);
  const redeemed = await ask(guide, 'redeemActivity', { reference });
  const held = await ada.hold(arrived, { [adult]: 1 });

  const booked = await ada.book({ ...bodyFor(held), isAnyway: true });
  const moved = await ask(guide, 'moveActivityBooking', { uuid: second, sessionUuid: arrived });

  expect(redeemed).toMatchObject({ status: 200, data: { status: 'redeemed' } });
  expect(booked).toMatchObject({
    status: 409,
    body: { code: 'already_booked', data: { booking: { uuid } } },
  });
  expect(moved).toMatchObject({ status: 409, code: 'already_booked' });
});

describe('a session that is called off', () => {
  test('ends all bookings at once, notifies everybody once, and its guests can choose another session', async () => {
    const { sessions, adult } = await someActivity(sockets, { starts: STARTS, capacity: 3 });
    const [off = '', other = ''] = sessions;
    const [ada, bob, cleo] = [
      await activityGuest(sockets, { ...VERIFIED, reservationNumber: 'CM-OFF' }),
      await activityGuest(sockets),
      await activityGuest(sockets),
    ];
    const hers = await ada.come(off, { [adult]: 2 }, { payment: 'room_charge' });
    const his = await bob.wait(off, { [adult]: 3 });
    await cleo.hold(off, { [adult]: 1 });
    const weather = { sessionUuid: off, version: 1, reasonCode: 'weather', note: 'A storm is coming' };

    const preview = await ask(supervisor, 'previewCancelSession', { sessionUuid: off });
    const byGuide = await ask(guide, 'cancelSession', weather);
    const replies = await Promise.all([
      ask(supervisor, 'cancelSession', weather),
      ask(supervisor, 'cancelSession', weather),
    ]);
    const late = await cleo.hold(off, { [adult]: 1 });
    const { body } = await ada.one(hers.uuid);
    const booked = await ada.rebook(hers.uuid, { sessionUuid: other });
    const again = await ada.rebook(hers.uuid, { sessionUuid: sessions[2] ?? '' });

    expect(preview).toMatchObject({ status: 200, data: { guests: 2, pax: 5, refund: 5_000 } });
    expect(byGuide.status).toBe(403);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(late).toMatchObject({ status: 409, body: { code: 'session_cancelled' } });
    expect(body).toMatchObject({
      status: 'cancelled',
      refund: 'full',
      payment: { status: 'none' },
      canRebook: true,
      next: [{ sessionUuid: other }, {}],
      version: 2,
      histories: [{}, { status: 'cancelled', reasonCode: 'weather', note: 'A storm is coming' }],
    });
    expect(await statusOf(his.body.uuid)).toBe('cancelled');
    expect(await placesOf(sockets, off)).toMatchObject({ claimed: 0, sum: 0 });
    expect(booked).toMatchObject({
      status: 201,
      body: { sessionUuid: other, insteadOf: hers.uuid, pax: 2, payment: { status: 'authorised' } },
    });
    expect((booked.body as ActivityBooking).reference).not.toBe(hers.reference);
    expect(again).toMatchObject({ status: 409, body: { code: 'rebook_closed' } });
  });

  test('§11.2 swaps and calling off at once end in one order or the other, without a lost place', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sessions, adult } = await someActivity(sockets, { starts: STARTS, capacity: 2 });
      const [from = '', off = ''] = sessions;
      const ada = await activityGuest(sockets);
      const { uuid } = await ada.come(from, { [adult]: 2 });

      const [moved, cancelled] = await Promise.all([
        ada.change(uuid, { version: 1, sessionUuid: off }),
        ask(supervisor, 'cancelSession', { sessionUuid: off, version: 1, reasonCode: 'staff' }),
      ]);

      const { body } = await ada.one(uuid);
      expect(cancelled.status).toBe(200);
      expect(await placesOf(sockets, off)).toMatchObject({ claimed: 0, sum: 0 });
      if (moved.status === 200) {
        expect(body).toMatchObject({ status: 'cancelled', sessionUuid: off });
        expect(await placesOf(sockets, from)).toMatchObject({ claimed: 0, sum: 0 });
      } else {
        expect(moved).toMatchObject({ status: 409, body: { code: 'session_cancelled' } });
        expect(body).toMatchObject({ status: 'confirmed', sessionUuid: from, version: 1 });
        expect(await placesOf(sockets, from)).toMatchObject({ claimed: 2, sum: 2 });
      }
    }
  });
});

test('a session below its minimum is called off when booking closes, one that reached it is not', async () => {
  const minimum = { bookable: { minParticipants: 3 }, capacity: 6 };
  const few = await someActivity(sockets, { ...minimum, starts: ['2026-06-10T18:00'] });
  const enough = await someActivity(sockets, { ...minimum, starts: ['2026-06-10T18:30'] });
  const [ada, bob] = [await activityGuest(sockets), await activityGuest(sockets)];
  const hers = await ada.come(few.sessionId, { [few.adult]: 2 });
  const his = await bob.come(enough.sessionId, { [enough.adult]: 3 });
  clock.now = Date.parse(his.startsAt) - 60 * MINUTE_MS;

  await expect.poll(() => statusOf(hers.uuid), { timeout: 20_000, interval: 100 }).toBe('cancelled');
  clock.now = NOON;

  const { body } = await ada.one(hers.uuid);
  expect(body.histories.at(-1)).toMatchObject({ by: { type: 'system' }, reasonCode: 'minimum' });
  expect(body.canRebook).toBe(false);
  expect(await statusOf(his.uuid)).toBe('confirmed');
});
