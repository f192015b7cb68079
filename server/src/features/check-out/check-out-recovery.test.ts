import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { checkOut, guest, guestOrder } from '../../platform/db/tables/schema';
import { someOutlet } from '../../testing/diners';
import { fakePropertySystem } from '../bill/testing/fake-property-system';
import { cartOf, newKitchen, orderClient } from '../order/testing/order-client';
import { createCheckOuts } from './check-outs';
import { checkOutSetup, EMAIL, EVENING, PROPERTY_URL, log } from './testing/check-out-setup';

const { clock, now, fake, suite, leavingGuest, folioOf, stateOf, leave, callsFor, answer, nextProcess } =
  await checkOutSetup();
const { db, send } = suite;
const { quote, order } = orderClient(suite);

test('a check-out of a process that dies before the call is settled once by the job', async () => {
  const me = await leavingGuest();
  const { version } = await folioOf(me);
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  if (!row) throw new Error('guest not found');
  const owner = { ...row, reservationNumber: me.reservationNumber };
  const bill = { ...(await fake.system.bill({} as never, me.reservationNumber)) };
  const state = { hasBill: true, isLive: true, asOf: new Date(now()), lines: [], balance: 0, ...bill };
  const process = nextProcess();
  await db.transaction((tx) =>
    process.ask(tx, owner, {
      version,
      invoiceEmail: EMAIL,
      spared: [],
      bill: state,
      recheck: async () => ({ reasons: [], ahead: [] }),
    }),
  );

  expect((await stateOf(me)).status).toBe('asked');
  await process.settleDue();
  expect(await callsFor(me)).toMatchObject({ calls: 0, rows: [{ status: 'asked' }] });
  clock.now += 16_000;
  onTestFinished(() => void (clock.now = EVENING));
  await Promise.all([process.settleDue(), nextProcess().settleDue()]);

  expect(await callsFor(me)).toMatchObject({ calls: 1, effects: 1, rows: [{ status: 'done' }] });
});

test('a check-out whose answer is lost stays `asked`, closes room charges and is settled with the same reference', async () => {
  const me = await leavingGuest();
  const kitchen = await newKitchen(db);
  answer('answer_lost');

  const reply = await leave(me);
  const denied = await quote(me, kitchen.slug, cartOf(kitchen.items));
  answer('done');
  clock.now += 16_000;
  await nextProcess().settleDue();

  expect(reply.body.status).toBe('asked');
  expect(denied.body.payments[0]).toMatchObject({
    method: 'room_charge',
    isAllowed: false,
    reason: 'checked_out',
  });
  expect(await callsFor(me)).toMatchObject({ calls: 2, effects: 1, rows: [{ status: 'done' }] });
});

test('if a process dies after the answer, the job ends the stay without a second check-out', async () => {
  const me = await leavingGuest();
  answer('broken');
  await leave(me);
  answer('done');
  clock.now += 16_000;
  await nextProcess({ dies: true }).settleDue();
  const between = await stateOf(me);
  clock.now += 16_000;
  await nextProcess().settleDue();

  expect(between.status).toBe('asked');
  expect(await callsFor(me)).toMatchObject({ effects: 1, rows: [{ status: 'done' }] });
});

test('a booking made while a check-out is unanswered is not cancelled with those that the guest did not keep', async () => {
  const me = await leavingGuest();
  const { slug } = await someOutlet(suite);
  const dropped = await me.seat(slug, '2026-06-11T18:00');
  let later = '';
  onTestFinished(() => void (fake.state.duringCall = async () => {}));
  fake.state.duringCall = async () => {
    later = (await me.seat(slug, '2026-06-11T21:00')).uuid;
  };

  const reply = await leave(me, { dropped: [dropped.uuid] });

  expect(reply.body.status).toBe('done');
  expect((await me.one(dropped.uuid)).body.status).toBe('cancelled');
  expect((await me.one(later)).body.status).toBe('confirmed');
});

