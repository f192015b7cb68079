import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  chargePin,
  checkOut,
  doNotDisturb,
  guest,
  guestOrder,
  requestTemplate,
  roomEvent,
  roomMember,
  tableBooking,
  ticket,
} from '../../platform/db/tables/schema';
import { diner, someOutlet } from '../../testing/diners';
import { testApp } from '../../testing/test-app';
import { fakePropertySystem } from '../bill/testing/fake-property-system';
import { placedOrder } from '../order/testing/order-builder';
import { cartOf, newKitchen, orderClient } from '../order/testing/order-client';
import { insertDoNotDisturb } from '../room-care/testing/insert-do-not-disturb';
import { CHECKED_OUT_BY_OTHER_TEXT, CHECKED_OUT_TEXT } from './check-out-texts';
import {
  checkOutSetup,
  EMAIL,
  EVENING,
  PROPERTY_URL,
  STAY,
  type LeavingGuest,
} from './testing/check-out-setup';

const { clock, now, fake, demo, suite, leavingGuest, folioOf, stateOf, leave, callsFor } =
  await checkOutSetup();
const { db, send } = suite;
const { quote } = orderClient(suite);

/** The automatic messages about a check-out in the conversation of a guest with the hotel. */
async function toldTo({ id }: { id: string }): Promise<string[]> {
  const sent = await db
    .select({ text: sql<string>`${roomEvent.body} ->> 'text'` })
    .from(roomEvent)
    .innerJoin(roomMember, eq(roomMember.roomId, roomEvent.roomId))
    .innerJoin(guest, eq(guest.chatUuid, roomMember.memberId))
    .where(eq(guest.id, id));
  const known = [CHECKED_OUT_TEXT.en, CHECKED_OUT_BY_OTHER_TEXT.en];
  return sent.map(({ text }) => text).filter((text) => known.includes(text));
}

test('a guest checks out once, however often the request is sent', async () => {
  const me = await leavingGuest();
  const { version } = await folioOf(me);
  const key = randomUUID();
  const body = { version, invoiceEmail: EMAIL };
  const post = (headers: object) =>
    send('POST', `${PROPERTY_URL}/checkout`, { headers: { ...me.headers, ...headers }, body });

  const first = await post({ 'idempotency-key': key });
  const repeated = await post({ 'idempotency-key': key });
  const another = await post({ 'idempotency-key': randomUUID() });

  expect([first.body.status, repeated.status, another.body.status]).toEqual(['done', 200, 'done']);
  expect(await callsFor(me)).toMatchObject({ calls: 1, effects: 1, rows: [{ invoiceEmail: EMAIL }] });
});

test('a check-out ends “do not disturb”, so that the room can be made ready', async () => {
  const me = await leavingGuest();
  const { reservationNumber } = me;
  await insertDoNotDisturb(db, { guestId: me.id }, { reservationNumber });

  await leave(me);

  const rows = await db
    .select()
    .from(doNotDisturb)
    .where(eq(doNotDisturb.reservationNumber, reservationNumber));
  expect(rows).toMatchObject([{ endedBy: 'check_out', endedAt: new Date(EVENING) }]);
});

test('ten parallel requests of two guests of a reservation make one check-out', async () => {
  const me = await leavingGuest();
  const bob = await leavingGuest({ reservationNumber: me.reservationNumber });

  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => leave(i % 2 ? me : bob)));

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await callsFor(me)).toMatchObject({ calls: 1, effects: 1, rows: [{ status: 'done' }] });
});

test('a bill that has changed is shown again, and nothing is checked out', async () => {
  const me = await leavingGuest();
  const { version } = await folioOf(me);
  fake.setBill(me.reservationNumber, [{}, { id: 'paid', amount: -900 }]);

  const reply = await leave(me, { version });

  expect([reply.status, reply.body.code]).toEqual([409, 'bill_changed']);
  expect(reply.body.data.bill.balance.amount).toBe(-100);
  expect(await callsFor(me)).toMatchObject({ calls: 0, rows: [] });
});

test('bookings made since the guest chose which to keep are shown to them, and nothing is cancelled', async () => {
  const me = await leavingGuest();
  const { slug } = await someOutlet(suite);
  const seen = await me.seat(slug, '2026-06-11T18:00');
  const later = await me.seat(slug, '2026-06-11T21:00');

  const reply = await leave(me, { dropped: [seen.uuid] });
  const statuses = [await me.one(seen.uuid), await me.one(later.uuid)].map(({ body }) => body.status);
  const before = await callsFor(me);
  const again = await leave(me, { dropped: [seen.uuid], spared: [later.uuid] });

  expect([reply.status, reply.body.code]).toEqual([409, 'ahead_changed']);
  expect(reply.body.data.state.ahead).toMatchObject([{ uuid: seen.uuid }, { uuid: later.uuid }]);
  expect(statuses).toEqual(['confirmed', 'confirmed']);
  expect(before).toMatchObject({ calls: 0, rows: [] });
  expect(again.body.status).toBe('done');
  expect((await me.one(seen.uuid)).body.status).toBe('cancelled');
  expect((await me.one(later.uuid)).body.status).toBe('confirmed');
});

