import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { folioPosting } from '../../../platform/db/tables/schema';
import { createHotelSystem } from '../testing/hotel-system';
import { orderTestSetup } from '../testing/order-test-setup';

const { addOrder, rowOf, step, clock, db, postChargesTo, supervisor } = await orderTestSetup();
const MINUTE_MS = 60_000;
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
const stateOf = async (id: string) =>
  (await db.select().from(folioPosting).where(eq(folioPosting.subjectId, id)))[0]?.state;
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
