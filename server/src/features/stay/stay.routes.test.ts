import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guestToken } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { get, send, db } = suite;
const { pathOf } = anonymousVisitors(suite);
const stay = pathOf('casa-miramar', 'guest/stay');
const reservations = pathOf('casa-miramar', 'reservations');

/** A demo stay that includes the test day. */
const claire = { lastName: 'Whitmore', room: '204', checkout: '2026-06-14' };

test('S-14 a guest enters room and dates, and the state of the stay follows', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const tell = (body: object) => send('PUT', stay, { headers, body });

  const coming = await tell({ checkin: '2026-06-11', checkout: '2026-06-14' });
  const inHouse = await tell({ checkin: '2026-06-10', room: ' 12b ' });
  const gone = await tell({ checkin: '2026-06-01', checkout: '2026-06-09' });

  expect([coming, inHouse, gone].map(({ body }) => [body.user.stay_state, body.missing])).toEqual([
    ['PRE', ['room']],
    ['IN', []],
    ['OUT', []],
  ]);
  expect(inHouse.body.user).toMatchObject({ room: '12B', stay_verified: false, staySource: 'self' });
});

test('the last day of a stay ends with the business day of the hotel', async () => {
  const { headers } = await knownGuest(db, clock.now);
  await send('PUT', stay, { headers, body: { checkin: '2026-06-08', checkout: '2026-06-10' } });
  const stateAt = async (instant: string) => {
    clock.now = Date.parse(instant);
    return (await get(pathOf('casa-miramar', 'guest'), { headers })).body.user.stay_state;
  };

  // Lisbon is an hour ahead of UTC, and its business day starts at five.
  const night = await stateAt('2026-06-11T03:59:00Z');
  const morning = await stateAt('2026-06-11T04:00:00Z');
  clock.now = NOON;

  expect([night, morning]).toEqual(['IN', 'OUT']);
});

test.each([
  [{ checkin: '2026-06-12', checkout: '2026-06-11' }, 'checkout_before_checkin', 'checkout'],
  [{ checkin: '2026-06-12', checkout: '2026-09-12' }, 'stay_too_long', 'checkout'],
  [{ checkin: '2027-06-12', checkout: '2027-06-13' }, 'checkin_out_of_range', 'checkin'],
  [{ checkin: '2026-02-30' }, 'date_invalid', 'checkin'],
  [{ room: '12;34' }, 'room_invalid', 'room'],
])('%o is rejected', async (body, code, field) => {
  const { headers } = await knownGuest(db, clock.now);

  const answer = await send('PUT', stay, { headers, body });

  expect([answer.status, answer.body.code, answer.body.field]).toEqual([422, code, field]);
});

test.each([
  [claire],
  [{ ...claire, lastName: ' wHITMORE ' }],
  [{ lastName: 'Whitmore', reservationNumber: 'cm-41873', checkout: '2026-06-14' }],
  [{ lastName: 'fernandez-ortega', room: '212', checkout: '2026-06-15' }],
  [{ ...claire, reservationNumber: '204' }],
  [{ ...claire, room: 'CM-41873', reservationNumber: 'CM-41873' }],
])('a stay is linked to the reservation by %o', async (body) => {
  const { headers } = await knownGuest(db, clock.now);

  const { status, body: details } = await send('POST', `${stay}/verify`, { headers, body });

  expect(status).toBe(200);
  expect(details).toMatchObject({ stay_verified: true, missing: [] });
  expect(details.user).toMatchObject({ stay_verified: true, staySource: 'pms', stay_state: 'IN' });
  const { body: list } = await get(reservations, { headers });
  expect(list.items).toEqual([
    expect.objectContaining({
      reservationNumber: details.user.reservationNumber,
      status: 'checked_in',
      room: details.user.room,
      source: 'pms',
      canVerify: false,
    }),
  ]);
});

test.each([
  [{ ...claire, lastName: 'Whitman' }],
  [{ ...claire, room: '205' }],
  [{ ...claire, checkout: '2026-06-13' }],
])('%o matches no stay', async (body) => {
  const { headers } = await knownGuest(db, clock.now);

  const answer = await send('POST', `${stay}/verify`, { headers, body });

  expect([answer.status, answer.body.code]).toEqual([422, 'stay_not_found']);
});

test('of many guesses at once only five are checked, and a correct one afterwards is rejected', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const guess = (room: string) => send('POST', `${stay}/verify`, { headers, body: { ...claire, room } });

  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(String(900 + i))));
  const late = await guess('204');

  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect([late.status, late.body.code]).toEqual([423, 'stay_locked']);
});

test.each([
  ['one name with many rooms', (i: number) => ({ lastName: 'Mercier', room: String(700 + i) })],
  ['one room with many names', (i: number) => ({ lastName: `Guess ${'abcdefghijklmnop'[i]}`, room: '301' })],
])('many guests who guess at %s share a limit', async (_case, guess) => {
  const outsider = await knownGuest(db, clock.now);
  for (let i = 0; i < 15; i += 1) {
    const { headers } = await knownGuest(db, clock.now);
    const body = { ...guess(i), checkout: '2026-06-12' };
    expect((await send('POST', `${stay}/verify`, { headers, body })).body.code).toBe('stay_not_found');
  }

  const body = { ...guess(15), checkout: '2026-06-12' };
  const { status } = await send('POST', `${stay}/verify`, { headers: outsider.headers, body });

  expect(status).toBe(423);
});

test('linking the own stay does not allow more guesses at others', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const ask = (details: object) =>
    send('POST', `${stay}/verify`, { headers, body: { ...claire, ...details } });
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await ask({ room: String(800 + i) }));
  answers.push(await ask({}), await ask({ room: '810' }), await ask({ room: '811' }));

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 200, 422, 423]);
});

test('a room with a reservation number is looked up by the number only', async () => {
  const { headers } = await knownGuest(db, clock.now);

  const { body } = await send('POST', `${stay}/verify`, {
    headers,
    body: { ...claire, reservationNumber: 'CM-000000' },
  });

  expect(body.code).toBe('stay_not_found');
});

test('a guest who changes the stay of the hotel is no longer verified', async () => {
  const { headers } = await knownGuest(db, clock.now);
  await send('POST', `${stay}/verify`, { headers, body: claire });

  const same = await send('PUT', stay, { headers, body: { room: '204' } });
  const other = await send('PUT', stay, { headers, body: { room: '205' } });

  expect([same.body.user.stay_verified, other.body.user.stay_verified]).toEqual([true, false]);
  expect(other.body.user.reservationNumber).toBeUndefined();
});

test('a token is valid until a day after the reported departure', async () => {
  const me = await knownGuest(db, clock.now);

  await send('PUT', stay, { headers: me.headers, body: { checkin: '2026-06-10', checkout: '2026-06-12' } });

  const [storedToken] = await db.select().from(guestToken).where(eq(guestToken.guestId, me.id));
  expect(storedToken?.expiresAt.toISOString()).toBe('2026-06-14T00:00:00.000Z');
});
