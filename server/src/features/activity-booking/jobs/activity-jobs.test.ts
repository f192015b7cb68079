import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activityBooking,
  activityBookingHistory,
  activitySession,
  checkOut,
  guest,
  pushOutbox,
  userEvent,
} from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { NOON } from '../../../testing/test-app';
import { activityGuest, placesOf, VERIFIED } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { someActivity } from '../testing/some-session';
import { createCancelAllActivities } from '../guest/cancel-all';
import { createBookingTimeouts } from './booking-timeouts.job';
import { createClearDetails } from './clear-details.job';
import { createUnknownCharges } from '../../bill/unknown-charges/unknown-charges';
import { createPostCharges } from './post-charges.job';
import { createPublishSessions } from './publish-sessions.job';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { suite, db, folio, deps, now, atInstant } = await activitySuite();
const at = <T>(ms: number, work: () => Promise<T>) => atInstant(NOON + ms, work);

test('the job ends an expired hold but not a current one', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  await ada.hold(sessionId, { [adult]: 2 });
  await at(5 * MINUTE_MS, () => bob.hold(sessionId, { [adult]: 1 }));

  await at(10 * MINUTE_MS, createBookingTimeouts(deps));

  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 1, sum: 1 });
});

test('a request without an answer lapses after an hour and frees its places', async () => {
  const { sessions, adult } = await someActivity(suite, {
    starts: ['2026-06-11T18:00', '2026-06-12T18:00'],
    bookable: { requiresApproval: true },
  });
  const [first = '', second = ''] = sessions;
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(first, { [adult]: 2 });

  await at(59 * MINUTE_MS, createBookingTimeouts(deps));
  const waiting = (await ada.one(uuid)).body.status;
  await at(60 * MINUTE_MS, createBookingTimeouts(deps));
  await at(60 * MINUTE_MS, createBookingTimeouts(deps));

  const { body } = await ada.one(uuid);
  expect(waiting).toBe('pending');
  expect(body).toMatchObject({
    status: 'lapsed',
    version: 2,
    next: [{ sessionUuid: second }],
    histories: [{ status: 'pending' }, { status: 'lapsed', by: { type: 'system' } }],
  });
  expect(await placesOf(suite, first)).toMatchObject({ claimed: 0, sum: 0 });
});

test('a charge is posted once when free cancellation ends, and reversed if the hotel refunds it', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-POST' });
  const { uuid, reference, cancelBy } = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });
  const due = Date.parse(cancelBy) - NOON;
  const post = createPostCharges(deps);

  await at(due - 1, post);
  const before = folio.posted.has(reference);
  await at(due, post);
  await at(due, post);
  const posted = await ada.one(uuid);
  await db
    .update(activityBooking)
    .set({ status: 'cancelled', refund: 'full' })
    .where(eq(activityBooking.id, uuid));
  await at(due, post);
  await at(due, post);

  expect(before).toBe(false);
  expect(folio.posted.get(reference)).toMatchObject({ amount: 5_000, reservationNumber: 'CM-POST' });
  expect(posted.body).toMatchObject({
    payment: { status: 'posted', folioReference: `F-${reference}` },
    version: 2,
  });
  expect(folio.reversed.filter((one) => one === `F-${reference}`)).toHaveLength(1);
  expect((await ada.one(uuid)).body.payment.status).toBe('reversed');
});

test('a booking that is cancelled too late, before it was charged, is charged all the same', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-LATE' });
  const { uuid, reference, cancelBy } = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });
  const due = Date.parse(cancelBy) - NOON + 1;

  await at(due, () => createCancelAllActivities(deps)(ada.personId));
  const cancelled = await ada.one(uuid);
  await at(due, createPostCharges(deps));
  await at(due, createPostCharges(deps));

  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    refund: 'none',
    payment: { status: 'authorised' },
  });
  expect(folio.posted.get(reference)).toMatchObject({ amount: 5_000, reservationNumber: 'CM-LATE' });
  expect((await ada.one(uuid)).body.payment.status).toBe('posted');
});

test('a booking that is cancelled in time frees its part of the limit of the room', async () => {
  const { sessions, adult } = await someActivity(suite, { starts: ['2026-06-11T18:00', '2026-06-12T18:00'] });
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-FREED' });
  await suite.send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
    headers: ada.headers,
    body: { spendingLimit: 5_000 },
  });
  const { uuid } = await ada.come(sessions[0] ?? '', { [adult]: 2 }, { payment: 'room_charge' });
  const full = await ada.hold(sessions[1] ?? '', { [adult]: 2 });
  await ada.cancel(uuid);
  const again = await ada.come(sessions[1] ?? '', { [adult]: 2 }, { payment: 'room_charge' });

  expect(full.body.payments[0]).toMatchObject({ isAllowed: false, reason: 'spending_limit' });
  expect(again.payment.status).toBe('authorised');
});

