import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database';
import { folioPosting, guestOrder, property } from '../../../platform/db/tables/schema';
import { CANCELLED_BY_STAFF, chargedOrders } from '../testing/charged-orders';
import { createHotelSystem, type Posting } from '../testing/hotel-system';
import { orderTestSetup } from '../testing/order-test-setup';
import { createPostToFolio, type PostingSubject } from '../../folio/post-to-folio';

const setup = await orderTestSetup();
const { rowOf, step, clock, db, postChargesTo, supervisor } = setup;
const { acceptedOrder, stateOf } = chargedOrders(setup);
const MINUTE_MS = 60_000;
const hotelSystem = (posting: Posting) => createHotelSystem(postChargesTo, posting);

async function later(minutes: number, run: () => Promise<void>) {
  clock.now += minutes * MINUTE_MS;
  await run();
}

test.each(['key', 'lookup'] as const)(
  'a charge whose answer is lost is never refused, and is on the folio once: %s',
  async (how) => {
    const hotel = hotelSystem(how);
    const { id, reference } = await acceptedOrder();
    hotel.state.loses = 'answer';
    await hotel.run();
    const unknown = [await stateOf(id), (await rowOf(id)).paymentStatus];
    hotel.state.loses = 'nothing';
    await hotel.run();
    await later(3, hotel.run);
    await later(6, hotel.run);

    expect(unknown).toEqual(['unknown', 'authorised']);
    expect(hotel.folio).toEqual([reference]);
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'posted', folioReference: `F-${reference}` });
  },
);

test('a charge that never arrived is posted again after two lookups without a result', async () => {
  const hotel = hotelSystem('lookup');
  const { id, reference } = await acceptedOrder();
  hotel.state.loses = 'call';
  await hotel.run();
  hotel.state.loses = 'nothing';
  await later(3, hotel.run);
  const afterOnce = [...hotel.folio];
  await later(6, hotel.run);
  await later(1, hotel.run);

  expect(afterOnce).toEqual([]);
  expect(hotel.folio).toEqual([reference]);
  expect((await rowOf(id)).paymentStatus).toBe('posted');
});

test('a system that cannot look up postings is not called twice; a person decides', async () => {
  const hotel = hotelSystem('none');
  const { id } = await acceptedOrder();
  hotel.state.loses = 'answer';
  await hotel.run();
  for (let i = 0; i < 5; i += 1) await later(60, hotel.run);

  expect([hotel.calls(), await stateOf(id), (await rowOf(id)).paymentStatus]).toEqual([
    1,
    'unknown',
    'authorised',
  ]);
});

test.each(['key', 'lookup', 'none'] as const)(
  'a charge that was not sent, because the system is down, is sent when it is back, by nobody’s decision: %s',
  async (how) => {
    const hotel = hotelSystem(how);
    const { id, reference } = await acceptedOrder();
    hotel.state.isBroken = true;
    await hotel.run();
    const early = [await stateOf(id), (await rowOf(id)).paymentStatus, hotel.calls()];
    hotel.state.isBroken = false;
    await hotel.run();
    const tooSoon = hotel.calls();
    await later(1, hotel.run);

    expect(early).toEqual(['to_post', 'authorised', 0]);
    expect([tooSoon, hotel.calls(), hotel.folio]).toEqual([0, 1, [reference]]);
    expect((await rowOf(id)).paymentStatus).toBe('posted');
  },
);

test('a charge that could not be sent for a day is repeated with its key once it was sent and its answer is lost', async () => {
  const hotel = hotelSystem('key');
  const { id, reference } = await acceptedOrder();
  hotel.state.isBroken = true;
  await hotel.run();
  hotel.state.isBroken = false;
  hotel.state.canLookUp = false;
  hotel.state.loses = 'answer';
  await later(24 * 60, hotel.run);
  const lost = [await stateOf(id), hotel.calls()];
  hotel.state.loses = 'nothing';
  await later(6, hotel.run);

  expect(lost).toEqual(['unknown', 1]);
  expect([hotel.calls(), hotel.folio]).toEqual([2, [reference]]);
  expect((await rowOf(id)).paymentStatus).toBe('posted');
});

test.each(['key', 'lookup'] as const)(
  'a charge whose answer was lost stays unknown while nothing can be asked: %s',
  async (how) => {
    const hotel = hotelSystem(how);
    const { id, reference } = await acceptedOrder();
    hotel.state.loses = 'answer';
    await hotel.run();
    hotel.state.loses = 'nothing';
    hotel.state.isBroken = true;
    await later(3, hotel.run);
    const asked = await stateOf(id);
    hotel.state.isBroken = false;
    await later(6, hotel.run);

    expect(asked).toBe('unknown');
    expect([hotel.folio, (await rowOf(id)).paymentStatus]).toEqual([[reference], 'posted']);
  },
);

