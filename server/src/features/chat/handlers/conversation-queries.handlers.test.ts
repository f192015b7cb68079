import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;
const newText = (text: string) => ({ key: randomUUID(), text });

async function pair(): Promise<{ ada: SocketClient; bob: SocketClient; roomId: string }> {
  const [ada, bob] = [await sockets.guest(), await sockets.guest({ firstName: 'Bob', lastName: 'Hall' })];
  const input = { ...newText('1'), roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', input);
  await db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));
  return { ada, bob, roomId };
}

/** Inserts messages after the first, each with its sequence number as the text. */
async function fillRoom(roomId: string, from: SocketClient, to: number): Promise<void> {
  const rows = Array.from({ length: to - 1 }, (_, i) => ({
    roomId,
    seq: i + 2,
    kind: 'message' as const,
    actorId: from.id,
    actorKind: 'guest' as const,
    body: { text: `${i + 2}`, messageType: 'text' as const },
  }));
  await db.insert(roomEvent).values(rows);
  await db.update(room).set({ headSeq: to }).where(eq(room.id, roomId));
}

test('E-10 a room has all specified fields', async () => {
  const { ada, bob, roomId } = await pair();

  const { rooms, cursor, gone } = await bob.requestOk('loadGuestRooms', {});

  expect({ cursor, gone }).toEqual({ cursor: null, gone: [] });
  expect(rooms).toEqual([
    expect.objectContaining({
      id: roomId,
      key: roomKeyOf(ada.id, bob.id),
      roomType: 'private_guest',
      roomName: 'Ada',
      guestsId: expect.arrayContaining([ada.id, bob.id]),
      lastMessage: expect.objectContaining({ text: '1', from: ada.id, seq: 1 }),
      unreadMessages: 1,
      realUnreadCount: 1,
      unreadAt: 1,
      muted: false,
      hasBlocked: false,
      headSeq: 1,
      readSeq: 0,
    }),
  ]);
  expect(await ada.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({
    roomName: 'Bob Hall',
    readSeq: 1,
  });
});

test('N-03 pages of 25 lead back to the first message, and a shorter page is the last', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 60);

  const newest = await bob.requestOk('loadMoreMessages', { roomId });
  const older = await bob.requestOk('loadMoreMessages', { roomId, beforeSeq: 36 });
  const oldest = await bob.requestOk('loadMoreMessages', { roomId, beforeSeq: 11, limit: 25 });

  const places = [oldest, older, newest].flatMap(({ messages }) => messages.map(({ seq }) => seq));
  expect(places).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  expect([newest, older, oldest].map((page) => page.isFetchComplete)).toEqual([false, false, true]);
  expect(newest).toMatchObject({ headSeq: 60, toSeq: 60, complete: true });
});

test('missed messages are loaded from a position, and the reply has the position reached', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 60);

  const first = await bob.requestOk('loadMoreMessages', { roomId, afterSeq: 10, limit: 30 });
  const rest = await bob.requestOk('loadMoreMessages', { roomId, afterSeq: first.toSeq, limit: 30 });
  const none = await bob.requestOk('loadMoreMessages', { roomId, afterSeq: 60 });

  expect([first.messages[0]?.seq, first.toSeq, rest.messages[0]?.seq, rest.toSeq]).toEqual([11, 40, 41, 60]);
  expect(none).toMatchObject({ messages: [], toSeq: 60, complete: true });
});

test('a client that missed too many messages gets only the latest page, marked as incomplete', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 400);

  const page = await bob.requestOk('loadMoreMessages', { roomId, afterSeq: 1, limit: 100 });

  expect(page).toMatchObject({ complete: false, toSeq: 400 });
  expect(page.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, i) => 376 + i));
});

test('a member without access to earlier messages cannot load them', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 10);
  await db
    .update(roomMember)
    .set({ joinSeq: 8 })
    .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, bob.id)));

  const input = [{}, { beforeSeq: 10 }, { beforeSeq: 3 }, { afterSeq: 0 }];
  const pages = await Promise.all(input.map((ask) => bob.requestOk('loadMoreMessages', { roomId, ...ask })));

  expect(pages.map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([[9, 10], [9], [], [9, 10]]);
  expect(await bob.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({
    allowedToSeePreviousMessage: false,
    unreadMessages: 2,
  });
});

