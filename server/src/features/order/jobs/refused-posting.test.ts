import { expect, test } from 'vitest';
import { CANCELLED_BY_STAFF, chargedOrders } from '../testing/charged-orders';
import { createHotelSystem } from '../testing/hotel-system';
import { orderTestSetup } from '../testing/order-test-setup';

const setup = await orderTestSetup();
const { rowOf, step, clock, postChargesTo, supervisor } = setup;
const { acceptedOrder, stateOf } = chargedOrders(setup);
const MINUTE_MS = 60_000;
const waitMinutes = (minutes: number) => (clock.now += minutes * MINUTE_MS);

test('a refusal after a lost answer is no refusal if the charge is on the folio', async () => {
  const hotel = createHotelSystem(postChargesTo, 'key');
  const { id, reference } = await acceptedOrder();
  Object.assign(hotel.state, { loses: 'answer' });
  await hotel.run();
  Object.assign(hotel.state, { loses: 'nothing', refuses: 'charge' });
  waitMinutes(3);
  await hotel.run();

  expect(hotel.folio).toEqual([reference]);
  expect([await stateOf(id), (await rowOf(id)).paymentStatus]).toEqual(['posted', 'posted']);
});

test('a refusal after a lost answer needs a person if the hotel’s system cannot say what is on the folio', async () => {
  const hotel = createHotelSystem(postChargesTo, 'key');
  const { id, reference } = await acceptedOrder();
  Object.assign(hotel.state, { loses: 'call', canLookUp: false });
  await hotel.run();
  Object.assign(hotel.state, { loses: 'nothing', refuses: 'charge' });
  waitMinutes(3);
  await hotel.run();
  const before = [await stateOf(id), (await rowOf(id)).paymentStatus];
  const listed = await supervisor.requestOk('loadUnknownCharges', {});
  const charge = listed.find((one) => one.reference === reference);

  await supervisor.requestOk('settleCharge', { chargeUuid: charge?.chargeUuid ?? '', isOnBill: false });
  await hotel.run();
  await hotel.run();

  expect(before).toEqual(['unknown', 'authorised']);
  expect(charge).toMatchObject({ kind: 'charge', isRefused: false });
  // It is certain that nothing is on the folio, so this refusal counts and the guest pays in person.
  expect([await stateOf(id), (await rowOf(id)).paymentStatus]).toEqual(['refused', 'failed']);
});

test.each([
  ['was reversed by hand', true],
  ['is still to be reversed', false],
])('a refused reversal is listed for a person, and one that %s is settled', async (_how, isOnBill) => {
  const hotel = createHotelSystem(postChargesTo, 'key');
  const { id, reference } = await acceptedOrder();
  await hotel.run();
  await step(id, 'cancelled', CANCELLED_BY_STAFF);
  hotel.state.refuses = 'reversal';
  await hotel.run();
  const find = async () =>
    (await supervisor.requestOk('loadUnknownCharges', {})).find((one) => one.reference === reference);
  const refused = await find();

  hotel.state.refuses = 'nothing';
  await supervisor.requestOk('settleCharge', { chargeUuid: refused?.chargeUuid ?? '', isOnBill });
  await hotel.run();
  await hotel.run();

  expect(refused).toMatchObject({ kind: 'reversal', isRefused: true, reservationNumber: 'R-1' });
  expect(hotel.reversed).toEqual(isOnBill ? [] : [`F-${reference}`]);
  expect((await rowOf(id)).paymentStatus).toBe('reversed');
  expect(await find()).toBeUndefined();
});

/** An order whose charge is refused for certain only after it was delivered, because an earlier answer was lost. */
async function refusedAfterDelivery() {
  const hotel = createHotelSystem(postChargesTo, 'lookup');
  const { id, reference } = await acceptedOrder();
  Object.assign(hotel.state, { loses: 'call' });
  await hotel.run();
  for (const status of ['preparing', 'ready', 'delivering', 'delivered'] as const) await step(id, status);
  Object.assign(hotel.state, { loses: 'nothing', refuses: 'charge' });
  for (const minutes of [3, 6, 1]) {
    waitMinutes(minutes);
    await hotel.run();
  }
  const find = async () =>
    (await supervisor.requestOk('loadUnknownCharges', {})).find((one) => one.reference === reference);
  const settle = async (how: { isOnBill: boolean; isPaidInPerson?: boolean }) => {
    const charge = await find();
    return supervisor.request('settleCharge', { chargeUuid: charge?.chargeUuid ?? '', ...how });
  };
  return { hotel, id, reference, find, settle };
}

