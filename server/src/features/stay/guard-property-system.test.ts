import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import { createLog } from '../../platform/log/logging';
import { diner } from '../../testing/diners';
import { NOON, testApp } from '../../testing/test-app';
import { fakePropertySystem } from '../bill/testing/fake-property-system';
import { cartOf, newKitchen, orderClient } from '../order/testing/order-client';
import { guardPropertySystem } from './guard-property-system';
import { PostingRefused, SystemAway, type PropertySystem } from './property-system';

const hotel = (id: string) => ({
  id,
  slug: id,
  timeZone: 'Europe/Lisbon',
  businessDayStart: '05:00',
  isDemo: false,
});

const silent = createLog('silent', { write: () => {} });

afterEach(() => void vi.useRealTimers());

function guardedSystem(part: Partial<PropertySystem>) {
  return guardPropertySystem(
    { ...fakePropertySystem().system, ...part },
    { now: () => 0, log: silent, maxCallMs: 20 },
  );
}

test('a call that never answers ends, and a system that never answers is not called any more', async () => {
  let calls = 0;
  const system = guardedSystem({
    folio: () => {
      calls += 1;
      return new Promise(() => {});
    },
  });

  for (let i = 0; i < 5; i += 1)
    await expect(system.folio(hotel('a'), 'R')).rejects.toThrow('did not answer in time');
  await expect(system.folio(hotel('a'), 'R')).rejects.toThrow('the system is down');
  await expect(system.bill(hotel('a'), 'R')).rejects.toThrow('the system is down');
  await expect(system.folio(hotel('b'), 'R')).rejects.toThrow('did not answer in time');

  expect(calls).toBe(6);
});

test('a hotel’s system gets four calls at the same time, whatever they ask, and another hotel’s is called meanwhile', async () => {
  const running = { a: 0, b: 0 };
  const most = { a: 0, b: 0 };
  const answer = async (id: string) => {
    const slug = id === 'a' ? 'a' : 'b';
    running[slug] += 1;
    most[slug] = Math.max(most[slug], running[slug]);
    await pause(5);
    running[slug] -= 1;
    return undefined;
  };
  const fake = fakePropertySystem().system;
  const system = guardPropertySystem(
    { ...fake, folio: ({ id }) => answer(id), bill: ({ id }) => answer(id) },
    { now: () => 0, log: silent },
  );

  await Promise.all(
    ['a', 'a', 'a', 'a', 'b', 'b'].flatMap((id) => [
      system.folio(hotel(id), 'R'),
      system.bill(hotel(id), 'R'),
    ]),
  );

  expect(most).toEqual({ a: 4, b: 4 });
});

test('calls that wait for their turn are not made if those before them show that the system is down', async () => {
  let calls = 0;
  const system = guardPropertySystem(
    {
      ...fakePropertySystem().system,
      folio: async () => {
        calls += 1;
        await pause(1);
        throw new SystemAway('maintenance');
      },
    },
    { now: () => 0, log: silent },
  );

  const results = await Promise.allSettled(Array.from({ length: 40 }, () => system.folio(hotel('a'), 'R')));

  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  // Four fail together, which is one failure too few.
  expect(calls).toBeLessThanOrEqual(8);
});

test('a charge whose turn does not come is not sent, and the log says once that calls are given up', async () => {
  vi.useFakeTimers();
  const lines: { msg: string }[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  let posted = 0;
  const system = guardPropertySystem(
    {
      ...fakePropertySystem().system,
      folio: () => new Promise(() => {}),
      post: async () => {
        posted += 1;
        return 'F1';
      },
    },
    { now: () => 0, log },
  );
  const charge = { reservationNumber: 'R', amount: 100, reference: 'OR-1', description: 'OR-1' };
  const four = (call: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 4 }, call));
  const folio = () => system.folio(hotel('a'), 'R');

  const slow = [four(folio)];
  await vi.advanceTimersByTimeAsync(2_000);
  slow.push(four(folio));
  const charges = four(() => system.post(hotel('a'), charge));
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(slow);

  const notMade = { status: 'rejected', reason: expect.any(CallNotMade) };
  expect(await charges).toEqual([notMade, notMade, notMade, notMade]);
  expect(posted).toBe(0);
  const given = lines.filter(({ msg }) => msg.endsWith('calls that wait are given up'));
  expect(given).toHaveLength(1);
});

test('a system that refuses postings is up', async () => {
  const system = guardedSystem({
    post: async () => {
      throw new PostingRefused('the folio is closed');
    },
  });
  const charge = { reservationNumber: 'R', amount: 100, reference: 'OR-1', description: 'OR-1' };

  for (let i = 0; i < 10; i += 1)
    await expect(system.post(hotel('a'), charge)).rejects.toThrow(PostingRefused);

  expect(await system.folio(hotel('a'), 'R')).toMatchObject({ isOpen: true });
});