test('the digest contains only changed and removed rooms', async () => {
  const { ada, bob, roomId } = await pair();
  const quiet = await bob.requestOk('newExternalMessage', newText('Hello'));
  const { rooms } = await bob.requestOk('loadGuestRooms', {});
  const heads = Object.fromEntries(rooms.map(({ id, headSeq }) => [id, headSeq]));
  const marks = Object.fromEntries(rooms.map(({ id, mark }) => [id, mark]));
  const outsider = randomUUID();

  const nothing = await bob.requestOk('loadGuestRooms', { heads, marks });
  await ada.requestOk('newPrivateGuestMessage', { ...newText('2'), roomId });
  const something = await bob.requestOk('loadGuestRooms', { heads: { ...heads, [outsider]: 4 }, marks });

  expect(nothing).toMatchObject({ rooms: [], gone: [], complete: true });
  expect(something).toMatchObject({ rooms: [{ id: roomId, headSeq: 2 }], gone: [outsider] });
  expect(something.rooms.map(({ id }) => id)).not.toContain(quiet.roomId);
});

test('the digest contains a room whose read receipts changed without a new message', async () => {
  const { ada, bob, roomId } = await pair();
  const [before] = (await ada.requestOk('loadGuestRooms', {})).rooms;
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  await bob.requestOk('roomReadBy', { roomId, lastMessageId: messages[0]?.id ?? '' });

  const { rooms } = await ada.requestOk('loadGuestRooms', {
    heads: { [roomId]: before?.headSeq ?? 0 },
    marks: { [roomId]: before?.mark ?? '' },
  });

  expect(rooms[0]?.marks).toContainEqual({ id: bob.id, readSeq: 1, deliveredSeq: 1 });
  expect(rooms[0]?.lastMessage).toMatchObject({ readBy: [bob.id], deliveredTo: [bob.id] });
});

test('rooms are paged by latest activity, each once', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  const property = (await ada.requestOk('newExternalMessage', newText('x'))).roomId;
  const [own] = await db.select().from(room).where(eq(room.id, property));
  const made = await db
    .insert(room)
    .values(
      Array.from({ length: 30 }, (_, i) => ({
        propertyId: own?.propertyId ?? '',
        type: 'external' as const,
        requestState: 'none' as const,
        name: `Tour ${i}`,
        lastActivityAt: new Date(Date.parse('2026-06-10T10:00:00Z') - (i >> 1) * 1_000),
      })),
    )
    .returning({ id: room.id });
  await db
    .insert(roomMember)
    .values(made.map(({ id }) => ({ roomId: id, memberId: ada.id, kind: 'guest' as const })));

  const first = await ada.requestOk('loadGuestRooms', {});
  const rest = await ada.requestOk('loadMoreRooms', { cursor: first.cursor ?? '' });

  const ids = [...first.rooms, ...rest.rooms].map(({ id }) => id);
  expect([first.rooms.length, new Set(ids).size, rest.isFetchComplete]).toEqual([25, 31, true]);
  expect((await desk.requestOk('loadGuestRooms', { limit: 100 })).rooms.length).toBeGreaterThanOrEqual(31);
});

test('K-03 a long reply is compressed only on request', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 100);

  const plain = await bob.requestOk('loadMoreMessages', { roomId, limit: 100 });
  const packed = await bob.request('loadMoreMessages', { roomId, limit: 100, compress: true });
  const short = await bob.request('getHotelStaff', { compress: true });

  // The compressed reply does not match the contract until it is decompressed.
  const { c, d } = (packed as unknown as { data: { c: string; d: Buffer } }).data;
  expect(c).toBe('gzip');
  expect(JSON.parse(gunzipSync(d).toString())).toEqual(plain);
  expect(short).toMatchObject({ data: expect.any(Array) });
});

test('E-12 guests are visible only to those who share a room, and staff without surnames', async () => {
  const { ada, bob } = await pair();
  const outsider = await sockets.guest();

  const known = await ada.requestOk('getGuestsById', { ids: [bob.id, outsider.id, randomUUID()] });
  const staff = await ada.requestOk('getHotelStaff', {});

  expect(known).toEqual([
    expect.objectContaining({ _id: bob.id, id: bob.id, name: 'Bob Hall', type: 'guest', userType: 'guest' }),
  ]);
  expect(staff.length).toBeGreaterThan(3);
  expect(JSON.stringify(staff)).not.toContain('lastName');
});

