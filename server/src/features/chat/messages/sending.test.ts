import { inArray, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pushOutbox, room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import { testSockets, type Caller } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;
const house = await db.query.property.findFirst({ where: (row, is) => is.eq(row.slug, 'casa-miramar') });

async function groupOf(...members: Caller[]): Promise<string> {
  const facts = { propertyId: String(house?.id), type: 'external' as const, requestState: 'none' as const };
  const [made] = await db.insert(room).values(facts).returning();
  const roomId = String(made?.id);
  const rows = members.map(({ id }) => ({ roomId, memberId: id, kind: 'guest' as const }));
  await db.insert(roomMember).values(rows);
  return roomId;
}

const words = (roomId: string, key: string = randomUUID()) => ({ roomId, key, text: `For ${roomId}` });
const eventsOf = (roomIds: string[]) =>
  db.select().from(roomEvent).where(inArray(roomEvent.roomId, roomIds)).orderBy(roomEvent.seq);

test('K-04 what many guests write at one moment is stored in each room without a gap, and told to each', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => sockets.guest()));
  const [listener] = guests;
  const rooms = await Promise.all(Array.from({ length: 6 }, () => groupOf(...guests)));

  const sent = await Promise.all(
    guests.flatMap((guest) => rooms.map((roomId) => guest.want('newExternalMessage', words(roomId)))),
  );

  for (const roomId of rooms) {
    const stored = await eventsOf([roomId]);
    expect(stored.map(({ seq }) => seq)).toEqual(guests.map((_guest, i) => i + 1));
    const told = () =>
      (listener?.pushes('newExternalMessage') ?? [])
        .filter((push) => push.roomId === roomId)
        .map(({ seq }) => seq);
    await expect.poll(told).toEqual(guests.map((_guest, i) => i + 1));
  }
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(guests.length * rooms.length);
  await expect.poll(() => db.$count(pushOutbox)).toBe(0);
});

test.each([
  ['by day', Date.parse('2026-06-10T12:00:00Z')],
  ['at night', Date.parse('2026-06-10T23:00:00Z')],
])('who writes on %s is waited for by no transaction of their own', async (_when, now) => {
  const then = await testSockets({ db, now: () => now });
  const ada = await then.guest();
  const { roomId } = await ada.want('newExternalMessage', { key: randomUUID(), text: 'Hello' });
  // At night the house has answered, which is seen once.
  await ada.want('newExternalMessage', words(roomId));
  const transaction = vi.spyOn(db, 'transaction');
  onTestFinished(() => transaction.mockRestore());

  for (let i = 0; i < 40; i += 1) await ada.want('newExternalMessage', words(roomId));

  // Once a second or less others have theirs.
  expect(transaction.mock.calls.length).toBeLessThan(30);
});

test('K-04 one key sent to several rooms at one moment is one message, and others of that moment are stored', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const rooms = await Promise.all(Array.from({ length: 4 }, () => groupOf(ada, bob)));
  const key = randomUUID();

  const [same, others] = await Promise.all([
    Promise.all(rooms.map((roomId) => ada.ask('newExternalMessage', words(roomId, key)))),
    Promise.all(rooms.map((roomId) => bob.ask('newExternalMessage', words(roomId)))),
  ]);

  expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = await eventsOf(rooms);
  expect(stored.filter(({ clientId }) => clientId === key)).toHaveLength(1);
  expect(stored).toHaveLength(5);
});

test('who may not write in a room is told so, and others who write at that moment notice nothing', async () => {
  const [ada, stranger] = [await sockets.guest(), await sockets.guest()];
  const rooms = await Promise.all([groupOf(ada), groupOf(ada)]);
  const [theirs = ''] = rooms;

  const [refused, missing, ...sent] = await Promise.all([
    stranger.ask('newExternalMessage', words(theirs)),
    stranger.ask('newExternalMessage', words(randomUUID())),
    ...rooms.map((roomId) => ada.ask('newExternalMessage', words(roomId))),
  ]);

  expect([refused.status, missing.status]).toEqual([404, 404]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('a room that is being changed keeps nobody waiting but those who write in it', async () => {
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

  const waiting = ada.want('newExternalMessage', words(held));
  expect(await ada.want('newExternalMessage', words(free))).toMatchObject({ seq: 1 });
  expect(await eventsOf([held])).toEqual([]);
  release();
  await change;
  expect(await waiting).toMatchObject({ seq: 1 });
});

test('who has come into a room since the last message writes in it, who was put out does not, and hears nothing', async () => {
  const [ada, bob, desk] = [await sockets.guest(), await sockets.guest(), await sockets.staff()];
  const roomId = await groupOf(ada);
  const asked = { roomId, guestsId: [bob.id] };
  const seqOf = async (guest: Caller) => (await guest.want('newExternalMessage', words(roomId))).seq;
  expect(await seqOf(ada)).toBe(1);

  await desk.want('addGuestsToExternalGroupRoom', asked);
  expect(await seqOf(bob)).toBe(2);
  await desk.want('removeGuestsFromExternalGroupRoom', asked);
  const refused = await bob.ask('newExternalMessage', words(roomId));

  expect(refused).toMatchObject({ status: 403, code: 'removed_from_room' });
  expect(await seqOf(ada)).toBe(3);
  await expect.poll(() => ada.pushes('newExternalMessage').map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(bob.pushes('newExternalMessage').map(({ seq }) => seq)).toEqual([2]);
});

test('what another process has written in a room meanwhile has its place before what is written next', async () => {
  const ada = await sockets.guest();
  const roomId = await groupOf(ada);
  await ada.want('newExternalMessage', words(roomId));
  await db.transaction(async (tx) => {
    await tx.update(room).set({ headSeq: 2 }).where(eq(room.id, roomId));
    const theirs = { roomId, seq: 2, actorId: randomUUID(), actorKind: 'staff' as const };
    await tx
      .insert(roomEvent)
      .values({ ...theirs, kind: 'message', body: { text: 'Hi', messageType: 'text' } });
  });

  expect(await ada.want('newExternalMessage', words(roomId))).toMatchObject({ seq: 3, dup: false });
  expect((await eventsOf([roomId])).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});