test.each([
  ['the adapter says that the system is away', () => new SystemAway('maintenance')],
  ['the network refuses', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [
    'the network refuses a fetch',
    () => new TypeError('fetch failed', { cause: Object.assign(new Error('read'), { code: 'ECONNRESET' }) }),
  ],
  ['the time of a request has ended', () => new DOMException('too late', 'TimeoutError')],
])('a system counts as down if %s', async (_why, error) => {
  const system = guardedSystem({
    folio: async () => {
      throw error();
    },
  });

  for (let i = 0; i < 5; i += 1) await system.folio(hotel('a'), 'R').catch(() => {});

  await expect(system.bill(hotel('a'), 'R')).rejects.toThrow('the system is down');
});

test('a guest for whose reservation the adapter throws does not stop the calls for others', async () => {
  const system = guardedSystem({
    folio: async (_property, reservationNumber) => {
      if (reservationNumber === 'R-ODD') throw new Error('404 no such folio');
      return { isOpen: true, noPost: false, creditLimit: null };
    },
  });

  for (let i = 0; i < 10; i += 1)
    await expect(system.folio(hotel('a'), 'R-ODD')).rejects.toThrow('404 no such folio');

  expect(await system.folio(hotel('a'), 'R-2')).toMatchObject({ isOpen: true });
});

test('an error about one reservation is no reason for tries without limit', async () => {
  const fake = fakePropertySystem();
  const propertySystem: PropertySystem = {
    ...fake.system,
    reservations: async () => {
      throw new Error('400 malformed number');
    },
  };
  const suite = await testApp({ demo: { propertySystem, sampleStays: async () => [] }, rateFactor: 100 });
  const me = await diner(suite);
  const statuses = [];
  for (let i = 0; i < 7; i += 1) {
    const body = { lastName: 'Byron', reservationNumber: `R-${i}`, checkout: '2026-06-14' };
    const path = '/web/property/casa-miramar/guest/stay/verify';
    statuses.push((await suite.send('POST', path, { headers: me.headers, body })).status);
  }

  expect(statuses).not.toContain(503);
  expect(statuses.at(-1)).toBe(423);
});

test('that a system is away and is back is logged once each, and not for every call', async () => {
  const clock = { now: NOON };
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const state = { isAway: true };
  const system = guardPropertySystem(
    {
      ...fakePropertySystem().system,
      bill: async () => {
        if (state.isAway) throw new SystemAway('maintenance');
        return undefined;
      },
    },
    { now: () => clock.now, log },
  );
  const call = () => system.bill(hotel('a'), 'R').catch(() => {});

  for (let i = 0; i < 20; i += 1) await call();
  clock.now += 30_000;
  await call();
  state.isAway = false;
  clock.now += 30_000;
  await call();
  await call();

  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'the hotel system is away; it is called again in half a minute'],
    [30, 'the hotel system is back'],
  ]);
});

test('calls that are not made fill no log', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const fake = fakePropertySystem();
  const propertySystem: PropertySystem = {
    ...fake.system,
    folio: async () => {
      throw new SystemAway('maintenance');
    },
  };
  const suite = await testApp({ demo: { propertySystem, sampleStays: async () => [] }, log });
  const { quote } = orderClient(suite);
  const kitchen = await newKitchen(suite.db);
  const me = await diner(suite, { isStayVerified: true, reservationNumber: `R-${randomUUID()}` });

  for (let i = 0; i < 10; i += 1) await quote(me, kitchen.slug, cartOf(kitchen.items, { mode: 'room' }));

  const count = (text: string) => lines.filter((line) => line.includes(text)).length;
  expect([count('folio could not be fetched'), count('the hotel system is away')]).toEqual([5, 1]);
});

test('a stay cannot be linked while the hotel’s system is down, which costs no try', async () => {
  const clock = { now: NOON };
  const fake = fakePropertySystem();
  const suite = await testApp({
    now: () => clock.now,
    demo: { propertySystem: fake.system, sampleStays: async () => [] },
    rateFactor: 100,
  });
  const me = await diner(suite);
  const stay = { reservationNumber: 'R-LINK', room: '204', checkin: '2026-06-08', checkout: '2026-06-14' };
  fake.addReservation({ ...stay, status: 'checked_in' });
  const body = { lastName: 'Byron', reservationNumber: 'R-LINK', checkout: stay.checkout };
  const link = () =>
    suite.send('POST', '/web/property/casa-miramar/guest/stay/verify', { headers: me.headers, body });

  fake.state.isAway = true;
  const refused = [];
  for (let i = 0; i < 7; i += 1) refused.push(await link());
  fake.state.isAway = false;
  clock.now += 30_000;
  const linked = await link();

  expect(new Set(refused.map((one) => `${one.status} ${one.body.code}`))).toEqual(
    new Set(['503 system_away']),
  );
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect([linked.status, linked.body.stay_verified]).toEqual([200, true]);
});

test('while the hotel’s system is down, an order is not offered the room and is placed without waiting for it', async () => {
  const clock = { now: NOON };
  const fake = fakePropertySystem();
  let calls = 0;
  const state = { isDown: true };
  const propertySystem: PropertySystem = {
    ...fake.system,
    folio: async (...args) => {
      calls += 1;
      if (state.isDown) throw new SystemAway('the hotel’s system restarts');
      return fake.system.folio(...args);
    },
  };
  const suite = await testApp({
    now: () => clock.now,
    demo: { propertySystem, sampleStays: async () => [] },
  });
  const { quote, order } = orderClient(suite);
  const kitchen = await newKitchen(suite.db);
  const me = await diner(suite, { isStayVerified: true, reservationNumber: `R-${randomUUID()}` });
  const cart = cartOf(kitchen.items, { mode: 'room' });
  const roomOf = async () => {
    const { body } = await quote(me, kitchen.slug, cart);
    return body.payments.find(({ method }: { method: string }) => method === 'room_charge');
  };

  for (let i = 0; i < 8; i += 1) await roomOf();
  const whileDown = await roomOf();
  const callsWhileDown = calls;
  const placed = await order(me, kitchen.slug, cart);
  state.isDown = false;
  clock.now += 30_000;
  const after = await roomOf();

  expect(callsWhileDown).toBe(5);
  expect(whileDown).toMatchObject({ isAllowed: false, reason: 'away' });
  expect(placed.payment).toMatchObject({ method: 'pay_on_delivery' });
  expect(after).toMatchObject({ isAllowed: true });
});