test('S-22 K-04 read receipts reach the others and the own devices, never go back and reset the unread count', async () => {
  const { ada, bob, roomId } = await pair();
  await fillRoom(roomId, ada, 5);
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  const idOf = (seq: number) => messages.find((one) => one.seq === seq)?.id ?? '';

  const some = await bob.requestOk('messageReadBy', { messageId: idOf(3) });
  const all = await bob.requestOk('roomReadBy', { roomId, lastMessageId: idOf(5) });
  const late = await bob.requestOk('roomReadBy', { roomId, lastMessageId: idOf(2) });

  expect([some, all, late]).toMatchObject([
    { readSeq: 3, unread: 2, unreadAt: 8 },
    { readSeq: 5, unread: 0, unreadAt: 10 },
    { readSeq: 5, unread: 0, unreadAt: 10 },
  ]);
  await expect.poll(() => ada.pushes('roomReadBy')).toMatchObject([{ roomId, guestId: bob.id, readSeq: 5 }]);
  expect(ada.pushes('messageReadBy')).toMatchObject([{ messageId: idOf(3), readSeq: 3 }]);
  expect(bob.pushes('roomReadBy')).toMatchObject([{ readSeq: 5, unread: 0, unreadAt: 10 }]);
  expect(bob.pushes('messageReadBy')).toMatchObject([{ readSeq: 3, unread: 2, unreadAt: 8 }]);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('a message of another room cannot be marked as read', async () => {
  const [{ ada, roomId }, other] = [await pair(), await pair()];
  const { messages } = await other.ada.requestOk('loadMoreMessages', { roomId: other.roomId });
  const theirs = messages[0]?.id ?? '';

  expect(await ada.request('roomReadBy', { roomId, lastMessageId: theirs })).toMatchObject({ status: 404 });
  expect(await ada.request('messageReadBy', { messageId: theirs })).toMatchObject({ status: 404 });
  expect(await ada.request('messageDelivered', { messageIds: [theirs] })).toMatchObject({ status: 404 });
  expect(await ada.request('loadMoreMessages', { roomId: other.roomId })).toMatchObject({ status: 404 });
});

test('a delivery receipt reaches the sender', async () => {
  const { ada, bob, roomId } = await pair();
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });

  await bob.requestOk('messageDelivered', { messageIds: messages.map(({ id }) => id) });

  await expect.poll(() => ada.pushes('messageDelivered')).toMatchObject([{ roomId, deliveredSeq: 1 }]);
  const again = await ada.requestOk('loadMoreMessages', { roomId });
  expect(again.messages[0]).toMatchObject({ deliveredTo: [bob.id], readBy: [] });
});

test('a delivery receipt reaches the sender even if the request also names a message of another room', async () => {
  const [{ ada, bob, roomId }, other] = [await pair(), await pair()];
  const [own, theirs] = [
    await bob.requestOk('loadMoreMessages', { roomId }),
    await other.ada.requestOk('loadMoreMessages', { roomId: other.roomId }),
  ];
  const messageIds = [...theirs.messages, ...own.messages].map(({ id }) => id);

  await bob.requestOk('messageDelivered', { messageIds: [randomUUID(), ...messageIds] });

  await expect.poll(() => ada.pushes('messageDelivered')).toMatchObject([{ roomId, deliveredSeq: 1 }]);
  expect(other.ada.pushes('messageDelivered')).toEqual([]);
  const [unmarked] = (await other.ada.requestOk('loadMoreMessages', { roomId: other.roomId })).messages;
  expect(unmarked).toMatchObject({ deliveredTo: [] });
});

test('S-24 typing is sent to the other members only, and not in a room with a block', async () => {
  const { ada, bob, roomId } = await pair();
  const outsider = await sockets.guest();

  ada.socket.emit('chatAction', { roomId, action: 'typing' });
  outsider.socket.emit('chatAction', { roomId, action: 'typing' });
  await expect.poll(() => bob.pushes('chatAction').length).toBe(1);
  await db.update(roomMember).set({ hasBlocked: true }).where(eq(roomMember.roomId, roomId));
  ada.socket.emit('chatAction', { roomId, action: 'typing' });
  await ada.requestOk('loadGuestRooms', {});

  expect(bob.pushes('chatAction')).toEqual([
    { roomId, guestId: ada.id, action: 'typing', epoch: expect.any(String) },
  ]);
  expect([...ada.pushes('chatAction'), ...outsider.pushes('chatAction')]).toEqual([]);
});

test.each(['pending', 'declined'] as const)(
  'S-24 typing is not sent while a request is %s',
  async (requestState) => {
    const { ada, bob, roomId } = await pair();
    await db.update(room).set({ requestState }).where(eq(room.id, roomId));

    ada.socket.emit('chatAction', { roomId, action: 'typing' });
    await ada.requestOk('loadGuestRooms', {});
    await bob.requestOk('loadGuestRooms', {});

    expect(bob.pushes('chatAction')).toEqual([]);
  },
);
