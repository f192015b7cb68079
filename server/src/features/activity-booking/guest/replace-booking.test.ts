import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookableActivity, consent } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { createBookingTimeouts } from '../jobs/booking-timeouts.job';
import { activityGuest, bodyFor, placesOf, VERIFIED } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { checkedOut } from '../testing/checked-out';
import { EVENING, someActivity } from '../testing/some-session';

const { suite, deps, atInstant } = await activitySuite();
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

const cancelSession = (sessionId: string) =>
  suite.db.transaction(async (tx) => {
    await deps.sessions.lock(tx, [sessionId]);
    const by = { by: 'staff' as const, actorId: null };
    await deps.cancelSession(tx, sessionId, { reason: 'weather', note: null, by });
  });

/** A guest whose session was called off, with two other sessions of the activity to choose from. */
async function guestOfCalledOff() {
  const starts = [EVENING, '2026-06-12T18:00', '2026-06-13T18:00'];
  const { sessions, adult } = await someActivity(suite, { starts });
  const [off = '', other = '', third = ''] = sessions;
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(off, { [adult]: 2 });
  await cancelSession(off);
  return { ada, uuid, adult, other, third };
}

test('a held session replaces a booking that was called off, also for other people, once', async () => {
  const { ada, uuid, adult, other, third } = await guestOfCalledOff();

  const held = await ada.hold(other, { [adult]: 3 }, { insteadOf: uuid });
  const booked = await ada.book(bodyFor(held));
  const again = await ada.hold(third, { [adult]: 1 }, { insteadOf: uuid });

  expect(booked).toMatchObject({ status: 201, body: { insteadOf: uuid, pax: 3 } });
  // The version tells the guest's devices that another session is no longer offered.
  expect((await ada.one(uuid)).body).toMatchObject({ status: 'cancelled', canRebook: false, version: 3 });
  expect(codeOf(again)).toEqual([409, 'rebook_closed']);
});

test('a held session does not replace a booking that another one has replaced meanwhile', async () => {
  const { ada, uuid, adult, other, third } = await guestOfCalledOff();
  const held = await ada.hold(other, { [adult]: 2 }, { insteadOf: uuid });
  const rebooked = await ada.rebook(uuid, { sessionUuid: third });

  const late = await ada.book(bodyFor(held));

  expect(rebooked.status).toBe(201);
  expect(codeOf(late)).toEqual([409, 'rebook_closed']);
  expect((await placesOf(suite, other)).claims).toMatchObject([{ kind: 'hold' }]);
});

test('a safety note that has changed since is asked for again, and one that has not is taken over', async () => {
  const { db } = suite;
  const waiver = { version: '2026-1', text: { en: 'I can swim.' } };
  const starts = [EVENING, '2026-06-12T18:00'];
  const { sessions, adult, bookableId } = await someActivity(suite, { starts, bookable: { waiver } });
  const [off = '', sessionUuid = ''] = sessions;
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  const accepted = { waiver: { version: '2026-1', accepted: true } };
  const hers = await ada.come(off, { [adult]: 1 }, accepted);
  const his = await bob.come(off, { [adult]: 1 }, accepted);
  await cancelSession(off);

  const same = await ada.rebook(hers.uuid, { sessionUuid });
  const changed = { version: '2026-2', text: { en: 'I can swim and dive.' } };
  await db.update(bookableActivity).set({ waiver: changed }).where(eq(bookableActivity.id, bookableId));
  const refused = [
    await bob.rebook(his.uuid, { sessionUuid }),
    await bob.rebook(his.uuid, { sessionUuid, waiver: { version: '2026-1', accepted: true } }),
    await bob.rebook(his.uuid, { sessionUuid, waiver: { version: '2026-2', accepted: false } }),
  ];
  const agreed = await bob.rebook(his.uuid, { sessionUuid, waiver: { version: '2026-2', accepted: true } });

  expect(same).toMatchObject({ status: 201, body: { waiver: { version: '2026-1' } } });
  for (const one of refused) {
    expect(codeOf(one)).toEqual([422, 'waiver_required']);
    expect(one.body.data).toEqual({ waiver: { version: '2026-2', text: 'I can swim and dive.' } });
  }
  expect(agreed).toMatchObject({ status: 201, body: { waiver: { version: '2026-2' } } });
  const consents = await db
    .select()
    .from(consent)
    .where(eq(consent.guestId, bob.id))
    .orderBy(consent.version);
  expect(consents.filter(({ type }) => type === 'waiver').map(({ version }) => version)).toEqual([
    '2026-1',
    '2026-2',
  ]);
});

