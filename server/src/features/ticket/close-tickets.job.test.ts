import { expect, test } from 'vitest';
import { insertTicket } from '../../testing/ticket-builder';
import { NOON } from '../../testing/test-app';
import { testSockets } from '../../testing/test-sockets';

const DAY_MS = 86_400_000;

test('S-16 a request done for a day is closed once by the system, and its guest is notified', async () => {
  const first = await testSockets();
  const { db } = first;
  const guest = await first.guest();
  const [old, fresh] = [
    await insertTicket(db, guest, { status: 'done', at: NOON - DAY_MS }),
    await insertTicket(db, guest, { status: 'done', at: NOON - DAY_MS + 1 }),
  ];

  // Two servers that start at once find the same requests.
  const [one] = await Promise.all([testSockets({ db }), testSockets({ db })]);

  const statuses = async () =>
    new Map((await guest.requestOk('loadGuestRequests', {})).map((it) => [it.trackingId, it]));
  await expect.poll(async () => (await statuses()).get(old)?.status, { timeout: 10_000 }).toBe('closed');
  expect((await statuses()).get(old)?.histories.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'open guest',
    'done system',
    'closed system',
  ]);
  expect((await statuses()).get(fresh)?.status).toBe('done');
  const { userEvents } = await guest.requestOk('loadGuestRooms', { heads: {}, userSeq: 0 });
  expect(userEvents.map(({ event }) => event)).toEqual(['requestUpdated']);
  expect(one.url).toContain('127.0.0.1');
});