test('a charge that the hotel system refuses fails, and the guest pays there', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-FAIL' });
  const { uuid, cancelBy } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  folio.state.isRefusing = true;

  await at(Date.parse(cancelBy) - NOON, createPostCharges(deps)).finally(
    () => (folio.state.isRefusing = false),
  );

  expect((await ada.one(uuid)).body).toMatchObject({ status: 'confirmed', payment: { status: 'failed' } });
});

/** A booking whose charge was refused at the end of free cancellation, and what staff see and do of it. */
async function refusedBooking(reservationNumber: string) {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
  const { uuid, cancelBy, reference } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  const due = Date.parse(cancelBy) - NOON;
  folio.state.isRefusing = true;
  await at(due, createPostCharges(deps)).finally(() => (folio.state.isRefusing = false));
  const [{ propertyId = '' } = {}] = await db.select().from(guest).where(eq(guest.id, ada.id));
  const charges = createUnknownCharges({ db, now });
  const find = async () => (await charges.list(propertyId)).find((one) => one.reference === reference);
  const become = async (status: 'redeemed' | 'confirmed' | 'no_show', minutes: number) => {
    const instant = new Date(Date.parse(cancelBy) + minutes * MINUTE_MS);
    await db.update(activityBooking).set({ status }).where(eq(activityBooking.id, uuid));
    await db.insert(activityBookingHistory).values({ bookingId: uuid, status, by: 'staff', at: instant });
  };
  // Only the property of the actor matters here: what staff do is recorded elsewhere.
  const actor = { kind: 'guest', property: { id: propertyId } } as Actor;
  const postAgain = async () =>
    charges.settle(actor, { chargeUuid: (await find())?.chargeUuid ?? '', isOnBill: false });
  return { ada, uuid, due, find, become, postAgain };
}

test('a refused charge of a guest who has not come is listed for a person, who can post it again', async () => {
  const { ada, uuid, due, find, become, postAgain } = await refusedBooking('CM-AWAY');

  const before = await find();
  await become('no_show', 60);
  const charge = await find();
  await at(due, postAgain);
  const pending = (await ada.one(uuid)).body.payment.status;
  await at(due, createPostCharges(deps));
  await at(due, createPostCharges(deps));

  expect(before).toBeUndefined();
  expect(charge).toMatchObject({ kind: 'charge', isRefused: true, reservationNumber: 'CM-AWAY' });
  expect(pending).toBe('authorised');
  expect((await ada.one(uuid)).body.payment.status).toBe('posted');
  expect(await find()).toBeUndefined();
});

test.each([
  ['had come before the refusal is listed, also when their session changes afterwards', [-9, 5], [], true],
  [
    'comes after the refusal is not listed, because the list of the session asks for the money',
    [5],
    [],
    false,
  ],
  ['was marked by mistake before the refusal and comes after it is not listed', [-9, 5], [-5], false],
])('the refused charge of a guest who %s', async (_who, redeemed, reopened, isListed) => {
  const { find, become } = await refusedBooking('CM-CAME');

  for (const minutes of redeemed.slice(0, -1)) await become('redeemed', minutes);
  for (const minutes of reopened) await become('confirmed', minutes);
  for (const minutes of redeemed.slice(-1)) await become('redeemed', minutes);

  expect((await find()) !== undefined).toBe(isListed);
});

test('a charge whose answer is lost is not paid in person, and is posted once the system answers', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-LOST' });
  const { uuid, cancelBy } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  const due = Date.parse(cancelBy) - NOON;
  folio.state.isAway = true;
  await at(due, createPostCharges(deps)).finally(() => (folio.state.isAway = false));
  const unknown = (await ada.one(uuid)).body.payment.status;

  await at(due + 3 * 60_000, createPostCharges(deps));

  expect([unknown, (await ada.one(uuid)).body.payment.status]).toEqual(['authorised', 'posted']);
});

