import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../platform/log/logging';
import { insertTicket, templateId } from '../testing/ticket-builder';
import { bookTestTable } from '../testing/booking-builder';
import { programArguments } from '../testing/processes/built-programs';
import { NOON } from '../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../testing/test-sockets';
import { runDemoDesk } from './run-demo-desk';

const begun = Date.now();
const now = () => NOON + Date.now() - begun;
/** Rate limits are those of production. */
const sockets = await testSockets({ rateFactor: 1, now });
// This request was made before the desk starts for the first time.
const olga = await sockets.guest();
const waiting = await insertTicket(sockets.db, olga);

const desk = runDemoDesk(sockets.app, {
  pace: 0.15,
  log: createLog('silent'),
  db: sockets.db,
  now,
  program: programArguments('demo-desk'),
});
afterAll(() => desk.stop());

const POLL_OPTIONS = { timeout: 60_000, interval: 500 };
const newText = (text: string) => ({ key: randomUUID(), text });
const messagesIn = async (caller: SocketClient, roomId: string): Promise<Message[]> =>
  (await caller.requestOk('loadMoreMessages', { roomId })).messages;
const answersIn = async (caller: SocketClient, roomId: string) =>
  (await messagesIn(caller, roomId)).filter(
    ({ fromType, isAutomatic }) => fromType === 'staff' && !isAutomatic,
  );

test(
  'a message of a guest is marked as read, shows typing, and is answered in the guest’s language by a sender labelled as a program',
  { timeout: 120_000 },
  async () => {
    const claire = await sockets.guest({ lang: 'fr' });
    const { roomId } = await claire.requestOk(
      'newExternalMessage',
      newText('Deux serviettes, s’il vous plaît'),
    );

    await expect.poll(() => answersIn(claire, roomId), POLL_OPTIONS).toHaveLength(1);

    const [answer] = await answersIn(claire, roomId);
    expect(answer?.text).toMatch(/réception de démonstration : un programme[^]*Vos demandes/);
    expect(answer?.lang).toBe('fr');
    expect(claire.pushes('chatAction').length).toBeGreaterThan(0);
    expect(claire.pushes('roomReadBy')).toMatchObject([{ roomId, guestId: answer?.from, readSeq: 1 }]);
    const staff = await claire.requestOk('getStaffsExternal', {});
    expect(staff).toMatchObject([
      { _id: answer?.from, nickName: 'Demo desk', title: expect.stringMatching(/progr/) },
    ]);

    await claire.requestOk('newExternalMessage', newText('Merci !'));
    await expect.poll(() => answersIn(claire, roomId), POLL_OPTIONS).toHaveLength(2);
    expect((await answersIn(claire, roomId)).at(-1)?.text).not.toContain('démonstration');
    expect(await contractViolations(claire)).toEqual([]);
  },
);

test(
  'messages sent in quick succession get one reply, and the desk never replies to itself',
  { timeout: 120_000 },
  async () => {
    const ben = await sockets.guest();
    const { roomId } = await ben.requestOk('newExternalMessage', newText('Hello'));
    await ben.requestOk('newExternalMessage', newText('we would like a taxi'));
    await ben.requestOk('newExternalMessage', newText('at eight'));
    await expect.poll(async () => (await answersIn(ben, roomId)).length, POLL_OPTIONS).toBeGreaterThan(0);

    // After the whole conversation of another guest, this one still has no further message.
    const count = (await messagesIn(ben, roomId)).length;
    const dora = await sockets.guest();
    const { roomId: other } = await dora.requestOk('newExternalMessage', newText('Thank you'));
    await expect.poll(() => answersIn(dora, other), POLL_OPTIONS).toHaveLength(1);

    const messages = await messagesIn(ben, roomId);
    expect(messages.length).toBe(count);
    expect(messages.at(-1)?.fromType).toBe('staff');
    expect((await answersIn(ben, roomId)).length).toBeLessThanOrEqual(2);
  },
);

test('fifty guests at once each get exactly one reply', { timeout: 120_000 }, async () => {
  const guests = await Promise.all(Array.from({ length: 50 }, () => sockets.guest()));

  const rooms = await Promise.all(
    guests.map((guest) => guest.requestOk('newExternalMessage', newText('Where is the spa?'))),
  );

  for (const [i, guest] of guests.entries()) {
    const roomId = rooms[i]?.roomId ?? '';
    await expect.poll(() => answersIn(guest, roomId), POLL_OPTIONS).toHaveLength(1);
  }
});