test.each([
  ['on the bill', true, 1, ['posted', 'posted']],
  ['not on the bill', false, 2, ['posted', 'posted']],
])('a person settles a charge that is %s, once', async (_where, isOnBill, calls, after) => {
  const hotel = hotelSystem('none');
  const { id, reference } = await acceptedOrder();
  hotel.state.loses = isOnBill ? 'answer' : 'call';
  await hotel.run();
  await later(3, hotel.run);
  hotel.state.loses = 'nothing';
  const listed = await supervisor.requestOk('loadUnknownCharges', {});
  const charge = listed.find((one) => one.reference === reference);

  await supervisor.requestOk('settleCharge', { chargeUuid: charge?.chargeUuid ?? '', isOnBill });
  await hotel.run();
  await hotel.run();

  expect(charge).toMatchObject({ kind: 'charge', reservationNumber: 'R-1', currency: 'EUR' });
  expect([await stateOf(id), (await rowOf(id)).paymentStatus]).toEqual(after);
  expect([hotel.calls(), hotel.folio]).toEqual([calls, [reference]]);
  const left = await supervisor.requestOk('loadUnknownCharges', {});
  expect(left.map((one) => one.reference)).not.toContain(reference);
});

test('a charge that is still being looked up is not listed for a person yet', async () => {
  const hotel = hotelSystem('lookup');
  const { reference } = await acceptedOrder();
  hotel.state.loses = 'answer';
  await hotel.run();
  const references = async () =>
    (await supervisor.requestOk('loadUnknownCharges', {})).map((one) => one.reference);

  const early = await references();
  clock.now += 31 * MINUTE_MS;

  expect(early).not.toContain(reference);
  expect(await references()).toContain(reference);
  hotel.state.loses = 'nothing';
  await hotel.run();
  expect(await references()).not.toContain(reference);
});

test('a process that ends during the call leaves a charge that is looked up, not repeated', async () => {
  const hotel = hotelSystem('lookup');
  const { id, reference } = await acceptedOrder();
  hotel.state.duringCall = () => new Promise(() => {});
  void hotel.run();
  await expect.poll(() => stateOf(id)).toBe('sending');
  hotel.folio.push(reference);
  hotel.state.duringCall = async () => {};
  await hotel.run();
  const early = hotel.calls();
  await later(2, hotel.run);

  expect([early, hotel.calls()]).toEqual([1, 1]);
  expect((await rowOf(id)).paymentStatus).toBe('posted');
});

test('the order is not locked while the hotel’s system is called', async () => {
  const hotel = hotelSystem('key');
  const { id } = await acceptedOrder();
  hotel.state.duringCall = async () => {
    await db.update(guestOrder).set({ note: 'changed meanwhile' }).where(eq(guestOrder.id, id));
  };

  await hotel.run();

  expect(await rowOf(id)).toMatchObject({ note: 'changed meanwhile', paymentStatus: 'posted' });
});

test('an order that is cancelled while its charge is unknown is reversed once the charge is found', async () => {
  const hotel = hotelSystem('lookup');
  const { id, reference } = await acceptedOrder();
  hotel.state.loses = 'answer';
  await hotel.run();
  await step(id, 'cancelled', CANCELLED_BY_STAFF);
  hotel.state.loses = 'nothing';
  await later(3, hotel.run);
  await hotel.run();

  expect(hotel.folio).toEqual([reference]);
  expect(hotel.reversed).toEqual([`F-${reference}`]);
  expect((await rowOf(id)).paymentStatus).toBe('reversed');
});

/** Blocks the second transaction, which stores the result, until it is released. */
function stoppedBeforeResult(db: Database) {
  let [tellStopped, letGo] = [() => {}, () => {}];
  const stopped = new Promise<void>((resolve) => (tellStopped = resolve));
  const going = new Promise<void>((resolve) => (letGo = resolve));
  let begun = 0;
  const transaction: Database['transaction'] = async (...args) => {
    begun += 1;
    if (begun === 2) {
      tellStopped();
      await going;
    }
    return db.transaction(...args);
  };
  const held = new Proxy(db, {
    // The cast keeps the type of every other property.
    get: (target, name) => (name === 'transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  });
  return { held, stopped, letGo };
}

test('the finding of a person is settled once, also if a process stops before it has stored the result', async () => {
  const [house] = await db.select().from(property).limit(1);
  if (!house) throw new Error('there is no property');
  const subjectId = randomUUID();
  const at = new Date(clock.now);
  const ofCharge = { propertyId: house.id, subjectId, kind: 'charge', tries: 1, sentAt: at } as const;
  await db.insert(folioPosting).values({ ...ofCharge, state: 'unknown', isOnBill: true, nextAt: at });
  const settled: string[] = [];
  const subject: PostingSubject = {
    claim: async () => ({
      property: house,
      reference: 'R',
      isWanted: true,
      kind: 'charge',
      reservationNumber: 'R-1',
      amount: 100,
    }),
    async settle(_tx, _id, { state }) {
      settled.push(state);
      return [];
    },
  };
  const { held, stopped, letGo } = stoppedBeforeResult(db);
  const slow = createPostToFolio({ ...setup.deps, db: held })(subjectId, subject);
  await stopped;
  const settle = createPostToFolio(setup.deps);

  await settle(subjectId, subject);
  const early = [...settled];
  clock.now += 2 * MINUTE_MS;
  await settle(subjectId, subject);
  letGo();
  await slow;

  expect([early, settled, await stateOf(subjectId)]).toEqual([[], ['posted'], 'posted']);
});
