import type { Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  announcementAcknowledged,
  stay,
  tableBooking,
  tableBookingHistory,
  ticket,
} from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';
import { insertTicket } from '../../../testing/ticket-builder';
import { placedOrder } from '../../order/testing/order-builder';
import { newKitchen } from '../../order/testing/order-client';
import { idsOf, timelineClient } from '../testing/timeline-client';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const toIso = (at: number) => new Date(at).toISOString();

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now, rateFactor: 100 });
const { db } = suite;
const { planOf, insertStay, announce, clearAnnouncements, propertyId } = await timelineClient(suite);

test('R-12 a place on the waitlist has a day but no time, and an offer has its expiry', async () => {
  const me = await diner(suite);
  const full = await someOutlet(suite, { tables: [2] });
  const other = await diner(suite);
  const taken = await other.seat(full.slug, '2026-06-11T20:00');
  const { body: waiting } = await me.wait(full.slug, '2026-06-11T20:00');
  const before = (await planOf(me)).items;
  await other.cancel(taken.uuid);
  const after = (await planOf(me)).items;

  expect(before).toMatchObject([
    { uuid: waiting.uuid, status: 'waitlisted', day: '2026-06-11', group: 'later' },
  ]);
  expect(before[0]?.startsAt).toBeUndefined();
  expect(after).toMatchObject([
    { status: 'offered', startsAt: '2026-06-11T19:00:00.000Z', needs: { what: 'offer' }, group: 'next' },
  ]);
  expect(Date.parse(after[0]?.needs?.until ?? '')).toBeGreaterThan(NOON);
  expect(after[0]?.actions.map(({ name }) => name)).toContain('accept');
});

test('R-12 the actions of a table are those that its deadlines allow', async () => {
  const me = await diner(suite);
  const { slug } = await someOutlet(suite);
  const { uuid } = await me.seat(slug, '2026-06-10T20:00');
  const actionsAt = async (localTime: string) => {
    clock.now = Date.parse(`2026-06-10T${localTime}:00+01:00`);
    const { items } = await planOf(me);
    return items.find((item) => item.uuid === uuid)?.actions.map(({ name }) => name);
  };

  const noon = await actionsAt('12:00');
  const late = await actionsAt('20:05');
  clock.now = NOON;

  expect(noon).toEqual(['change', 'cancel', 'calendar']);
  expect(late).toEqual(['late', 'calendar']);
});

test('R-12 cancelled bookings are shown for 30 days, and finished orders and requests for one day', async () => {
  const me = await diner(suite);
  const { slug } = await someOutlet(suite);
  const kitchen = await newKitchen(db);
  const booking = await me.seat(slug, '2026-06-11T20:00');
  await me.cancel(booking.uuid);
  const order = await placedOrder(
    db,
    { guestId: me.id, outletId: kitchen.outletId },
    { status: 'delivered', isArrivalUnsure: true, statusAt: new Date(NOON - DAY_MS + 1) },
  );
  const request = await insertTicket(db, { guestId: me.id }, { status: 'done', at: NOON - DAY_MS + 1 });

  const first = await planOf(me);
  clock.now = NOON + 1;
  const afterDay = await planOf(me);
  clock.now = NOON;
  const cancelledAt = (at: number) =>
    db
      .update(tableBookingHistory)
      .set({ at: new Date(at) })
      .where(eq(tableBookingHistory.bookingId, booking.uuid));
  await cancelledAt(NOON - 30 * DAY_MS + 1);
  const lastDay = await planOf(me);
  await cancelledAt(NOON - 30 * DAY_MS);
  const afterMonth = await planOf(me);

  expect(first.items.map(({ id, group }) => [id, group])).toEqual([
    [`order:${order.id}`, 'past'],
    [`request:${request}`, 'past'],
    [`table:${booking.uuid}`, 'cancelled'],
  ]);
  expect(first.items[0]?.needs).toEqual({ what: 'answer' });
  expect(idsOf(afterDay)).toEqual([`table:${booking.uuid}`]);
  expect(idsOf(lastDay)).toContain(`table:${booking.uuid}`);
  expect(idsOf(afterMonth)).not.toContain(`table:${booking.uuid}`);
});