test(
  'a desk that is killed repeatedly in the middle of its work answers everything exactly once',
  { timeout: 180_000 },
  async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => sockets.guest()));
    const sending = guests.map((guest) =>
      guest.requestOk('newExternalMessage', newText('My room is cold, the heating is off')),
    );
    const rooms = await Promise.all(sending);
    for (let kills = 0; kills < 3; kills += 1) {
      const pid = await expect
        .poll(() => desk.pid(), POLL_OPTIONS)
        .toBeDefined()
        .then(() => desk.pid());
      // Each kill happens at a different point of the work.
      await pause(900 + 500 * kills);
      if (pid !== undefined) killOutright(pid);
      await expect.poll(() => desk.pid(), POLL_OPTIONS).not.toBe(pid);
    }

    for (const [i, guest] of guests.entries()) {
      const roomId = rooms[i]?.roomId ?? '';
      await expect.poll(() => answersIn(guest, roomId), { ...POLL_OPTIONS, timeout: 90_000 }).toHaveLength(1);
    }
  },
);

test(
  'the program is silent while a staff member is online and resumes when they leave',
  { timeout: 90_000 },
  async () => {
    const zoe = await sockets.guest({ slug: 'higashiyama-an', lang: 'ja' });
    await expect
      .poll(async () => (await zoe.requestOk('getStaffsExternal', {})).length, POLL_OPTIONS)
      .toBeGreaterThan(0);
    const kenta = await sockets.staff('agent', 'higashiyama-an');
    await expect.poll(() => zoe.pushes('staffsJoinedExternal').length, POLL_OPTIONS).toBeGreaterThan(0);
    const { roomId } = await zoe.requestOk('newExternalMessage', newText('お部屋に枕をもう一つお願いします'));
    await expect.poll(() => kenta.pushes('newExternalMessage').length, POLL_OPTIONS).toBe(1);
    await pause(1_500);
    const meanwhile = await answersIn(zoe, roomId);

    kenta.socket.disconnect();

    await expect.poll(() => answersIn(zoe, roomId), POLL_OPTIONS).toHaveLength(1);
    expect(meanwhile).toEqual([]);
    expect((await answersIn(zoe, roomId))[0]?.text).toContain('プログラム');
  },
);

test(
  'requests advance step by step until they are done, including those made before the start',
  { timeout: 120_000 },
  async () => {
    const paul = await sockets.guest();
    const reply = await paul.requestOk('newGuestRequest', {
      key: randomUUID(),
      requestTemplateId: await templateId(sockets.db, 'wake-up-call'),
      values: { day: '2026-06-12', time: '07:30' },
    });
    const statusOf = async (caller: SocketClient, id: string) =>
      (await caller.requestOk('loadGuestRequests', {})).find(({ trackingId }) => trackingId === id)?.status;

    await expect
      .poll(() => statusOf(paul, reply.ticket.trackingId), { ...POLL_OPTIONS, interval: 2_000 })
      .toBe('done');
    await expect.poll(() => statusOf(olga, waiting), { ...POLL_OPTIONS, interval: 2_000 }).toBe('done');

    const [ticket] = await paul.requestOk('loadGuestRequests', {});
    expect(ticket?.histories.map(({ status }) => status)).toEqual([
      'open',
      'acknowledged',
      'in_progress',
      'done',
    ]);
  },
);

function killOutright(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just exited by itself.
  }
}

test('a requested table is confirmed after a while', { timeout: 90_000 }, async () => {
  const ines = await sockets.guest();
  const uuid = await bookTestTable(sockets, ines, { bookingMode: 'onDemand' });

  await expect
    .poll(() => ines.pushes('tableBookingUpdated').map(({ booking }) => booking.status), POLL_OPTIONS)
    .toContain('confirmed');

  const last = ines.pushes('tableBookingUpdated').at(-1)?.booking;
  expect(last).toMatchObject({ uuid, status: 'confirmed' });
  // A card is not a message that waits for a reply. Pushes may arrive twice, so messages are compared by id.
  const messages = new Map(ines.pushes('newExternalMessage').map(({ id, messageType }) => [id, messageType]));
  expect([...messages.values()]).toEqual(['card']);
});