test.each([
  [
    'an order of another guest of the room',
    'order_under_way',
    async (me: LeavingGuest) => {
      const bob = await leavingGuest({ reservationNumber: me.reservationNumber });
      const { id: outletId } = await someOutlet(suite);
      await placedOrder(db, { guestId: bob.id, outletId }, { status: 'preparing' });
    },
  ],
  [
    'a question about the bill',
    'question_open',
    async (me: LeavingGuest) => {
      const body = { key: randomUUID(), text: 'Why?' };
      await send('POST', `${PROPERTY_URL}/folio/line-0/question`, { headers: me.headers, body });
    },
  ],
])('%s that begins while the check-out is checked stops it: %s', async (_what, reason, begin) => {
  const me = await leavingGuest();
  const { version } = await folioOf(me);
  let reads = 0;
  onTestFinished(() => void (fake.state.duringBill = async () => {}));
  fake.state.duringBill = async () => {
    reads += 1;
    // The first reading is that of the page and the second is checked; the third is that of the request itself.
    if (reads !== 3) return;
    await begin(me);
  };

  const reply = await leave(me, { version });

  expect([reply.status, reply.body.status, reply.body.reasons]).toEqual([200, 'refused', [reason]]);
  expect(await callsFor(me)).toMatchObject({ calls: 0, rows: [] });
});

test.each([
  ['before 18:00 of the evening before', 'too_early', async () => void (clock.now = EVENING - 2 * 3_600_000)],
  ['after the hour of departure', 'too_late', async () => void (clock.now = EVENING + 17.5 * 3_600_000)],
  [
    'with an open balance',
    'balance_due',
    async (me: LeavingGuest) => fake.setBill(me.reservationNumber, [{}]),
  ],
  [
    'while an order is prepared',
    'order_under_way',
    async (me: LeavingGuest) => {
      const { id: outletId } = await someOutlet(suite);
      await placedOrder(db, { guestId: me.id, outletId }, { status: 'preparing' });
    },
  ],
  [
    'while a charge is being posted',
    'charge_pending',
    async (me: LeavingGuest) => {
      const { id: outletId } = await someOutlet(suite);
      const { reservationNumber } = me;
      const charge = {
        paymentMethod: 'room_charge',
        paymentStatus: 'authorised',
        reservationNumber,
      } as const;
      await placedOrder(db, { guestId: me.id, outletId }, { status: 'delivered', ...charge });
    },
  ],
  [
    'with an open question',
    'question_open',
    async (me: LeavingGuest) => {
      const body = { key: randomUUID(), text: 'Why?' };
      await send('POST', `${PROPERTY_URL}/folio/line-0/question`, { headers: me.headers, body });
    },
  ],
  ['while the system is away', 'system_away', async () => void (fake.state.isAway = true)],
])('a guest cannot check out %s: %s', async (_when, reason, arrange) => {
  onTestFinished(() => {
    clock.now = EVENING;
    fake.state.isAway = false;
  });
  const me = await leavingGuest();
  await arrange(me);

  const reply = await leave(me);

  expect([reply.status, reply.body.status]).toEqual([200, 'refused']);
  expect(reply.body.reasons).toContain(reason);
  expect(await callsFor(me)).toMatchObject({ calls: 0, rows: [] });
});

test('a check-out cancels the bookings that the guest did not keep, and deletes room and PIN for all guests of the reservation', async () => {
  const me = await leavingGuest();
  const bob = await leavingGuest({ reservationNumber: me.reservationNumber, room: '204' });
  const { slug, id: outletId } = await someOutlet(suite);
  const seated = await me.seat(slug, '2026-06-11T18:00');
  const dropped = await me.seat(slug, '2026-06-11T21:00');
  const ofBob = await bob.seat(slug, '2026-06-11T21:00');
  const order = await placedOrder(db, { guestId: bob.id, outletId }, { slotAt: new Date(EVENING) });
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  const { reservationNumber } = me;
  await db
    .insert(chargePin)
    .values({ propertyId: row?.propertyId ?? '', reservationNumber, guestId: me.id, pinHash: 'x:y' });

  const before = await stateOf(me);
  const reply = await leave(me, { spared: [seated.uuid] });

  expect(before.ahead.map(({ uuid }: { uuid: string }) => uuid)).toEqual([seated.uuid, dropped.uuid]);
  expect(reply.body.status).toBe('done');
  const bookings = await db.select().from(tableBooking).where(eq(tableBooking.outletId, outletId));
  expect(Object.fromEntries(bookings.map(({ id, status }) => [id, status]))).toEqual({
    [seated.uuid]: 'confirmed',
    [dropped.uuid]: 'cancelled',
    [ofBob.uuid]: 'confirmed',
  });
  const [late] = await db.select().from(guestOrder).where(eq(guestOrder.id, order.id));
  expect(late?.status).toBe('cancelled');
  expect(await toldTo(me)).toEqual([CHECKED_OUT_TEXT.en]);
  expect(await toldTo(bob)).toEqual([CHECKED_OUT_BY_OTHER_TEXT.en]);
  expect(await db.$count(chargePin, eq(chargePin.reservationNumber, reservationNumber))).toBe(0);
  const rooms = await db.select().from(guest).where(eq(guest.reservationNumber, reservationNumber));
  expect(rooms.map(({ room }) => room)).toEqual([null, null]);
});