test('a charge that is refused after the delivery is listed for a person', async () => {
  const { id, find } = await refusedAfterDelivery();

  expect([await stateOf(id), (await rowOf(id)).paymentStatus]).toEqual(['refused', 'failed']);
  expect(await find()).toMatchObject({ kind: 'charge', isRefused: true, reservationNumber: 'R-1' });
});

test.each([
  ['is on the bill by hand', { isOnBill: true }, 'posted', 0],
  ['was paid in person', { isOnBill: false, isPaidInPerson: true }, 'failed', 0],
  ['is posted again', { isOnBill: false }, 'posted', 1],
] as const)(
  'a charge refused after the delivery that %s is settled',
  async (_how, finding, payment, posted) => {
    const { hotel, id, find, settle } = await refusedAfterDelivery();
    hotel.state.refuses = 'nothing';

    const answer = await settle(finding);
    await hotel.run();
    waitMinutes(1);
    await hotel.run();

    expect(answer).toMatchObject({ status: 200 });
    expect((await rowOf(id)).paymentStatus).toBe(payment);
    expect(hotel.folio).toHaveLength(posted);
    expect(await find()).toBeUndefined();
  },
);

test.each([
  ['paid in person', { isOnBill: false, isPaidInPerson: true }, { isOnBill: false }, 0],
  ['posted again', { isOnBill: false }, { isOnBill: false, isPaidInPerson: true }, 1],
] as const)(
  'a charge refused after the delivery that is %s cannot be settled in the other way at the same time',
  async (_how, first, second, posted) => {
    const { hotel, find } = await refusedAfterDelivery();
    const charge = await find();
    const settle = (finding: object) =>
      supervisor.request('settleCharge', {
        chargeUuid: charge?.chargeUuid ?? '',
        isOnBill: false,
        ...finding,
      });
    hotel.state.refuses = 'nothing';

    const answers = [await settle(first), await settle(second), await settle(first)];
    await hotel.run();
    waitMinutes(1);
    await hotel.run();

    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
    expect(hotel.folio).toHaveLength(posted);
  },
);

test('a charge that is posted again is pending until the answer, and then listed again if it is refused', async () => {
  const { hotel, id, find, settle } = await refusedAfterDelivery();

  await settle({ isOnBill: false });
  const pending = (await rowOf(id)).paymentStatus;
  await hotel.run();
  const meanwhile = await find();
  await hotel.run();

  expect(pending).toBe('authorised');
  expect(meanwhile).toBeUndefined();
  expect(await find()).toMatchObject({ kind: 'charge', isRefused: true });
});

test('a charge that was refused before the delivery is collected by the waiter, so it is not listed', async () => {
  const hotel = createHotelSystem(postChargesTo, 'key');
  const { id, reference } = await acceptedOrder();
  hotel.state.refuses = 'charge';
  await hotel.run();
  waitMinutes(1);
  for (const status of ['preparing', 'ready', 'delivering', 'delivered'] as const) await step(id, status);

  const listed = await supervisor.requestOk('loadUnknownCharges', {});

  expect((await rowOf(id)).paymentStatus).toBe('failed');
  expect(listed.map((one) => one.reference)).not.toContain(reference);
});

test('a charge whose outcome is unknown cannot be settled as paid in person', async () => {
  const hotel = createHotelSystem(postChargesTo, 'none');
  const { reference } = await acceptedOrder();
  hotel.state.loses = 'answer';
  await hotel.run();
  waitMinutes(2);
  await hotel.run();
  const listed = await supervisor.requestOk('loadUnknownCharges', {});
  const chargeUuid = listed.find((one) => one.reference === reference)?.chargeUuid ?? '';

  const answer = await supervisor.request('settleCharge', {
    chargeUuid,
    isOnBill: false,
    isPaidInPerson: true,
  });

  expect(answer).toMatchObject({ status: 409 });
});