test('a booking that takes place is not replaced, so a guest cannot exceed the limit of upcoming activities', async () => {
  const days = Array.from({ length: 7 }, (_, i) => `2026-06-${12 + i}T10:00`);
  const { sessions, adult } = await someActivity(suite, { starts: days });
  const ada = await activityGuest(suite);
  const booked = [];
  for (const id of sessions.slice(0, 6)) booked.push(await ada.come(id, { [adult]: 1 }));

  const refused = await ada.hold(sessions[6] ?? '', { [adult]: 1 }, { insteadOf: booked[0]?.uuid });

  expect(codeOf(refused)).toEqual([409, 'rebook_closed']);
  expect(refused.body.data.booking).toMatchObject({ uuid: booked[0]?.uuid, status: 'confirmed' });
  expect(await placesOf(suite, sessions[6] ?? '')).toMatchObject({ claimed: 0 });
});

describe('after a check-out', () => {
  /** A guest who has charged an activity to the room, checked out, and whose activity is then called off. */
  async function departedGuest() {
    const starts = [EVENING, '2026-06-12T18:00', '2026-06-21T18:00'];
    const { sessions, adult } = await someActivity(suite, { starts });
    const [off = '', other = '', afterStay = ''] = sessions;
    const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
    const { uuid } = await ada.come(off, { [adult]: 2 }, { payment: 'room_charge' });
    await checkedOut(suite, ada.id);
    await cancelSession(off);
    return { ada, uuid, adult, other, afterStay };
  }

  test('the sessions within the days of the stay replace one that was called off, paid there', async () => {
    const { ada, uuid, other, afterStay } = await departedGuest();

    const offered = await ada.one(uuid);
    const tooLate = await ada.rebook(uuid, { sessionUuid: afterStay });
    const booked = await ada.rebook(uuid, { sessionUuid: other });
    const replaced = await ada.one(uuid);

    expect(offered.body).toMatchObject({ canRebook: true, next: [{ sessionUuid: other }] });
    expect(codeOf(tooLate)).toEqual([422, 'outside_stay']);
    expect(booked).toMatchObject({
      status: 201,
      body: { insteadOf: uuid, payment: { method: 'pay_there', status: 'none' } },
    });
    // Every further session would be a new booking.
    expect(replaced.body).toMatchObject({ canRebook: false, next: [] });
  });

  test('another party replaces one that was called off, while a new booking is refused', async () => {
    const { ada, uuid, adult, other, afterStay } = await departedGuest();

    const fresh = await ada.hold(other, { [adult]: 3 });
    const tooLate = await ada.hold(afterStay, { [adult]: 3 }, { insteadOf: uuid });
    const held = await ada.hold(other, { [adult]: 3 }, { insteadOf: uuid });
    const booked = await ada.book(bodyFor(held));

    expect([fresh, tooLate].map(codeOf)).toEqual([
      [422, 'outside_stay'],
      [422, 'outside_stay'],
    ]);
    expect(booked).toMatchObject({ status: 201, body: { insteadOf: uuid, pax: 3 } });
  });

  test('more people than were charged to the room are paid there', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
    const { uuid, version } = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });
    await checkedOut(suite, ada.id);
    const change = { version, units: [{ unitId: adult, quantity: 3 }] };
    const { body: priced } = await ada.change(uuid, change);

    const changed = await ada.change(uuid, { ...change, priceToken: priced.data.priceToken });

    expect(changed).toMatchObject({
      status: 200,
      body: { pax: 3, payment: { method: 'pay_there', status: 'none' } },
    });
  });

  test('a place that a guest has waited for is accepted and paid there', async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
    const bob = await activityGuest(suite);
    const { uuid } = await bob.come(sessionId, { [adult]: 1 });
    const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
    const waiting = await ada.wait(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
    await checkedOut(suite, ada.id);
    await bob.cancel(uuid);

    const accepted = await ada.accept(sessionId, waiting.body.uuid);

    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'confirmed', payment: { method: 'pay_there', status: 'none' } },
    });
  });

  test('an offer that has lapsed is not accepted any more', async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
    const bob = await activityGuest(suite);
    const { uuid } = await bob.come(sessionId, { [adult]: 1 });
    const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
    const waiting = await ada.wait(sessionId, { [adult]: 1 });
    await bob.cancel(uuid);
    await atInstant(NOON + 15 * 60_000, createBookingTimeouts(deps));
    await checkedOut(suite, ada.id);

    const late = await ada.accept(sessionId, waiting.body.uuid);

    expect(codeOf(late)).toEqual([422, 'outside_stay']);
    expect((await ada.one(waiting.body.uuid)).body.status).toBe('lapsed');
  });
});
