import { inArray, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pushOutbox, room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;
const property = await db.query.property.findFirst({ where: (row, is) => is.eq(row.slug, 'casa-miramar') });

async function groupOf(...members: SocketClient[]): Promise<string> {
  const facts = {
    propertyId: String(property?.id),
    type: 'external' as const,
    requestState: 'none' as const,
  };
  const [made] = await db.insert(room).values(facts).returning();
  const roomId = String(made?.id);
  const rows = members.map(({ id }) => ({ roomId, memberId: id, kind: 'guest' as const }));
  await db.insert(roomMember).values(rows);
  return roomId;
}

const newText = (roomId: string, key: string = randomUUID()) => ({ roomId, key, text: `For ${roomId}` });
const eventsOf = (roomIds: string[]) =>
  db.select().from(roomEvent).where(inArray(roomEvent.roomId, roomIds)).orderBy(roomEvent.seq);

test('K-04 messages of many guests at once are stored in each room without gaps and pushed to all members', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => sockets.guest()));
  const [listener] = guests;
  const rooms = await Promise.all(Array.from({ length: 6 }, () => groupOf(...guests)));

  const sent = await Promise.all(
    guests.flatMap((guest) => rooms.map((roomId) => guest.requestOk('newExternalMessage', newText(roomId)))),
  );

  for (const roomId of rooms) {
    const stored = await eventsOf([roomId]);
    expect(stored.map(({ seq }) => seq)).toEqual(guests.map((_guest, i) => i + 1));
    const pushed = () =>
      (listener?.pushes('newExternalMessage') ?? [])
        .filter((push) => push.roomId === roomId)
        .map(({ seq }) => seq);
    await expect.poll(pushed).toEqual(guests.map((_guest, i) => i + 1));
  }
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(guests.length * rooms.length);
  await expect.poll(() => db.$count(pushOutbox)).toBe(0);
});

test.each([
  ['by day', Date.parse('2026-06-10T12:00:00Z')],
  ['at night', Date.parse('2026-06-10T23:00:00Z')],
])(
  'subsequent messages sent %s, also without a room, need no transaction of their own',
  async (_when, now) => {
    const then = await testSockets({ db, now: () => now });
    const ada = await then.guest();
    const { roomId } = await ada.requestOk('newExternalMessage', { key: randomUUID(), text: 'Hello' });
    // At night the automatic reply has been sent, which is read only once.
    await ada.requestOk('newExternalMessage', newText(roomId));
    const transaction = vi.spyOn(db, 'transaction');
    onTestFinished(() => transaction.mockRestore());

    for (let i = 0; i < 40; i += 1) {
      await ada.requestOk('newExternalMessage', newText(roomId));
      await ada.requestOk('newExternalMessage', { key: randomUUID(), text: 'Still there?' });
    }

    // Background jobs open a transaction at most once a second.
    expect(transaction.mock.calls.length).toBeLessThan(30);
  },
);

test('a conversation that is erased while its guest writes without its id is started again', async () => {
  const ada = await sockets.guest();
  const write = () => ada.requestOk('newExternalMessage', { key: randomUUID(), text: 'Hello' });
  const { roomId } = await write();
  await write();
  for (const table of [roomEvent, roomMember]) await db.delete(table).where(eq(table.roomId, roomId));
  await db.delete(room).where(eq(room.id, roomId));

  const again = await write();

  expect(again.roomId).not.toBe(roomId);
  expect(await write()).toMatchObject({ roomId: again.roomId, seq: again.seq + 1 });
});

test('K-04 an idempotency key used in several rooms at once creates one message and does not affect others', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const rooms = await Promise.all(Array.from({ length: 4 }, () => groupOf(ada, bob)));
  const key = randomUUID();

  const [same, others] = await Promise.all([
    Promise.all(rooms.map((roomId) => ada.request('newExternalMessage', newText(roomId, key)))),
    Promise.all(rooms.map((roomId) => bob.request('newExternalMessage', newText(roomId)))),
  ]);

  expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = await eventsOf(rooms);
  expect(stored.filter(({ clientId }) => clientId === key)).toHaveLength(1);
  expect(stored).toHaveLength(5);
});

test('a rejected message does not affect others sent at the same time', async () => {
  const [ada, outsider] = [await sockets.guest(), await sockets.guest()];
  const rooms = await Promise.all([groupOf(ada), groupOf(ada)]);
  const [theirs = ''] = rooms;

  const [refused, missing, ...sent] = await Promise.all([
    outsider.request('newExternalMessage', newText(theirs)),
    outsider.request('newExternalMessage', newText(randomUUID())),
    ...rooms.map((roomId) => ada.request('newExternalMessage', newText(roomId))),
  ]);

  expect([refused.status, missing.status]).toEqual([404, 404]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('a locked room delays only its own messages', async () => {
  const ada = await sockets.guest();
  const [held, free] = [await groupOf(ada), await groupOf(ada)];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const change = db.transaction(async (tx) => {
    await tx.select().from(room).where(eq(room.id, held)).for('update');
    isLocked();
    await isReleased;
  });
  await locked;

  const waiting = ada.requestOk('newExternalMessage', newText(held));
  expect(await ada.requestOk('newExternalMessage', newText(free))).toMatchObject({ seq: 1 });
  expect(await eventsOf([held])).toEqual([]);
  release();
  await change;
  expect(await waiting).toMatchObject({ seq: 1 });
});

test('a guest added since the last message can write, and a removed one can neither write nor receive', async () => {
  const [ada, bob, desk] = [await sockets.guest(), await sockets.guest(), await sockets.staff()];
  const roomId = await groupOf(ada);
  const input = { roomId, guestsId: [bob.id] };
  const seqOf = async (guest: SocketClient) =>
    (await guest.requestOk('newExternalMessage', newText(roomId))).seq;
  expect(await seqOf(ada)).toBe(1);

  await desk.requestOk('addGuestsToExternalGroupRoom', input);
  expect(await seqOf(bob)).toBe(2);
  await desk.requestOk('removeGuestsFromExternalGroupRoom', input);
  const refused = await bob.request('newExternalMessage', newText(roomId));

  expect(refused).toMatchObject({ status: 403, code: 'removed_from_room' });
  expect(await seqOf(ada)).toBe(3);
  await expect.poll(() => ada.pushes('newExternalMessage').map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(bob.pushes('newExternalMessage').map(({ seq }) => seq)).toEqual([2]);
});

test('a message written by another process comes before the next one', async () => {
  const ada = await sockets.guest();
  const roomId = await groupOf(ada);
  await ada.requestOk('newExternalMessage', newText(roomId));
  await db.transaction(async (tx) => {
    await tx.update(room).set({ headSeq: 2 }).where(eq(room.id, roomId));
    const theirs = { roomId, seq: 2, actorId: randomUUID(), actorKind: 'staff' as const };
    await tx
      .insert(roomEvent)
      .values({ ...theirs, kind: 'message', body: { text: 'Hi', messageType: 'text' } });
  });

  expect(await ada.requestOk('newExternalMessage', newText(roomId))).toMatchObject({ seq: 3, dup: false });
  expect((await eventsOf([roomId])).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});
