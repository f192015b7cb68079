import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CallNotMade } from '../../../platform/concurrency/circuit-breaker';
import { activityBooking, folioPosting, guestOrder, outlet, stay } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { callsOf } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { placedOrder } from '../../order/testing/order-builder';
import type { HotelReservation, PropertySystem } from '../../stay/property-system';
import { testLedgers } from '../testing/ledgers';
import { newMember } from '../testing/members';
import { createActivityEarnings } from './activity-earnings';
import { createOrderEarnings } from './order-earnings';
import { createStayEarnings } from './stay-earnings';

const DAY_MS = 86_400_000;
const suite = await testApp();
const { db } = suite;
const { ledgerAt, ledger, linesOf } = testLedgers(db);
const earnOrders = (at = NOON) => createOrderEarnings({ db, ledger: ledgerAt(at), now: () => at })();

async function newOrder(
  member: { id: string; propertyId: string },
  facts: Partial<typeof guestOrder.$inferInsert> = {},
): Promise<string> {
  const [at] = await db.select().from(outlet).where(eq(outlet.propertyId, member.propertyId));
  const made = await placedOrder(
    db,
    { guestId: member.id, outletId: at?.id ?? '' },
    {
      status: 'delivered',
      total: 12_345,
      currency: 'OMR',
      currencyPrecision: 3,
      paymentMethod: 'room_charge',
      paymentStatus: 'posted',
      ...facts,
    },
  );
  return made.id;
}
const setOrder = (id: string, facts: Partial<typeof guestOrder.$inferInsert>) =>
  db.update(guestOrder).set(facts).where(eq(guestOrder.id, id));

describe('an activity', () => {
  const STAY = { checkin: '2026-06-08', checkout: '2026-06-20' };
  const earn = () => createActivityEarnings({ db, ledger, now: () => NOON })();
  async function newBooking(
    member: Awaited<ReturnType<typeof newMember>>,
    facts: Partial<typeof activityBooking.$inferInsert>,
  ) {
    const slug = 'qasr-al-bahr';
    const { sessions, adult } = await someActivity(suite, { slug });
    const { uuid } = await callsOf(suite, member, slug).come(String(sessions[0]), { [adult]: 1 });
    await db
      .update(activityBooking)
      .set({ total: 12_345, currencyPrecision: 3, ...facts })
      .where(eq(activityBooking.id, uuid));
    return uuid;
  }

  test('earns once when its voucher is redeemed, even with several servers', async () => {
    const member = await newMember(db, NOON, STAY);
    const id = await newBooking(member, { status: 'confirmed' });

    await earn();
    const before = await linesOf(member.membershipId);
    await db.update(activityBooking).set({ status: 'redeemed' }).where(eq(activityBooking.id, id));
    await Promise.all([earn(), earn(), earn()]);

    expect(before).toEqual([]);
    expect(await linesOf(member.membershipId)).toMatchObject([
      { type: 'adding', value: 123, reason: 'activity', sourceReference: id },
    ]);
  });

  test.each(['cancelled', 'no_show'] as const)('that is %s after all is taken back once', async (status) => {
    const member = await newMember(db, NOON, STAY);
    const id = await newBooking(member, { status: 'redeemed' });
    await earn();

    await db.update(activityBooking).set({ status }).where(eq(activityBooking.id, id));
    await Promise.all([earn(), earn()]);
    await earn();

    const lines = await linesOf(member.membershipId);
    expect(lines.map(({ reason, value }) => [reason, value]).toSorted()).toEqual([
      ['activity', 123],
      ['reversal', 123],
    ]);
    expect(await ledger.balance(db, member.membershipId)).toEqual({ available: 0, pending: 0 });
  });

  test('from before the membership earns nothing', async () => {
    const member = await newMember(db, NOON, STAY);
    await newBooking(member, { status: 'redeemed', createdAt: new Date(NOON - 2 * DAY_MS) });

    await earn();

    expect(await linesOf(member.membershipId)).toEqual([]);
  });
});