test('R-12 a request is listed at its requested time, else at the estimate of staff, else now', async () => {
  const me = await diner(suite);
  const [requested, shared, open] = [
    await insertTicket(db, { guestId: me.id }),
    await insertTicket(db, { guestId: me.id }),
    await insertTicket(db, { guestId: me.id }),
  ];
  await db.update(ticket).set({ requestedFor: '2026-06-11T01:30' }).where(eq(ticket.id, requested));
  await db
    .update(ticket)
    .set({ etaAt: new Date(NOON + 20 * MINUTE_MS) })
    .where(eq(ticket.id, shared));

  const { items } = await planOf(me);
  const find = (uuid: string) => items.find((item) => item.uuid === uuid);

  // 01:30 belongs to the business day before.
  expect(find(requested)).toMatchObject({ startsAt: '2026-06-11T00:30:00.000Z', day: '2026-06-10' });
  expect(find(shared)).toMatchObject({ startsAt: toIso(NOON + 20 * MINUTE_MS), group: 'next' });
  expect(find(open)).toMatchObject({ day: '2026-06-10', group: 'now' });
  expect(find(open)?.startsAt).toBeUndefined();
});

test('R-12 S-25 announcements about service and safety are shown to the guests they address', async () => {
  const me = await diner(suite, { room: '204', isStayVerified: true });
  const [forAll, mine, others, news, over] = [
    await announce({ mustAcknowledge: true }),
    await announce({ audience: { rooms: ['204'] }, severity: 'safety' }),
    await announce({ audience: { rooms: ['101'] } }),
    await announce({ severity: 'info' }),
    await announce({ expiresAt: new Date(NOON) }),
  ];

  const before = await planOf(me);
  await db
    .insert(announcementAcknowledged)
    .values({ announcementId: forAll, propertyId, guestId: me.id, at: new Date(NOON) });
  const after = await planOf(me);
  await clearAnnouncements();

  const needsOf = ({ items }: Timeline, id: string) => items.find(({ uuid }) => uuid === id)?.needs;
  expect(idsOf(before).sort()).toEqual([`announcement:${forAll}`, `announcement:${mine}`].sort());
  expect(idsOf(before).join()).not.toMatch(new RegExp([others, news, over].join('|')));
  expect(needsOf(before, forAll)).toEqual({ what: 'acknowledge' });
  expect(needsOf(after, forAll)).toBeUndefined();
});

test('R-12 a booking at 01:30 belongs to the previous business day, also on the nights of both clock changes', async () => {
  const me = await diner(suite, { checkin: '2026-03-20', checkout: '2026-11-01' });
  const { slug } = await someOutlet(suite);
  const { uuid } = await me.seat(slug, '2026-06-10T20:00');
  const dayOf = async (localDateTime: string, startsAt: string, from: string) => {
    const at = new Date(startsAt);
    const times = { localDateTime, startsAt: at, endsAt: new Date(at.getTime() + 60 * MINUTE_MS) };
    await db.update(tableBooking).set(times).where(eq(tableBooking.id, uuid));
    const { items } = await planOf(me, `?from=${from}&to=${from}`);
    return items.find((item) => item.uuid === uuid)?.day;
  };

  expect(await dayOf('2026-06-11T01:30', '2026-06-11T00:30:00Z', '2026-06-10')).toBe('2026-06-10');
  // In one night the clock goes back at two, so 01:30 occurs twice; in the other it goes forward at one, so 01:30
  // does not exist.
  expect(await dayOf('2026-10-25T01:30', '2026-10-25T00:30:00Z', '2026-10-24')).toBe('2026-10-24');
  expect(await dayOf('2026-03-29T01:30', '2026-03-29T01:30:00Z', '2026-03-28')).toBe('2026-03-28');
  expect(await dayOf('2027-01-01T01:30', '2027-01-01T01:30:00Z', '2026-12-31')).toBe('2026-12-31');
});

test('R-12 a changed stay has another version', async () => {
  const me = await diner(suite);
  const id = await insertStay(me, '2026-06-08', '2026-06-14');
  const versionOf = async () => (await planOf(me)).items.find((item) => item.id === id)?.version;
  const change = (facts: Partial<typeof stay.$inferInsert>) =>
    db.update(stay).set(facts).where(eq(stay.guestId, me.id));

  const versions = [await versionOf()];
  for (const facts of [
    { checkout: '2026-06-15' },
    { checkin: '2026-06-09' },
    { status: 'cancelled' as const },
  ]) {
    await change(facts);
    versions.push(await versionOf());
  }

  expect(new Set(versions).size).toBe(4);
});