test('a guest who has checked out gets no Wi-Fi password any more, also before the day of departure', async () => {
  const me = await leavingGuest();
  const wifi = async () => (await suite.get(`${PROPERTY_URL}/wifi`, { headers: me.headers })).body.wifi;
  const before = await wifi();

  await leave(me);

  expect(before).toMatchObject({ password: expect.any(String) });
  expect(await wifi()).toBeNull();
});

test('guests who have checked out count as gone for everything, until they tell of another stay', async () => {
  const me = await leavingGuest();
  const bob = await leavingGuest({ reservationNumber: me.reservationNumber });
  const kitchen = await newKitchen(db);
  const profileOf = async ({ headers }: LeavingGuest) =>
    (await suite.get(`${PROPERTY_URL}/guest`, { headers })).body.user;
  const tell = (body: object) => send('PUT', `${PROPERTY_URL}/guest/stay`, { headers: me.headers, body });
  const statesOf = async () => [(await profileOf(me)).stay_state, (await profileOf(bob)).stay_state];
  const before = await statesOf();

  await leave(me);
  const after = await statesOf();
  // A room alone does not bring back a stay that has ended.
  await tell({ room: '204' });
  const { body: quoted } = await quote(me, kitchen.slug, cartOf(kitchen.items, { mode: 'room' }));
  const withRoom = await profileOf(me);
  await tell({ checkin: '2026-06-10', checkout: '2026-06-13' });

  expect([before, after]).toEqual([
    ['IN', 'IN'],
    ['OUT', 'OUT'],
  ]);
  expect(withRoom).toMatchObject({ room: '204', stay_state: 'OUT' });
  expect(quoted.problems.map(({ code }: { code: string }) => code)).toContain('outside_stay');
  expect((await profileOf(me)).stay_state).toBe('IN');
});

test('a guest who links a reservation that another guest has checked out counts as gone, and one who links an open one as a guest of the hotel', async () => {
  const reservationNumber = 'R-LINKED';
  const me = await leavingGuest({ reservationNumber });
  const facts = { reservationNumber, room: '204', checkin: STAY.checkin, checkout: STAY.checkout };
  fake.addReservation({ ...facts, status: 'checked_in' });
  const bob = await leavingGuest();
  const link = async () =>
    (
      await send('POST', `${PROPERTY_URL}/guest/stay/verify`, {
        headers: bob.headers,
        body: { lastName: 'Byron', reservationNumber, checkout: STAY.checkout },
      })
    ).body.user;

  const early = await link();
  await leave(me);
  const late = await link();

  expect([early.stay_state, late.stay_state]).toEqual(['IN', 'OUT']);
});

test('the next guest of the room sees nothing of the previous stay', async () => {
  const me = await leavingGuest();
  await leave(me);

  const next = await leavingGuest({ checkin: '2026-06-10', checkout: '2026-06-12', room: '204' });

  expect((await folioOf(next)).reservationNumber).toBe(next.reservationNumber);
  expect(await stateOf(next)).toEqual({ reasons: [], takesDropped: true, ahead: [] });
});

test('in a hotel whose system does not check out, reception is asked once and the bill stays open', async () => {
  const desk = fakePropertySystem({ checkOut: 'none' });
  const other = await testApp({ now, demo: { ...demo, propertySystem: desk.system }, rateFactor: 100 });
  desk.setBill('R-desk', [{}]);
  const me = await diner(other, { ...STAY, reservationNumber: 'R-desk' }, EVENING);
  const { body: bill } = await other.get(`${PROPERTY_URL}/folio`, { headers: me.headers });
  const headers = { ...me.headers, 'idempotency-key': randomUUID() };
  const body = { version: bill.version, invoiceEmail: EMAIL };

  const first = await other.send('POST', `${PROPERTY_URL}/checkout`, { headers, body });
  const repeated = await other.send('POST', `${PROPERTY_URL}/checkout`, { headers, body });
  const state = (await other.get(`${PROPERTY_URL}/checkout`, { headers: me.headers })).body;
  const anotherKey = { ...me.headers, 'idempotency-key': randomUUID() };
  const reloaded = await other.send('POST', `${PROPERTY_URL}/checkout`, { headers: anotherKey, body });

  const answers = [first.body.status, repeated.body.status, state.status, reloaded.body.status];
  expect(answers).toEqual(['asked', 'asked', 'asked', 'asked']);
  const requested = await other.db
    .select({ values: ticket.values })
    .from(ticket)
    .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
    .where(and(eq(ticket.guestId, me.id), eq(requestTemplate.slug, 'departure_request')));
  expect(requested).toEqual([{ values: { email: EMAIL } }]);
  expect([desk.calls.length, await other.db.$count(checkOut)]).toEqual([0, 0]);
});
