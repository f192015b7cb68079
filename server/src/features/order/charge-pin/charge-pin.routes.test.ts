import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chargePin, guest, orderPreference, property } from '../../../platform/db/tables/schema';
import { readLifePart } from '../../../demo/life/read-life';
import { NOON, testApp } from '../../../testing/test-app';
import { createExpireChargePins } from './expire-charge-pins.job';
import {
  cartOf,
  inHouseGuest,
  verifiedGuest,
  newKitchen,
  orderClient,
  type OrderingGuest,
} from '../testing/order-client';

const clock = { now: NOON };
const app = await testApp({ now: () => clock.now });
const { db, get, send } = app;
const { quote, place, quotedBody } = orderClient(app);
const at = '/web/property/casa-miramar/guest/charge-pin';
const kitchen = await newKitchen(db);

const inHouse = (await readLifePart('casa-miramar', 'guests'))
  .filter(({ arrivesInDays, leavesInDays, folio }) => arrivesInDays < 0 && leavesInDays > 1 && !folio)
  .map(({ reservationNumber }) => reservationNumber);

/** Returns a reservation number that no other test uses. */
function reservation(): string {
  const number = inHouse.pop();
  if (!number) throw new Error('no other in-house guest found');
  return number;
}
const guestOf = (reservationNumber: string) => verifiedGuest(db, { reservationNumber });
const save = (who: OrderingGuest, body: object) => send('PUT', at, { body, headers: who.headers });
const approve = (who: OrderingGuest, pin: string) =>
  send('POST', `${at}/approvals`, { body: { pin }, headers: who.headers });
const charge = async (who: OrderingGuest, approval?: string) => {
  const cart = cartOf(kitchen.items, { paymentMethod: 'room_charge' });
  const body = await quotedBody(who, kitchen.slug, cart, { isAgain: true, ...(approval && { approval }) });
  return place(who, kitchen.slug, body);
};

test('R-23 without a PIN a room charge needs no approval; with one, every guest of the reservation has to enter it', async () => {
  const number = reservation();
  const [ada, bob] = [await guestOf(number), await guestOf(number)];
  expect((await charge(ada)).status).toBe(201);

  expect((await save(ada, { pin: '٤٧١١' })).body).toEqual({ isOffered: true, isSet: true });
  const refused = await charge(bob);
  const { body: quoteOfBob } = await quote(bob, kitchen.slug, cartOf(kitchen.items));
  const { status, body } = await approve(bob, '47 11');
  const charged = await charge(bob, body.approval);

  expect([refused.status, refused.body.code]).toEqual([409, 'pin_required']);
  expect(quoteOfBob.payments[0]).toEqual({ method: 'room_charge', isAllowed: true, needsPin: true });
  expect(status).toBe(201);
  expect(charged.status).toBe(201);
  expect((await get(at, { headers: bob.headers })).body).toEqual({ isOffered: true, isSet: true });
});

test('an approval is valid for one guest, one PIN and ten minutes', async () => {
  const number = reservation();
  const [ada, bob] = [await guestOf(number), await guestOf(number)];
  await save(ada, { pin: '4711' });
  const { approval } = (await approve(ada, '4711')).body;

  expect((await charge(bob, approval)).body.code).toBe('pin_required');
  expect((await charge(ada, `${approval}x`)).body.code).toBe('pin_required');
  clock.now += 10 * 60_000;
  expect((await charge(ada, approval)).body.code).toBe('pin_required');
  const fresh = (await approve(ada, '4711')).body.approval;
  clock.now += 1_000;
  await save(ada, { pin: '0815', current: '4711' });
  expect((await charge(ada, fresh)).body.code).toBe('pin_required');
  expect((await charge(ada, (await approve(ada, '0815')).body.approval)).status).toBe(201);
  clock.now = NOON;
});

test('five wrong PINs lock the PIN for 15 minutes, even when they are sent at once', async () => {
  const number = reservation();
  const guests = await Promise.all(Array.from({ length: 4 }, () => guestOf(number)));
  const [ada] = guests;
  if (!ada) throw new Error('nobody is there');
  await save(ada, { pin: '4711' });

  const answers = await Promise.all(
    guests.flatMap((who) => ['0000', '1111', '2222'].map((pin) => approve(who, pin))),
  );

  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(8);
  expect(await approve(ada, '4711')).toMatchObject({ status: 423, body: { code: 'pin_locked' } });
  clock.now += 15 * 60_000;
  expect((await approve(ada, '0000')).body.error).toBe("That PIN isn't right. 4 tries left.");
  expect((await approve(ada, '4711')).status).toBe(201);
  clock.now = NOON;
});

test('changing or removing the PIN requires the current one, and only one of two guests sets the first', async () => {
  const number = reservation();
  const [ada, bob] = [await guestOf(number), await guestOf(number)];

  const both = await Promise.all([save(ada, { pin: '1234' }), save(bob, { pin: '9876' })]);
  const [first, second] = both[0]?.status === 200 ? ['1234', '9876'] : ['9876', '1234'];

  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await save(ada, { pin: null })).body.field).toBe('current');
  expect((await save(ada, { pin: null, current: second })).body.code).toBe('pin_wrong');
  expect((await save(ada, { pin: null, current: first })).body).toEqual({ isOffered: true, isSet: false });
  expect((await charge(ada)).status).toBe(201);
});

test.each(['123', '1234567', 'abcd', '12a4'])('%s is not a valid PIN', async (pin) => {
  const ada = await guestOf('CM-00000');

  expect(await save(ada, { pin })).toMatchObject({
    status: 422,
    body: { code: 'pin_invalid', field: 'pin', error: 'Choose a PIN of 4 to 6 digits.' },
  });
});

test('a guest without a linked stay has no PIN', async () => {
  const unlinkedGuest = await inHouseGuest(db);

  expect((await get(at, { headers: unlinkedGuest.headers })).body).toEqual({
    isOffered: false,
    isSet: false,
  });
  expect((await save(unlinkedGuest, { pin: '4711' })).body.code).toBe('stay_unverified');
  expect((await approve(await guestOf('CM-00001'), '4711')).status).toBe(404);
});

test('the spending limit of one guest applies to the whole stay', async () => {
  const number = reservation();
  const [ada, bob] = [await guestOf(number), await guestOf(number)];
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  await db
    .insert(orderPreference)
    .values({ guestId: ada.id, propertyId: propertyRow?.id ?? '', spendingLimit: 500 });

  const { body } = await quote(bob, kitchen.slug, cartOf(kitchen.items));

  expect(body.payments[0]).toMatchObject({ isAllowed: false, reason: 'spending_limit' });
});

test('a PIN is deleted when its stay has ended', async () => {
  const forget = createExpireChargePins({ db, now: () => clock.now });
  const numbers = [reservation(), reservation()] as const;
  const [left, stays] = [await guestOf(numbers[0]), await guestOf(numbers[1])];
  for (const who of [left, stays]) await save(who, { pin: '4711' });
  await db.update(guest).set({ checkout: '2026-06-08' }).where(eq(guest.id, left.id));

  await forget();

  const isSet = async (who: OrderingGuest) => (await get(at, { headers: who.headers })).body.isSet;
  expect([await isSet(left), await isSet(stays)]).toEqual([false, true]);
});

test('only a hash of the PIN is stored', async () => {
  const number = reservation();
  await save(await guestOf(number), { pin: '4711' });

  const [row] = await db.select().from(chargePin).where(eq(chargePin.reservationNumber, number));

  expect(row?.pinHash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain('4711');
});
