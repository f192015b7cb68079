import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { doNotDisturb, userEvent } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON } from '../../testing/noon';
import { contractViolations, testSockets } from '../../testing/test-sockets';
import { fakePropertySystem } from '../bill/testing/fake-property-system';
import { insertDoNotDisturb } from './testing/insert-do-not-disturb';

const HOUR_MS = 3_600_000;
const ADDRESS = '/web/property/casa-miramar/do-not-disturb';
const STAY = { checkin: '2026-06-08', checkout: '2026-06-20', isStayVerified: true };
const PATIENTLY = { timeout: 10_000 };
const at = (hours: number) => new Date(NOON + hours * HOUR_MS).toISOString();

const fake = fakePropertySystem();
const sockets = await testSockets({
  demo: { propertySystem: fake.system, sampleStays: async () => [] },
});
const { db, get, send } = sockets;

/** A guest whose reservation has a room of its own in the hotel's system. */
async function roomGuest(facts: Parameters<typeof knownGuest>[2] = {}) {
  const reservationNumber = `R-${randomUUID().slice(0, 8)}`;
  const room = randomUUID().slice(0, 6).toUpperCase();
  fake.addReservation({ reservationNumber, room });
  const { id, headers } = await knownGuest(db, NOON, { ...STAY, reservationNumber, ...facts });
  return { id, room, reservationNumber, ...callsOf(headers) };
}

const callsOf = (headers: Record<string, string>) => ({
  state: async () => (await get(ADDRESS, { headers })).body,
  turnOn: (until = at(2)) => send('PUT', ADDRESS, { headers, body: { until } }),
  turnOff: () => send('DELETE', ADDRESS, { headers }),
});

const rowsOf = (reservationNumber: string) =>
  db.select().from(doNotDisturb).where(eq(doNotDisturb.reservationNumber, reservationNumber));

test('when a guest turns it on, all guests of the reservation and the staff see it at once, without a name', async () => {
  const reservationNumber = `R-${randomUUID().slice(0, 8)}`;
  fake.addReservation({ reservationNumber, room: '311' });
  const [ada, bob] = [
    await knownGuest(db, NOON, { ...STAY, reservationNumber, lastName: 'Almeida' }),
    await sockets.guest({ ...STAY, reservationNumber }),
  ];
  const stranger = await sockets.guest({ ...STAY, reservationNumber: 'R-OTHER' });
  const [maid, elsewhere] = [
    await sockets.staff('agent', 'casa-miramar', 'housekeeping'),
    await sockets.staff('agent', 'higashiyama-an', 'housekeeping'),
  ];

  const on = await callsOf(ada.headers).turnOn(at(3));

  expect(on.body).toMatchObject({ current: { room: '311', since: at(0), until: at(3) } });
  for (const one of [bob, maid]) {
    await expect
      .poll(() => one.pushes('doNotDisturbUpdated'), PATIENTLY)
      .toMatchObject([{ doNotDisturb: { room: '311', until: at(3) } }]);
  }
  const { rooms } = await maid.requestOk('loadDoNotDisturb', {});
  expect(rooms.filter(({ room }) => room === '311')).toHaveLength(1);
  expect(JSON.stringify(rooms)).not.toContain('Almeida');
  expect(await elsewhere.requestOk('loadDoNotDisturb', {})).toEqual({ rooms: [] });

  await callsOf(ada.headers).turnOff();

  await expect
    .poll(() => bob.pushes('doNotDisturbUpdated').at(-1)?.doNotDisturb, PATIENTLY)
    .toMatchObject({ endedBy: 'guest' });
  const after = await maid.requestOk('loadDoNotDisturb', {});
  expect(after.rooms.filter(({ room }) => room === '311')).toEqual([]);
  expect([stranger.pushes('doNotDisturbUpdated'), elsewhere.pushes('doNotDisturbUpdated')]).toEqual([[], []]);
  expect(await contractViolations(bob, maid)).toEqual([]);
});

test("if two guests of a reservation turn it on at once, there is one, with the later request's end", async () => {
  const me = await roomGuest();

  const replies = await Promise.all([1, 2, 3, 2, 1].map((hours) => me.turnOn(at(hours))));
  const last = await me.turnOn(at(4));
  const [off, again] = [await me.turnOff(), await me.turnOff()];

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(last.body.current.until).toBe(at(4));
  expect([off.status, again.status, off.body.current, again.body.current]).toEqual([
    200,
    200,
    undefined,
    undefined,
  ]);
  expect(await rowsOf(me.reservationNumber)).toHaveLength(1);
});

