import { expect, test } from 'vitest';
import { createHotelSystem } from '../testing/hotel-system';
import { orderTestSetup } from '../testing/order-test-setup';

const { addOrder, rowOf, step, postChargesTo, supervisor } = await orderTestSetup();
const cancelledByStaff = { reasonCode: 'too_busy', note: 'We are sorry' } as const;
const charged = {
  paymentMethod: 'room_charge',
  paymentStatus: 'authorised',
  reservationNumber: 'R-1',
} as const;

async function acceptedOrder() {
  const { id, reference } = await addOrder(charged);
  await step(id, 'accepted');
  return { id, reference };
}
test.each([
  ['was reversed by hand', true],
  ['is still to be reversed', false],
])('a refused reversal is listed for a person, and one that %s is settled', async (_how, isOnBill) => {
  const hotel = createHotelSystem(postChargesTo, 'key');
  const { id, reference } = await acceptedOrder();
  await hotel.run();
  await step(id, 'cancelled', cancelledByStaff);
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