test('after the check-out nothing is charged to the room any more, and the guest pays there', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-GONE' });
  const { uuid, reference, cancelBy } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  const [row] = await db.select().from(guest).where(eq(guest.id, ada.id));
  await db.insert(checkOut).values({
    propertyId: row?.propertyId ?? '',
    guestId: ada.id,
    reservationNumber: 'CM-GONE',
    reference: 'CO-GONE',
    billHash: 'x',
    invoiceEmail: 'ada@example.com',
    status: 'done',
    askedAt: new Date(NOON),
    nextAt: new Date(NOON),
  });

  await at(Date.parse(cancelBy) - NOON, createPostCharges(deps));

  expect(folio.posted.has(reference)).toBe(false);
  expect((await ada.one(uuid)).body.payment.status).toBe('failed');
});

test('while the hotel’s system has not answered a check-out, a charge waits, and is posted if it is refused', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-ASKED' });
  const { uuid, reference, cancelBy } = await ada.come(sessionId, { [adult]: 1 }, { payment: 'room_charge' });
  const [row] = await db.select().from(guest).where(eq(guest.id, ada.id));
  const [asked] = await db
    .insert(checkOut)
    .values({
      propertyId: row?.propertyId ?? '',
      guestId: ada.id,
      reservationNumber: 'CM-ASKED',
      reference: 'CO-ASKED',
      billHash: 'x',
      invoiceEmail: 'ada@example.com',
      status: 'asked',
      askedAt: new Date(NOON),
      nextAt: new Date(NOON),
    })
    .returning();
  const due = Date.parse(cancelBy) - NOON;

  await at(due, createPostCharges(deps));
  const waiting = [folio.posted.has(reference), (await ada.one(uuid)).body.payment.status];
  await db
    .update(checkOut)
    .set({ status: 'refused' })
    .where(eq(checkOut.id, asked?.id ?? ''));
  await at(due + 60_000, createPostCharges(deps));

  expect(waiting).toEqual([false, 'authorised']);
  expect([folio.posted.has(reference), (await ada.one(uuid)).body.payment.status]).toEqual([true, 'posted']);
});

test('names, ages, note and answers are deleted thirty days after the session', async () => {
  const { sessionId, adult, child } = await someActivity(suite);
  const ada = await activityGuest(suite);
  const { uuid, endsAt } = await ada.come(sessionId, { [adult]: 1, [child]: 1 }, { note: 'A hat' });
  const ended = Date.parse(endsAt) - NOON;

  await at(ended + 30 * DAY_MS, createClearDetails(db, now));
  const stored = (await ada.one(uuid)).body;
  await at(ended + 30 * DAY_MS + 1, createClearDetails(db, now));
  const cleared = (await ada.one(uuid)).body;

  expect(stored).toMatchObject({ note: 'A hat', unitItems: [{}, { age: 10 }] });
  expect(cleared).toMatchObject({ note: '', unitItems: [], answers: [], pax: 2, price: stored.price });
});

test('a session is published once for many changes, and again only after two seconds', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const publish = createPublishSessions(deps);
  await publish();
  const published = async () =>
    (await db.select().from(pushOutbox)).flatMap(({ event, body }) =>
      event === 'sessionUpdated' && body.sessionUuid === sessionId ? [body] : [],
    );
  const guests = [await activityGuest(suite), await activityGuest(suite), await activityGuest(suite)];
  for (const guest of guests) await guest.hold(sessionId, { [adult]: 1 });

  await publish();
  const first = await published();
  await guests[0]?.hold(sessionId, { [adult]: 3 });
  await at(1_999, publish);
  const early = await published();
  await at(2_000, publish);
  const later = await published();

  expect(first).toMatchObject([{ vacancies: 3, status: 'available', isCancelled: false }]);
  expect(early).toHaveLength(1);
  expect(later[1]).toMatchObject({ vacancies: 1, status: 'limited' });
  expect(Number(later[1]?.version)).toBeGreaterThan(Number(first[0]?.version));
  expect(await db.$count(activitySession, eq(activitySession.id, sessionId))).toBe(1);
});

test('every change of a booking reaches the guest once, in order, and the staff who run activities', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(sessionId, { [adult]: 1 });
  await ada.change(uuid, { version: 1, note: 'x' });
  await ada.cancel(uuid);

  const pushes = (await db.select().from(userEvent).orderBy(userEvent.seq)).flatMap(({ event, body }) => {
    const { booking } = body as { booking?: { uuid: string; version: number; status: string } };
    return event === 'activityBookingUpdated' && booking?.uuid === uuid ? [booking] : [];
  });

  expect(pushes.map(({ version, status }) => [version, status])).toEqual([
    [1, 'confirmed'],
    [2, 'confirmed'],
    [3, 'cancelled'],
  ]);
});