test('an order that a guest places while a check-out is unanswered is cancelled, because it would reach the next guest', async () => {
  const me = await leavingGuest();
  const kitchen = await newKitchen(db);
  onTestFinished(() => void (fake.state.duringCall = async () => {}));
  fake.state.duringCall = async () => void (await order(me, kitchen.slug, cartOf(kitchen.items)));

  const reply = await leave(me);

  expect(reply.body.status).toBe('done');
  const [placed] = await db.select().from(guestOrder).where(eq(guestOrder.guestId, me.id));
  expect(placed?.status).toBe('cancelled');
});

test(
  'a check-out of a slow system stays `asked`, and its late effect is not repeated',
  { timeout: 20_000 },
  async () => {
    const me = await leavingGuest();
    answer('slow');

    const reply = await leave(me);
    fake.release();
    answer('done');
    clock.now += 16_000;
    await nextProcess().settleDue();

    expect(reply.body.status).toBe('asked');
    expect(await callsFor(me)).toMatchObject({ effects: 1, rows: [{ status: 'done' }] });
  },
);

test('a refusal leaves everything as before: charges are open, bookings stay', async () => {
  const me = await leavingGuest();
  const { slug } = await someOutlet(suite);
  const { uuid } = await me.seat(slug, '2026-06-11T20:00');
  const kitchen = await newKitchen(db);
  answer('refused');

  const reply = await leave(me);
  const allowed = await quote(me, kitchen.slug, cartOf(kitchen.items));

  expect(reply.body).toMatchObject({ status: 'refused', reasons: ['refused'] });
  expect(allowed.body.payments[0]).toMatchObject({ method: 'room_charge', isAllowed: true });
  expect((await me.one(uuid)).body.status).toBe('confirmed');
  answer('done');
  expect((await leave(me)).body.status).toBe('done');
});

test('a check-out that waits is settled without another call once the hotel’s system says that the stay is over', async () => {
  const reservationNumber = 'R-OVER';
  const me = await leavingGuest({ reservationNumber });
  answer('broken');
  await leave(me);
  await nextProcess().settleDue();
  const before = await stateOf(me);
  fake.addReservation({ reservationNumber, room: '204', status: 'checked_out' });

  const bob = await leavingGuest();
  const body = { lastName: 'Byron', reservationNumber, checkout: '2026-06-20' };
  const linked = await send('POST', `${PROPERTY_URL}/guest/stay/verify`, { headers: bob.headers, body });
  await nextProcess().settleDue();

  expect([before.status, linked.status]).toEqual(['asked', 200]);
  expect(await callsFor(me)).toMatchObject({ calls: 1, effects: 0, rows: [{ status: 'done' }] });
});

test('a check-out that is refused because reception has checked the stay out is done', async () => {
  const reservationNumber = 'R-DESK';
  const me = await leavingGuest({ reservationNumber });
  answer('refused');
  fake.addReservation({ reservationNumber, room: '204', status: 'checked_out' });

  const reply = await leave(me);

  expect(reply.body).toMatchObject({ status: 'done', reasons: [] });
  expect(await callsFor(me)).toMatchObject({ calls: 1, rows: [{ status: 'done' }] });
});

test('a system with lookup is called again only after two lookups without a result', async () => {
  const lookup = fakePropertySystem({ checkOut: 'lookup' });
  const me = await leavingGuest();
  answer('broken');
  await leave(me);
  answer('done');
  const process = createCheckOuts({
    db,
    propertySystem: lookup.system,
    log,
    now,
    endStay: async (row) => {
      await db.update(checkOut).set({ status: 'done' }).where(eq(checkOut.id, row.id));
    },
  });

  const callsAfter: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    clock.now += 121_000;
    await process.settleDue();
    callsAfter.push(lookup.calls.length);
  }

  expect(callsAfter).toEqual([0, 1, 1]);
  expect((await callsFor(me)).rows).toMatchObject([{ status: 'done' }]);
});

test('a check-out is deleted with its invoice address after 60 days', async () => {
  const me = await leavingGuest();
  await leave(me);
  onTestFinished(() => void (clock.now = EVENING));

  clock.now += 59 * 24 * 3_600_000;
  await nextProcess().deleteExpired();
  const before = (await callsFor(me)).rows;
  clock.now += 2 * 24 * 3_600_000;
  await nextProcess().deleteExpired();

  expect([before.length, (await callsFor(me)).rows.length]).toEqual([1, 0]);
});