describe('an order', () => {
  test('that is posted earns once, pending until the departure, even with several servers', async () => {
    const member = await newMember(db, NOON, { checkin: '2026-06-08', checkout: '2026-06-14' });
    await newOrder(member);

    await Promise.all([earnOrders(), earnOrders(), earnOrders()]);
    await earnOrders();

    const lines = await linesOf(member.membershipId);
    expect(lines).toHaveLength(1);
    // 12.345 rials at ten points for one rial.
    expect(lines[0]).toMatchObject({ type: 'adding', value: 123, reason: 'order' });
    expect(lines[0]?.activeFrom.toISOString()).toMatch(/^2026-06-14T/);
    expect(lines[0]?.expireAt?.toISOString()).toMatch(/^2028-06-14T/);
    expect(await ledger.balance(db, member.membershipId)).toEqual({ available: 0, pending: 123 });
  });

  test.each<[string, Partial<typeof guestOrder.$inferInsert>, number]>([
    [
      'paid on delivery earns when it is delivered',
      { paymentMethod: 'pay_on_delivery', paymentStatus: 'none' },
      1,
    ],
    [
      'paid on delivery earns nothing on its way',
      { paymentMethod: 'pay_on_delivery', paymentStatus: 'none', status: 'delivering' },
      0,
    ],
    ['that is not posted yet earns nothing', { paymentStatus: 'authorised' }, 0],
    ['from before the membership earns nothing', { createdAt: new Date(NOON - 2 * DAY_MS) }, 0],
    ['below one point earns nothing', { total: 99 }, 0],
  ])('%s', async (_what, facts, count) => {
    const member = await newMember(db, NOON);
    await newOrder(member, facts);

    await earnOrders();

    expect(await linesOf(member.membershipId)).toHaveLength(count);
  });

  test('earns nothing where only nights count', async () => {
    const member = await newMember(db, NOON, { slug: 'casa-miramar' });
    await newOrder(member);

    await earnOrders();

    expect(await linesOf(member.membershipId)).toEqual([]);
  });

  test('an order whose charge is reversed is taken back from the pending points', async () => {
    const member = await newMember(db, NOON, { checkin: '2026-06-08', checkout: '2026-06-14' });
    const id = await newOrder(member);
    await earnOrders();

    await setOrder(id, { paymentStatus: 'reversed', status: 'cancelled' });
    await Promise.all([earnOrders(), earnOrders()]);

    const lines = await linesOf(member.membershipId);
    expect(lines.map(({ reason, value }) => [reason, value]).toSorted()).toEqual([
      ['order', 123],
      ['reversal', 123],
    ]);
    expect(await ledger.balance(db, member.membershipId)).toEqual({ available: 0, pending: 0 });
  });
});

test('points of an order whose charge is reversed weeks after its last change are taken back', async () => {
  const late = NOON + 45 * DAY_MS;
  const member = await newMember(db, NOON);
  const id = await newOrder(member);
  await earnOrders();

  await setOrder(id, { paymentStatus: 'reversed' });
  await db.insert(folioPosting).values({
    propertyId: member.propertyId,
    subjectId: id,
    kind: 'reversal',
    state: 'posted',
    sentAt: new Date(late),
    settledAt: new Date(late),
  });
  await Promise.all([earnOrders(late), earnOrders(late)]);

  const lines = await linesOf(member.membershipId, late);
  expect(lines.map(({ reason }) => reason).toSorted()).toEqual(['order', 'reversal']);
  expect(await ledgerAt(late).balance(db, member.membershipId)).toEqual({ available: 0, pending: 0 });
});

