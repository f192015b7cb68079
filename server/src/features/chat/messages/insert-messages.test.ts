import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertRow } from '../../../platform/db/assert-row';
import { chatConnection, pushOutbox, room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';
import { insertMessages, type InsertedMessage } from './insert-messages';

const sockets = await testSockets();
const { db } = sockets;
const property = await db.query.property.findFirst({ where: (row, is) => is.eq(row.slug, 'casa-miramar') });

async function groupOf(...members: SocketClient[]) {
  const facts = {
    propertyId: String(property?.id),
    type: 'external' as const,
    requestState: 'none' as const,
  };
  const [made] = await db.insert(room).values(facts).returning();
  assertRow(made);
  await db
    .insert(roomMember)
    .values(members.map(({ id }) => ({ roomId: made.id, memberId: id, kind: 'guest' as const })));
  return made;
}

/** Creates the next message for a room in its last known state. */
async function nextMessage(
  writer: SocketClient,
  seen: typeof room.$inferSelect,
  key: string = randomUUID(),
): Promise<InsertedMessage> {
  const [place] = await db.select().from(chatConnection).where(eq(chatConnection.actorId, writer.id));
  const body = { text: 'Hello', messageType: 'text' as const };
  return {
    event: {
      roomId: seen.id,
      seq: seen.headSeq + 1,
      id: randomUUID(),
      kind: 'message',
      deletes: null,
      actorId: writer.id,
      actorKind: 'guest',
      clientId: key,
      bodyHash: 'hash',
      body,
      createdAt: new Date(),
      deletedAt: null,
    },
    room: seen,
    connectionId: place?.id ?? 0,
    requestState: 'none',
    push: { topic: `room:${seen.id}`, event: 'newExternalMessage', body: { ...body } },
  };
}

const seqsIn = async (roomId: string) => {
  const rows = await db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId)).orderBy(roomEvent.seq);
  return rows.map(({ seq }) => seq);
};
const headOf = async (roomId: string) =>
  (await db.select().from(room).where(eq(room.id, roomId)))[0]?.headSeq;
const undeliveredIn = (roomId: string) => db.$count(pushOutbox, eq(pushOutbox.topic, `room:${roomId}`));

test('a message gets its sequence number and events and increases the unread count of all members but the sender', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const seen = await groupOf(ada, bob);
  const [first, second] = [await nextMessage(ada, seen), await nextMessage(bob, { ...seen, headSeq: 1 })];

  const inserted = (await insertMessages(db, [first])).get(first.event.id);
  const then = (await insertMessages(db, [second])).get(second.event.id);

  const counts = (one: typeof inserted) =>
    new Map(
      one?.recipients?.flatMap(({ socketRooms, fields }) =>
        fields ? socketRooms.map((socketRoom) => [socketRoom.slice('user:'.length), fields.unread]) : [],
      ),
    );
  expect(counts(inserted)).toEqual(
    new Map([
      [ada.id, 0],
      [bob.id, 1],
    ]),
  );
  // The sender of a message has read the ones before it.
  expect(counts(then)).toEqual(
    new Map([
      [ada.id, 1],
      [bob.id, 0],
    ]),
  );
  expect([await seqsIn(seen.id), await headOf(seen.id)]).toEqual([[1, 2], 2]);
});

test('nothing is written to a changed room, and other messages of the batch are', async () => {
  const ada = await sockets.guest();
  const rooms = await Promise.all([groupOf(ada), groupOf(ada), groupOf(ada)]);
  const [changed, written, same] = rooms;
  if (!changed || !written || !same) throw new Error('three were made');
  const message = await Promise.all(rooms.map((seen) => nextMessage(ada, seen)));
  await db
    .update(room)
    .set({ version: sql`${room.version} + 1` })
    .where(eq(room.id, changed.id));
  await insertMessages(db, [await nextMessage(ada, written)]);

  const inserted = await insertMessages(db, message);

  expect([...inserted.keys()]).toEqual([message[2]?.event.id]);
  expect(await Promise.all(rooms.map(({ id }) => seqsIn(id)))).toEqual([[], [1], [1]]);
  expect(await Promise.all(rooms.map(({ id }) => headOf(id)))).toEqual([0, 1, 1]);
  expect(await undeliveredIn(changed.id)).toBe(0);
});

test('a change during the write is noticed, so a removed guest cannot write', async () => {
  const ada = await sockets.guest();
  const seen = await groupOf(ada);
  const message = await nextMessage(ada, seen);
  const inserted = db.transaction(async (tx) => {
    await tx
      .update(room)
      .set({ version: sql`${room.version} + 1` })
      .where(eq(room.id, seen.id));
    return insertMessages(db, [message]);
  });

  expect(await inserted).toEqual(new Map());
  expect([await seqsIn(seen.id), await headOf(seen.id)]).toEqual([[], 0]);
});

test('K-04 a used idempotency key writes nothing in the same or another room', async () => {
  const ada = await sockets.guest();
  const [one, other] = [await groupOf(ada), await groupOf(ada)];
  const key = randomUUID();

  const inserted = await insertMessages(db, [
    await nextMessage(ada, one, key),
    await nextMessage(ada, other, key),
  ]);
  const again = await insertMessages(db, [
    await nextMessage(ada, { ...one, headSeq: (await headOf(one.id)) ?? 0 }, key),
  ]);

  expect([inserted.size, again.size]).toEqual([1, 0]);
  expect([...(await seqsIn(one.id)), ...(await seqsIn(other.id))]).toEqual([1]);
  expect(Number(await headOf(one.id)) + Number(await headOf(other.id))).toBe(1);
});

test('of two messages for the same sequence number one is written and published once', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const seen = await groupOf(ada, bob);

  const inserted = await insertMessages(db, [await nextMessage(ada, seen), await nextMessage(bob, seen)]);

  const stored = await db.select().from(roomEvent).where(eq(roomEvent.roomId, seen.id));
  expect([...inserted.keys()]).toEqual(stored.map(({ id }) => id));
  expect([stored.length, await headOf(seen.id), await undeliveredIn(seen.id)]).toEqual([1, 1, 1]);
});

test('nothing is written for a replaced connection', async () => {
  const ada = await sockets.guest();
  const seen = await groupOf(ada);
  const message = await nextMessage(ada, seen);
  await db.delete(chatConnection).where(eq(chatConnection.id, message.connectionId));

  expect(await insertMessages(db, [message])).toEqual(new Map());
  expect([await seqsIn(seen.id), await headOf(seen.id)]).toEqual([[], 0]);
});