test.each([
  ['a stay that the hotel has not confirmed', { isStayVerified: false }, 409, 'stay_unverified', true, 0],
  ['a guest who has not arrived', { checkin: '2026-06-12' }, 422, 'until_out_of_range', false, 0],
  ['a guest who has left', { checkout: '2026-06-09' }, 422, 'until_out_of_range', false, 0],
])('%s turns nothing on', async (_who, facts, status, code, isUnverified, choices) => {
  const me = await roomGuest(facts);

  const reply = await me.turnOn();

  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(await rowsOf(me.reservationNumber)).toEqual([]);
  const state = await me.state();
  expect(state.isUnverified).toBe(isUnverified);
  if (!isUnverified) expect(state.choices).toHaveLength(choices);
});

test.each([
  ['a time that is over', at(0)],
  ['a time after the last choice', at(72)],
])('%s is refused', async (_what, until) => {
  const me = await roomGuest();

  const reply = await me.turnOn(until);

  expect(reply.status).toBe(422);
  expect(reply.body.fields).toMatchObject([{ field: 'until', code: 'until_out_of_range' }]);
  expect(await me.state()).not.toHaveProperty('current');
});

test("the room comes from the hotel's system and not from the guest", async () => {
  const me = await roomGuest({ room: '999' });

  const { body } = await me.turnOn();

  expect(body.current.room).toBe(me.room);
});

test("while the hotel's system is unavailable, it cannot be turned on but can be turned off", async () => {
  const [me, other] = [await roomGuest(), await roomGuest()];
  await other.turnOn();
  fake.state.isAway = true;
  onTestFinished(() => void (fake.state.isAway = false));

  const [on, off] = [await me.turnOn(), await other.turnOff()];

  expect([on.status, on.body.code]).toEqual([409, 'room_unknown']);
  expect(off.status).toBe(200);
  expect(off.body).not.toHaveProperty('current');
});

test('it ends at its time, and the event is published once even with two servers', async () => {
  const guest = await sockets.guest({ ...STAY, reservationNumber: 'R-BY-TIME' });
  const facts = { reservationNumber: 'R-BY-TIME', until: new Date(NOON) };
  await insertDoNotDisturb(db, guest, facts);
  // An expired “do not disturb” has no effect, even before the job has ended it.
  expect(await sockets.staff().then((maid) => maid.requestOk('loadDoNotDisturb', {}))).not.toMatchObject({
    rooms: [{ until: at(0) }],
  });

  await Promise.all([testSockets({ db, now: () => NOON }), testSockets({ db, now: () => NOON })]);

  await expect
    .poll(async () => (await rowsOf('R-BY-TIME')).map(({ endedBy }) => endedBy), PATIENTLY)
    .toEqual(['time']);
  const events = await db
    .select()
    .from(userEvent)
    .where(and(eq(userEvent.userId, guest.id), eq(userEvent.event, 'doNotDisturbUpdated')));
  expect(events).toHaveLength(1);
});

test('staff end it with a reason, and the guest sees who it was', async () => {
  const guest = await sockets.guest({ ...STAY, reservationNumber: 'R-BY-STAFF' });
  const uuid = await insertDoNotDisturb(db, guest, { reservationNumber: 'R-BY-STAFF', room: '512' });
  const [maid, elsewhere] = [await sockets.staff(), await sockets.staff('agent', 'higashiyama-an')];

  const foreign = await elsewhere.request('endDoNotDisturb', { uuid, reason: 'safety' });
  const { doNotDisturb: ended } = await maid.requestOk('endDoNotDisturb', { uuid, reason: 'safety' });

  expect(foreign.status).toBe(404);
  expect(ended).toMatchObject({ room: '512', endedBy: 'staff' });
  await expect
    .poll(() => guest.pushes('doNotDisturbUpdated'), PATIENTLY)
    .toMatchObject([{ doNotDisturb: { uuid, endedBy: 'staff' } }]);
});

test('ended rows are kept for 30 days', async () => {
  const { id: guestId } = await roomGuest();
  const endedBefore = (days: number) =>
    insertDoNotDisturb(db, { guestId }, { endedAt: new Date(NOON - days * 24 * HOUR_MS), endedBy: 'guest' });
  const [old, recent] = [await endedBefore(31), await endedBefore(29)];
  const left = async () => (await db.select().from(doNotDisturb)).map(({ id }) => id);

  // Old rows are deleted when a server starts.
  await testSockets({ db, now: () => NOON });

  await expect.poll(async () => (await left()).includes(old), PATIENTLY).toBe(false);
  expect(await left()).toContain(recent);
});