describe('a stay', () => {
  const reservation = (facts: Partial<HotelReservation> = {}): HotelReservation => ({
    reservationNumber: `R-${randomUUID()}`,
    lastName: 'Byron',
    status: 'checked_out',
    room: null,
    checkin: '2026-06-05',
    checkout: '2026-06-10',
    ...facts,
  });
  const earnStays = (known: HotelReservation, at = NOON) => {
    const reservations = async () => [known];
    // The cast is safe because the job calls only `reservations`.
    const propertySystem = { reservations } as unknown as PropertySystem;
    return createStayEarnings({ db, ledger: ledgerAt(at), propertySystem, now: () => at })();
  };
  const linked = async (known: HotelReservation, slug: string) => {
    const member = await newMember(db, NOON, { slug });
    const { reservationNumber, checkin, checkout, status } = known;
    const row = {
      propertyId: member.propertyId,
      guestId: member.id,
      reservationNumber,
      checkin,
      checkout,
      status,
    };
    await db.insert(stay).values({ ...row, source: 'pms' });
    return member;
  };

  test.each([
    ['casa-miramar', 5, {}, NOON],
    ['qasr-al-bahr', 500, {}, NOON],
    // In Muscat the day of departure has begun, unlike in UTC.
    ['qasr-al-bahr', 600, { checkout: '2026-06-11' }, Date.parse('2026-06-10T21:00:00Z')],
  ])('that is over earns its nights once at %s', async (slug, value, facts, at) => {
    const known = reservation(facts);
    const member = await linked(known, slug);

    await Promise.all([earnStays(known, at), earnStays(known, at)]);

    expect(await linesOf(member.membershipId, at)).toMatchObject([
      { reason: 'stay', value, label: known.reservationNumber },
    ]);
  });

  test('counts when the hotel’s system says so, not by its date', async () => {
    const known = reservation({ status: 'checked_in' });
    const member = await linked(known, 'casa-miramar');

    await earnStays(known);

    expect(await linesOf(member.membershipId)).toEqual([]);
  });

  test('is not kept waiting by a hundred that the hotel has not closed', async () => {
    const open = await newMember(db, NOON, { slug: 'casa-miramar' });
    await db.insert(stay).values(
      Array.from({ length: 100 }, (_, i) => ({
        // The ids of these stays come before all others.
        id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
        propertyId: open.propertyId,
        guestId: open.id,
        reservationNumber: `OPEN-${i}`,
        checkin: '2026-06-05',
        checkout: '2026-06-10',
        source: 'pms' as const,
      })),
    );
    const known = reservation();
    const member = await linked(known, 'casa-miramar');
    // The cast is safe because the job calls only `reservations`.
    const propertySystem = { reservations: async () => [known] } as unknown as PropertySystem;
    const earn = createStayEarnings({ db, ledger, propertySystem, now: () => NOON });

    await earn();
    await earn();

    expect(await linesOf(member.membershipId)).toHaveLength(1);
    await db.delete(stay).where(eq(stay.guestId, open.id));
  });

  test('waits quietly while the hotel’s system is known to be down, and counts afterwards', async () => {
    const known = reservation();
    const member = await linked(known, 'casa-miramar');
    const earnDown = (error: Error) => {
      const reservations = () => Promise.reject(error);
      // The cast is safe because the job calls only `reservations`.
      const propertySystem = { reservations } as unknown as PropertySystem;
      return createStayEarnings({ db, ledger, propertySystem, now: () => NOON })();
    };

    await expect(earnDown(new Error('no connection'))).rejects.toThrow('failed');
    await earnDown(new CallNotMade('the system is down'));

    expect(await linesOf(member.membershipId)).toEqual([]);
    await earnStays(known);
    expect(await linesOf(member.membershipId)).toHaveLength(1);
  });

  test('from before the membership does not count', async () => {
    const known = reservation({ checkin: '2026-06-01', checkout: '2026-06-05' });
    const member = await linked(known, 'casa-miramar');

    await earnStays(known);

    expect(await linesOf(member.membershipId)).toEqual([]);
  });
});
